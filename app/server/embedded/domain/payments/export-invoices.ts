import { getPaymentMethodLabel, PAYMENT_STATUS } from "~/lib/payment-status";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, requirePermission } from "../../kit/context";
import { formatCsvTime } from "../../kit/csv";
import { readBatches, streamCsv } from "../../kit/csv-stream";
import type { InvoiceRow } from "./invoices";
import { type InvoiceFilters, queryFilteredInvoices } from "./list-invoices";

const HEADER = [
  "Nomor",
  "Peserta",
  "Email",
  "Kelas",
  "Harga",
  "Potongan",
  "Voucher",
  "Jumlah",
  "Cara membayar",
  "Nomor pesanan",
  "Status",
  "Dibuat (WIB)",
  "Dibayar (WIB)",
];

type ListedRow = InvoiceRow & { name: string; email: string };

const toFields = (row: ListedRow) => [
  row.number,
  row.name,
  row.email,
  row.class_name,
  row.total + row.discount,
  row.discount,
  row.voucher_code ?? "",
  row.total,
  row.total === 0 ? "" : getPaymentMethodLabel(row.method),
  row.order_id ?? "",
  PAYMENT_STATUS[row.status].label,
  formatCsvTime(row.created_at),
  formatCsvTime(row.paid_at),
];

interface ExportQuery {
  tenantId: string;
  user: HostUser;
  filters: InvoiceFilters;
}

/** Streams the filtered invoices as CSV, newest first. @throws ApiError 403 before the first byte */
export async function exportInvoices(
  { db }: HostContext,
  { tenantId, user, filters }: ExportQuery,
): Promise<ReadableStream<Uint8Array>> {
  requirePermission(user, "invoice.manage");
  const invoices = queryFilteredInvoices(db, { ...filters, tenantId });
  const batches = readBatches<ListedRow>((last, limit) => {
    const page = invoices.limit(limit);
    if (!last) return page.execute();
    return page
      .where("created_at", "<=", last.created_at) // redundant, but the index can seek to it
      .where(({ or, eb }) => or([eb("created_at", "<", last.created_at), eb("id", ">", last.id)]))
      .execute();
  });
  return streamCsv({ header: HEADER, batches, toFields });
}
