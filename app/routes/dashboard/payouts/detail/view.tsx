import type { PayoutDetailView } from "~/lib/payout-views";
import type { MenuItem } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { DescriptionList } from "~/ui/description-list";
import { Notice } from "~/ui/notice";
import { Timeline } from "~/ui/timeline";
import { DashboardLayout } from "../../dashboard-layout";
import { DecidedNotice, type DecidedView } from "../../decided-notice";
import { PayoutAudit } from "../payout-audit";
import { PayoutActions } from "./payout-actions";

export function PayoutDetail({
  menu,
  path,
  payout,
  decided,
}: {
  menu: readonly MenuItem[];
  path: string;
  payout: PayoutDetailView;
  decided: DecidedView | null;
}) {
  const payoutPath = `/Dashboard/Payouts/${payout.id}`;
  return (
    <DashboardLayout
      title={payout.reference}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Pencairan dana", href: "/Dashboard/Payouts" },
        { label: payout.reference },
      ]}
    >
      {decided && (
        <DecidedNotice {...decided} name={payout.reference} status={payout.status.label} />
      )}
      <p className="flex flex-wrap items-center gap-4">
        <span className="font-heading text-3xl font-bold lining-nums tabular-nums">
          {payout.amount}
        </span>
        <Badge tone={payout.status.tone}>{payout.status.label}</Badge>
      </p>
      {payout.isSelfApproved && (
        <Notice tone="danger">
          <strong className="text-danger-text">Disetujui oleh pemohonnya sendiri.</strong> Situs ini
          mengizinkannya lewat pengaturan, karena hanya punya satu admin.
        </Notice>
      )}
      {payout.hint && <Notice tone="info">{payout.hint}</Notice>}
      {payout.onHoldUntil && (
        <Notice tone="warning" title="Rekening baru, ditahan sementara">
          Pemohon belum pernah memakai rekening ini. Pencairan baru dapat disetujui setelah{" "}
          {payout.onHoldUntil}.
        </Notice>
      )}
      {payout.error && (
        <Notice
          tone="danger"
          title={
            payout.wasPaid ? "Bank mengembalikan dana pencairan ini" : "Bank menolak pencairan ini"
          }
        >
          {payout.error}
        </Notice>
      )}
      {payout.reversal && (
        <Notice tone="warning" title="Pengembalian dari bank menunggu orang kedua">
          <p>
            Diusulkan {payout.reversal.proposedBy}, {payout.reversal.when}.
          </p>
          <p>{payout.reversal.detail}</p>
        </Notice>
      )}
      <PayoutActions path={payoutPath} permissions={payout.permissions} />
      <DescriptionList
        items={[
          ...getKnownFacts(payout),
          ...(payout.twoApproversReason || payout.approvals.length > 0
            ? [{ label: "Persetujuan", value: <Approvals payout={payout} /> }]
            : []),
        ]}
      />
      {payout.timeline.length > 0 && (
        <section aria-labelledby="riwayat" className="grid gap-4">
          <h2 id="riwayat" className="text-xl font-bold">
            Riwayat
          </h2>
          <Timeline items={payout.timeline} />
        </section>
      )}
      {payout.audit.length > 0 && <PayoutAudit rows={payout.audit} />}
    </DashboardLayout>
  );
}

/** Facts that the host knows. */
const getKnownFacts = ({ requester, bank, accountNumber, ...payout }: PayoutDetailView) =>
  [
    { label: "Pemohon", value: requester },
    { label: "Bank", value: bank },
    {
      label: "Nomor rekening",
      value: accountNumber && <span className="tabular-nums">{accountNumber}</span>,
    },
    { label: "Nama pemilik", value: payout.accountName },
    { label: "Biaya transfer", value: payout.fee },
    { label: "Diterima pemilik rekening", value: payout.net },
    { label: "Catatan", value: payout.notes },
    { label: "Alasan", value: payout.reason },
  ].filter(({ value }) => value);

function Approvals({ payout }: { payout: PayoutDetailView }) {
  return (
    <>
      {payout.twoApproversReason && <p>{payout.twoApproversReason}</p>}
      <ul>
        {payout.approvals.map(({ name, when }) => (
          <li key={name}>
            {name}, {when}
          </li>
        ))}
        {payout.approvals.length === 0 && <li>Belum ada.</li>}
      </ul>
    </>
  );
}
