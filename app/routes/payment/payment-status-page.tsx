import { lookup } from "~/lib/lookup";
import { TRIAL_PAYMENT_NOTE } from "~/lib/payment-status";
import type { PaidClassView } from "~/server/features/payments";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { ReturnedPayments } from "./returned-payments";

const REASON_MESSAGES: Record<string, string> = {
  expired: "Batas waktu pembayaran sudah lewat.",
  failed: "Layanan pembayaran menolak transaksi ini.",
  cancelled: "Pembayaran dibatalkan.",
  refunded: "Pembayaran ini sudah dikembalikan.",
};

interface Props {
  tone: "success" | "warning";
  title: string;
  text: string;
  orderId: string | null;
  reason: string | null;
  /** Number, amount and receipt of a donation; null for invoices. */
  donation: { number: string; amount: string; receipt: string } | null;
  /** The class of an invoice; null for its payer only. */
  paidClass: PaidClassView | null;
  /** Paid in the sandbox, where no money moves. */
  isTrial: boolean;
  /** Sentences about payments of this order's invoice or donation that are returned. */
  refunds: readonly string[];
}

export function PaymentStatusPage({
  tone,
  title,
  text,
  orderId,
  reason,
  donation,
  paidClass,
  isTrial,
  refunds,
}: Props) {
  const why = tone === "warning" && reason ? lookup(REASON_MESSAGES, reason) : null;
  return (
    <div className="page grid max-w-2xl gap-6 py-10 md:py-16">
      <PageHeader title={title} />
      <Notice tone={tone}>
        {why && <p>{why}</p>}
        <p>{text}</p>
        {isTrial && <p>{TRIAL_PAYMENT_NOTE}</p>}
      </Notice>
      <ReturnedPayments refunds={refunds} />
      {donation && (
        <DescriptionList
          items={[
            { label: "Nomor donasi", value: donation.number },
            { label: "Jumlah", value: <strong className="tabular-nums">{donation.amount}</strong> },
          ]}
        />
      )}
      {paidClass && (
        <DescriptionList
          items={[
            { label: "Kelas", value: paidClass.name },
            { label: "Nomor tagihan", value: paidClass.number },
            {
              label: "Jumlah",
              value: <strong className="tabular-nums">{paidClass.amount}</strong>,
            },
          ]}
        />
      )}
      {orderId && <p className="text-sm text-ink-soft">Nomor pesanan: {orderId}</p>}
      <div className="flex flex-wrap gap-3">
        {donation && (
          <ButtonLink href={donation.receipt}>
            {tone === "success" || reason === "refunded" ? "Lihat tanda terima" : "Coba bayar lagi"}
          </ButtonLink>
        )}
        {paidClass && (
          <>
            <ButtonLink href={paidClass.next.href}>{paidClass.next.label}</ButtonLink>
            <ButtonLink href={paidClass.invoiceHref} variant="secondary">
              {tone === "success" ? "Lihat tanda terima" : "Lihat tagihan"}
            </ButtonLink>
          </>
        )}
        <ButtonLink href="/" variant="secondary">
          Kembali ke beranda
        </ButtonLink>
      </div>
    </div>
  );
}
