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
          ...getKnownFacts(payout),
          ...(payout.dailyLimit
            ? [{ label: "Batas satu penyetuju", value: payout.dailyLimit }]
            : []),
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

const formatDeduction = ({ amount, fee }: Pick<PayoutDetailView, "amount" | "fee">, net: string) =>
  net === amount ? ", tanpa biaya" : fee && ` setelah biaya ${fee}`;

/** Facts that the host knows. */
const getKnownFacts = ({ requester, account, accountName, net, ...payout }: PayoutDetailView) =>
  [
    { label: "Pemohon", value: requester },
    { label: "Rekening", value: [account, accountName].filter(Boolean).join(" atas nama ") },
    {
      label: "Diterima",
      value: net && `${net}${formatDeduction(payout, net) ?? ""}`,
    },
    { label: "Catatan", value: payout.notes },
  ].filter(({ value }) => value);
