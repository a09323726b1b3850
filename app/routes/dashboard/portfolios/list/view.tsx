import { NEW_PORTFOLIO_PATH } from "~/lib/portfolio-fields";
import type { MenuItem } from "~/lib/views";
import type { PortfolioDeskList, PortfolioRowView } from "~/server/features/portfolio-desk";
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
  list: PortfolioDeskList;
}

const COLUMNS: Column<PortfolioRowView>[] = [
  {
    key: "title",

    label: "Program",
    cell: ({ href, title }) => (
      <a href={href} className="wrap-anywhere whitespace-normal!">
        {title}
      </a>
    ),
  },
  {
    key: "status",
    card: "side",
    label: "Status",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
  {
    key: "client",
    label: "Mitra",
    cell: ({ client, kind }) => (
      <span className="grid whitespace-normal">
        <span>{client}</span> <span className="text-sm text-ink-soft">{kind}</span>
      </span>
    ),
  },
  { key: "date", label: "Selesai", cell: ({ date }) => date },
];

/** Past client programs of every status. */
export const PortfolioDeskPage = ({ menu, path, list: { rows, links, tabs } }: Props) => (
  <DashboardLayout
    title="Portofolio"
    lead="Program yang sudah selesai bersama mitra, dengan satu angka hasilnya."
    menu={menu}
    path={path}
    actions={<ButtonLink href={NEW_PORTFOLIO_PATH}>Tambah portofolio</ButtonLink>}
  >
    <StatusTabs label="Portofolio menurut status" tabs={tabs} />
    {rows.length > 0 ? (
      <DataTable caption="Portofolio" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
    ) : (
      <EmptyState title="Belum ada portofolio di sini">
        Portofolio baru dibuat sebagai draf, lalu Anda menerbitkannya.
      </EmptyState>
    )}
    <Pagination links={links} label="Halaman portofolio" />
  </DashboardLayout>
);
