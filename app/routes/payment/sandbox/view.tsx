import { Badge, type BadgeTone } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Facts } from "~/ui/facts";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

interface Props {
  order: {
    orderId: string;
    amount: string;
    method: string;
    title: string;
    customer: string;
    vaNumber: string | null;
    status: { label: string; tone: BadgeTone };
    state: string;
    until: string;
  };
  path: string;
  idempotencyKey: string;
}

export function SandboxPayment({ order, path, idempotencyKey }: Props) {
  return (
    <div className="page grid max-w-2xl gap-6 py-8 md:py-12">
      <PageHeader title={`Bayar ${order.amount}`} lead={order.title} />
      <Notice tone="info" title="Pembayaran percobaan">
        Situs ini belum terhubung dengan layanan pembayaran. Tidak ada uang yang berpindah; pilih sendiri apa yang terjadi.
      </Notice>
      <Facts
        items={[
          { label: "Pembayar", value: order.customer },
          { label: "Cara membayar", value: order.method },
          ...(order.vaNumber
            ? [{ label: "Nomor virtual account", value: <strong className="tabular-nums">{order.vaNumber}</strong> }]
            : []),
          { label: "Nomor pesanan", value: order.orderId },
          { label: "Batas waktu", value: order.until },
          { label: "Status", value: <Badge tone={order.status.tone}>{order.status.label}</Badge> },
        ]}
      />
      {order.state === "pending" ? (
        <form method="post" action={path} className="flex flex-wrap gap-3">
          <HiddenFields idempotencyKey={idempotencyKey} />
          <Button name="outcome" value="paid">
            Bayar {order.amount}
          </Button>
          <Button name="outcome" value="failed" variant="secondary">
            Gagalkan pembayaran
          </Button>
          <Button name="outcome" value="cancelled" variant="quiet">
            Batalkan
          </Button>
        </form>
      ) : (
        <div>
          <ButtonLink href={`/CallbackPayment?${new URLSearchParams({ orderId: order.orderId })}`}>Kembali ke situs</ButtonLink>
        </div>
      )}
    </div>
  );
}
