import { formatDateTime } from "~/lib/dates";
import { lookup } from "~/lib/lookup";
import type { TimelineItem } from "~/lib/views";

/** What a payer reads of an order's events; others, such as forged notices, are the staff's. */
const EVENT_TITLES: Record<string, string> = {
  replaced: "Diganti dengan pembayaran baru",
  paid: "Pembayaran kami terima",
  expired: "Batas waktu pembayaran lewat",
  failed: "Layanan pembayaran menolak transaksi",
  cancelled: "Pembayaran dibatalkan",
  refunded: "Uang kami kirim kembali",
  "double-payment": "Pembayaran itu tidak diperlukan lagi, jadi kami kembalikan",
  "class-full": "Tempat di kelas sudah habis, jadi pembayaran kami kembalikan",
  "amount-mismatch": "Jumlah yang masuk tidak sama dengan tagihan, jadi kami kembalikan",
};

interface InvoiceHistory {
  createdAt: number | null;
  /** Of a payment that is awaited. */
  expiresAt: number | null;
  events: readonly { at: number; kind: string }[];
}

/** What happened with an invoice, oldest first; a payment that is awaited comes last. */
export function toInvoiceTimeline({
  createdAt,
  expiresAt,
  events,
}: InvoiceHistory): TimelineItem[] {
  const past = events.flatMap(({ at, kind }) => {
    const title = lookup(EVENT_TITLES, kind);
    return title ? [toItem(at, title)] : [];
  });
  return [
    ...(createdAt === null ? [] : [toItem(createdAt, "Tagihan dibuat")]),
    ...past,
    ...(expiresAt === null
      ? []
      : [
          {
            ...toItem(expiresAt, "Menunggu pembayaran"),
            when: `sampai ${formatDateTime(expiresAt)}`,
          },
        ]),
  ];
}

const toItem = (at: number, title: string): TimelineItem => ({
  dateTime: new Date(at).toISOString(),
  when: formatDateTime(at),
  title,
});
