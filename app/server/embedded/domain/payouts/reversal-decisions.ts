import type { ReversalDecision } from "~/lib/payout-fields";
import { PAYOUT_MESSAGES } from "~/lib/payout-messages";
import { ApiError } from "../../../hosts/host-handler";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { authorizeMoney } from "../accounts/authorize-money";
import { getUserName } from "../accounts/users";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { changePayout } from "./change-payout";
import { type PayoutCommand, requireNotRequester } from "./payout-decisions";
import { notifyRequester } from "./payout-emails";
import { stalePayout } from "./payout-errors";
import { findReversal, type ReversalRow } from "./payout-reversals";
import { findPayout, type PayoutRow, toPayout } from "./payouts";

/**
 * Confirms or declines a proposed reversal as the second person, or withdraws one's own. Only a confirmed one
 * moves money.
 * @throws ApiError 403, 404, 409, 422 at `password`, 429
 */
export async function decideReversal(
  context: HostContext,
  {
    decision,
    password,
    ...command
  }: PayoutCommand & { decision: ReversalDecision; password: string },
) {
  const { tenantId, user } = command;
  requirePermission(user, "payout.decide");
  const payout = await findPayout(context.db, command);
  await requireNotRequester(context.db, payout, user);
  requireRightPerson(await requireReversal(context.db, payout, command), { decision, command });
  if (decision !== "withdraw") await authorizeMoney(context, { tenantId, user, password });
  const site = await getMailSite(context, tenantId);
  const row = await context.db.transaction().execute(async (trx) => {
    const before = await findPayout(trx, command);
    const reversal = await requireReversal(trx, before, command);
    if (decision === "confirm")
      await applyReversal(context, trx, { row: before, site, command, ...reversal });
    else await endProposal(context, trx, { row: before, command, decision });
    return findPayout(trx, command);
  });
  return toPayout(row, true);
}

/** @throws ApiError 409 if there is none, or the payout has changed */
async function requireReversal(
  db: Queryable,
  row: PayoutRow,
  { version }: PayoutCommand,
): Promise<ReversalRow> {
  const reversal = await findReversal(db, row);
  if (!reversal || row.version !== version) throw stalePayout(row);
  return reversal;
}

/** @throws ApiError 403 */
function requireRightPerson(
  { proposed_by }: ReversalRow,
  { decision, command }: { decision: ReversalDecision; command: PayoutCommand },
): void {
  const isProposer = proposed_by === command.user.id;
  if (decision === "withdraw" && !isProposer)
    throw new ApiError(403, PAYOUT_MESSAGES.othersReversal);
  if (decision !== "withdraw" && isProposer) throw new ApiError(403, PAYOUT_MESSAGES.ownReversal);
}

interface Reversal {
  row: PayoutRow;
  site: MailSite;
  command: PayoutCommand;
  reason: string;
  detail: string;
}

/** Makes the money available again and notifies the requester. @throws ApiError 409 */
export async function applyReversal(
  context: HostContext,
  trx: Queryable,
  { row, site, command: { user, source }, reason, detail }: Reversal,
): Promise<void> {
  const now = context.clock();
  const changed = await changePayout(context, trx, {
    row,
    kind: "reversed",
    detail,
    user,
    actorName: await getUserName(trx, user.id),
    at: now,
    source,
    set: {
      status: "failed",
      error_code: "BANK_REFUND",
      error_message: reason,
      next_attempt_at: null,
    },
  });
  if (!changed) throw stalePayout(row);
  await notifyRequester(trx, site, { row, kind: "reversed", detail: reason, now });
}

/** @throws ApiError 409 */
async function endProposal(
  context: HostContext,
  trx: Queryable,
  {
    row,
    command: { user, source },
    decision,
  }: { row: PayoutRow; command: PayoutCommand; decision: "decline" | "withdraw" },
): Promise<void> {
  const kind = decision === "decline" ? "reversal-declined" : "reversal-withdrawn";
  const actorName = await getUserName(trx, user.id);
  if (!(await changePayout(context, trx, { row, set: {}, kind, user, actorName, source })))
    throw stalePayout(row);
}
