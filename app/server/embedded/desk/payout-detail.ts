import { TWO_APPROVERS_FROM } from "~/lib/payout-status";
import type { deskPayoutOperations } from "../../hosts/desk/payouts";
import type { HandlersOf, HostContext } from "../context";
import { decidesOnOwn } from "../services/payout-decisions";
import { findPayout, isManager, type PayoutRow, toPayout } from "../services/payout-rows";
import { toAuditRow } from "./audit-rows";

const APPROVALS = ["approved-first", "approved"];

/** One payout with its timeline and, for managers, its rows in the audit log. */
export function payoutDetail({ db, clock }: HostContext): Pick<HandlersOf<typeof deskPayoutOperations>, "getPayout"> {
  return {
    getPayout: async ({ lmsId, user, params }) => {
      const row = await findPayout(db, lmsId, params.id, user);
      const [manages, isOwn] = [isManager(user), row.requester_id === user.id];
      const [events, audit, onOwn] = await Promise.all([
        db.selectFrom("payout_events").selectAll().where("lms_id", "=", lmsId).where("payout_id", "=", row.id).orderBy("version").execute(),
        manages ? auditRows(db, row) : [],
        decidesOnOwn(db, lmsId),
      ]);
      const decides = manages && (!isOwn || onOwn);
      const isQueued = row.status === "queued";
      const isHeld = row.held_until !== null && row.held_until > clock();
      const can = {
        approve: decides && isQueued && !isHeld && row.first_approver_id !== user.id,
        reject: decides && isQueued,
        cancel: isOwn && isQueued,
        reverse: decides && row.status === "completed",
      };
      const approvals = events.filter(({ kind }) => APPROVALS.includes(kind)).map(({ actor_name, at }) => ({ name: actor_name, at }));
      return {
        data: {
          ...toPayout(row, isOwn || manages),
          events: events.map(({ at, actor_name, kind, detail }) => ({ at, actor: actor_name, kind, detail })),
          audit: audit.map(toAuditRow),
          ...{ approvals, needsTwo: row.amount >= TWO_APPROVERS_FROM, selfApproved: isSelfApproved(row), can, isOwn },
        },
      };
    },
  };
}

const auditRows = (db: HostContext["db"], { lms_id, id }: PayoutRow) =>
  db
    .selectFrom("audit_log")
    .selectAll()
    .where("lms_id", "=", lms_id)
    .where("entity", "=", "payout")
    .where("entity_id", "=", id)
    .orderBy("seq")
    .execute();

/** Rejecting or cancelling one's own harms nobody. */
const isSelfApproved = ({ status, requester_id, first_approver_id, decided_by }: PayoutRow) =>
  first_approver_id === requester_id || (decided_by === requester_id && status !== "rejected" && status !== "cancelled");
