import { TWO_APPROVERS_THRESHOLD } from "~/lib/payout-status";
import { REFUND_MESSAGES } from "~/lib/refund-messages";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, requirePermission } from "../../kit/context";
import { authorizeMoney } from "../accounts/authorize-money";
import { getUserName } from "../accounts/users";
import { finishRefund } from "./finish-refund";
import {
  changeRefund,
  findRefund,
  type RefundCommand,
  type RefundRow,
  staleRefund,
  toRefund,
} from "./refunds";
import { getNextAttempt, sendRefund } from "./send-refunds";

/**
 * Approves an owed refund and sends it; from Rp10.000.000 the second person's approval does.
 * @throws ApiError 403, 404, 409, 422 at `password`, 429
 */
export async function approveRefund(
  context: HostContext,
  { password, ...command }: RefundCommand & { password: string },
) {
  const { tenantId, user, version, source } = command;
  requirePermission(user, "refund.manage");
  const refund = await findRefund(context.db, command);
  await requireNotPayer(context, refund, user);
  if (refund.first_approver_id === user.id) throw new ApiError(403, REFUND_MESSAGES.secondApprover);
  if (refund.status !== "owed" || refund.version !== version) throw staleRefund(refund);
  await authorizeMoney(context, { tenantId, user, password });
  const row = await context.db.transaction().execute(async (trx) => {
    const actorName = await getUserName(trx, user.id);
    const isFirst = needsFirstApproval(refund);
    const isChanged = await changeRefund(context, trx, {
      row: refund,
      kind: isFirst ? "approved-first" : "approved",
      set: isFirst
        ? { first_approver_id: user.id, first_approver_name: actorName }
        : getApproval(user.id, actorName, context.clock()),
      user,
      actorName,
      source,
    });
    if (!isChanged) throw staleRefund(await findRefund(trx, command));
    return findRefund(trx, command);
  });
  if (row.status === "sending") await sendRefund(context, row);
  return toRefund(await findRefund(context.db, command));
}

export const needsTwoPeople = ({ amount }: Pick<RefundRow, "amount">): boolean =>
  amount >= TWO_APPROVERS_THRESHOLD;

const needsFirstApproval = (row: RefundRow) =>
  needsTwoPeople(row) && row.first_approver_id === null;

/** Columns of a refund that is sent from now on. */
export const getApproval = (userId: string, name: string, now: number) =>
  ({
    status: "sending",
    approved_by: userId,
    approved_by_name: name,
    next_attempt_at: getNextAttempt(now),
  }) as const;

export async function isPayer(
  { db }: Pick<HostContext, "db">,
  { payer_email }: Pick<RefundRow, "payer_email">,
  user: HostUser,
): Promise<boolean> {
  const { email } = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  return email === payer_email;
}

/** @throws ApiError 403 for one's own payment, whatever the role */
export async function requireNotPayer(
  context: Pick<HostContext, "db">,
  refund: Pick<RefundRow, "payer_email">,
  user: HostUser,
): Promise<void> {
  if (await isPayer(context, refund, user)) throw new ApiError(403, REFUND_MESSAGES.ownPayment);
}

/**
 * Records the transfer of an approved refund that the gateway cannot make.
 * @throws ApiError 403, 404, 409, 422 at `password`, 429
 */
export async function completeRefund(
  context: HostContext,
  {
    password,
    bankReference,
    ...command
  }: RefundCommand & { password: string; bankReference: string },
) {
  const { db } = context;
  const { tenantId, user, version, source } = command;
  requirePermission(user, "refund.manage");
  const refund = await findRefund(db, command);
  await requireNotPayer(context, refund, user);
  if (refund.status !== "manual" || refund.version !== version) throw staleRefund(refund);
  await authorizeMoney(context, { tenantId, user, password });
  const isFinished = await finishRefund(context, refund, {
    user,
    actorName: await getUserName(db, user.id),
    source,
    proof: { bank_reference: bankReference },
  });
  const row = await findRefund(db, command);
  if (!isFinished) throw staleRefund(row);
  return toRefund(row);
}

/**
 * Removes a refund that staff proposed and a second person has not approved.
 * @throws ApiError 403, 404, 409
 */
export async function withdrawRefund(context: HostContext, command: RefundCommand): Promise<void> {
  const { tenantId, user, version, source } = command;
  requirePermission(user, "refund.manage");
  await context.db.transaction().execute(async (trx) => {
    const row = await findRefund(trx, command);
    const { numDeletedRows } = await trx
      .deleteFrom("refunds")
      .where("lms_id", "=", tenantId)
      .where("id", "=", row.id)
      .where("cause", "=", "staff")
      .where("status", "=", "owed")
      .where("version", "=", version)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw staleRefund(row);
    await appendAudit(context, trx, source, {
      user,
      actorName: await getUserName(trx, user.id),
      action: "refund.withdrawn",
      entity: "refund",
      entityId: row.id,
      before: { status: row.status, reference: row.number, amount: row.amount },
    });
  });
}
