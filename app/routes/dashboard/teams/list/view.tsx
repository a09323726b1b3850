import { TEAMS_PATH } from "~/lib/paths";
import type { MenuItem, PageLinks, StatusTab } from "~/lib/views";
import type { TeamRowView } from "~/server/features/team-inbox";
import { Badge } from "~/ui/badge";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { DashboardLayout } from "../../dashboard-layout";
import { StatusTabs } from "../../status-tabs";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { status?: string | undefined; search?: string | undefined };
  list: { rows: TeamRowView[]; links: PageLinks; waiting: number; tabs: StatusTab[] };
}

export function TeamList({ menu, path, filters: { status, search }, list }: Props) {
  return (
    <DashboardLayout
      title="Pendaftaran tim"
      lead={list.waiting > 0 ? `${list.waiting} menunggu pemeriksaan Anda.` : undefined}
      menu={menu}
      path={path}
    >
      <StatusTabs label="Pendaftaran menurut status" tabs={list.tabs} />
      <FilterForm
        action={TEAMS_PATH}
        label="Saring pendaftaran tim"
        filters={{ search }}
        total={list.links.totalItems}
        noun="pendaftaran"
      >
        {status && <input type="hidden" name="status" value={status} />}
        <SearchInput value={search} hint="Nama tim, nomor, sekolah, atau NPSN." />
      </FilterForm>
      {list.rows.length === 0 ? (
        <EmptyState title="Tidak ada pendaftaran yang cocok" />
      ) : (
        <DataTable
          caption="Pendaftaran tim"
          rows={list.rows}
          rowKey={({ number }) => number}
          columns={[
            {
              key: "name",

              label: "Tim",
              cell: ({ href, name }) => (
                <a href={href} className="whitespace-normal!">
                  {name}
                </a>
              ),
            },
            {
              key: "status",
              card: "side",
              label: "Status",
              cell: (row) => <Badge tone={row.status.tone}>{row.status.label}</Badge>,
            },
            { key: "school", card: "unlabelled", label: "Sekolah", cell: ({ school }) => school },
            { key: "event", label: "Kompetisi", cell: ({ event }) => event },
            { key: "number", label: "Nomor", cell: ({ number }) => number },
            { key: "sent", card: "unlabelled", label: "Dikirim", cell: ({ sentAt }) => sentAt },
          ]}
        />
      )}
      <Pagination links={list.links} label="Halaman pendaftaran tim" />
    </DashboardLayout>
  );
}
