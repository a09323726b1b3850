import type { StatusView } from "./views";

/** Designs B4, PAY4. */
export const PAYMENT_STATUSES = [
  "pending",
  "paid",
  "expired",
  "failed",
  "cancelled",
  "refunded",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_STATUS: Record<PaymentStatus, StatusView> = {
  pending: { label: "Menunggu pembayaran", tone: "orange" },
  paid: { label: "Lunas", tone: "green" },
  expired: { label: "Kedaluwarsa", tone: "neutral" },
  failed: { label: "Gagal", tone: "red" },
  cancelled: { label: "Dibatalkan", tone: "neutral" },
  refunded: { label: "Dikembalikan", tone: "blue" },
};

export const PAYMENT_METHODS = [
  { value: "qris", label: "QRIS" },
  { value: "va_bca", label: "Virtual account BCA" },
  { value: "va_mandiri", label: "Virtual account Mandiri" },
  { value: "va_bni", label: "Virtual account BNI" },
  { value: "va_bri", label: "Virtual account BRI" },
  { value: "gopay", label: "GoPay" },
  { value: "ovo", label: "OVO" },
  { value: "alfamart", label: "Alfamart" },
  { value: "indomaret", label: "Indomaret" },
] as const;
export type PaymentMethodName = (typeof PAYMENT_METHODS)[number]["value"];
export const PAYMENT_METHOD_NAMES = PAYMENT_METHODS.map(
  ({ value }) => value,
) as unknown as readonly [PaymentMethodName, ...PaymentMethodName[]];
export const getPaymentMethodLabel = (method: string): string =>
  PAYMENT_METHODS.find(({ value }) => value === method)?.label ?? method;

/** What the number is called that a payer enters. */
export const getPaymentCodeLabel = (method: string): string =>
  method.startsWith("va_") ? "Nomor virtual account" : "Kode bayar";

/** On receipts and in mails of payments that were made in the sandbox. */
export const TRIAL_PAYMENT_NOTE = "Uji coba: tidak ada uang yang berpindah.";
