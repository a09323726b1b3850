import { hasPermission } from "~/lib/permissions";
import type { HostUser } from "../../../hosts/host-handler";
import { toAuditRow } from "../../kit/audit/audit-rows";
import type { HostContext } from "../../kit/context";
import { allowsSelfApproval } from "./payout-decisions";
import { findReversal, type ReversalRow } from "./payout-reversals";
import { findPayout, type PayoutRow, toPayout } from "./payouts";
import { getTwoApproversReason, sumRecentApprovals } from "./two-approvers";

const APPROVAL_EVENTS = ["approved-first", "approved"];

/** A payout with its timeline and, for approvers, its audit rows. @throws ApiError 404 */
export async function getPayoutDetail(
  { db, clock }: HostContext,
  { tenantId, user, id }: { tenantId: string; user: HostUser; id: string },
) {
  const row = await findPayout(db, { tenantId, user, id });
  const isApprover = hasPermission(user.roles, "payout.decide");
  const isOwn = row.requester_id === user.id;
  const [events, auditRows, isSelfApprovalAllowed, reversal, recentAmount] = await Promise.all([
    readEvents(db, row),
    isApprover ? readAuditRows(db, row) : [],
    allowsSelfApproval(db, tenantId),
    isApprover ? findReversal(db, row) : undefined,
    sumRecentApprovals(db, row, clock()),
  ]);
  const canDecide = isApprover && (!isOwn || isSelfApprovalAllowed);
  return {
    ...toPayout(row, isOwn || isApprover),
    events: events.map(({ at, actor_name: actor, kind, detail }) => ({ at, actor, kind, detail })),
    audit: auditRows.map(toAuditRow),
    approvals: events
      .filter(({ kind }) => APPROVAL_EVENTS.includes(kind))
      .map(({ actor_name, at }) => ({ name: actor_name, at })),
    twoApproversReason: getTwoApproversReason(row, recentAmount),
    recentAmount,
    selfApproved: isSelfApproved(row),
    reversal: reversal ? toReversal(reversal) : null,
    can: getPermittedActions(row, { user, isOwn, canDecide, reversal, now: clock() }),
    isOwn,
  };
}

const toReversal = ({ proposed_by_name, proposed_at, detail }: ReversalRow) => ({
  proposedBy: proposed_by_name,
  proposedAt: proposed_at,
  detail,
});

interface Viewer {
  user: HostUser;
  isOwn: boolean;
  canDecide: boolean;
  reversal: ReversalRow | undefined;
  now: number;
}

function getPermittedActions(row: PayoutRow, { user, isOwn, canDecide, reversal, now }: Viewer) {
  const isQueued = row.status === "queued";
  const isHeld = row.held_until !== null && row.held_until > now;
  return {
    approve: canDecide && isQueued && !isHeld && row.first_approver_id !== user.id,
    reject: canDecide && isQueued,
    cancel: isOwn && isQueued,
    reverse: canDecide && row.status === "completed" && !reversal,
    confirmReversal: canDecide && reversal !== undefined && reversal.proposed_by !== user.id,
    withdrawReversal: canDecide && reversal?.proposed_by === user.id,
  };
}

const readEvents = (db: HostContext["db"], { lms_id, id }: PayoutRow) =>
  db
    .selectFrom("payout_events")
    .selectAll()
    .where("lms_id", "=", lms_id)
    .where("payout_id", "=", id)
    .orderBy("version")
    .execute();

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
