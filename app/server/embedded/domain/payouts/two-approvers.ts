import { sql } from "kysely";
import { TWO_APPROVERS_THRESHOLD, type TwoApproversReason } from "~/lib/payout-status";
import { DAY_MS } from "~/lib/time";
import type { Queryable } from "../../kit/context";
import { nextSequenceNumber } from "../../kit/sequences";
import type { PayoutRow } from "./payouts";

const SUM_WINDOW_MS = DAY_MS;
const UNAPPROVED_STATUSES = ["queued", "rejected", "cancelled"] as const;

/**
 * Sum in rupiah of the requester's other payouts approved within the last 24 hours. Failed and reversed ones
 * count: a reversal by one person must not make room for another payout by one person.
 */
export async function sumRecentApprovals(
  db: Queryable,
  { lms_id, id, requester_id }: PayoutRow,
  now: number,
): Promise<number> {
  const { amount } = await db
    .selectFrom("payouts")
    .select(sql<number>`coalesce(sum(amount), 0)`.as("amount"))
    .where("lms_id", "=", lms_id)
    .where("requester_id", "=", requester_id)
    .where("id", "!=", id)
    .where("status", "not in", UNAPPROVED_STATUSES)
    .where("decided_at", ">", now - SUM_WINDOW_MS)
    .executeTakeFirstOrThrow();
  return Number(amount);
}

/** Serialises approvals of one requester until the transaction ends, so that each sees the sum of the others. */
export const lockApprovals = (trx: Queryable, { lms_id, requester_id }: PayoutRow) =>
  nextSequenceNumber(trx, lms_id, `payout-approval-${requester_id}`);

/** @param recentAmount see `sumRecentApprovals` */
export function getTwoApproversReason(
  row: PayoutRow,
  recentAmount: number,
): TwoApproversReason | null {
  if (row.amount >= TWO_APPROVERS_THRESHOLD) return "amount";
  if (row.first_approver_id !== null) return "sum";
  const exceeds = row.amount + recentAmount >= TWO_APPROVERS_THRESHOLD;
  return row.status === "queued" && exceeds ? "sum" : null;
}

/** Whether the payout, approved by now, needed two people; its reversal then does too. */
export const neededTwoApprovers = (row: PayoutRow): boolean =>
  getTwoApproversReason(row, 0) !== null;
