import { PAYMENT_SORTS } from "~/lib/list-sorts";
import { INVOICE_DESK_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { InvoiceDeskList } from "~/server/features/invoice-desk";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { SortSelect } from "~/ui/sort-select";
import { DashboardLayout } from "../../dashboard-layout";
import { DateFilters, type Period } from "../../date-filters";
import { StatusTabs } from "../../status-tabs";

interface Filters {
  status?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
}

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: Filters;
  period: Period;
  list: InvoiceDeskList;
}

const COLUMNS: Column<InvoiceDeskList["rows"][number]>[] = [
  {
    key: "number",
    label: "Nomor",
    cell: ({ href, number, createdAt }) => (
      <span className="grid">
        <a href={href} className="font-semibold">
          {number}
        </a>{" "}
        <span className="text-sm text-ink-soft">{createdAt}</span>
      </span>
    ),
  },
  {
    key: "learner",
    card: "unlabelled",
    label: "Peserta",
    cell: ({ learner, email }) => (
      <span className="grid">
        <span className="wrap-anywhere">{learner}</span>{" "}
        <span className="text-sm wrap-anywhere text-ink-soft">{email}</span>
      </span>
    ),
  },
  {
    key: "class",
    card: "unlabelled",
    label: "Kelas",
    cell: ({ className }) => <span className="wrap-anywhere">{className}</span>,
  },
  {
    key: "amount",
    card: "side",
    label: "Jumlah",
    numeric: true,
    cell: ({ amount, method }) => (
      <span className="grid">
        <span>{amount}</span> <span className="text-sm text-ink-soft">{method}</span>
      </span>
    ),
  },
  {
    key: "status",
    card: "unlabelled",
    label: "Status",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
];

/** Invoices of all learners. */
export function InvoiceList({ menu, path, filters, period, list }: Props) {
  return (
    <DashboardLayout
      title="Tagihan"
      menu={menu}
      path={path}
      actions={
        <ButtonLink href={list.csvHref} variant="secondary">
          Unduh CSV
        </ButtonLink>
      }
    >
      <StatusTabs label="Status tagihan" tabs={list.tabs} />
      <InvoiceFilters filters={filters} period={period} total={list.links.totalItems} />
      {list.rows.length === 0 ? (
        <EmptyState title="Tidak ada tagihan di sini">
          Tagihan dibuat ketika seseorang mendaftar ke kelas berbayar.
        </EmptyState>
      ) : (
        <DataTable caption="Tagihan" rows={list.rows} rowKey={({ id }) => id} columns={COLUMNS} />
      )}
      <Pagination links={list.links} label="Halaman tagihan" />
    </DashboardLayout>
  );
}

function InvoiceFilters({
  filters: { status, sort, ...filters },
  period,
  total,
}: Pick<Props, "filters" | "period"> & { total: number }) {
  return (
    <FilterForm
      action={INVOICE_DESK_PATH}
      label="Saring tagihan"
      filters={{ ...filters }}
      total={total}
      noun="tagihan"
    >
      {status && <input type="hidden" name="status" value={status} />}
      <SearchInput value={filters.search} hint="Nomor, kelas, nama, atau email peserta." />
      <DateFilters period={period} />
      <SortSelect labels={PAYMENT_SORTS} value={sort} />
    </FilterForm>
  );
}
