import type { PaymentStatus } from "~/lib/payment-status";
import type { HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import type { HostContext, Queryable } from "../../kit/context";
import { unenrol } from "../classes/enrol";
import { releaseInvoicePlace } from "../classes/places";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { releaseVoucher } from "../vouchers/voucher-uses";
import { countPayment, type UncountedCause } from "./count-payment";
import { notifyPayment } from "./payment-emails";
import { postPayment } from "./payment-ledger";
import {
  closeGatewayOrders,
  closeOrders,
  getSubjectTable,
  OPEN_PAYMENT_STATUSES,
  type OrderRow,
  recordEvent,
} from "./payment-orders";
import { notifyExpired } from "./pending-emails";
import { recordOwed } from "./record-refund";
import { notifyRefunded } from "./refund-emails";
import type { RefundRow } from "./refunds";

export const GATEWAY_ACTOR = "Layanan pembayaran";

/** Transitions never go back, and late payments still count (designs B4). */
const ALLOWED_PREVIOUS_STATUSES: Record<FinalStatus, readonly PaymentStatus[]> = {
  paid: OPEN_PAYMENT_STATUSES,
  refunded: ["paid"],
  expired: ["pending"],
  failed: ["pending"],
  cancelled: ["pending"],
};
type FinalStatus = Exclude<PaymentStatus, "pending">;

interface Actor {
  /** Null for the gateway and the job. */
  user: HostUser | null;
  actorName: string;
}
interface Settlement extends Actor {
  source: AuditSource;
  status: FinalStatus;
  gatewayId?: string;
  /** Of a refund by an admin. */
  reason?: string;
  /** How a refund went back, unless the gateway reports it. */
  proof?: Partial<Pick<RefundRow, "gateway_refund_id" | "bank_reference">>;
}

/**
 * Moves an order to a final status once: order, subject, ledger, enrolment, audit row and email in
 * one transaction.
 * @returns false if nothing changed
 */
export async function settleOrder(
  context: HostContext,
  order: OrderRow,
  change: Settlement,
): Promise<boolean> {
  const site = await getMailSite(context, order.lms_id);
  const isChanged = await context.db
    .transaction()
    .execute((trx) => settleInTransaction(context, trx, { order, change, site }));
  if (isChanged && change.status === "paid") await closeOtherOrders(context, order);
  return isChanged;
}

interface SettledOrder {
  order: OrderRow;
  change: Settlement;
  site: MailSite;
}

/** See `settleOrder`. @returns false if nothing changed */
export async function settleInTransaction(
  context: HostContext,
  trx: Queryable,
  { order, change, site }: SettledOrder,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("payment_orders")
    .set({ status: change.status, ...(change.gatewayId && { gateway_id: change.gatewayId }) })
    .where("lms_id", "=", order.lms_id)
    .where("order_id", "=", order.order_id)
    .where("status", "in", ALLOWED_PREVIOUS_STATUSES[change.status])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await recordEvent(context, trx, order, { kind: change.status, detail: change.reason ?? null });
  if (change.status === "paid") await applyPayment(context, trx, { order, change, site });
  else if (change.status === "refunded") await applyRefund(context, trx, { order, change, site });
  else await closeSubject(context, trx, { order, site, status: change.status });
  return true;
}

/** A payment of something already paid or refunded, or of a class without a place, is owed back. */
async function applyPayment(
  context: HostContext,
  trx: Queryable,
  { order, change, site }: SettledOrder,
): Promise<void> {
  const now = context.clock();
  const cause = await countPayment(trx, order, now);
  const isCounted = cause === null;
  await postPayment(trx, order, { kind: "payment", isCounted, at: now });
  if (cause !== null) await recordUncounted(context, trx, { order, change, site, cause });
  const action = UNCOUNTED_ACTIONS[cause ?? "none"];
  const entry = toPaymentAuditEntry(order, { action, actor: change });
  await appendAudit(context, trx, change.source, entry);
  if (isCounted) await notifyPayment(context, trx, { order, site, now });
}

const UNCOUNTED_ACTIONS: Record<UncountedCause | "none", string> = {
  none: "payment.paid",
  double: "payment.double",
  "after-refund": "payment.double",
  full: "payment.full",
};

/** Before the audit row: all transactions lock a refund or its counter first, and the audit log's counter after it. */
async function recordUncounted(
  context: HostContext,
  trx: Queryable,
  { order, change: { actorName, source }, site, cause }: SettledOrder & { cause: UncountedCause },
): Promise<void> {
  await recordEvent(context, trx, order, {
    kind: cause === "full" ? "class-full" : "double-payment",
  });
  const { amount } = order;
  await recordOwed(context, trx, { order, site, cause, amount, actorName, source });
}

/**
 * A refunded double payment is no longer owed; otherwise the income is reversed and the paid
 * enrolment ends.
 */
async function applyRefund(
  context: HostContext,
  trx: Queryable,
  { order, change, site }: SettledOrder,
): Promise<void> {
  const now = context.clock();
  const { numUpdatedRows } = await trx
    .updateTable(getSubjectTable(order))
    .set({ status: "refunded" })
    .where("lms_id", "=", order.lms_id)
    .where("id", "=", order.subject_id)
    .where("order_id", "=", order.order_id)
    .where("status", "=", "paid")
    .executeTakeFirst();
  const isCounted = numUpdatedRows > 0n;
  const reason = change.reason ?? null;
  if (isCounted && order.kind === "class") await unenrolPayer(trx, order);
  await postPayment(trx, order, { kind: "refund", isCounted, at: now });
  const row = await closeRefund(trx, order, { proof: change.proof, now });
  const entry = toPaymentAuditEntry(order, {
    action: "payment.refunded",
    actor: change,
    detail: reason,
  });
  await appendAudit(context, trx, change.source, entry);
  await notifyRefunded(context, trx, { order, site, row, isCounted });
}

/** @returns null if the gateway reports a refund that was not asked for here */
async function closeRefund(
  trx: Queryable,
  order: OrderRow,
  { proof, now }: { proof: Settlement["proof"]; now: number },
): Promise<RefundRow | null> {
  const row = await trx
    .updateTable("refunds")
    .set((eb) => ({
      ...proof,
      status: "refunded" as const,
      refunded_at: now,
      next_attempt_at: null,
      version: eb("version", "+", 1),
    }))
    .where("lms_id", "=", order.lms_id)
    .where("order_id", "=", order.order_id)
    .where("cause", "!=", "wrong-amount")
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Ends a paid enrolment only. A learner who left may have enrolled again by another payment. */
async function unenrolPayer(
  trx: Queryable,
  { lms_id, subject_id, order_id }: OrderRow,
): Promise<void> {
  const left = await trx
    .selectFrom("refunds")
    .select("id")
    .where("lms_id", "=", lms_id)
    .where("order_id", "=", order_id)
    .where("cause", "=", "left")
    .executeTakeFirst();
  if (left) return;
  const learner = await trx
    .selectFrom("invoices")
    .select(["class_id", "user_id"])
    .where("lms_id", "=", lms_id)
    .where("id", "=", subject_id)
    .executeTakeFirstOrThrow();
  await unenrol(trx, { lms_id, ...learner, source: "paid" });
}

interface EndedOrder {
  order: OrderRow;
  site: MailSite;
  status: "expired" | "failed" | "cancelled";
}

/** Ends the invoice or donation only if the order is its current one; an invoice gives back its place and its voucher. */
async function closeSubject(
  context: HostContext,
  trx: Queryable,
  { order, site, status }: EndedOrder,
): Promise<void> {
  const { lms_id: tenantId, subject_id, order_id } = order;
  const { numUpdatedRows } = await trx
    .updateTable(getSubjectTable(order))
    .set({ status })
    .where("lms_id", "=", tenantId)
    .where("id", "=", subject_id)
    .where("order_id", "=", order_id)
    .where("status", "=", "pending")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  if (status === "expired") await notifyExpired(context, trx, { order, site });
  if (order.kind !== "class") return;
  await releaseInvoicePlace(trx, { tenantId, invoiceId: subject_id });
  await releaseVoucher(trx, { tenantId, invoiceId: subject_id });
}

/** Runs after the payment's transaction: inside, two orders paid concurrently would deadlock. */
async function closeOtherOrders(
  context: HostContext,
  { lms_id: tenantId, kind, subject_id: subjectId }: OrderRow,
): Promise<void> {
  const closed = await context.db
    .transaction()
    .execute((trx) => closeOrders(context, trx, { tenantId, kind, subjectId }));
  await closeGatewayOrders(context, closed);
}

interface PaymentAuditInput {
  action: string;
  actor: Actor;
  detail?: string | null;
}

export const toPaymentAuditEntry = (
  order: OrderRow,
  { action, actor, detail = null }: PaymentAuditInput,
) => ({
  user: actor.user,
  actorName: actor.actorName,
  action,
  entity: order.kind === "class" ? "invoice" : "donation",
  entityId: order.subject_id,
  after: { orderId: order.order_id, amount: order.amount, ...(detail !== null && { detail }) },
});
