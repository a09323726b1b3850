import type { StatusView } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { QrCode } from "~/ui/qr-code";

interface Props {
  order: {
    orderId: string;
    amount: string;
    method: string;
    title: string;
    customer: string;
    vaNumber: string | null;
    codeLabel: string;
    how: string | null;
    qr: { size: number; path: string } | null;
    status: StatusView;
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
        Situs ini belum terhubung dengan layanan pembayaran. Tidak ada uang yang berpindah; pilih
        sendiri apa yang terjadi.
      </Notice>
      {order.state === "pending" && (order.qr || order.how) && (
        <div className="grid justify-items-start gap-3">
          {order.qr && (
            <QrCode
              {...order.qr}
              label={`Kode QRIS untuk membayar ${order.amount}`}
              className="w-60 rounded-card border border-line"
            />
          )}
          {order.how && <p>{order.how}</p>}
        </div>
      )}
      <DescriptionList
        items={[
          { label: "Pembayar", value: order.customer },
          { label: "Cara membayar", value: order.method },
          ...(order.vaNumber
            ? [
                {
                  label: order.codeLabel,
                  value: <strong className="text-xl tabular-nums">{order.vaNumber}</strong>,
                },
              ]
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
          <Button name="outcome" value="cancelled" variant="secondary">
            Batalkan
          </Button>
          <Button name="outcome" value="expired" variant="secondary">
            Biarkan lewat batas waktu
          </Button>
        </form>
      ) : (
        <form method="post" action={path} className="flex flex-wrap gap-3">
          <ButtonLink href={`/CallbackPayment?${new URLSearchParams({ orderId: order.orderId })}`}>
            Kembali ke situs
          </ButtonLink>
          {["expired", "failed", "cancelled"].includes(order.state) && (
            <>
              <HiddenFields idempotencyKey={idempotencyKey} />
              <Button name="outcome" value="late" variant="secondary">
                Bayar terlambat
              </Button>
            </>
          )}
        </form>
      )}
    </div>
  );
}
