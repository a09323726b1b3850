import { formatRupiah } from "./rupiah";
import type { StatusView } from "./views";

/** `manual`: the gateway cannot return it; the staff transfer it. */
export const REFUND_STATUSES = ["owed", "sending", "manual", "refunded"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** What a list shows first. */
export const UNFINISHED_REFUNDS = [
  "owed",
  "sending",
  "manual",
] as const satisfies readonly RefundStatus[];

export const REFUND_STATUS: Record<RefundStatus, StatusView> = {
  owed: { label: "Harus dikembalikan", tone: "orange" },
  sending: { label: "Sedang dikirim", tone: "blue" },
  manual: { label: "Perlu transfer manual", tone: "red" },
  refunded: { label: "Sudah dikembalikan", tone: "green" },
};
/** What the payer reads: who transfers it does not matter to them. */
export const PAYER_REFUND_STATUS: Record<RefundStatus, string> = {
  owed: "akan kami kembalikan",
  sending: "sedang kami kembalikan",
  manual: "sedang kami kembalikan",
  refunded: "sudah kami kembalikan",
};

/** Why money is returned: found by the system, or decided by staff. */
export const REFUND_CAUSES = [
  "double",
  "after-refund",
  "wrong-amount",
  "full",
  "left",
  "staff",
] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];
export const REFUND_CAUSE_LABELS: Record<RefundCause, string> = {
  double: "Dibayar dua kali",
  "after-refund": "Dibayar setelah dikembalikan",
  "wrong-amount": "Jumlahnya tidak sama dengan tagihan",
  full: "Dibayar setelah tempatnya habis",
  left: "Peserta keluar dari kelas",
  staff: "Diputuskan pengelola",
};

/** Describes returned money to its payer, without a full stop. */
export function describePaymentBack(cause: RefundCause, amount: number): string {
  const sum = formatRupiah(amount);
  switch (cause) {
    case "double":
      return `Anda membayar dua kali; pembayaran kedua, ${sum}`;
    case "after-refund":
      return `Anda membayar lagi setelah pembayaran pertama dikembalikan; pembayaran ini, ${sum}`;
    case "wrong-amount":
      return `Jumlah yang Anda bayar tidak sama dengan tagihannya; pembayaran ini, ${sum}`;
    case "full":
      return `Tempat di kelas ini sudah habis ketika pembayaran Anda masuk; pembayaran ini, ${sum}`;
    case "left":
      return `Anda keluar dari kelas sebelum kelas dimulai; pembayaran Anda, ${sum}`;
    case "staff":
      return `Pembayaran Anda, ${sum}`;
  }
}
