import type { gatewayContract } from "../../hosts/gateway/contract";
import { type Handlers, HostRefusal } from "../../hosts/implement";
import { type HostContext, missing } from "../context";
import type { Schema } from "../schema/schema";
import { deliverGatewayNotices, leaveNotice } from "./notices";
import { qrisText } from "./payment-codes";
import { signedNotice } from "./sandbox-gateway";

const toOrder = (row: Schema["gateway_orders"]) => ({
  ...{ orderId: row.order_id, amount: row.amount, method: row.method, title: row.title, customer: row.customer },
  qrText: row.method === "qris" ? qrisText({ orderId: row.order_id, amount: row.amount }) : null,
  ...{ vaNumber: row.va_number, status: row.status, returnUrl: row.return_url, expiresAt: row.expires_at },
});

/** The sandbox's payment page. Its orders are known by numbers that nobody guesses; a tenant sees its own. */
export function gatewayHandlers(context: HostContext): Handlers<typeof gatewayContract> {
  const { db, clock, appSecret } = context;
  const find = async (lmsId: string, orderId: string) => {
    const row = await db
      .selectFrom("gateway_orders as g")
      .innerJoin("payment_orders as o", "o.order_id", "g.order_id")
      .selectAll("g")
      .where("o.lms_id", "=", lmsId)
      .where("g.order_id", "=", orderId)
      .executeTakeFirst();
    if (!row) throw missing("Pesanan");
    return row;
  };
  return {
    getOrder: async ({ lmsId, params }) => ({ data: toOrder(await find(lmsId, params.orderId)) }),
    payOrder: async ({ lmsId, params, body: { outcome, times, outOfOrder, late } }) => {
      const before = await find(lmsId, params.orderId);
      await db.transaction().execute(async (trx) => {
        const from = late ? (["pending", "expired", "failed", "cancelled"] as const) : (["pending"] as const);
        const { numUpdatedRows } = await trx
          .updateTable("gateway_orders")
          .set({ status: outcome })
          .where("order_id", "=", before.order_id)
          .where("status", "in", from)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new HostRefusal(409, "Pesanan ini sudah selesai", { status: before.status });
        const notice = (status: typeof outcome | "pending") =>
          leaveNotice(trx, signedNotice(appSecret, before.order_id, before.amount, status), clock());
        for (let time = 0; time < times; time++) await notice(outcome);
        // As if an older one had been held up on its way.
        if (outOfOrder) await notice(outcome === "paid" ? "expired" : "pending");
      });
      await deliverGatewayNotices(context);
      return { data: toOrder(await find(lmsId, params.orderId)) };
    },
  };
}
