import type { MenuItem, PageLinks, StatusTab, StatusView } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { DashboardLayout } from "../../dashboard-layout";
import { StatusTabs } from "../../status-tabs";

interface SchoolRow {
  id: string;
  number: string;
  name: string;
  location: string;
  status: StatusView;
  sentAt: string;
}

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { status?: string | undefined; search?: string | undefined };
  list: { rows: SchoolRow[]; links: PageLinks; waiting: number; tabs: StatusTab[] };
}

export function SchoolList({ menu, path, filters, list }: Props) {
  const { status, search } = filters;
  return (
    <DashboardLayout
      title="Pendaftaran sekolah"
      lead={`${list.waiting} menunggu pemeriksaan.`}
      menu={menu}
      path={path}
    >
      <StatusTabs label="Pendaftaran menurut status" tabs={list.tabs} />
      <FilterForm
        action="/Dashboard/Schools"
        label="Saring pendaftaran sekolah"
        filters={{ search }}
        total={list.links.totalItems}
        noun="pendaftaran"
      >
        {status && <input type="hidden" name="status" value={status} />}
        <SearchInput value={search} hint="Nama, NPSN, atau nomor." />
      </FilterForm>
      {list.rows.length === 0 ? (
        <EmptyState title="Tidak ada pendaftaran yang cocok" />
      ) : (
        <DataTable
          caption="Pendaftaran sekolah"
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "name",

              label: "Sekolah",
              cell: ({ id, name }) => (
                <a href={`/Dashboard/Schools/${id}`} className="whitespace-normal!">
                  {name}
                </a>
              ),
            },
            {
              key: "status",
              card: "side",
              label: "Status",
              cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
            },
            { key: "number", card: "unlabelled", label: "Nomor", cell: ({ number }) => number },
            {
              key: "place",
              card: "unlabelled",
              label: "Tempat",
              cell: ({ location: place }) => place,
            },
            { key: "sent", card: "unlabelled", label: "Dikirim", cell: ({ sentAt }) => sentAt },
          ]}
        />
      )}
      <Pagination links={list.links} label="Halaman pendaftaran sekolah" />
    </DashboardLayout>
  );
}
