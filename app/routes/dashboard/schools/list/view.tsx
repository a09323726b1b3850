import { toOptions } from "~/lib/options";
import { SCHOOL_STATUS } from "~/lib/school-status";
import type { MenuItem, PageLinks, StatusView } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";

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
  list: { rows: SchoolRow[]; links: PageLinks; waiting: number };
}

/** Drafts are visible to their school only. */
const { draft: _, ...SUBMITTED_STATUSES } = SCHOOL_STATUS;
const STATUS_OPTIONS = toOptions(SUBMITTED_STATUSES);

export function SchoolList({ menu, path, filters, list }: Props) {
  return (
    <DashboardLayout
      title="Pendaftaran sekolah"
      lead={`${list.waiting} menunggu pemeriksaan.`}
      menu={menu}
      path={path}
    >
      <FilterForm
        action="/Dashboard/Schools"
        label="Saring pendaftaran sekolah"
        filters={filters}
        total={list.links.totalItems}
        noun="pendaftaran"
      >
        <TextInput
          id="cari"
          name="search"
          label="Cari"
          defaultValue={filters.search ?? ""}
          hint="Nama, NPSN, atau nomor."
          plain
        />
        <Select
          id="status"
          name="status"
          label="Status"
          options={STATUS_OPTIONS}
          placeholder="Semua"
          defaultValue={filters.status ?? ""}
          plain
        />
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
            { key: "number", label: "Nomor", cell: ({ number }) => number },
            { key: "place", label: "Tempat", cell: ({ location: place }) => place },
            {
              key: "status",
              label: "Status",
              cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
            },
            { key: "sent", label: "Dikirim", cell: ({ sentAt }) => sentAt },
          ]}
        />
      )}
      <Pagination links={list.links} label="Halaman pendaftaran sekolah" />
    </DashboardLayout>
  );
}
