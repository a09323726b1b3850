import type { Queryable } from "../../kit/context";
import { enrol } from "../classes/enrol";
import { claimHeldPlace, releasePlace } from "../classes/places";
import { releaseVoucher, settleVoucher } from "../vouchers/voucher-uses";
import { getSubjectTable, OPEN_PAYMENT_STATUSES, type OrderRow } from "./payment-orders";

/** Why nothing is given for a payment. */
export type UncountedCause = "double" | "after-refund" | "full";

/** Places are locked before the ledger, as in refunds. @returns null if something is given for the payment */
export async function countPayment(
  trx: Queryable,
  order: OrderRow,
  now: number,
): Promise<UncountedCause | null> {
  const { numUpdatedRows } = await trx
    .updateTable(getSubjectTable(order))
    .set({ status: "paid", paid_at: now, order_id: order.order_id })
    .where("lms_id", "=", order.lms_id)
    .where("id", "=", order.subject_id)
    .where("status", "in", OPEN_PAYMENT_STATUSES)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return (await isRefunded(trx, order)) ? "after-refund" : "double";
  if (order.kind === "donation" || (await enrolPayer(trx, order, now))) return null;
  await trx
    .updateTable("invoices")
    .set({ status: "expired", paid_at: null })
    .where("lms_id", "=", order.lms_id)
    .where("id", "=", order.subject_id)
    .execute();
  await releaseVoucher(trx, { tenantId: order.lms_id, invoiceId: order.subject_id });
  return "full";
}

async function isRefunded(trx: Queryable, order: OrderRow): Promise<boolean> {
  const { status } = await trx
    .selectFrom(getSubjectTable(order))
    .select("status")
    .where("lms_id", "=", order.lms_id)
    .where("id", "=", order.subject_id)
    .executeTakeFirstOrThrow();
  return status === "refunded";
}

/**
 * Sets the invoice's total to the amount paid, because an older order may have had another price.
 * @returns false if the class is full
 */
async function enrolPayer(
  trx: Queryable,
  { lms_id, subject_id, amount, voucher_id: voucherId, discount }: OrderRow,
  now: number,
): Promise<boolean> {
  const { class_id, user_id } = await trx
    .updateTable("invoices")
    .set({ total: amount })
    .where("lms_id", "=", lms_id)
    .where("id", "=", subject_id)
    .returning(["class_id", "user_id"])
    .executeTakeFirstOrThrow();
  const enrolment = { lms_id, class_id, user_id, source: "paid" as const, created_at: now };
  const outcome = await enrol(trx, enrolment);
  const key = { tenantId: lms_id, classId: class_id, userId: user_id };
  if (outcome === "already" && (await claimHeldPlace(trx, key))) await releasePlace(trx, key);
  if (outcome === "full") return false;
  await settleVoucher(trx, { tenantId: lms_id, invoiceId: subject_id }, { voucherId, discount });
  return true;
}
