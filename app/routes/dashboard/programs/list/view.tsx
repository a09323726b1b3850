import { NEW_PROGRAM_PATH } from "~/lib/program-desk-paths";
import type { MenuItem } from "~/lib/views";
import type { ProgramDeskList, ProgramRowView } from "~/server/features/program-desk";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";
import { DashboardLayout } from "../../dashboard-layout";
import { StatusTabs } from "../../status-tabs";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  list: ProgramDeskList;
}

const COLUMNS: Column<ProgramRowView>[] = [
  {
    key: "name",

    label: "Program",
    cell: ({ href, name }) => (
      <a href={href} className="wrap-anywhere whitespace-normal!">
        {name}
      </a>
    ),
  },
  {
    key: "publication",
    card: "side",
    label: "Status",
    cell: ({ publication }) => <Badge tone={publication.tone}>{publication.label}</Badge>,
  },
  {
    key: "status",
    card: "unlabelled",
    label: "Keadaan",
    cell: ({ status, dates }) => (
      <span className="grid">
        <span>{status.label}</span> <span className="text-sm text-ink-soft">{dates}</span>
      </span>
    ),
  },
  { key: "classes", label: "Kelas", numeric: true, cell: ({ classes }) => classes },
  { key: "schools", label: "Sekolah", numeric: true, cell: ({ schools }) => schools },
  { key: "sort", label: "Urutan", numeric: true, cell: ({ sort }) => sort },
];

/** Programs of the tenant, on the site or not. */
export const ProgramDeskPage = ({ menu, path, list: { rows, links, tabs } }: Props) => (
  <DashboardLayout
    title="Program"
    lead="Program mengelompokkan kelas, dengan kurikulum dan papan peringkat sekolahnya."
    menu={menu}
    path={path}
    actions={<ButtonLink href={NEW_PROGRAM_PATH}>Buat program</ButtonLink>}
  >
    <StatusTabs label="Program menurut keadaan" tabs={tabs} />
    {rows.length > 0 ? (
      <DataTable caption="Program" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
    ) : (
      <EmptyState title="Belum ada program di sini">
        Program baru dibuat sebagai draf, lalu Anda menerbitkannya.
      </EmptyState>
    )}
    <Pagination links={links} label="Halaman program" />
  </DashboardLayout>
);
