import type { HostUser } from "../../../hosts/host-handler";
import type { Invoice } from "../../../hosts/services/payments";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import type { OrderRow } from "./payment-orders";
import { submitToGateway } from "./submit-order";

export type InvoiceRow = Schema["invoices"];

/** @param order the current one */
export function toInvoice(row: InvoiceRow, order: OrderRow | undefined): Invoice {
  const payableOrder = row.status === "pending" ? order : undefined;
  return {
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    userId: row.user_id,
    classSlug: row.class_slug,
    className: row.class_name,
    items: [{ name: row.class_name, qty: 1, price: row.total + row.discount }],
    subtotal: row.total + row.discount,
    discount: row.discount,
    voucher: row.voucher_code,
    fee: 0,
    uniqueCode: 0,
    total: row.total,
    method: row.order_id === null && row.total === 0 ? "gratis" : row.method,
    status: row.status,
    payUrl: payableOrder?.pay_url ?? null,
    vaNumber: payableOrder?.va_number ?? null,
    qrString: payableOrder?.qr_string ?? null,
    expiresAt: payableOrder?.expires_at ?? null,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  };
}

export interface InvoiceOwner {
  tenantId: string;
  userId: string;
  classId: string;
}

/** A user's invoices for a class, newest first. */
export const queryInvoices = (db: Queryable, { tenantId, userId, classId }: InvoiceOwner) =>
  db
    .selectFrom("invoices")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("class_id", "=", classId)
    .orderBy("created_at", "desc")
    .orderBy("id");

export const findInvoice = (
  db: Queryable,
  tenantId: string,
  id: string,
): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom("invoices")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();

/**
 * The invoice with its payment page. Submits the order to the gateway if needed; an order that was
 * replaced meanwhile is skipped in favour of its successor.
 * @throws ApiError 503
 */
export async function withPaymentLink(
  context: HostContext,
  row: InvoiceRow,
  user: HostUser,
  { mayRenew = true } = {},
): Promise<Invoice> {
  if (row.status !== "pending" || row.order_id === null) return toInvoice(row, undefined);
  const customer = await context.db
    .selectFrom("users")
    .select(["name", "email"])
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  const order = await submitToGateway(context, row.order_id, {
    title: row.class_name,
    method: row.method,
    customer,
    mayRenew,
  });
  if (order.status === "pending") return toInvoice(row, order);
  const current = (await findInvoice(context.db, row.lms_id, row.id)) ?? row;
  return current.order_id === row.order_id
    ? toInvoice(current, order)
    : withPaymentLink(context, current, user, { mayRenew: false });
}
