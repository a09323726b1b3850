import { randomBytes } from "node:crypto";
import type { PaymentMethodName } from "~/lib/payment-status";
import { AdapterError } from "../../adapters/adapter-error";
import { HostRefusal } from "../../hosts/implement";
import type { HostContext, Queryable } from "../context";
import type { Schema } from "../schema/schema";

const LIFE_MS = 24 * 3_600_000;

export type OrderRow = Schema["payment_orders"];

/** States of an invoice or a donation in which money may still come, and a new try may begin. */
export const OPEN = ["pending", "expired", "failed", "cancelled"] as const;
export const isOpen = (status: OrderRow["status"]) => (OPEN as readonly string[]).includes(status);

export const tableOf = ({ kind }: Pick<OrderRow, "kind">) => (kind === "class" ? "invoices" : "donations");

interface Wanted {
  lmsId: string;
  kind: OrderRow["kind"];
  subjectId: string;
  amount: number;
  /** The present order as the caller saw it: of two who replace it at once one does. */
  replaces: string | null;
}

interface Started {
  orderId: string;
  /** Orders that are over by it; `closeAtGateway` tells the gateway, after the transaction. */
  closed: string[];
}

/**
 * A new try to pay, before the gateway knows of it, as the present one of an invoice or a donation that is open. Orders are always taken
 * before what they pay for, here and by notices, so that neither waits for the other.
 * @returns null when it is paid by now, or somebody else was faster: then nothing may stay of the caller's transaction
 */
export async function startOrder(
  context: Pick<HostContext, "clock">,
  trx: Queryable,
  { lmsId, kind, subjectId, amount, replaces }: Wanted,
): Promise<Started | null> {
  const orderId = `${kind === "class" ? "INV" : "DON"}-${randomBytes(16).toString("hex")}`;
  const closed = await closeOrders(context, trx, { lmsId, kind, subjectId });
  const { numUpdatedRows } = await trx
    .updateTable(tableOf({ kind }))
    .set({ order_id: orderId, status: "pending" })
    .where("lms_id", "=", lmsId)
    .where("id", "=", subjectId)
    .where("order_id", replaces === null ? "is" : "=", replaces)
    .where("status", "in", OPEN)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const now = context.clock();
  await trx
    .insertInto("payment_orders")
    .values({
      ...{ order_id: orderId, lms_id: lmsId, kind, subject_id: subjectId, amount, status: "pending" },
      ...{ expires_at: now + LIFE_MS, created_at: now, gateway_id: null, pay_url: null, va_number: null },
    })
    .execute();
  return { orderId, closed };
}

/** Ends the open orders of an invoice or a donation; what is paid on one all the same still counts. @returns their numbers */
export async function closeOrders(
  context: Pick<HostContext, "clock">,
  trx: Queryable,
  { lmsId, kind, subjectId }: Pick<Wanted, "lmsId" | "kind" | "subjectId">,
): Promise<string[]> {
  const open = await trx
    .updateTable("payment_orders")
    .set({ status: "cancelled" })
    .where("lms_id", "=", lmsId)
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("status", "=", "pending")
    .returning("order_id")
    .execute();
  for (const { order_id } of open) await noteEvent(context, trx, { lms_id: lmsId, order_id }, "replaced");
  return open.map(({ order_id }) => order_id);
}

/** Outside of any transaction, as well as it goes: an order that stays open there and is paid counts, or is owed back. */
export async function closeAtGateway({ ports, log }: HostContext, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds)
    await ports.gateway.expire(orderId).catch((error: unknown) => {
      if (!(error instanceof AdapterError)) throw error;
      log.warn({ error, orderId }, "the gateway did not close an order");
    });
}

interface Payer {
  title: string;
  method: PaymentMethodName;
  customer: { name: string; email: string; phone?: string | undefined };
}

/**
 * Takes an order to the gateway, outside of any transaction. A crash before its answer is kept leaves the order without an address; asked
 * again with the same number the gateway answers the same.
 * @throws HostRefusal 503 when the gateway does not answer
 */
export async function takeToGateway(context: HostContext, orderId: string, { title, method, customer }: Payer): Promise<OrderRow> {
  const { db, ports, siteUrl, log } = context;
  const order = await findOrder(db, orderId);
  if (!order) throw new HostRefusal(404, "Pesanan tidak ditemukan");
  if (order.pay_url !== null || order.status !== "pending") return order;
  try {
    const made = await ports.gateway.create({
      ...{ orderId, amount: order.amount, method, customer, expiresAt: order.expires_at },
      items: [{ name: title, quantity: 1, price: order.amount }],
      returnUrl: await siteUrl(order.lms_id, `/CallbackPayment?orderId=${encodeURIComponent(orderId)}`),
    });
    const set = { gateway_id: made.gatewayId, pay_url: made.payUrl, va_number: made.vaNumber };
    await db.updateTable("payment_orders").set(set).where("order_id", "=", orderId).where("pay_url", "is", null).execute();
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    log.warn({ error, orderId }, "the gateway did not take an order");
  }
  // Of two at once the first one's address is kept; gateways refuse the second, which has it all the same.
  const kept = await findOrder(db, orderId);
  if (kept?.pay_url || (kept && kept.status !== "pending")) return kept;
  throw new HostRefusal(503, "Layanan pembayaran belum menjawab. Data Anda aman, coba lagi.");
}

export const findOrder = (db: Queryable, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom("payment_orders").selectAll().where("order_id", "=", orderId).executeTakeFirst();

let noted = 0;

/** One line of an order's timeline. Lines of one moment keep their order by their id. */
export async function noteEvent(
  { clock }: Pick<HostContext, "clock">,
  trx: Queryable,
  order: Pick<OrderRow, "lms_id" | "order_id">,
  kind: string,
  detail: string | null = null,
): Promise<void> {
  noted = (noted + 1) % 1_000_000;
  const id = `${String(noted).padStart(6, "0")}-${randomBytes(8).toString("hex")}`;
  await trx
    .insertInto("payment_events")
    .values({ lms_id: order.lms_id, order_id: order.order_id, id, at: clock(), kind, detail })
    .execute();
}
