import { getBankName } from "~/lib/banks";
import { formatDate, formatDateTime } from "~/lib/dates";
import { getPayoutStatus, isUndecided } from "~/lib/payout-status";
import type { PayoutRowView } from "~/lib/payout-views";
import { formatPhone } from "~/lib/phone";
import { formatRupiah } from "~/lib/rupiah";
import type { Payout } from "../hosts/services/payouts";

export interface PayoutViewer {
  id: string;
  name: string;
  /** May decide on payouts, except their own. */
  canDecide: boolean;
}

/** Formats wallet accounts as phone numbers. */
export const formatAccountNumber = (account: string) =>
  account.startsWith("+62") ? formatPhone(account) : account;

/** "Jumlah tidak disebutkan" where a host names no amount: an unknown one is not zero. */
const formatAmount = (amount: number | null) =>
  amount === null ? "Jumlah tidak disebutkan" : formatRupiah(amount);

export function toPayoutRow(payout: Payout, viewer: PayoutViewer): PayoutRowView {
  const isHeld =
    payout.status === "queued" && payout.heldUntil !== null && payout.heldUntil > Date.now();
  // Rows carry only the approver's name; a namesake can still decide on the payout's page.
  const isInvolved = payout.requesterId === viewer.id || payout.firstApprover === viewer.name;
  return {
    id: payout.id,
    reference: payout.reference,
    requester: payout.requesterName,
    version: payout.version,
    account: `${getBankName(payout.bankCode)} ${formatAccountNumber(payout.accountNumber)}`.trim(),
    amount: formatAmount(payout.amount),
    status: getPayoutStatus(payout.status),
    requestedAt: payout.requestedAt === null ? null : toDateView(payout.requestedAt),
    firstApprover: payout.status === "queued" ? payout.firstApprover : null,
    onHoldUntil: isHeld && payout.heldUntil !== null ? formatDateTime(payout.heldUntil) : null,
    canDecide: viewer.canDecide && isUndecided(payout.status) && !isHeld && !isInvolved,
  };
}

const toDateView = (instant: number) => ({
  iso: new Date(instant).toISOString(),
  words: formatDate(instant),
});
