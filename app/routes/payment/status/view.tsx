import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

const REASONS: Record<string, string> = {
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
}

export function PaymentStatusPage({ tone, title, text, orderId, reason }: Props) {
  const why = tone === "warning" && reason ? REASONS[reason] : null;
  return (
    <div className="page grid max-w-2xl gap-6 py-10 md:py-16">
      <PageHeader title={title} />
      <Notice tone={tone}>
        {why && <p>{why}</p>}
        <p>{text}</p>
      </Notice>
      {orderId && <p className="text-ink-soft">Nomor pesanan: {orderId}</p>}
      <div>
        <ButtonLink href="/" variant="secondary">
          Kembali ke beranda
        </ButtonLink>
      </div>
    </div>
  );
}
