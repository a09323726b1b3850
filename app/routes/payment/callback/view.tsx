import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";

interface Props {
  orderId: string;
  /** Of a class, for its payer. */
  invoiceHref: string | null;
}

export function PendingPayment({ orderId, invoiceHref }: Props) {
  return (
    <div className="page grid max-w-2xl gap-6 py-10 md:py-16">
      <PageHeader
        title="Pembayaran sedang diverifikasi"
        lead="Kami menunggu kabar dari layanan pembayaran. Halaman ini memuat ulang sendiri setiap 10 detik."
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          href={`/CallbackPayment?${new URLSearchParams({ orderId })}`}
          variant="secondary"
        >
          Periksa sekarang
        </ButtonLink>
        {invoiceHref && (
          <ButtonLink href={invoiceHref} variant="secondary">
            Lihat tagihan
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
