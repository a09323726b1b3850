import { formatDateTime } from "~/lib/dates";
import { STALE_MESSAGE } from "~/lib/messages";
import { PAYOUT_MESSAGES } from "~/lib/payout-messages";
import { ApiError } from "../../../hosts/host-handler";
import type { PayoutRow } from "./payouts";

export const ownPayoutError = () => new ApiError(403, PAYOUT_MESSAGES.own);
export const ownEarningsError = () => new ApiError(403, PAYOUT_MESSAGES.ownEarnings);
export const tooManyOpenPayouts = () => new ApiError(409, PAYOUT_MESSAGES.tooManyOpen);

export const stalePayout = ({ status }: PayoutRow) => new ApiError(409, STALE_MESSAGE, { status });

export const secondApproverRequired = ({ status }: PayoutRow) =>
  new ApiError(409, PAYOUT_MESSAGES.secondApprover, { status });

/** @param heldUntil UTC ms */
export const accountOnHold = ({ status }: PayoutRow, heldUntil: number) =>
  new ApiError(409, PAYOUT_MESSAGES.accountOnHold(formatDateTime(heldUntil)), {
    status,
    heldUntil,
  });

/**
 * The 409 of a decision that came too late: names the earlier decision, or reports a stale page.
 */
export function alreadyDecided(row: PayoutRow): ApiError {
  const { status, first_approver_name, decided_by_name: decidedBy, decided_at: decidedAt } = row;
  if (status === "queued" && first_approver_name !== null)
    return new ApiError(409, PAYOUT_MESSAGES.firstApproval(first_approver_name), { status });
  if (status === "queued" || decidedBy === null || decidedAt === null) return stalePayout(row);
  return new ApiError(409, PAYOUT_MESSAGES.decided(decidedBy, formatDateTime(decidedAt)), {
    decidedBy,
    decidedAt,
    status,
  });
}
