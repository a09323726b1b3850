import type { HostContext } from "../context";
import { closeSubject } from "./payment-callback";
import { noteEvent } from "./payment-orders";

const BATCH = 100;

/** Ends what was not paid in time, here and at the gateway. Money that comes later still counts. @returns how many were ended */
export async function expireInvoices(context: HostContext): Promise<number> {
  const { db, clock, ports, log } = context;
  const over = await db
    .selectFrom("payment_orders")
    .selectAll()
    .where("status", "=", "pending")
    .where("expires_at", "<=", clock())
    .limit(BATCH)
    .execute();
  let ended = 0;
  for (const order of over) {
    const mine = await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("payment_orders")
        .set({ status: "expired" })
        .where("order_id", "=", order.order_id)
        .where("status", "=", "pending")
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await noteEvent(context, trx, order, "expired");
      await closeSubject(trx, order, "expired");
      return true;
    });
    if (!mine) continue;
    ended++;
    await ports.gateway
      .expire(order.order_id)
      .catch((error: unknown) => log.warn({ error, orderId: order.order_id }, "the gateway did not expire an order"));
  }
  return ended;
}
