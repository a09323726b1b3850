import { encode } from "uqr";
import { formatDateTime } from "~/lib/dates";
import { methodLabel, PAYMENT_STATUS, type PaymentStatus } from "~/lib/payment-status";
import { formatRupiah } from "~/lib/rupiah";
import { AppError } from "../app-error";
import { HostError } from "../hosts/define";
import type { Visit } from "../visit";
import { subject } from "./read";

/** Where the way back from a gateway leads: how the order stands now. @throws AppError not-found, unavailable */
export async function orderState(visit: Visit, orderId: string): Promise<{ kind: "class" | "donation"; status: PaymentStatus }> {
  if (!/^[\w.~-]{1,50}$/.test(orderId)) throw new AppError("not-found");
  return subject(visit.hosts.services.readCallback({ query: { orderId } }));
}

export interface OrderSummary {
  /** `DONASI-2026-000123` */
  number: string;
  amount: string;
  receipt: string;
}

/**
 * What the pages after a payment tell of an order: how it stands, and of a donation its number, sum and receipt.
 * @returns null for an order that nobody knows, or that could not be asked for: these pages can be opened at any time
 */
export async function orderAfterwards(
  visit: Visit,
  orderId: string,
): Promise<{ status: PaymentStatus; donation: OrderSummary | null } | null> {
  try {
    const { kind, status } = await orderState(visit, orderId);
    const found = kind === "donation" && visit.hosts.desk ? await visit.hosts.desk.getDonationByOrder({ query: { orderId } }) : null;
    const donation = found && {
      ...{ number: found.data.number, amount: formatRupiah(found.data.amount), receipt: `/Donation/Bukti/${found.data.key}` },
    };
    return { status, donation };
  } catch (error) {
    if (error instanceof AppError || error instanceof HostError) return null;
    throw error;
  }
}

/** A gateway's notice, handed on as it is. @returns the status to answer the gateway with: anything but 2xx and it sends again */
export async function handOnNotice(visit: Visit, body: unknown, callbackToken: string | null): Promise<number> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return 400;
  try {
    await visit.hosts.services.sendCallback({ body: { ...body, ...(callbackToken !== null && { callbackToken }) } });
    return 200;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    visit.log.warn({ requestId: visit.requestId, status: error.status, kind: error.kind }, "a payment notice was not taken");
    return error.status === 0 ? 503 : error.status;
  }
}

/** What the payer does outside this page. */
const HOW: Record<string, string> = {
  qris: "Pindai kode ini dengan aplikasi bank atau dompet digital apa pun.",
  gopay: "Buka aplikasi GoPay, lalu setujui tagihannya.",
  ovo: "Buka aplikasi OVO, lalu setujui tagihannya.",
  alfamart: "Sebutkan kode bayar ini kepada kasir Alfamart.",
  indomaret: "Sebutkan kode bayar ini kepada kasir Indomaret.",
};

export interface QrPath {
  /** Modules a side, with the white margin that scanners need. */
  size: number;
  /** The black ones as an SVG path, a run of a row at a time. */
  path: string;
}

/** A QR code as a drawing of its own, made here: no script and no picture from elsewhere. */
function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isBlack) => (isBlack ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
  );
  return { size, path: runs.join("") };
}

/** The sandbox's payment page, and what its visitor says happened. @throws AppError not-found, unavailable */
export async function sandboxOrder(visit: Visit, orderId: string) {
  const { qrText, ...order } = await subject(visit.hosts.gateway.getOrder({ params: { orderId } }));
  return {
    ...order,
    codeLabel: order.method.startsWith("va_") ? "Nomor virtual account" : "Kode bayar",
    how: HOW[order.method] ?? null,
    qr: qrText === null ? null : qrPath(qrText),
    amount: formatRupiah(order.amount),
    method: methodLabel(order.method),
    until: formatDateTime(order.expiresAt),
    status: PAYMENT_STATUS[order.status],
    state: order.status,
  };
}

/** `late`: paid after the order was over, which banks and counters do. */
export const SANDBOX_OUTCOMES = ["paid", "failed", "cancelled", "expired", "late"] as const;

/** @throws AppError not-found, unavailable */
export async function paySandboxOrder(visit: Visit, orderId: string, outcome: (typeof SANDBOX_OUTCOMES)[number]): Promise<void> {
  try {
    const body = outcome === "late" ? ({ outcome: "paid", late: true } as const) : { outcome };
    await visit.hosts.gateway.payOrder({ params: { orderId }, body });
  } catch (error) {
    // 409: it is over already, and its page says so.
    if (!(error instanceof HostError) || error.status !== 409) await subject(Promise.reject(error));
  }
}
