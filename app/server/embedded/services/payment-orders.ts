import type { PaymentMethodName } from "~/lib/payment-status";
import { AdapterError } from "../../adapters/adapter-error";
import { HostRefusal } from "../../hosts/implement";
import type { HostContext, Queryable } from "../context";
import { newRecordId } from "../ids";
import type { Schema } from "../schema/schema";

const LIFE_MS = 24 * 3_600_000;

export type OrderRow = Schema["payment_orders"];

interface Wanted {
  lmsId: string;
  kind: OrderRow["kind"];
  subjectId: string;
  amount: number;
}

/** A new try to pay, before the gateway knows of it: in the transaction of what is to be paid. @returns its number */
export async function openOrder({ clock }: HostContext, trx: Queryable, { lmsId, kind, subjectId, amount }: Wanted): Promise<string> {
  const order_id = `${kind === "class" ? "INV" : "DON"}-${newRecordId()}`;
  const now = clock();
  // What was begun before is over; paid late it still counts.
  await trx
    .updateTable("payment_orders")
    .set({ status: "cancelled" })
    .where("lms_id", "=", lmsId)
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("status", "=", "pending")
    .execute();
  await trx
    .insertInto("payment_orders")
    .values({
      ...{ order_id, lms_id: lmsId, kind, subject_id: subjectId, amount, status: "pending", expires_at: now + LIFE_MS, created_at: now },
      ...{ gateway_id: null, pay_url: null, va_number: null },
    })
    .execute();
  return order_id;
}

/**
 * Takes an order to the gateway, outside of any transaction. A crash before its answer is kept leaves the order without an address; asked
 * again with the same number the gateway answers the same.
 * @throws HostRefusal 503 when the gateway does not answer
 */
export async function takeToGateway(
  { db, ports, siteUrl }: HostContext,
  orderId: string,
  {
    title,
    method,
    customer,
  }: { title: string; method: PaymentMethodName; customer: { name: string; email: string; phone?: string | undefined } },
): Promise<OrderRow> {
  const order = await findOrder(db, orderId);
  if (!order) throw new HostRefusal(404, "Pesanan tidak ditemukan");
  if (order.pay_url !== null) return order;
  try {
    const made = await ports.gateway.create({
      ...{ orderId, amount: order.amount, method, customer, expiresAt: order.expires_at },
      items: [{ name: title, quantity: 1, price: order.amount }],
      returnUrl: await siteUrl(order.lms_id, `/CallbackPayment?orderId=${encodeURIComponent(orderId)}`),
    });
    const set = { gateway_id: made.gatewayId, pay_url: made.payUrl, va_number: made.vaNumber };
    await db.updateTable("payment_orders").set(set).where("order_id", "=", orderId).where("pay_url", "is", null).execute();
    return { ...order, ...set };
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    throw new HostRefusal(503, "Layanan pembayaran belum menjawab. Data Anda aman, coba lagi.");
  }
}

export const findOrder = (db: Queryable, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom("payment_orders").selectAll().where("order_id", "=", orderId).executeTakeFirst();

export async function noteEvent(
  { clock }: HostContext,
  trx: Queryable,
  order: Pick<OrderRow, "lms_id" | "order_id">,
  kind: string,
  detail: string | null = null,
): Promise<void> {
  await trx
    .insertInto("payment_events")
    .values({ lms_id: order.lms_id, order_id: order.order_id, id: newRecordId(), at: clock(), kind, detail })
    .execute();
}
