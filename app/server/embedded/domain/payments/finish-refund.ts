import type { HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import type { HostContext, Queryable } from "../../kit/context";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { postWrongAmount } from "./payment-ledger";
import { findOrder, type OrderRow, recordEvent } from "./payment-orders";
import { notifyRefunded } from "./refund-emails";
import type { RefundRow } from "./refunds";
import { settleInTransaction } from "./settle-order";

/** How the money went back. */
export type RefundProof = Partial<Pick<RefundRow, "gateway_refund_id" | "bank_reference">>;

interface Finish {
  /** Null for the job. */
  user: HostUser | null;
  actorName: string;
  source: AuditSource;
  proof: RefundProof;
}

/**
 * Books a refund that was sent: row, order, ledger, enrolment, audit row and email in one transaction. Of the gateway's
 * notice and our own attempt the first one counts.
 * @returns false if it was booked before
 */
export async function finishRefund(
  context: HostContext,
  refund: RefundRow,
  finish: Finish,
): Promise<boolean> {
  const site = await getMailSite(context, refund.lms_id);
  return context.db.transaction().execute(async (trx) => {
    const order = await findOrder(trx, refund.order_id);
    if (!order) throw new Error(`order of refund ${refund.number} is missing`);
    if (refund.cause === "wrong-amount")
      return finishWrongAmount(context, trx, { refund, order, site, finish });
    const { user, actorName, source, proof } = finish;
    return settleInTransaction(context, trx, {
      order,
      site,
      change: {
        status: "refunded",
        user,
        actorName,
        source,
        proof,
        ...(refund.reason !== null && { reason: refund.reason }),
      },
    });
  });
}

/** The order itself was never paid, so that only the money moves. */
async function finishWrongAmount(
  context: HostContext,
  trx: Queryable,
  {
    refund,
    order,
    site,
    finish: { user, actorName, source, proof },
  }: { refund: RefundRow; order: OrderRow; site: MailSite; finish: Finish },
): Promise<boolean> {
  const at = context.clock();
  const { numUpdatedRows } = await trx
    .updateTable("refunds")
    .set((eb) => ({
      ...proof,
      status: "refunded" as const,
      refunded_at: at,
      next_attempt_at: null,
      version: eb("version", "+", 1),
    }))
    .where("lms_id", "=", refund.lms_id)
    .where("id", "=", refund.id)
    .where("status", "!=", "refunded")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const { amount } = refund;
  await postWrongAmount(trx, refund, { kind: "refund", amount, at });
  await recordEvent(context, trx, order, { kind: "refunded" });
  await appendAudit(context, trx, source, {
    user,
    actorName,
    action: "payment.refunded",
    entity: "refund",
    entityId: refund.id,
    after: { status: "refunded", reference: refund.number, amount },
  });
  await notifyRefunded(context, trx, {
    row: { ...refund, ...proof },
    order,
    site,
    isCounted: false,
  });
  return true;
}
