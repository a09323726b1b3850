import type { z } from "zod";
import { formatDateTime, formatShortDateTime } from "~/lib/dates";
import { getAccountLabel, getLedgerKindLabel, turnDebitAmount } from "~/lib/ledger-labels";
import type { PaymentSort } from "~/lib/list-sorts";
import { lookup } from "~/lib/lookup";
import { buildHref, createPageLinks } from "~/lib/page-links";
import { classPath, INVOICE_DESK_PATH, invoiceDeskPath } from "~/lib/paths";
import {
  getPaymentMethodLabel,
  PAYMENT_STATUS,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from "~/lib/payment-status";
import type { requestRefundSchema } from "~/lib/refund-fields";
import type { RefundRowView } from "~/lib/refund-views";
import { formatRupiah } from "~/lib/rupiah";
import type { PageLinks, StatusTab, StatusView, TimelineItem } from "~/lib/views";
import type { InvoiceDetail, LedgerRow, ListedInvoice } from "../hosts/admin/payments";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { toRefundRow } from "./refunds";
import { required } from "./required";

interface InvoiceFilters {
  /** Absent: all. */
  status?: PaymentStatus | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: PaymentSort | undefined;
}

interface InvoiceRow {
  id: string;
  href: string;
  number: string;
  createdAt: string;
  learner: string;
  email: string;
  className: string;
  amount: string;
  method: string;
  status: StatusView;
}

export interface InvoiceDeskList {
  rows: InvoiceRow[];
  tabs: StatusTab[];
  links: PageLinks;
  csvHref: string;
}

/** The tenant's invoices. @throws AppError forbidden, unavailable */
export async function listInvoices(
  context: RequestContext,
  { page, ...filters }: InvoiceFilters & { page: number },
): Promise<InvoiceDeskList> {
  const list = await required(getAdmin(context).listInvoices({ query: { page, ...filters } }));
  return {
    rows: list.items.map(toInvoiceRow),
    tabs: toStatusTabs(filters),
    links: createPageLinks(list, INVOICE_DESK_PATH, { ...filters }),
    csvHref: buildHref(`${INVOICE_DESK_PATH}/Unduh`, { ...filters }),
  };
}

const FREE_METHOD = "gratis";

const toInvoiceRow = (invoice: ListedInvoice): InvoiceRow => ({
  id: invoice.id,
  href: invoiceDeskPath(invoice.id),
  number: invoice.number,
  createdAt: formatShortDateTime(invoice.createdAt),
  learner: invoice.learner.name,
  email: invoice.learner.email,
  className: invoice.className,
  amount: formatRupiah(invoice.total),
  method: invoice.method === FREE_METHOD ? "Gratis" : getPaymentMethodLabel(invoice.method),
  status: PAYMENT_STATUS[invoice.status],
});

const toStatusTabs = ({ status, ...rest }: InvoiceFilters): StatusTab[] =>
  [undefined, ...PAYMENT_STATUSES].map((value) => ({
    label: value ? PAYMENT_STATUS[value].label : "Semua",
    href: buildHref(INVOICE_DESK_PATH, { ...rest, status: value }),
    count: null,
    isCurrent: value === status,
  }));

/** CSV of the filtered invoices. @throws HostError */
export const exportInvoices = async (context: RequestContext, query: InvoiceFilters) =>
  (await getAdmin(context).exportInvoices({ query })).body;

interface OrderView {
  orderId: string;
  amount: string;
  status: StatusView;
  gatewayId: string;
  createdAt: string;
}

interface LedgerRowView {
  key: string;
  when: string;
  kind: string;
  account: string;
  amount: string;
}

export interface InvoiceDeskView extends InvoiceRow {
  classHref: string;
  classDeskHref: string;
  /** Price and discount; null without one. */
  reduction: string | null;
  paidAt: string | null;
  orders: OrderView[];
  timeline: TimelineItem[];
  refunds: RefundRowView[];
  ledger: LedgerRowView[];
  /** Where the payment is returned; null if it cannot be. */
  refundHref: string | null;
}

/** @throws AppError forbidden, not-found, unavailable */
export async function getInvoice(context: RequestContext, id: string): Promise<InvoiceDeskView> {
  const invoice = await required(getAdmin(context).getInvoice({ params: { id } }));
  const { subtotal, discount, voucher, paidAt, classSlug } = invoice;
  return {
    ...toInvoiceRow(invoice),
    classHref: classPath({ slug: classSlug, type: null }),
    classDeskHref: `/Dashboard/Kelas/${encodeURIComponent(classSlug)}`,
    reduction:
      discount === 0
        ? null
        : `${formatRupiah(subtotal)} dikurangi ${formatRupiah(discount)}${voucher ? ` (voucher ${voucher})` : ""}`,
    paidAt: paidAt === null ? null : formatDateTime(paidAt),
    orders: invoice.orders.map(toOrderView),
    timeline: toTimeline(invoice),
    refunds: invoice.refunds.map(toRefundRow),
    ledger: invoice.ledger.map(toLedgerRow),
    refundHref: invoice.can.refund ? `${invoiceDeskPath(invoice.id)}/Kembalikan` : null,
  };
}

const toOrderView = (order: InvoiceDetail["orders"][number]): OrderView => ({
  orderId: order.orderId,
  amount: formatRupiah(order.amount),
  status: PAYMENT_STATUS[order.status],
  gatewayId: order.gatewayId ?? "Belum dijawab",
  createdAt: formatDateTime(order.createdAt),
});

const toLedgerRow = ({ at, kind, account, amount }: LedgerRow): LedgerRowView => ({
  key: `${at} ${kind} ${account}`,
  when: formatShortDateTime(at),
  kind: getLedgerKindLabel(kind),
  account: getAccountLabel(account),
  amount: formatRupiah(turnDebitAmount(account, amount)),
});

/** What staff read of an order's events; unknown ones are shown by their key. */
const EVENT_TITLES: Record<string, string> = {
  replaced: "Diganti dengan pesanan baru",
  paid: "Pembayaran masuk",
  expired: "Batas waktu pembayaran lewat",
  failed: "Layanan pembayaran menolak transaksi",
  cancelled: "Pembayaran dibatalkan",
  refunded: "Pembayaran dikembalikan",
  "double-payment": "Pembayaran ganda",
  "class-full": "Pembayaran masuk setelah kelas penuh",
  "amount-mismatch": "Jumlah yang masuk tidak sama dengan tagihan",
  forged: "Pemberitahuan palsu ditolak",
};

const toTimeline = ({ createdAt, events }: InvoiceDetail): TimelineItem[] =>
  [{ at: createdAt, kind: "", orderId: "", detail: null }, ...events].map(
    ({ at, kind, orderId, detail }) => ({
      dateTime: new Date(at).toISOString(),
      when: formatShortDateTime(at),
      title: kind === "" ? "Tagihan dibuat" : (lookup(EVENT_TITLES, kind) ?? kind),
      detail: [orderId, detail].filter(Boolean).join(": "),
    }),
  );

/** @returns the refund's id */
export const refundInvoice = (
  context: RequestContext,
  id: string,
  body: z.output<typeof requestRefundSchema>,
): Promise<ActionResult<{ id: string }>> =>
  attempt(context, { fields: Object.keys(body), hostMessages: [403, 409] }, async () => ({
    id: (await getAdmin(context).refundInvoice({ params: { id }, body })).data.id,
  }));
