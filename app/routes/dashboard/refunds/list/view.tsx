import type { RefundRowView } from "~/lib/refund-views";
import type { MenuItem, PageLinks, StatusTab } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";
import { DashboardLayout } from "../../dashboard-layout";
import { StatusTabs } from "../../status-tabs";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { status?: string | undefined };
  list: { rows: RefundRowView[]; links: PageLinks; tabs: StatusTab[] };
}

const COLUMNS: Column<RefundRowView>[] = [
  {
    key: "number",
    card: "name",
    label: "Nomor",
    cell: ({ id, number, since }) => (
      <span className="grid">
        <a
          href={`/Dashboard/Refunds/${id}`}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {number}
        </a>{" "}
        <span className="text-sm text-ink-soft max-md:hidden">sejak {since}</span>
      </span>
    ),
  },
  {
    key: "payer",
    card: "unlabelled",
    label: "Pembayar",
    cell: ({ payer, email }) => (
      <span className="grid">
        <span>{payer}</span>{" "}
        <span className="text-sm text-ink-soft max-md:hidden [overflow-wrap:anywhere]">
          {email}
        </span>
      </span>
    ),
  },
  {
    key: "subject",
    card: "unlabelled",
    label: "Pembayaran",
    cell: ({ subject, cause }) => (
      <span className="grid">
        <span className="[overflow-wrap:anywhere]">{subject}</span>{" "}
        <span className="text-sm text-ink-soft max-md:hidden">{cause}</span>
      </span>
    ),
  },
  { key: "amount", card: "side", label: "Jumlah", numeric: true, cell: ({ amount }) => amount },
  {
    key: "status",
    card: "unlabelled",
    label: "Status",
    cell: ({ status, firstApprover }) => (
      <span className="grid gap-1">
        <span>
          <Badge tone={status.tone}>{status.label}</Badge>
        </span>{" "}
        {firstApprover && (
          <span className="text-sm">Disetujui {firstApprover}, perlu satu orang lagi</span>
        )}
      </span>
    ),
  },
];

export function RefundList({ menu, path, filters, list }: Props) {
  return (
    <DashboardLayout
      title="Dana yang harus dikembalikan"
      lead="Pembayaran ganda, pembayaran dengan jumlah yang keliru, dan pengembalian yang diputuskan pengelola."
      menu={menu}
      path={path}
    >
      <StatusTabs label="Pengembalian menurut status" tabs={list.tabs} />
      {list.rows.length === 0 ? (
        <EmptyState
          title={
            filters.status
              ? "Tidak ada pengembalian dengan status ini"
              : "Tidak ada dana yang harus dikembalikan"
          }
        />
      ) : (
        <DataTable
          caption="Dana yang harus dikembalikan"
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={COLUMNS}
        />
      )}
      <Pagination links={list.links} label="Halaman pengembalian dana" />
    </DashboardLayout>
  );
}
