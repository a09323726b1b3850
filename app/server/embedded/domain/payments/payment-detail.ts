import { hasPermission } from "~/lib/permissions";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, notFound } from "../../kit/context";
import { findInvoice, type InvoiceRow, toInvoice } from "./invoices";
import { findOrder } from "./payment-orders";
import { findInvoiceIdByKey } from "./receipt-keys";
import { isPaymentReturned, listPayerRefunds } from "./refunds";
import { isTrialOrder } from "./trial-payments";

/** Status of an order, for the return from the gateway. @throws ApiError 404 */
export async function getOrderStatus(
  { db }: HostContext,
  { tenantId, orderId }: { tenantId: string; orderId: string },
) {
  const order = await findOrder(db, orderId);
  if (order?.lms_id !== tenantId) throw notFound("Pesanan");
  return {
    orderId: order.order_id,
    kind: order.kind,
    status: order.status,
    isTrial: isTrialOrder(order),
    isReturned: await isPaymentReturned(db, order),
  };
}

interface PaymentLookup {
  tenantId: string;
  /** Null for a guest, who needs the receipt key. */
  user: HostUser | null;
  invoice: { orderId: string } | { key: string };
}

/** An invoice with the events of all its orders. @throws ApiError 404, also without access */
export async function getPaymentDetail(
  context: HostContext,
  { tenantId, user, invoice }: PaymentLookup,
) {
  const { db } = context;
  const row =
    "key" in invoice
      ? await findInvoiceByKey(context, tenantId, invoice.key)
      : await findInvoiceByOrder(context, { tenantId, user, orderId: invoice.orderId });
  if (!row) throw notFound("Tagihan");
  const [order, events, refunds] = await Promise.all([
    row.order_id === null ? undefined : findOrder(db, row.order_id),
    db
      .selectFrom("payment_events as e")
      .innerJoin("payment_orders as o", "o.order_id", "e.order_id")
      .select(["e.at", "e.kind", "e.detail"])
      .where("e.lms_id", "=", tenantId)
      .where("o.lms_id", "=", tenantId)
      .where("o.kind", "=", "class")
      .where("o.subject_id", "=", row.id)
      .orderBy("e.at")
      .orderBy("e.id")
      .execute(),
    listPayerRefunds(db, { tenantId, kind: "class", subjectId: row.id }),
  ]);
  return { ...toInvoice(row, order), events, refunds, isTrial: isTrialOrder(order) };
}

async function findInvoiceByOrder(
  { db }: HostContext,
  { tenantId, user, orderId }: { tenantId: string; user: HostUser | null; orderId: string },
): Promise<InvoiceRow | undefined> {
  const order = await findOrder(db, orderId);
  if (!user || order?.lms_id !== tenantId || order.kind !== "class") return undefined;
  const row = await findInvoice(db, tenantId, order.subject_id);
  const canSee = row?.user_id === user.id || hasPermission(user.roles, "invoice.manage");
  return canSee ? row : undefined;
}

async function findInvoiceByKey(
  context: HostContext,
  tenantId: string,
  key: string,
): Promise<InvoiceRow | undefined> {
  const id = findInvoiceIdByKey(context, tenantId, key);
  return id === null ? undefined : findInvoice(context.db, tenantId, id);
}
