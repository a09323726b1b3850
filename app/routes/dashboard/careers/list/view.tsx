import { NEW_COMPANY_PATH } from "~/lib/job-desk-paths";
import type { MenuItem } from "~/lib/views";
import type { CompanyDeskList, CompanyRowView } from "~/server/features/job-desk";
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
  list: CompanyDeskList;
}

const COLUMNS: Column<CompanyRowView>[] = [
  {
    key: "name",

    label: "Perusahaan",
    cell: ({ href, name, city }) => (
      <span className="grid">
        <a href={href} className="wrap-anywhere whitespace-normal!">
          {name}
        </a>{" "}
        <span className="text-sm text-ink-soft">{city}</span>
      </span>
    ),
  },
  {
    key: "publication",
    card: "side",
    label: "Status",
    cell: ({ publication }) => <Badge tone={publication.tone}>{publication.label}</Badge>,
  },
  { key: "open", label: "Lowongan dibuka", numeric: true, cell: ({ openJobs }) => openJobs },
  {
    key: "waiting",
    label: "Menunggu persetujuan",
    numeric: true,
    cell: ({ waitingJobs }) => waitingJobs,
  },
];

/** Companies that the user may write, on the site or not. */
export const CompanyDeskPage = ({ menu, path, list: { rows, links, tabs } }: Props) => (
  <DashboardLayout
    title="Karier"
    lead="Perusahaan dan lowongannya, seperti tampil di halaman karier."
    menu={menu}
    path={path}
    actions={<ButtonLink href={NEW_COMPANY_PATH}>Tambah perusahaan</ButtonLink>}
  >
    <StatusTabs label="Perusahaan menurut keadaan" tabs={tabs} />
    {rows.length > 0 ? (
      <DataTable caption="Perusahaan" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
    ) : (
      <EmptyState title="Belum ada perusahaan di sini">
        Perusahaan baru dibuat sebagai draf, lalu pengelola menerbitkannya.
      </EmptyState>
    )}
    <Pagination links={links} label="Halaman perusahaan" />
  </DashboardLayout>
);
