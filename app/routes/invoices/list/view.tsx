import type { InvoiceRowView } from "~/lib/invoice-views";
import type { PageLinks } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { Select } from "~/ui/select";

interface Props {
  path: string;
  filters: { status?: string | undefined };
  statuses: { value: string; label: string }[];
  list: { rows: InvoiceRowView[]; links: PageLinks };
}

const COLUMNS: Column<InvoiceRowView>[] = [
  {
    key: "class",
    label: "Kelas",
    cell: ({ href, className }) =>
      href ? (
        <a href={href} className="inline-flex min-h-11 items-center font-semibold">
          {className}
        </a>
      ) : (
        <span className="font-semibold">{className}</span>
      ),
  },
  { key: "number", label: "Nomor", cell: ({ number }) => number },
  { key: "when", label: "Waktu", cell: ({ when }) => when },
  {
    key: "status",
    card: "unlabelled",
    label: "Status",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
  { key: "amount", card: "side", label: "Jumlah", numeric: true, cell: ({ amount }) => amount },
];

/** Invoices and receipts of the visitor. */
export function InvoiceList({ path, filters, statuses, list }: Props) {
  return (
    <div className="page grid gap-6 py-8 md:py-12">
      <PageHeader
        title="Tagihan saya"
        lead="Tagihan dan tanda terima kelas yang Anda ikuti."
        breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Tagihan saya" }]}
      />
      {(filters.status || list.rows.length > 0) && (
        <FilterForm
          action={path}
          label="Saring tagihan"
          filters={filters}
          total={list.links.totalItems}
          noun="tagihan"
        >
          <Select
            id="status"
            name="status"
            label="Status"
            options={statuses}
            placeholder="Semua status"
            defaultValue={filters.status ?? ""}
            plain
          />
        </FilterForm>
      )}
      {list.rows.length === 0 ? (
        <NoInvoices isFiltered={Boolean(filters.status)} path={path} />
      ) : (
        <DataTable
          caption="Tagihan saya"
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={COLUMNS}
        />
      )}
      <Pagination links={list.links} label="Halaman tagihan" />
    </div>
  );
}

const NoInvoices = ({ isFiltered, path }: { isFiltered: boolean; path: string }) =>
  isFiltered ? (
    <EmptyState
      title="Tidak ada tagihan dengan status ini"
      action={{ label: "Lihat semua tagihan", href: path }}
    />
  ) : (
    <EmptyState
      title="Anda belum punya tagihan"
      action={{ label: "Lihat kelas yang dibuka", href: "/Class?state=registration_open" }}
    >
      Tagihan muncul di sini begitu Anda mendaftar kelas.
    </EmptyState>
  );
