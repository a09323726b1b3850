import type { RefundRowView } from "~/lib/refund-views";
import type { MenuItem, PageLinks } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { Select } from "~/ui/select";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { status?: string | undefined };
  statuses: { value: string; label: string }[];
  list: { rows: RefundRowView[]; links: PageLinks };
}

const COLUMNS: Column<RefundRowView>[] = [
  {
    key: "number",
    label: "Nomor",
    cell: ({ id, number, since }) => (
      <span className="grid">
        <a
          href={`/Dashboard/Refunds/${id}`}
          className="inline-flex min-h-11 items-center font-semibold max-md:justify-end"
        >
          {number}
        </a>{" "}
        <span className="text-sm text-ink-soft">sejak {since}</span>
      </span>
    ),
  },
  {
    key: "payer",
    label: "Pembayar",
    cell: ({ payer, email }) => (
      <span className="grid">
        <span>{payer}</span>{" "}
        <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">{email}</span>
      </span>
    ),
  },
  {
    key: "subject",
    label: "Pembayaran",
    cell: ({ subject, cause }) => (
      <span className="grid">
        <span className="[overflow-wrap:anywhere]">{subject}</span>{" "}
        <span className="text-sm text-ink-soft">{cause}</span>
      </span>
    ),
  },
  { key: "amount", label: "Jumlah", numeric: true, cell: ({ amount }) => amount },
  {
    key: "status",
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

export function RefundList({ menu, path, filters, statuses, list }: Props) {
  return (
    <DashboardLayout
      title="Dana yang harus dikembalikan"
      lead="Pembayaran ganda, pembayaran dengan jumlah yang keliru, dan pengembalian yang diputuskan pengelola."
      menu={menu}
      path={path}
    >
      <FilterForm
        action="/Dashboard/Refunds"
        label="Saring pengembalian dana"
        filters={filters}
        total={list.links.totalItems}
        noun="pengembalian"
      >
        <Select
          id="status"
          name="status"
          label="Status"
          options={statuses}
          placeholder="Semua yang belum selesai"
          defaultValue={filters.status ?? ""}
          plain
        />
      </FilterForm>
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
