import type { MenuItem, PageLinks, StatusTab } from "~/lib/views";
import type { VoucherRowView } from "~/server/features/vouchers";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { DashboardLayout } from "../../dashboard-layout";
import { StatusTabs } from "../../status-tabs";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { status?: string | undefined };
  list: { rows: VoucherRowView[]; links: PageLinks; tabs: StatusTab[] };
  idempotencyKey: string;
  errorMessage: string | null;
}

const COLUMNS: Column<VoucherRowView>[] = [
  {
    key: "code",
    card: "name",
    label: "Kode",
    cell: ({ code, createdBy }) => (
      <span className="grid">
        <strong className="[overflow-wrap:anywhere]">{code}</strong>{" "}
        <span className="text-sm text-ink-soft max-md:hidden">oleh {createdBy}</span>
      </span>
    ),
  },
  {
    key: "reduction",
    label: "Potongan",
    numeric: true,
    cell: ({ reduction }) => reduction,
  },
  {
    key: "class",
    label: "Berlaku untuk",
    cell: ({ className, period }) => (
      <span className="grid">
        <span>{className}</span> <span className="text-sm text-ink-soft">{period}</span>
      </span>
    ),
  },
  {
    key: "uses",
    label: "Dipakai",
    cell: ({ uses, perPerson }) => (
      <span className="grid">
        <span className="tabular-nums">{uses}</span>{" "}
        <span className="text-sm text-ink-soft">{perPerson}</span>
      </span>
    ),
  },
  {
    key: "status",
    card: "side",
    label: "Status",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
];

/** The tenant's vouchers with their uses. */
export function VoucherList({ menu, path, filters, list, ...form }: Props) {
  const stopColumn: Column<VoucherRowView> = {
    key: "stop",
    label: "Hentikan",
    hideLabel: true,
    cell: ({ id, code, canStop }) =>
      canStop && (
        <form method="post" action={path}>
          <HiddenFields idempotencyKey={form.idempotencyKey} />
          <input type="hidden" name="id" value={id} />
          <Button variant="secondary" aria-label={`Hentikan voucher ${code}`}>
            Hentikan
          </Button>
        </form>
      ),
  };
  return (
    <DashboardLayout
      title="Voucher"
      lead="Potongan harga kelas. Voucher yang dihentikan tidak dapat dipakai lagi; tagihan yang sudah memakainya tidak berubah."
      menu={menu}
      path={path}
      actions={<ButtonLink href="/Dashboard/Voucher/Baru">Buat voucher</ButtonLink>}
    >
      {form.errorMessage && <Notice tone="danger">{form.errorMessage}</Notice>}
      <StatusTabs label="Voucher menurut status" tabs={list.tabs} />
      {list.rows.length === 0 ? (
        <EmptyState
          title={
            filters.status
              ? "Tidak ada voucher dengan status ini"
              : "Tidak ada voucher yang berlaku"
          }
        />
      ) : (
        <DataTable
          caption="Voucher"
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={[...COLUMNS, stopColumn]}
        />
      )}
      <Pagination links={list.links} label="Halaman voucher" />
    </DashboardLayout>
  );
}
