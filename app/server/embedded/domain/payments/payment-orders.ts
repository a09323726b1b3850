import { randomBytes } from "node:crypto";
import { STALE_MESSAGE } from "~/lib/messages";
import { DAY_MS, SECOND_MS } from "~/lib/time";
import { AdapterError } from "../../../adapters/adapter-error";
import { ApiError } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";

const ORDER_TTL_MS = DAY_MS;
/**
 * A repay this soon after the payment page was stored is a duplicate of the request that stored it.
 */
const DUPLICATE_REPAY_MS = 10 * SECOND_MS;

export type OrderRow = Schema["payment_orders"];

/** Statuses in which an invoice or donation can still be paid, and a new order can start. */
export const OPEN_PAYMENT_STATUSES = ["pending", "expired", "failed", "cancelled"] as const;
export const isOpenPayment = (status: OrderRow["status"]) =>
  (OPEN_PAYMENT_STATUSES as readonly string[]).includes(status);

export const getSubjectTable = ({ kind }: Pick<OrderRow, "kind">) =>
  kind === "class" ? "invoices" : "donations";

interface OrderRequest {
  tenantId: string;
  kind: OrderRow["kind"];
  subjectId: string;
  amount: number;
  /** Of the amount already taken off. */
  discount?: { voucherId: string; rupiah: number } | null;
  /** The current order as the caller read it, so that one of two concurrent replacements wins. */
  replacedOrderId: string | null;
  /** Also replaces a recently offered order, because the payer chose another method or voucher. */
  isForced?: boolean;
}

/**
 * A concurrent request settled or replaced the order. The transaction is rolled back and the caller
 * returns the current order.
 */
export class SupersededError extends ApiError {
  constructor() {
    super(409, STALE_MESSAGE);
  }
}

interface StartedOrder {
  orderId: string;
  /** Replaced orders; `closeGatewayOrders` closes them at the gateway after the transaction. */
  closedOrderIds: string[];
}

/**
 * Makes a new order the current one of an open invoice or donation, before it is submitted to the
 * gateway. To protect a payment page that another response is delivering, an order is replaced only
 * if it has ended or was offered more than 10 s ago; both conditions are part of the updates. Locks
 * orders before their subject, as `settleOrder` does, to avoid deadlocks.
 * @returns null if the current order stays; nothing was changed
 * @throws SupersededError if the invoice or donation was settled meanwhile
 */
export async function startOrder(
  context: Pick<HostContext, "clock">,
  trx: Queryable,
  {
    tenantId,
    kind,
    subjectId,
    amount,
    discount = null,
    replacedOrderId,
    isForced = false,
  }: OrderRequest,
): Promise<StartedOrder | null> {
  const now = context.clock();
  const orderId = `${kind === "class" ? "INV" : "DON"}-${randomBytes(16).toString("hex")}`;
  const canReplace =
    replacedOrderId !== null &&
    (await cancelOffered(trx, { tenantId, orderId: replacedOrderId, now, isForced }));
  const closedOrderIds = canReplace ? [replacedOrderId] : [];
  const { numUpdatedRows } = await trx
    .updateTable(getSubjectTable({ kind }))
    .set({ order_id: orderId, status: "pending" })
    .where("lms_id", "=", tenantId)
    .where("id", "=", subjectId)
    .where("order_id", replacedOrderId === null ? "is" : "=", replacedOrderId)
    .where("status", "in", OPEN_PAYMENT_STATUSES)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payment_orders as o")
            .select("o.order_id")
            .where("o.order_id", "=", replacedOrderId ?? "")
            .where("o.status", "=", "pending"),
        ),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n && canReplace) throw new SupersededError();
  if (numUpdatedRows === 0n) return null;
  for (const order_id of closedOrderIds)
    await recordEvent(context, trx, { lms_id: tenantId, order_id }, { kind: "replaced" });
  await trx
    .insertInto("payment_orders")
    .values({
      order_id: orderId,
      lms_id: tenantId,
      kind,
      subject_id: subjectId,
      amount,
      status: "pending",
      gateway_id: null,
      pay_url: null,
      va_number: null,
      expires_at: now + ORDER_TTL_MS,
      created_at: now,
      offered_at: null,
      discount: discount?.rupiah ?? 0,
      voucher_id: discount?.voucherId ?? null,
      qr_string: null,
    })
    .execute();
  return { orderId, closedOrderIds };
}

/**
 * Cancels a pending order unless it is current for a duplicate request, as is one not yet submitted
 * to the gateway.
 */
async function cancelOffered(
  trx: Queryable,
  {
    tenantId,
    orderId,
    now,
    isForced,
  }: { tenantId: string; orderId: string; now: number; isForced: boolean },
): Promise<boolean> {
  const pending = trx
    .updateTable("payment_orders")
    .set({ status: "cancelled" })
    .where("lms_id", "=", tenantId)
    .where("order_id", "=", orderId)
    .where("status", "=", "pending");
  const replaceable = isForced
    ? pending
    : pending.where(({ or, eb }) =>
        or([eb("expires_at", "<=", now), eb("offered_at", "<=", now - DUPLICATE_REPAY_MS)]),
      );
  const { numUpdatedRows } = await replaceable.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Cancels the open orders of an invoice or donation; a later payment still counts.
 * @returns their ids
 */
export async function closeOrders(
  context: Pick<HostContext, "clock">,
  trx: Queryable,
  { tenantId, kind, subjectId }: Pick<OrderRequest, "tenantId" | "kind" | "subjectId">,
): Promise<string[]> {
  const open = await trx
    .updateTable("payment_orders")
    .set({ status: "cancelled" })
    .where("lms_id", "=", tenantId)
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("status", "=", "pending")
    .returning("order_id")
    .execute();
  for (const { order_id } of open)
    await recordEvent(context, trx, { lms_id: tenantId, order_id }, { kind: "replaced" });
  return open.map(({ order_id }) => order_id);
}

/**
 * Best effort, outside of transactions: a payment of an order that stays open is counted or owed
 * back.
 */
export async function closeGatewayOrders(
  { ports, log }: HostContext,
  orderIds: readonly string[],
): Promise<void> {
  for (const orderId of orderIds)
    await ports.gateway.expire(orderId).catch((error: unknown) => {
      if (!(error instanceof AdapterError)) throw error;
      log.warn({ error, orderId }, "gateway order could not be closed");
    });
}

export const findOrder = (db: Queryable, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom("payment_orders").selectAll().where("order_id", "=", orderId).executeTakeFirst();

let eventSequence = 0;

/** Adds to an order's timeline. The id keeps the order of events within a millisecond. */
export async function recordEvent(
  { clock }: Pick<HostContext, "clock">,
  trx: Queryable,
  order: Pick<OrderRow, "lms_id" | "order_id">,
  { kind, detail = null }: { kind: string; detail?: string | null },
): Promise<void> {
  eventSequence = (eventSequence + 1) % 1_000_000;
  const id = `${String(eventSequence).padStart(6, "0")}-${randomBytes(8).toString("hex")}`;
  await trx
    .insertInto("payment_events")
    .values({ lms_id: order.lms_id, order_id: order.order_id, id, at: clock(), kind, detail })
    .execute();
}
