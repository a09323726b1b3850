import type { PayoutDetailView } from "~/lib/payout-views";
import { DescriptionList } from "~/ui/description-list";
import { Notice } from "~/ui/notice";

/** What a decision is about: amount, people and account, and why two people must approve. */
export function PayoutSummary({ payout }: { payout: PayoutDetailView }) {
  return (
    <>
      <DescriptionList
        items={[
          { label: "Jumlah", value: <strong className="tabular-nums">{payout.amount}</strong> },
          { label: "Pemohon", value: payout.requester },
          { label: "Rekening", value: `${payout.account} atas nama ${payout.accountName}` },
          {
            label: "Diterima",
            value:
              payout.net === payout.amount
                ? `${payout.net}, tanpa biaya`
                : `${payout.net} setelah biaya ${payout.fee}`,
          },
          ...(payout.notes ? [{ label: "Catatan", value: payout.notes }] : []),
          ...payout.approvals.map(({ name, when }) => ({
            label: "Sudah menyetujui",
            value: `${name}, ${when}`,
          })),
        ]}
      />
      {payout.permissions.approve && payout.twoApproversReason && (
        <Notice tone="info" title="Perlu persetujuan dua orang">
          {payout.twoApproversReason}
        </Notice>
      )}
    </>
  );
}
