import type { HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import type { HostContext, Queryable } from "../../kit/context";
import { type Posting, postLedgerTransaction } from "../../kit/ledger";
import { getPayoutAccounts, type PayoutRow } from "./payouts";

export type PayoutChangeKind =
  | "approved-first"
  | "approved"
  | "rejected"
  | "cancelled"
  | "processed"
  | "completed"
  | "failed"
  | "reversed"
  | "reversal-proposed"
  | "reversal-declined"
  | "reversal-withdrawn";

/** After these no reversal waits for a second person any more. */
const REVERSAL_ENDS: readonly PayoutChangeKind[] = [
  "reversed",
  "reversal-declined",
  "reversal-withdrawn",
];

export interface PayoutChange {
  /** The row as read: the update applies only while status and version still match. */
  row: PayoutRow;
  set: Partial<PayoutRow>;
  /** Stored in the timeline and, as `payout.<kind>`, in the audit log. */
  kind: PayoutChangeKind;
  detail?: string | null;
  /** Null for the job. */
  user: HostUser | null;
  actorName: string;
  /** UTC ms, default now. */
  at?: number;
  source: AuditSource;
}

/**
 * Applies one transition in the caller's transaction: the conditional update, its ledger entries,
 * the timeline and the audit row. Of two concurrent changes one applies.
 * @returns false if the row has changed meanwhile
 */
export async function changePayout(
  context: HostContext,
  trx: Queryable,
  change: PayoutChange,
): Promise<boolean> {
  const { row, set, kind, detail = null, user, actorName, at = context.clock(), source } = change;
  const { lms_id, id } = row;
  const version = row.version + 1;
  const { numUpdatedRows } = await trx
    .updateTable("payouts")
    .set({ ...set, version })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("status", "=", row.status)
    .where("version", "=", row.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const posting = toPosting(row, kind, at);
  if (posting) await postLedgerTransaction(trx, posting);
  if (REVERSAL_ENDS.includes(kind)) await deleteReversal(trx, row);
  await trx
    .insertInto("payout_events")
    .values({ lms_id, payout_id: id, version, at, actor_name: actorName, kind, detail })
    .execute();
  const entry = toAuditEntry(row, { set, kind, detail });
  await appendAudit(context, trx, source, { user, actorName, ...entry });
  return true;
}

const deleteReversal = (trx: Queryable, { lms_id, id }: PayoutRow) =>
  trx
    .deleteFrom("payout_reversals")
    .where("lms_id", "=", lms_id)
    .where("payout_id", "=", id)
    .execute();

export const toAuditEntry = (
  row: PayoutRow,
  { set, kind, detail }: Pick<PayoutChange, "set" | "kind" | "detail">,
) => ({
  action: `payout.${kind}`,
  entity: "payout",
  entityId: row.id,
  before: { status: row.status },
  after: {
    status: set.status ?? row.status,
    reference: row.reference,
    amount: row.amount,
    ...(detail && { detail }),
  },
});

/** Ledger entries of a transition (designs B5); null if it moves no money. */
export function toPosting(row: PayoutRow, kind: PayoutChangeKind, at: number): Posting | null {
  const { available, held, paidOut } = getPayoutAccounts(row.requester_id);
  const move = (from: string, to: string) => ({
    tenantId: row.lms_id,
    kind: `payout-${kind}`,
    reference: row.id,
    at,
    entries: [
      { account: from, amount: -row.amount },
      { account: to, amount: row.amount },
    ],
  });
  if (kind === "rejected" || kind === "cancelled" || kind === "failed")
    return move(held, available);
  if (kind === "completed") return move(held, paidOut);
  return kind === "reversed" ? move(paidOut, available) : null;
}
