/** What a payment can be made with (designs B4). */
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
  /** Ours, new for every try: gateways refuse one that was used. At most 50 characters of `A-Za-z0-9-_~.`. */
  orderId: string;
  /** Integer rupiah; the items sum to it. */
  amount: number;
  items: { name: string; quantity: number; price: number }[];
  method: PaymentMethod;
  customer: { name: string; email: string; phone?: string | undefined };
  /** UTC ms. */
  expiresAt: number;
  /** Absolute address that the payer is sent back to. */
  returnUrl: string;
}

export interface PaymentOrder {
  /** The gateway's own id. */
  gatewayId: string;
  /** Absolute address where the payer pays. */
  payUrl: string;
  vaNumber: string | null;
}

/** What a gateway says of an order, once it is known to be the gateway who says it. */
export interface PaymentUpdate {
  orderId: string;
  gatewayId: string;
  status: "pending" | "paid" | "expired" | "failed" | "cancelled" | "refunded";
  /** Integer rupiah, as the gateway wrote it. */
  amount: number;
  /** UTC ms; null where the gateway does not say. */
  paidAt: number | null;
}

/** A payment gateway. Methods reject with `AdapterError` when it cannot be reached or refuses. */
export interface PaymentGateway {
  readonly name: "sandbox" | "midtrans" | "xendit";
  create(request: PaymentRequest, signal?: AbortSignal): Promise<PaymentOrder>;
  /** Null for an order that the gateway does not know. */
  status(orderId: string, signal?: AbortSignal): Promise<PaymentUpdate | null>;
  expire(orderId: string, signal?: AbortSignal): Promise<void>;
  /** The notice in a callback's JSON, or null when its signature (or `callbackToken`) is not the gateway's; compared in constant time. */
  verify(body: Record<string, unknown>, callbackToken?: string): PaymentUpdate | null;
}
