import { ApiError } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, notFound } from "../../kit/context";
import { OPEN_PAYMENT_STATUSES } from "./payment-orders";
import { createSignedNotice } from "./sandbox-gateway";
import { deliverGatewayNotices, enqueueNotification } from "./sandbox-notices";
import { createQrisPayload } from "./sandbox-payment-codes";

interface SandboxOrderKey {
  tenantId: string;
  /** Unguessable: it is the only credential of the payment page. */
  orderId: string;
}

/** @throws ApiError 404, also for another tenant's order */
export const getSandboxOrder = async ({ db }: HostContext, key: SandboxOrderKey) =>
  toSandboxOrder(await findSandboxOrder(db, key));

interface SandboxPayment extends SandboxOrderKey {
  outcome: "paid" | "failed" | "expired" | "cancelled";
  /** How often the notice is sent. */
  times: number;
  /** Sends a contradicting notice last, as if it had been delayed. */
  outOfOrder: boolean;
  /** Accepts the outcome for an order that has already ended. */
  late: boolean;
}

/**
 * Simulates the payer's action and delivers the notices.
 * @throws ApiError 404, 409 for an order that has ended
 */
export async function paySandboxOrder(
  context: HostContext,
  { tenantId, orderId, outcome, times, outOfOrder, late }: SandboxPayment,
) {
  const { db, clock, appSecret } = context;
  const key = { tenantId, orderId };
  const before = await findSandboxOrder(db, key);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("gateway_orders")
      .set({ status: outcome })
      .where("order_id", "=", orderId)
      .where("status", "in", late ? OPEN_PAYMENT_STATUSES : ["pending"])
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new ApiError(409, "Pesanan ini sudah selesai", { status: before.status });
    const notices = Array.from({ length: times }, (): typeof outcome | "pending" => outcome);
    if (outOfOrder) notices.push(outcome === "paid" ? "expired" : "pending");
    for (const status of notices) {
      const notice = createSignedNotice(appSecret, { orderId, amount: before.amount, status });
      await enqueueNotification(trx, notice, clock());
    }
  });
  await deliverGatewayNotices(context);
  return toSandboxOrder(await findSandboxOrder(db, key));
}

async function findSandboxOrder(db: HostContext["db"], { tenantId, orderId }: SandboxOrderKey) {
  const row = await db
    .selectFrom("gateway_orders as g")
    .innerJoin("payment_orders as o", "o.order_id", "g.order_id")
    .selectAll("g")
    .where("o.lms_id", "=", tenantId)
    .where("g.order_id", "=", orderId)
    .executeTakeFirst();
  if (!row) throw notFound("Pesanan");
  return row;
}

const toSandboxOrder = (row: Schema["gateway_orders"]) => ({
  orderId: row.order_id,
  amount: row.amount,
  method: row.method,
  title: row.title,
  customer: row.customer,
  qrText:
    row.method === "qris" ? createQrisPayload({ orderId: row.order_id, amount: row.amount }) : null,
  vaNumber: row.va_number,
  status: row.status,
  returnUrl: row.return_url,
  expiresAt: row.expires_at,
});
