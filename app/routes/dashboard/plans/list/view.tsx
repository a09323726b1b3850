import { NEW_PLAN_PATH, PRICING_PATH } from "~/lib/plan-fields";
import type { MenuItem } from "~/lib/views";
import type { PlanDeskList, PlanRowView } from "~/server/features/plan-desk";
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
  list: PlanDeskList;
}

const COLUMNS: Column<PlanRowView>[] = [
  {
    key: "name",
    label: "Paket",
    cell: ({ href, name, audience }) => (
      <span className="grid whitespace-normal">
        <a href={href} className="wrap-anywhere">
          {name}
        </a>{" "}
        <span className="text-sm wrap-anywhere text-ink-soft">{audience}</span>
      </span>
    ),
  },
  {
    key: "status",
    card: "side",
    label: "Status",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
  { key: "price", label: "Harga", cell: ({ price }) => price },
  { key: "sort", label: "Urutan", numeric: true, cell: ({ sort }) => sort },
];

/** Price plans of every status. */
export const PlanDeskPage = ({ menu, path, list: { rows, links, tabs } }: Props) => (
  <DashboardLayout
    title="Paket harga"
    lead="Isi halaman Harga. Tanpa paket yang terbit, halaman itu tidak ada di menu dan pencarian."
    menu={menu}
    path={path}
    actions={<ButtonLink href={NEW_PLAN_PATH}>Tambah paket</ButtonLink>}
  >
    <StatusTabs label="Paket harga menurut status" tabs={tabs} />
    {rows.length > 0 ? (
      <DataTable caption="Paket harga" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
    ) : (
      <EmptyState title="Belum ada paket di sini">
        Paket baru dibuat sebagai draf, lalu Anda menayangkannya.
      </EmptyState>
    )}
    <Pagination links={links} label="Halaman paket harga" />
    <p>
      <a href={PRICING_PATH} className="inline-flex min-h-11 items-center underline">
        Lihat halaman Harga
      </a>
    </p>
  </DashboardLayout>
);
