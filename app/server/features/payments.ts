import { formatDateTime } from "~/lib/dates";
import { lookup } from "~/lib/lookup";
import {
  classPath,
  enrolledPath,
  enrolPath,
  invoicePath,
  invoiceReceiptPath,
  repayPath,
} from "~/lib/paths";
import {
  getPaymentCodeLabel,
  getPaymentMethodLabel,
  PAYMENT_STATUS,
  type PaymentStatus,
} from "~/lib/payment-status";
import { formatRupiah } from "~/lib/rupiah";
import { AppError } from "../app-error";
import { HostError } from "../hosts/host-contract";
import { warnFailure } from "../log/limited-log";
import type { RequestContext } from "../request/context";
import { optional } from "./optional";
import { createQrPath } from "./qr-path";
import { toPayerRefunds } from "./refunds";
import { required } from "./required";

interface OrderStatus {
  status: PaymentStatus;
  /** Paid in the sandbox, where no money moves. */
  isTrial: boolean;
  /** Nothing was given for the payment: it is owed back or was returned. */
  isReturned: boolean;
}

/** Kind and status of an order, for the return from a gateway. @throws AppError not-found, unavailable */
export async function getOrderStatus(
  context: RequestContext,
  orderId: string,
): Promise<OrderStatus & { kind: "class" | "donation" | null }> {
  if (!/^[\w.~-]{1,50}$/.test(orderId)) throw new AppError("not-found");
  return required(context.hosts.services.readCallback({ query: { orderId } }));
}

export interface OrderSummary {
  /** `DONASI-2026-000123` */
  number: string;
  amount: string;
  receipt: string;
}

/** Of an invoice's receipt key. */
export const MAX_KEY_LENGTH = 120;

interface OrderResult extends OrderStatus {
  donation: OrderSummary | null;
  /** The class that was paid, for its payer. */
  paidClass: PaidClassView | null;
  /** Sentences about payments that are returned. */
  refunds: string[];
}

export interface PaidClassView {
  name: string;
  /** `INV/2026/08/000123` */
  number: string;
  amount: string;
  /** What to do next: the class, or another try. */
  next: { label: string; href: string };
  invoiceHref: string;
}

/**
 * Status of an order, the receipt of a donation, and returned payments, for the pages after a payment.
 * @param key an invoice's receipt key; without one its learner must be signed in to see returned payments
 * @returns null if the order is unknown or unavailable, because these pages can be opened at any time
 */
export async function findOrderResult(
  context: RequestContext,
  orderId: string,
  key: string | null,
): Promise<OrderResult | null> {
  try {
    const { kind, ...order } = await getOrderStatus(context, orderId);
    return kind === "donation"
      ? { ...order, paidClass: null, ...(await readDonation(context, orderId)) }
      : { ...order, donation: null, ...(await readInvoice(context, { orderId, key })) };
  } catch (error) {
    if (error instanceof AppError || error instanceof HostError) return null;
    throw error;
  }
}

async function readDonation(
  { hosts: { admin } }: RequestContext,
  orderId: string,
): Promise<Pick<OrderResult, "donation" | "refunds">> {
  if (!admin) return { donation: null, refunds: [] };
  const { data } = await admin.getDonationByOrder({ query: { orderId } });
  const { number, amount, key, refunds } = data;
  const receipt = `/Donation/Bukti/${key}`;
  return {
    donation: { number, amount: formatRupiah(amount), receipt },
    refunds: toPayerRefunds(refunds),
  };
}

async function readInvoice(
  context: RequestContext,
  { orderId, key }: { orderId: string; key: string | null },
): Promise<Pick<OrderResult, "paidClass" | "refunds">> {
  const missing = { paidClass: null, refunds: [] };
  if (!context.session && key === null) return missing;
  const body = key === null ? { orderId } : { key };
  const detail = await optional(context, context.hosts.services.getPaymentDetail({ body }));
  if (!detail.ok) return missing;
  const { className, classSlug, number, total, status, refunds } = detail.data.data;
  if (!classSlug) return { ...missing, refunds: toPayerRefunds(refunds) };
  const paidClass = {
    name: className,
    number,
    amount: total === null ? "" : formatRupiah(total),
    next: context.session
      ? getNextStep({ status, classSlug, orderId })
      : { label: "Lihat halaman kelas", href: classPath({ slug: classSlug, type: null }) },
    invoiceHref: key === null ? invoicePath(orderId) : invoiceReceiptPath(key),
  };
  return { paidClass, refunds: toPayerRefunds(refunds) };
}

function getNextStep({
  status,
  classSlug,
  orderId,
}: {
  status: PaymentStatus | null;
  classSlug: string;
  orderId: string;
}): PaidClassView["next"] {
  if (status === "paid") return { label: "Buka kelas saya", href: enrolledPath(classSlug) };
  if (status === "refunded") return { label: "Daftar lagi", href: enrolPath(classSlug) };
  return { label: "Coba bayar lagi", href: repayPath(orderId) };
}

/** Forwards a gateway's notification. @returns the response status; the gateway repeats anything but 2xx */
export async function forwardPaymentNotification(
  context: RequestContext,
  body: unknown,
  callbackToken: string | null,
): Promise<number> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return 400;
  try {
    await context.hosts.services.sendCallback({
      body: { ...body, ...(callbackToken !== null && { callbackToken }) },
    });
    return 200;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const { log, requestId } = context;
    warnFailure(log, error, { message: "payment notification failed", fields: { requestId } });
    return error.status === 0 ? 503 : error.status;
  }
}

/** Instructions to the payer by method. */
const PAYMENT_INSTRUCTIONS: Record<string, string> = {
  qris: "Pindai kode ini dengan aplikasi bank atau dompet digital apa pun.",
  gopay: "Buka aplikasi GoPay, lalu setujui tagihannya.",
  ovo: "Buka aplikasi OVO, lalu setujui tagihannya.",
  alfamart: "Sebutkan kode bayar ini kepada kasir Alfamart.",
  indomaret: "Sebutkan kode bayar ini kepada kasir Indomaret.",
};

/** An order for the sandbox's payment page. @throws AppError not-found, unavailable */
export async function getSandboxOrder(context: RequestContext, orderId: string) {
  const { qrText, ...order } = await required(
    context.hosts.gateway.getOrder({ params: { orderId } }),
  );
  return {
    ...order,
    codeLabel: getPaymentCodeLabel(order.method),
    how: lookup(PAYMENT_INSTRUCTIONS, order.method) ?? null,
    qr: qrText === null ? null : createQrPath(qrText),
    amount: formatRupiah(order.amount),
    method: getPaymentMethodLabel(order.method),
    until: formatDateTime(order.expiresAt),
    status: PAYMENT_STATUS[order.status],
    state: order.status,
  };
}

/** `late`: paid after the order expired, as banks and counters do. */
export const SANDBOX_OUTCOMES = ["paid", "failed", "cancelled", "expired", "late"] as const;

/** @throws AppError not-found, unavailable */
export async function paySandboxOrder(
  context: RequestContext,
  orderId: string,
  outcome: (typeof SANDBOX_OUTCOMES)[number],
): Promise<void> {
  try {
    const body = outcome === "late" ? ({ outcome: "paid", late: true } as const) : { outcome };
    await context.hosts.gateway.payOrder({ params: { orderId }, body });
  } catch (error) {
    // 409: the order has ended, and its page says so.
    if (!(error instanceof HostError) || error.status !== 409)
      await required(Promise.reject(error));
  }
}
