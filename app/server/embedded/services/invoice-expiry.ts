import { AdapterError } from "../../adapters/adapter-error";
import type { PaymentNotice } from "../../adapters/payment-gateway";
import type { HostContext } from "../context";
import { closeAtGateway, type OrderRow } from "./payment-orders";
import { GATEWAY, settle } from "./payment-settling";

const BATCH = 100;
/** A gateway that does not answer is waited for so long; then the order is over here, and money that comes later still counts. */
const PATIENCE_MS = 3_600_000;

/**
 * Job: ends what was not paid in time, here and at the gateway, which is asked first: a payment whose notice was lost is found. Done by
 * several processes at once it changes each order once.
 * @returns how many came to an end
 */
export async function expireInvoices(context: HostContext): Promise<number> {
  const { db, clock } = context;
  const over = await db
    .selectFrom("payment_orders")
    .selectAll()
    .where("status", "=", "pending")
    .where("expires_at", "<=", clock())
    .orderBy("expires_at")
    .limit(BATCH)
    .execute();
  let ended = 0;
  for (const order of over) {
    const status = await endOf(context, order);
    if (!status) continue;
    const source = { lmsId: order.lms_id, clientIp: "", requestId: "expire-invoices", user: null };
    if (!(await settle(context, order, { status, source, actorName: GATEWAY }))) continue;
    ended++;
    if (status === "expired") await closeAtGateway(context, [order.order_id]);
  }
  return ended;
}

/** How an order whose time is over ended; null while the gateway has to be waited for. */
async function endOf(
  { ports, clock, log }: HostContext,
  order: OrderRow,
): Promise<Exclude<PaymentNotice["status"], "pending" | "refunded"> | null> {
  try {
    const said = await ports.gateway.status(order.order_id);
    if (said?.status === "paid" && said.amount !== order.amount)
      log.error({ orderId: order.order_id, amount: said.amount }, "the gateway has another amount for an order");
    else if (said?.status === "paid" || said?.status === "failed" || said?.status === "cancelled") return said.status;
    return "expired";
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    log.warn({ error, orderId: order.order_id }, "the gateway was not heard about an order whose time is over");
    return order.expires_at + PATIENCE_MS <= clock() ? "expired" : null;
  }
}
