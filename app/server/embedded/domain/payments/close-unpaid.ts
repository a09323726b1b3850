import type { HostContext, Queryable } from "../../kit/context";
import type { InvoiceRow } from "./invoices";
import { closeOrders, OPEN_PAYMENT_STATUSES, SupersededError } from "./payment-orders";

/**
 * Nothing is left to pay of an invoice. Without an order, so that a late payment is owed back.
 * @returns orders to close at the gateway
 * @throws SupersededError if it was settled meanwhile
 */
export async function closeUnpaid(
  context: HostContext,
  trx: Queryable,
  { lms_id: tenantId, id: subjectId }: InvoiceRow,
): Promise<string[]> {
  const closed = await closeOrders(context, trx, { tenantId, kind: "class", subjectId });
  const { numUpdatedRows } = await trx
    .updateTable("invoices")
    .set({ status: "paid", total: 0, order_id: null, paid_at: context.clock() })
    .where("lms_id", "=", tenantId)
    .where("id", "=", subjectId)
    .where("status", "in", OPEN_PAYMENT_STATUSES)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new SupersededError();
  return closed;
}
