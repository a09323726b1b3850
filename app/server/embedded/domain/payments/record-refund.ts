import type { RefundCause } from "~/lib/refund-status";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import type { HostContext, Queryable } from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { nextReferenceNumber } from "../../kit/sequences";
import type { MailSite } from "../mail/mail-site";
import type { OrderRow } from "./payment-orders";
import { getPaymentSubject } from "./payment-subject";
import { notifyOwed } from "./refund-emails";
import type { RefundRow } from "./refunds";

interface NewRefund {
  order: OrderRow;
  site: MailSite;
  cause: RefundCause;
  /** Rupiah, as paid. */
  amount: number;
  more?: Partial<RefundRow>;
}

/** Inserts a refund in the transaction of what causes it. One order has one of each cause. */
export async function insertRefund(
  context: HostContext,
  trx: Queryable,
  { order, site, cause, amount, more = {} }: NewRefund,
): Promise<RefundRow> {
  const now = context.clock();
  const { lms_id: tenantId, order_id, kind, subject_id } = order;
  const subject = await getPaymentSubject(context, trx, { order, site });
  const row: RefundRow = {
    lms_id: tenantId,
    id: newRecordId(),
    number: await nextReferenceNumber(trx, { tenantId, prefix: "REFUND", sequence: "refund", now }),
    order_id,
    kind,
    subject_id,
    subject_number: subject.number,
    payer_name: subject.name,
    payer_email: subject.to,
    amount,
    cause,
    reason: null,
    status: "owed",
    requested_by: null,
    requested_by_name: null,
    first_approver_id: null,
    first_approver_name: null,
    approved_by: null,
    approved_by_name: null,
    gateway_refund_id: null,
    bank_reference: null,
    note: null,
    created_at: now,
    refunded_at: null,
    next_attempt_at: null,
    version: 1,
    ...more,
  };
  await trx.insertInto("refunds").values(row).execute();
  return row;
}

interface OwedPayment extends Omit<NewRefund, "more" | "cause"> {
  cause: Exclude<RefundCause, "staff">;
  actorName: string;
  source: AuditSource;
}

/** Records a payment that nothing is given for, and tells the payer. */
export async function recordOwed(
  context: HostContext,
  trx: Queryable,
  { actorName, source, ...owed }: OwedPayment,
): Promise<void> {
  const row = await insertRefund(context, trx, owed);
  await appendAudit(context, trx, source, {
    user: null,
    actorName,
    action: "refund.owed",
    entity: "refund",
    entityId: row.id,
    after: { status: "owed", reference: row.number, orderId: row.order_id, amount: row.amount },
  });
  await notifyOwed(context, trx, { row, ...owed });
}
