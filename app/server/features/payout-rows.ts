import { bankName } from "~/lib/banks";
import { formatDate, formatDateTime } from "~/lib/dates";
import { PAYOUT_STATUS } from "~/lib/payout-status";
import type { PayoutRowView } from "~/lib/payout-views";
import { formatPhone } from "~/lib/phone";
import { formatRupiah } from "~/lib/rupiah";
import type { Payout } from "../hosts/services/payouts";

export interface PayoutReader {
  id: string;
  name: string;
  /** May they decide on payouts at all? Never on their own. */
  decides: boolean;
}

/** A wallet's account is a mobile number, written as people write it. */
export const accountWords = (account: string) => (account.startsWith("+62") ? formatPhone(account) : account);

/** One payout as lists and pages show it, for this reader at this moment. */
export function toRow(payout: Payout, reader: PayoutReader): PayoutRowView {
  const isHeld = payout.status === "queued" && payout.heldUntil !== null && payout.heldUntil > Date.now();
  // Rows name their first approver, no more; whoever bears the same name still may decide on the payout's own page.
  const isTheirs = payout.requesterId === reader.id || payout.firstApprover === reader.name;
  return {
    ...{ id: payout.id, reference: payout.reference, requester: payout.requesterName, version: payout.version },
    account: `${bankName(payout.bankCode)} ${accountWords(payout.accountNumber)}`,
    amount: formatRupiah(payout.amount),
    status: PAYOUT_STATUS[payout.status],
    requestedAt: { iso: new Date(payout.requestedAt).toISOString(), words: formatDate(payout.requestedAt) },
    heldUntil: isHeld && payout.heldUntil !== null ? formatDateTime(payout.heldUntil) : null,
    canDecide: reader.decides && payout.status === "queued" && !isHeld && !isTheirs,
  };
}
