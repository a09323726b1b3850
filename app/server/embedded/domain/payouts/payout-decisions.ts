import type { HostUser } from "../../../hosts/host-handler";
import type { AuditSource } from "../../kit/audit/audit-log";
import type { Queryable } from "../../kit/context";
import { alreadyDecided, ownPayoutError } from "./payout-errors";
import type { PayoutRow } from "./payouts";

export interface PayoutCommand {
  tenantId: string;
  user: HostUser;
  id: string;
  /** The version that the user saw. */
  version: number;
  source: AuditSource;
}

/** Maker-checker can only be waived by a setting, for installations with a single admin. */
export async function allowsSelfApproval(db: Queryable, tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("lms_id", "=", tenantId)
    .where("key", "=", "allowSelfApproval")
    .executeTakeFirst();
  return row?.value === "true";
}

/** @throws ApiError 403 for the requester's own decision, whatever their role */
export async function requireNotRequester(
  db: Queryable,
  { lms_id, requester_id }: PayoutRow,
  user: HostUser,
): Promise<void> {
  if (requester_id === user.id && !(await allowsSelfApproval(db, lms_id))) throw ownPayoutError();
}

export interface Decision {
  user: HostUser;
  /** Kinds of the events that the decision may have caused. */
  kinds: readonly string[];
  version: number;
}

/**
 * Detects a double click or a retry after a lost response: the same decision by the same user on
 * the same version.
 */
export async function isRepeatedDecision(
  db: Queryable,
  row: PayoutRow,
  { user, kinds, version }: Decision,
): Promise<boolean> {
  if (version >= row.version) return false;
  const event = await db
    .selectFrom("payout_events")
    .select("kind")
    .where("lms_id", "=", row.lms_id)
    .where("payout_id", "=", row.id)
    .where("version", "=", version + 1)
    .executeTakeFirst();
  if (!event || !kinds.includes(event.kind)) return false;
  return (event.kind === "approved-first" ? row.first_approver_id : row.decided_by) === user.id;
}

/** @throws ApiError 409 unless the decision is a repeated one */
export async function replayOrConflict(
  db: Queryable,
  row: PayoutRow,
  decision: Decision,
): Promise<PayoutRow> {
  if (await isRepeatedDecision(db, row, decision)) return row;
  throw alreadyDecided(row);
}
