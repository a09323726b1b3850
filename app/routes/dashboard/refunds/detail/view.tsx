import type { RefundDetailView } from "~/lib/refund-views";
import type { MenuItem } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { DescriptionList } from "~/ui/description-list";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { DashboardLayout } from "../../dashboard-layout";
import { DecidedNotice, type DecidedView } from "../../decided-notice";
import { RefundDecisionForm } from "./decision-form";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  refund: RefundDetailView;
  decided: DecidedView | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function RefundDetail({ menu, path, refund, decided, idempotencyKey, formResult }: Props) {
  const { approve, complete, withdraw } = refund.can;
  const form = { path, version: refund.version, idempotencyKey, formResult };
  return (
    <DashboardLayout
      title={refund.number}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Pengembalian dana", href: "/Dashboard/Refunds" },
        { label: refund.number },
      ]}
    >
      {decided && !formResult && (
        <DecidedNotice {...decided} name={refund.number} status={refund.status.label} />
      )}
      <p className="flex flex-wrap items-center gap-4">
        <span className="font-heading text-3xl font-bold lining-nums tabular-nums">
          {refund.amount}
        </span>
        <Badge tone={refund.status.tone}>{refund.status.label}</Badge>
      </p>
      {refund.twoPeopleReason && refund.approvedBy === null && (
        <Notice tone="info" title="Perlu persetujuan dua orang">
          {refund.twoPeopleReason}
          {refund.firstApprover && ` Sudah menyetujui: ${refund.firstApprover}.`}
        </Notice>
      )}
      {complete && (
        <Notice tone="warning" title="Layanan pembayaran tidak dapat mengembalikan dana ini">
          <p>{refund.note}</p>
          <p>
            Tanyakan rekening tujuan kepada pembayar lewat email, transfer {refund.amount}, lalu
            catat nomor referensi banknya di sini.
          </p>
        </Notice>
      )}
      <RefundFacts refund={refund} />
      {approve && <RefundDecisionForm decision="approve" {...form} />}
      {complete && <RefundDecisionForm decision="complete" {...form} />}
      {withdraw && <RefundDecisionForm decision="withdraw" {...form} />}
    </DashboardLayout>
  );
}

function RefundFacts({ refund }: { refund: RefundDetailView }) {
  const facts: [label: string, value: string | null][] = [
    ["Pembayar", refund.payer],
    ["Email", refund.email],
    ["Pembayaran", refund.subject],
    ["Nomor pesanan", refund.orderId],
    ["Sebab", refund.cause],
    ["Alasan", refund.reason],
    ["Sejak", refund.since],
    ["Diusulkan oleh", refund.requestedBy],
    ["Disetujui oleh", refund.approvedBy],
    ["Referensi bank", refund.bankReference],
    ["Dikembalikan", refund.refundedAt],
  ];
  return (
    <DescriptionList
      items={facts.flatMap(([label, value]) =>
        value === null
          ? []
          : [{ label, value: <span className="[overflow-wrap:anywhere]">{value}</span> }],
      )}
    />
  );
}
