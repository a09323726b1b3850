import { hasPermission } from "~/lib/permissions";
import type { InvoiceDetail } from "../../../hosts/admin/payments";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { findInvoice, type InvoiceRow, toInvoice } from "./invoices";
import { listLedgerRows } from "./payment-ledger";
import type { OrderRow } from "./payment-orders";
import { type RefundRow, toRefund } from "./refunds";

interface InvoiceLookup {
  tenantId: string;
  user: HostUser;
  id: string;
}

/** An invoice with all that was paid and returned, for managers. @throws ApiError 403, 404 */
export async function getInvoiceDetail(
  { db }: HostContext,
  { tenantId, user, id }: InvoiceLookup,
): Promise<InvoiceDetail> {
  requirePermission(user, "invoice.manage");
  const row = await findInvoice(db, tenantId, id);
  if (!row) throw notFound("Tagihan");
  const [learner, orders, events, refunds] = await Promise.all([
    db
      .selectFrom("users")
      .select(["name", "email"])
      .where("id", "=", row.user_id)
      .executeTakeFirstOrThrow(),
    listOrders(db, row),
    listEvents(db, row),
    listRefunds(db, row),
  ]);
  const references = [row.id, ...orders.map(({ order_id }) => order_id)];
  return {
    ...toInvoice(
      row,
      orders.find(({ order_id }) => order_id === row.order_id),
    ),
    learner,
    orders: orders.map(toListedOrder),
    events: events.map(({ order_id: orderId, ...event }) => ({ ...event, orderId })),
    refunds: refunds.map(toRefund),
    ledger: await listLedgerRows(db, tenantId, references),
    can: { refund: canRefund(row, user, refunds) },
  };
}

const toListedOrder = ({ order_id, amount, status, gateway_id, created_at }: OrderRow) => ({
  orderId: order_id,
  amount,
  status,
  gatewayId: gateway_id,
  createdAt: created_at,
});

const listOrders = (db: Queryable, { lms_id, id }: InvoiceRow): Promise<OrderRow[]> =>
  db
    .selectFrom("payment_orders")
    .selectAll()
    .where("lms_id", "=", lms_id)
    .where("kind", "=", "class")
    .where("subject_id", "=", id)
    .orderBy("created_at")
    .orderBy("order_id")
    .execute();

const listEvents = (db: Queryable, { lms_id, id }: InvoiceRow) =>
  db
    .selectFrom("payment_events as e")
    .innerJoin("payment_orders as o", "o.order_id", "e.order_id")
    .select(["e.at", "e.order_id", "e.kind", "e.detail"])
    .where("e.lms_id", "=", lms_id)
    .where("o.lms_id", "=", lms_id)
    .where("o.kind", "=", "class")
    .where("o.subject_id", "=", id)
    .orderBy("e.at")
    .orderBy("e.id")
    .execute();

const listRefunds = (db: Queryable, { lms_id, id }: InvoiceRow): Promise<RefundRow[]> =>
  db
    .selectFrom("refunds")
    .selectAll()
    .where("lms_id", "=", lms_id)
    .where("kind", "=", "class")
    .where("subject_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Whether `requestRefund` would accept it now. */
function canRefund(
  { order_id, status, user_id }: InvoiceRow,
  user: HostUser,
  refunds: readonly RefundRow[],
): boolean {
  if (status !== "paid" || order_id === null) return false;
  if (user_id === user.id || !hasPermission(user.roles, "refund.manage")) return false;
  const isUnderWay = refunds.some(
    (refund) => refund.order_id === order_id && ["staff", "left"].includes(refund.cause),
  );
  return !isUnderWay;
}
