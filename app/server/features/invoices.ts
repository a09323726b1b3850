import { formatDateTime } from "~/lib/dates";
import type { InvoiceRowView, InvoiceView } from "~/lib/invoice-views";
import { createPageLinks } from "~/lib/page-links";
import { classPath, enrolledPath, invoicePath, repayPath } from "~/lib/paths";
import {
  getPaymentCodeLabel,
  getPaymentMethodLabel,
  PAYMENT_STATUS,
  type PaymentMethodName,
  type PaymentStatus,
} from "~/lib/payment-status";
import { formatRupiah } from "~/lib/rupiah";
import type { PageLinks } from "~/lib/views";
import type { Invoice } from "../hosts/services/payments";
import type { RequestContext } from "../request/context";
import { toSiteHref } from "../tenant/site-href";
import { type ActionResult, attempt } from "./action-result";
import { toInvoiceTimeline } from "./invoice-timeline";
import { getLearning } from "./learning";
import { optional } from "./optional";
import { createQrPath } from "./qr-path";
import { toPayerRefunds } from "./refunds";
import { required } from "./required";

export const INVOICES_PATH = "/Tagihan";

interface Filters {
  page: number;
  status?: PaymentStatus | undefined;
}

/** The user's invoices, newest first. @throws AppError not-found, unavailable */
export async function listMyInvoices(
  context: RequestContext,
  filters: Filters,
): Promise<{ rows: InvoiceRowView[]; links: PageLinks }> {
  const list = await required(getLearning(context).listMyInvoices({ query: filters }));
  const { page: _, ...query } = filters;
  return {
    rows: list.items.map(toInvoiceRow),
    links: createPageLinks(list, INVOICES_PATH, query),
  };
}

const toInvoiceRow = (invoice: Invoice): InvoiceRowView => ({
  id: invoice.id,
  number: invoice.number,
  className: invoice.className,
  href: invoice.orderId === null ? null : invoicePath(invoice.orderId),
  amount: invoice.total === 0 ? "Gratis" : formatRupiah(invoice.total),
  status: invoice.orderId === null ? { label: "Terdaftar", tone: "green" } : getStatus(invoice),
  when: describeWhen(invoice),
});

const getStatus = ({ status }: { status: PaymentStatus }) => PAYMENT_STATUS[status];

function describeWhen({ status, expiresAt, paidAt, createdAt }: Invoice): string {
  if (status === "pending" && expiresAt !== null)
    return `Bayar sebelum ${formatDateTime(expiresAt)}`;
  if (status === "paid" && paidAt !== null) return `Dibayar ${formatDateTime(paidAt)}`;
  return `Dibuat ${formatDateTime(createdAt)}`;
}

/** The invoice that the user has to pay first; null without one, or if unavailable. */
export async function findUnpaidInvoice(context: RequestContext): Promise<InvoiceRowView | null> {
  const { learning } = context.hosts;
  if (!learning) return null;
  const query = { status: "pending", perPage: 1 } as const;
  const list = await optional(context, learning.listMyInvoices({ query }));
  const first = list.ok ? list.data.data.items[0] : undefined;
  return first ? toInvoiceRow(first) : null;
}

/** Statuses in which a new order can be started. */
const REPAYABLE: ReadonlySet<PaymentStatus | null> = new Set([
  "pending",
  "expired",
  "failed",
  "cancelled",
]);

/**
 * An invoice for its payer, who is signed in or follows the link of an email.
 * @throws AppError not-found, unavailable
 */
export async function getInvoice(
  context: RequestContext,
  lookup: { orderId: string } | { key: string },
): Promise<InvoiceView & { classSlug: string }> {
  const detail = await required(context.hosts.services.getPaymentDetail({ body: lookup }));
  const { status, total, method, vaNumber, classSlug, orderId: currentOrderId } = detail;
  const order = currentOrderId ?? ("orderId" in lookup ? lookup.orderId : "");
  const qr = toQrCode(status === "pending" ? detail.qrString : null);
  const hasLeft = detail.refunds.some(({ cause }) => cause === "left");
  return {
    number: detail.number,
    orderId: order,
    className: detail.className,
    classSlug,
    classHref: classSlug ? classPath({ slug: classSlug, type: null }) : null,
    enrolledHref: classSlug && status === "paid" && !hasLeft ? enrolledPath(classSlug) : null,
    status:
      status === null ? { label: "Belum diketahui", tone: "neutral" } : PAYMENT_STATUS[status],
    state: status,
    reduction: getReduction(detail),
    amount: total === null ? "" : formatRupiah(total),
    method: getPaymentMethodLabel(method),
    code: vaNumber ? { label: getPaymentCodeLabel(method), value: vaNumber } : null,
    qr,
    pay: getPaymentPage(context, detail, qr !== null),
    payUntil: formatTime(status === "pending" ? detail.expiresAt : null),
    createdAt: formatTime(detail.createdAt),
    paidAt: formatTime(detail.paidAt),
    repayHref: classSlug && REPAYABLE.has(status) ? repayPath(order) : null,
    isTrial: detail.isTrial,
    timeline: toInvoiceTimeline(detail),
    refunds: toPayerRefunds(detail.refunds),
  };
}

/** EMVCo payloads begin with their format's version. Hosts may answer anything. */
const QRIS_PAYLOAD = /^000201[\x20-\x7e]{20,500}$/;

const toQrCode = (payload: string | null) =>
  payload !== null && QRIS_PAYLOAD.test(payload) ? createQrPath(payload) : null;

/** Full price and discount; null without one. */
const getReduction = ({
  subtotal,
  discount,
  voucher,
}: Pick<Invoice, "subtotal" | "discount"> & { voucher: string | null }) =>
  discount === 0
    ? null
    : {
        price: formatRupiah(subtotal),
        label: voucher ? `Voucher ${voucher}` : "Potongan",
        discount: formatRupiah(-discount),
      };

const formatTime = (at: number | null) => (at === null ? null : formatDateTime(at));

function getPaymentPage(
  context: RequestContext,
  {
    status,
    payUrl,
    method,
    total,
  }: Pick<Invoice, "payUrl" | "method"> & {
    status: PaymentStatus | null;
    total: number | null;
  },
  showsQr: boolean,
): InvoiceView["pay"] {
  if (status !== "pending" || payUrl === null) return null;
  const amount = total === null ? "" : ` ${formatRupiah(total)}`;
  const action = method === "qris" ? "Tampilkan kode QRIS" : "Bayar";
  const label = showsQr ? "Buka halaman pembayaran" : `${action}${amount}`;
  return { label, href: toSiteHref(context, payUrl) };
}

/**
 * Starts a new order for the user's invoice of a class; the old one is closed (STO16).
 * @returns where to pay
 * @throws AppError not-found
 */
export const repay = (
  context: RequestContext,
  { slug, method }: { slug: string; method: PaymentMethodName },
): Promise<ActionResult<{ href: string }>> =>
  attempt(context, { fields: ["method"], hostMessages: [409] }, async () => {
    const { data } = await context.hosts.services.repayInvoice({ query: { slug, method } });
    if (data.payUrl !== null) return { href: toSiteHref(context, data.payUrl) };
    return { href: data.orderId === null ? enrolledPath(slug) : invoicePath(data.orderId) };
  });
