import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { type HostContext, requirePermission } from "../../kit/context";
import { authorizeMoney } from "../accounts/authorize-money";
import { getUserName } from "../accounts/users";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { changePayout } from "./change-payout";
import {
  isRepeatedDecision,
  type PayoutCommand,
  replayOrConflict,
  requireNotRequester,
} from "./payout-decisions";
import { notifyRequester } from "./payout-emails";
import { accountOnHold, alreadyDecided, secondApproverRequired } from "./payout-errors";
import { findPayout, type PayoutRow, toPayout } from "./payouts";
import { getTwoApproversReason, lockApprovals, sumRecentApprovals } from "./two-approvers";

/**
 * Approves each payout in a separate transaction. A single payout throws its error; of several,
 * each reports its result.
 * @throws ApiError 403, 422 at `password`, 429; for a single payout also 404, 409
 */
export async function approvePayouts(
  context: HostContext,
  {
    payouts,
    password,
    ...actor
  }: Omit<PayoutCommand, "id" | "version"> & {
    payouts: readonly { id: string; version: number }[];
    password: string;
  },
) {
  const { tenantId, user } = actor;
  requirePermission(user, "payout.decide");
  await authorizeMoney(context, { tenantId, user, password });
  const site = await getMailSite(context, tenantId);
  const results = [];
  for (const { id, version } of payouts) {
    try {
      const row = await approvePayout(context, site, { ...actor, id, version });
      results.push({
        id,
        ok: true,
        message: getApprovalMessage(row),
        payout: toPayout(row, true),
      });
    } catch (error) {
      if (payouts.length === 1 || !(error instanceof ApiError)) throw error;
      const row = error.status === 404 ? null : await findPayout(context.db, { ...actor, id });
      results.push({
        id,
        ok: false,
        message: error.message,
        payout: row && toPayout(row, true),
      });
    }
  }
  return results;
}

const getApprovalMessage = ({ status }: PayoutRow) =>
  status === "queued" ? "Persetujuan pertama dicatat; perlu satu orang lagi" : "Disetujui";

const approvePayout = (context: HostContext, site: MailSite, command: PayoutCommand) =>
  context.db.transaction().execute(async (trx) => {
    const { user, version, source } = command;
    const now = context.clock();
    const row = await findPayout(trx, command);
    await requireNotRequester(trx, row, user);
    await lockApprovals(trx, row);
    const decision = { user, kinds: ["approved-first", "approved"], version };
    if (await isRepeatedDecision(trx, row, decision)) return row;
    requireApprovable(row, { user, version, now });
    const actorName = await getUserName(trx, user.id);
    const recentAmount = await sumRecentApprovals(trx, row, now);
    const isFirstOfTwo =
      row.first_approver_id === null && getTwoApproversReason(row, recentAmount) !== null;
    const changed = await changePayout(context, trx, {
      row,
      kind: isFirstOfTwo ? "approved-first" : "approved",
      user,
      actorName,
      at: now,
      source,
      detail: row.requester_id === user.id ? "Disetujui oleh pemohonnya sendiri" : null,
      set: isFirstOfTwo
        ? { first_approver_id: user.id, first_approver_name: actorName }
        : {
            status: "approved",
            decided_by: user.id,
            decided_by_name: actorName,
            decided_at: now,
            next_attempt_at: now,
          },
    });
    const after = await findPayout(trx, command);
    if (!changed) return replayOrConflict(trx, after, decision);
    if (!isFirstOfTwo) await notifyRequester(trx, site, { row, kind: "approved", now });
    return after;
  });

/** @throws ApiError 409 */
function requireApprovable(
  row: PayoutRow,
  { user, version, now }: { user: HostUser; version: number; now: number },
): void {
  if (row.status === "queued" && row.first_approver_id === user.id)
    throw secondApproverRequired(row);
  if (row.status !== "queued" || row.version !== version) throw alreadyDecided(row);
  if (row.held_until !== null && row.held_until > now) throw accountOnHold(row, row.held_until);
}
