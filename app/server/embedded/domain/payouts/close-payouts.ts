import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { requireSecondFactor } from "../accounts/second-factor";
import { getUserName } from "../accounts/users";
import { getMailSite } from "../mail/mail-site";
import { changePayout } from "./change-payout";
import { type PayoutCommand, replayOrConflict, requireNotRequester } from "./payout-decisions";
import { notifyRequester } from "./payout-emails";
import { findPayout, type PayoutRow, toPayout } from "./payouts";

/** Rejects a queued payout and returns its money. @throws ApiError 403, 404, 409 */
export async function rejectPayout(
  context: HostContext,
  { reason, ...command }: PayoutCommand & { reason: string },
) {
  const { tenantId, user } = command;
  requirePermission(user, "payout.decide");
  await requireSecondFactor(context.db, tenantId, user.id);
  const site = await getMailSite(context, tenantId);
  const row = await context.db.transaction().execute(async (trx) => {
    const before = await findPayout(trx, command);
    await requireNotRequester(trx, before, user);
    const { row, changed } = await closeQueuedPayout(context, trx, before, {
      command,
      status: "rejected",
      reason,
    });
    if (changed)
      await notifyRequester(trx, site, {
        row: before,
        kind: "rejected",
        detail: reason,
        now: context.clock(),
      });
    return row;
  });
  return toPayout(row, true);
}

/** Withdraws the user's own queued payout and returns its money. @throws ApiError 404, 409 */
export async function cancelPayout(context: HostContext, command: PayoutCommand) {
  const row = await context.db.transaction().execute(async (trx) => {
    const before = await findPayout(trx, command);
    if (before.requester_id !== command.user.id) throw notFound("Pencairan");
    const { row } = await closeQueuedPayout(context, trx, before, {
      command,
      status: "cancelled",
      reason: null,
    });
    return row;
  });
  return toPayout(row, true);
}

interface Closing {
  command: PayoutCommand;
  status: "rejected" | "cancelled";
  reason: string | null;
}

/**
 * @returns the row as it is now; `changed` is false for a repeated decision
 * @throws ApiError 409
 */
async function closeQueuedPayout(
  context: HostContext,
  trx: Queryable,
  before: PayoutRow,
  { command, status, reason }: Closing,
): Promise<{ row: PayoutRow; changed: boolean }> {
  const { user, version, source } = command;
  const decision = { user, kinds: [status], version };
  if (before.status !== "queued" || before.version !== version)
    return { row: await replayOrConflict(trx, before, decision), changed: false };
  const now = context.clock();
  const actorName = await getUserName(trx, user.id);
  const set = {
    status,
    decided_by: user.id,
    decided_by_name: actorName,
    decided_at: now,
    ...(reason !== null && { reason }),
  };
  const changed = await changePayout(context, trx, {
    row: before,
    kind: status,
    detail: reason,
    user,
    actorName,
    at: now,
    source,
    set,
  });
  const row = await findPayout(trx, command);
  return { row: changed ? row : await replayOrConflict(trx, row, decision), changed };
}
