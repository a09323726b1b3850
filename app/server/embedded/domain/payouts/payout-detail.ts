import { TWO_APPROVERS_THRESHOLD } from "~/lib/payout-status";
import { hasPermission } from "~/lib/permissions";
import type { HostUser } from "../../../hosts/host-handler";
import { toAuditRow } from "../../kit/audit/audit-rows";
import type { HostContext } from "../../kit/context";
import { allowsSelfApproval } from "./payout-decisions";
import { findPayout, type PayoutRow, toPayout } from "./payouts";

const APPROVAL_EVENTS = ["approved-first", "approved"];

/** A payout with its timeline and, for approvers, its audit rows. @throws ApiError 404 */
export async function getPayoutDetail(
  { db, clock }: HostContext,
  { tenantId, user, id }: { tenantId: string; user: HostUser; id: string },
) {
  const row = await findPayout(db, { tenantId, user, id });
  const isApprover = hasPermission(user.roles, "payout.decide");
  const isOwn = row.requester_id === user.id;
  const [events, auditRows, isSelfApprovalAllowed] = await Promise.all([
    db
      .selectFrom("payout_events")
      .selectAll()
      .where("lms_id", "=", tenantId)
      .where("payout_id", "=", row.id)
      .orderBy("version")
      .execute(),
    isApprover ? readAuditRows(db, row) : [],
    allowsSelfApproval(db, tenantId),
  ]);
  const canDecide = isApprover && (!isOwn || isSelfApprovalAllowed);
  const isQueued = row.status === "queued";
  const isHeld = row.held_until !== null && row.held_until > clock();
  return {
    ...toPayout(row, isOwn || isApprover),
    events: events.map(({ at, actor_name, kind, detail }) => ({
      at,
      actor: actor_name,
      kind,
      detail,
    })),
    audit: auditRows.map(toAuditRow),
    approvals: events
      .filter(({ kind }) => APPROVAL_EVENTS.includes(kind))
      .map(({ actor_name, at }) => ({ name: actor_name, at })),
    needsTwo: row.amount >= TWO_APPROVERS_THRESHOLD,
    selfApproved: isSelfApproved(row),
    can: {
      approve: canDecide && isQueued && !isHeld && row.first_approver_id !== user.id,
      reject: canDecide && isQueued,
      cancel: isOwn && isQueued,
      reverse: canDecide && row.status === "completed",
    },
    isOwn,
  };
}

const readAuditRows = (db: HostContext["db"], { lms_id, id }: PayoutRow) =>
  db
    .selectFrom("audit_log")
    .selectAll()
    .where("lms_id", "=", lms_id)
    .where("entity", "=", "payout")
    .where("entity_id", "=", id)
    .orderBy("seq")
    .execute();

/** Rejecting or cancelling one's own payout moves no money out, so it does not count. */
const isSelfApproved = ({ status, requester_id, first_approver_id, decided_by }: PayoutRow) =>
  first_approver_id === requester_id ||
  (decided_by === requester_id && status !== "rejected" && status !== "cancelled");
