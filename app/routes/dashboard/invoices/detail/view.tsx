import type { ReactNode } from "react";
import { INVOICE_DESK_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { InvoiceDeskView } from "~/server/features/invoice-desk";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { DescriptionList } from "~/ui/description-list";
import { Timeline } from "~/ui/timeline";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  invoice: InvoiceDeskView;
}

/** An invoice with everything that was paid, returned and booked for it. */
export function InvoiceDetail({ menu, path, invoice }: Props) {
  const { number, status, amount, refundHref } = invoice;
  return (
    <DashboardLayout
      title={number}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Tagihan", href: INVOICE_DESK_PATH }, { label: number }]}
      actions={
        refundHref && (
          <ButtonLink href={refundHref} variant="secondary">
            Kembalikan …
          </ButtonLink>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-4">
        <span className="font-heading text-3xl font-bold lining-nums tabular-nums">{amount}</span>
        <Badge tone={status.tone}>{status.label}</Badge>
      </p>
      <InvoiceFacts invoice={invoice} />
      <Section id="pembayaran" title="Pembayaran">
        <Orders orders={invoice.orders} />
      </Section>
      {invoice.refunds.length > 0 && (
        <Section id="pengembalian" title="Pengembalian">
          <Refunds refunds={invoice.refunds} />
        </Section>
      )}
      <Section id="buku" title="Pembukuan">
        <LedgerRows rows={invoice.ledger} />
      </Section>
      <Section id="riwayat" title="Riwayat">
        <Timeline items={invoice.timeline} />
      </Section>
    </DashboardLayout>
  );
}

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid gap-3">
    <h2 id={id} className="text-xl font-bold">
      {title}
    </h2>
    {children}
  </section>
);

const InvoiceFacts = ({ invoice }: { invoice: InvoiceDeskView }) => (
  <DescriptionList
    items={[
      { label: "Peserta", value: `${invoice.learner}, ${invoice.email}` },
      {
        label: "Kelas",
        value: (
          <>
            <a href={invoice.classHref}>{invoice.className}</a> (
            <a href={invoice.classDeskHref}>peserta dan pengelolaan</a>)
          </>
        ),
      },
      ...(invoice.reduction ? [{ label: "Harga", value: invoice.reduction }] : []),
      { label: "Cara membayar", value: invoice.method },
      { label: "Dibuat", value: invoice.createdAt },
      { label: "Dibayar", value: invoice.paidAt ?? "Belum" },
    ]}
  />
);

function Orders({ orders }: Pick<InvoiceDeskView, "orders">) {
  if (orders.length === 0) return <p className="text-ink-soft">Tagihan ini tidak perlu dibayar.</p>;
  return (
    <DataTable
      caption="Pesanan pembayaran"
      rows={orders}
      rowKey={({ orderId }) => orderId}
      columns={[
        {
          key: "order",
          label: "Nomor pesanan",
          cell: ({ orderId, createdAt }) => (
            <span className="grid">
              <span className="wrap-anywhere">{orderId}</span>{" "}
              <span className="text-sm text-ink-soft">{createdAt}</span>
            </span>
          ),
        },
        {
          key: "gateway",
          label: "Nomor di layanan pembayaran",
          cell: ({ gatewayId }) => <span className="wrap-anywhere">{gatewayId}</span>,
        },
        { key: "amount", label: "Jumlah", numeric: true, cell: ({ amount }) => amount },
        {
          key: "status",
          label: "Status",
          cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
        },
      ]}
    />
  );
}

const Refunds = ({ refunds }: Pick<InvoiceDeskView, "refunds">) => (
  <DataTable
    caption="Pengembalian"
    rows={refunds}
    rowKey={({ id }) => id}
    columns={[
      {
        key: "number",
        label: "Nomor",
        cell: ({ id, number }) => <a href={`/Dashboard/Refunds/${id}`}>{number}</a>,
      },
      { key: "cause", label: "Sebab", cell: ({ cause }) => cause },
      { key: "amount", label: "Jumlah", numeric: true, cell: ({ amount }) => amount },
      { key: "since", label: "Sejak", cell: ({ since }) => since },
      {
        key: "status",
        label: "Status",
        cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
      },
    ]}
  />
);

function LedgerRows({ rows }: { rows: InvoiceDeskView["ledger"] }) {
  if (rows.length === 0) return <p className="text-ink-soft">Belum ada yang dibukukan.</p>;
  return (
    <DataTable
      caption="Pembukuan"
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: "when", label: "Waktu", cell: ({ when }) => when },
        { key: "kind", label: "Transaksi", cell: ({ kind }) => kind },
        { key: "account", label: "Akun", cell: ({ account }) => account },
        { key: "amount", label: "Jumlah", numeric: true, cell: ({ amount }) => amount },
      ]}
    />
  );
}
