import { lookup } from "~/lib/lookup";
import { TRIAL_PAYMENT_NOTE } from "~/lib/payment-status";
import type { StatusView } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Receipt } from "~/ui/receipt";
import { ReturnedPayments } from "../../payment/returned-payments";

interface Props {
  donation: {
    number: string;
    name: string;
    amount: string;
    method: string | null;
    message: string;
    status: StatusView;
    state: string;
    payUrl: string | null;
    payUntil: string | null;
    createdAt: string;
    paidAt: string | null;
    isTrial: boolean;
    refunds: string[];
  };
  path: string;
  idempotencyKey: string;
}

const TITLES: Record<string, string> = {
  pending: "Selesaikan pembayaran donasi Anda",
  recorded: "Donasi Anda sudah dicatat",
  paid: "Terima kasih, donasi Anda sudah kami terima",
  refunded: "Donasi ini sudah dikembalikan",
};

export function DonationReceipt({ donation, path, idempotencyKey }: Props) {
  const isOver = ["expired", "failed", "cancelled"].includes(donation.state);
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title={lookup(TITLES, donation.state) ?? "Pembayaran donasi ini belum berhasil"}
      />
      <p>
        <Badge tone={donation.status.tone}>{donation.status.label}</Badge>
      </p>
      {donation.state === "pending" &&
        (donation.payUrl ? (
          <div className="grid justify-items-start gap-3">
            <ButtonLink href={donation.payUrl}>Bayar {donation.amount} sekarang</ButtonLink>
            {donation.payUntil && <p>Dapat dibayar sampai {donation.payUntil}.</p>}
          </div>
        ) : (
          <Notice tone="warning">
            Layanan pembayaran belum menjawab. Donasi Anda sudah tercatat; coba lagi dengan tombol
            di bawah.
          </Notice>
        ))}
      {donation.state === "recorded" && (
        <Notice tone="warning">
          Situs ini belum menerima pembayaran, jadi belum ada uang yang ditarik. Pengelola situs
          menerima catatan donasi ini beserta email Anda.
        </Notice>
      )}
      {(isOver || (donation.state === "pending" && !donation.payUrl)) && (
        <form method="post" action={path}>
          <HiddenFields idempotencyKey={idempotencyKey} />
          <Button>Coba bayar lagi</Button>
        </form>
      )}
      <ReturnedPayments refunds={donation.refunds} />
      <Receipt
        title="Tanda terima donasi"
        number={donation.number}
        rows={[
          { label: "Nama", value: donation.name },
          { label: "Jumlah", value: donation.amount },
          ...(donation.method ? [{ label: "Cara membayar", value: donation.method }] : []),
          ...(donation.message ? [{ label: "Pesan", value: donation.message }] : []),
          { label: "Dicatat", value: donation.createdAt },
          ...(donation.paidAt ? [{ label: "Dibayar", value: donation.paidAt }] : []),
          ...(donation.isTrial ? [{ label: "Catatan", value: TRIAL_PAYMENT_NOTE }] : []),
        ]}
      >
        <p className="no-print">Simpan tautan halaman ini atau cetak sebagai bukti.</p>
      </Receipt>
    </div>
  );
}
