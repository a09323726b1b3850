import { AdapterError } from "./adapter-error";

/** Payment methods (designs B4). */
export const PAYMENT_METHODS = [
  "qris",
  "va_bca",
  "va_mandiri",
  "va_bni",
  "va_bri",
  "gopay",
  "ovo",
  "alfamart",
  "indomaret",
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface PaymentRequest {
  /** Our id, new for every attempt because gateways reject a used one. At most 50 characters of `A-Za-z0-9-_~.`. */
  orderId: string;
  /** Integer rupiah; the items sum to it. */
  amount: number;
  items: { name: string; quantity: number; price: number }[];
  method: PaymentMethod;
  customer: { name: string; email: string; phone?: string | undefined };
  /** UTC ms. */
  expiresAt: number;
  /** Absolute URL to which the payer returns. */
  returnUrl: string;
}

export interface PaymentOrder {
  /** The gateway's own id. */
  gatewayId: string;
  /** Absolute URL of the payment page. */
  payUrl: string;
  vaNumber: string | null;
  /** QRIS payload (EMVCo), if the gateway reveals it before its payment page does. */
  qrString?: string;
}

export interface RefundRequest {
  /** Our refund number, and the idempotency key: the same one never refunds twice. At most 60 characters. */
  refundKey: string;
  orderId: string;
  /** The gateway's id of the order. */
  gatewayId: string | null;
  /** Integer rupiah. */
  amount: number;
  reason: string;
  /** The gateway's id of the refund, if an earlier attempt revealed it. */
  gatewayRefundId: string | null;
}

/** `manual`: the gateway cannot return this payment; the staff transfer it. */
export type RefundResult =
  | { status: "refunded" | "pending"; gatewayRefundId: string | null }
  | { status: "manual"; note: string };

/** The gateway has an order of this id already: the answer to an earlier call was lost, and with it the payment page. */
export class UsedOrderIdError extends AdapterError {
  override name = "UsedOrderIdError";
}

/** Authenticated status of an order. */
export interface PaymentUpdate {
  orderId: string;
  gatewayId: string;
  status: "pending" | "paid" | "expired" | "failed" | "cancelled" | "refunded";
  /** Integer rupiah, as the gateway reports it. */
  amount: number;
  /** UTC ms; null if the gateway does not report it. */
  paidAt: number | null;
}

/** A payment gateway. Methods reject with `AdapterError` if it is unreachable or rejects the call. */
export interface PaymentGateway {
  readonly name: "sandbox" | "midtrans" | "xendit";
  /** True for the sandbox of an installation that is no demo: nothing paid there is money. */
  readonly isTrial?: boolean;
  /** @throws UsedOrderIdError if the gateway cannot return the payment page of an earlier call again */
  create(request: PaymentRequest, signal?: AbortSignal): Promise<PaymentOrder>;
  /** Null for an order that the gateway does not know. */
  status(orderId: string, signal?: AbortSignal): Promise<PaymentUpdate | null>;
  expire(orderId: string, signal?: AbortSignal): Promise<void>;
  /** Returns a payment, or tells how an earlier attempt ended: safe to repeat after a lost answer. */
  refund(request: RefundRequest, signal?: AbortSignal): Promise<RefundResult>;
  /** The update in a callback's JSON, or null if its signature (or `callbackToken`) is invalid; compared in constant time. */
  verify(body: Record<string, unknown>, callbackToken?: string): PaymentUpdate | null;
}
