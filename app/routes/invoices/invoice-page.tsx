import type { InvoiceView } from "~/lib/invoice-views";
import { TRIAL_PAYMENT_NOTE } from "~/lib/payment-status";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { QrCode } from "~/ui/qr-code";
import { Receipt } from "~/ui/receipt";
import { Timeline } from "~/ui/timeline";
import { ReturnedPayments } from "../payment/returned-payments";

interface Props {
  invoice: InvoiceView;
  isSignedIn: boolean;
  /** The visitor's other invoices; null where there is no list. */
  listHref: string | null;
}

const TITLES: Record<string, string> = {
  pending: "Selesaikan pembayaran Anda",
  paid: "Pembayaran Anda sudah kami terima",
  refunded: "Pembayaran ini sudah dikembalikan",
};

/** An invoice: what to do now, what happened, and the receipt to be printed. */
export function InvoicePage({ invoice, isSignedIn, listHref }: Props) {
  const title = TITLES[invoice.state ?? ""] ?? "Tagihan ini belum dibayar";
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title={title}
        breadcrumbs={[
          ...(listHref ? [{ label: "Tagihan saya", href: listHref }] : []),
          { label: invoice.number || "Tagihan" },
        ]}
      />
      <p>
        <Badge tone={invoice.status.tone}>{invoice.status.label}</Badge>
      </p>
      {invoice.state === "pending" && <HowToPay invoice={invoice} />}
      <Actions invoice={invoice} isSignedIn={isSignedIn} />
      <ReturnedPayments refunds={invoice.refunds} />
      <Receipt
        title={invoice.state === "paid" ? "Tanda terima" : "Tagihan"}
        number={invoice.number}
        rows={getRows(invoice)}
      >
        <p className="no-print">Cetak halaman ini bila Anda memerlukan bukti di atas kertas.</p>
      </Receipt>
      {invoice.timeline.length > 0 && (
        <section aria-labelledby="riwayat" className="grid gap-4">
          <h2 id="riwayat" className="text-xl font-bold">
            Riwayat
          </h2>
          <Timeline items={invoice.timeline} />
        </section>
      )}
    </div>
  );
}

const getRows = (invoice: InvoiceView) =>
  [
    { label: "Kelas", value: invoice.className },
    { label: "Harga", value: invoice.reduction?.price },
    { label: invoice.reduction?.label ?? "", value: invoice.reduction?.discount },
    { label: "Jumlah", value: invoice.amount },
    { label: "Cara membayar", value: invoice.method },
    { label: "Dibuat", value: invoice.createdAt },
    { label: "Bayar sebelum", value: invoice.payUntil },
    { label: "Dibayar", value: invoice.paidAt },
    { label: "Catatan", value: invoice.isTrial ? TRIAL_PAYMENT_NOTE : null },
  ].filter(({ value }) => value);

const HowToPay = ({ invoice: { code, qr, amount, payUntil } }: Pick<Props, "invoice">) => (
  <>
    <Notice
      tone="info"
      title={payUntil ? `Menunggu pembayaran sampai ${payUntil}` : "Menunggu pembayaran"}
    >
      {code && (
        <p>
          {code.label}: <PaymentCode value={code.value} />
        </p>
      )}
      <p>
        Tempat Anda kami simpan sampai saat itu. Halaman ini memeriksa pembayaran setiap 10 detik.
      </p>
    </Notice>
    {qr && (
      <figure className="no-print grid justify-items-start gap-3">
        <QrCode
          {...qr}
          label={`Kode QRIS untuk membayar ${amount}`}
          className="w-60 rounded-card border border-line"
        />
        <figcaption>
          Pindai kode QRIS ini dengan aplikasi bank atau dompet digital, lalu bayar{" "}
          <strong className="tabular-nums">{amount}</strong>
          {payUntil && ` sebelum ${payUntil}`}.
        </figcaption>
      </figure>
    )}
  </>
);

/** Grouped for the eye only: what is copied has no spaces, which bank apps reject. */
const PaymentCode = ({ value }: { value: string }) => (
  <strong className="text-xl tabular-nums select-all wrap-anywhere">
    {(value.match(/.{1,4}/gs) ?? []).map((group, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move
      <span key={index} className="mr-2 inline-block">
        {group}
      </span>
    ))}
  </strong>
);

/** The one thing to do next first. */
function Actions({
  invoice: { pay, repayHref, state, enrolledHref, classHref },
  isSignedIn,
}: Omit<Props, "listHref">) {
  const repayLabel =
    state === "pending" ? (pay ? "Ganti cara membayar" : "Lanjut membayar") : "Bayar lagi";
  return (
    <div className="no-print flex flex-wrap gap-3">
      {pay && <ButtonLink href={pay.href}>{pay.label}</ButtonLink>}
      {enrolledHref && isSignedIn && <ButtonLink href={enrolledHref}>Buka kelas saya</ButtonLink>}
      {repayHref && (
        <ButtonLink href={repayHref} {...(pay && { variant: "secondary" as const })}>
          {repayLabel}
        </ButtonLink>
      )}
      {classHref && (
        <ButtonLink href={classHref} variant="secondary">
          Lihat halaman kelas
        </ButtonLink>
      )}
    </div>
  );
}
