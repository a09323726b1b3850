import { explainTwoApprovers } from "~/lib/payout-messages";
import { PAYOUT_STATUS, TWO_APPROVERS_THRESHOLD } from "~/lib/payout-status";
import type { PayoutRowView } from "~/lib/payout-views";
import { formatRupiah } from "~/lib/rupiah";
import type { RequestContext } from "../request/context";
import { getAdmin } from "./admin";
import { optional } from "./optional";
import type { PayoutDetail } from "./payout-detail";
import { type PayoutViewer, toPayoutRow } from "./payout-rows";

const MAX_SELECTION = 100;

/**
 * The selected payouts that the viewer may approve now.
 * @returns `excluded`: the others, with the reason
 */
export async function getPayoutSelection(
  context: RequestContext,
  ids: readonly string[],
  viewer: PayoutViewer,
): Promise<PayoutSelection> {
  const found = await Promise.all(
    ids
      .slice(0, MAX_SELECTION)
      .map((id) => optional(context, getAdmin(context).getPayout({ params: { id } }))),
  );
  const payouts = found.flatMap((one) => (one.ok ? [one.data.data] : []));
  const approvable = payouts.filter(({ can }) => can.approve);
  return {
    rows: explainInOrder(approvable).map(({ payout, twoApproversReason }) => ({
      ...toPayoutRow(payout, viewer),
      twoApproversReason,
    })),
    total: formatRupiah(approvable.reduce((sum, { amount }) => sum + amount, 0)),
    excluded: payouts
      .filter(({ can }) => !can.approve)
      .map((payout) => ({ reference: payout.reference, why: getExclusionReason(payout, viewer) })),
  };
}

interface PayoutSelection {
  rows: (PayoutRowView & { twoApproversReason: string | null })[];
  total: string;
  excluded: { reference: string; why: string }[];
}

/** Payouts are approved in this order, so that each counts the requester's ones before it. */
function explainInOrder(payouts: readonly PayoutDetail[]) {
  const approved = new Map<string, number>();
  return payouts.map((payout) => {
    const before = approved.get(payout.requesterId) ?? 0;
    const recentAmount = payout.recentAmount + before;
    const exceeds = payout.amount + recentAmount >= TWO_APPROVERS_THRESHOLD;
    const reason = payout.twoApproversReason ?? (exceeds ? "sum" : null);
    if (reason === null || payout.firstApprover !== null)
      approved.set(payout.requesterId, before + payout.amount);
    const twoApproversReason =
      reason && explainTwoApprovers(reason, { amount: payout.amount, recentAmount });
    return { payout, twoApproversReason };
  });
}

function getExclusionReason(payout: PayoutDetail, viewer: PayoutViewer): string {
  if (payout.status !== "queued")
    return `status: ${PAYOUT_STATUS[payout.status].label.toLowerCase()}`;
  if (payout.isOwn) return "pencairan Anda sendiri";
  const { onHoldUntil } = toPayoutRow(payout, viewer);
  return onHoldUntil
    ? `rekening baru, ditahan sampai ${onHoldUntil}`
    : "Anda sudah memberi persetujuan pertama";
}
