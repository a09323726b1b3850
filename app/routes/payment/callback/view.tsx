import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";

export function PendingPayment({ orderId }: { orderId: string }) {
  return (
    <div className="page grid max-w-2xl gap-6 py-10 md:py-16">
      <PageHeader
        title="Pembayaran sedang diverifikasi"
        lead="Kami menunggu kabar dari layanan pembayaran. Halaman ini memuat ulang sendiri setiap 10 detik."
      />
      <div>
        <ButtonLink
          href={`/CallbackPayment?${new URLSearchParams({ orderId })}`}
          variant="secondary"
        >
          Periksa sekarang
        </ButtonLink>
      </div>
    </div>
  );
}
