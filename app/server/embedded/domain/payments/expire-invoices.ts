import { HOUR_MS } from "~/lib/time";
import { AdapterError } from "../../../adapters/adapter-error";
import type { PaymentUpdate } from "../../../adapters/payment-gateway";
import type { HostContext } from "../../kit/context";
import { isActiveTenant } from "../tenants/active-tenants";
import { closeGatewayOrders, type OrderRow } from "./payment-orders";
import { GATEWAY_ACTOR, settleOrder } from "./settle-order";
import { recordWrongAmount } from "./wrong-amount";

const BATCH_SIZE = 100;
/**
 * Grace period for an unreachable gateway before the order expires here; a later payment still
 * counts.
 */
const GATEWAY_GRACE_PERIOD_MS = HOUR_MS;

/**
 * Job: ends unpaid orders here and at the gateway. Polls the gateway first, which finds payments
 * whose notice was lost. Safe in several processes.
 * @returns the number of orders ended
 */
export async function expireInvoices(context: HostContext): Promise<number> {
  const { db, clock } = context;
  const overdue = await db
    .selectFrom("payment_orders")
    .selectAll()
    .where("status", "=", "pending")
    .where("expires_at", "<=", clock())
    .where(isActiveTenant("payment_orders.lms_id"))
    .orderBy("expires_at")
    .limit(BATCH_SIZE)
    .execute();
  let ended = 0;
  for (const order of overdue) {
    const status = await getFinalStatus(context, order);
    if (!status) continue;
    const source = {
      tenantId: order.lms_id,
      clientIp: "",
      requestId: "expire-invoices",
    };
    const change = { status, user: null, actorName: GATEWAY_ACTOR, source };
    if (!(await settleOrder(context, order, change))) continue;
    ended++;
    if (status === "expired") await closeGatewayOrders(context, [order.order_id]);
  }
  return ended;
}

/** Null while the gateway is unreachable within the grace period. */
async function getFinalStatus(
  context: HostContext,
  order: OrderRow,
): Promise<Exclude<PaymentUpdate["status"], "pending" | "refunded"> | null> {
  const { ports, clock, log } = context;
  try {
    const update = await ports.gateway.status(order.order_id);
    if (update?.status === "paid" && update.amount !== order.amount) {
      log.error(
        { orderId: order.order_id, amount: update.amount },
        "gateway reports a different amount for an order",
      );
      const caller = { clientIp: "", requestId: "expire-invoices" };
      await recordWrongAmount(context, order, { update, caller });
    } else if (
      update?.status === "paid" ||
      update?.status === "failed" ||
      update?.status === "cancelled"
    )
      return update.status;
    return "expired";
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    log.warn(
      { error, orderId: order.order_id },
      "gateway status request for an overdue order failed",
    );
    return order.expires_at + GATEWAY_GRACE_PERIOD_MS <= clock() ? "expired" : null;
  }
}
