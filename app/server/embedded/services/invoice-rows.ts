import type { HostUser } from "../../hosts/implement";
import type { Invoice } from "../../hosts/services/payments";
import type { HostContext, Queryable } from "../context";
import type { Schema } from "../schema/schema";
import { type OrderRow, takeToGateway } from "./payment-orders";

export type InvoiceRow = Schema["invoices"];

/** @param order the present one */
export function toInvoice(row: InvoiceRow, order: OrderRow | undefined): Invoice {
  const live = row.status === "pending" ? order : undefined;
  return {
    ...{ id: row.id, number: row.number, orderId: row.order_id, userId: row.user_id },
    ...{ classSlug: row.class_slug, className: row.class_name, items: [{ name: row.class_name, qty: 1, price: row.total }] },
    ...{ subtotal: row.total, discount: 0, fee: 0, uniqueCode: 0, total: row.total },
    ...{ method: row.order_id === null && row.total === 0 ? "gratis" : row.method, status: row.status },
    ...{ payUrl: live?.pay_url ?? null, vaNumber: live?.va_number ?? null, expiresAt: live?.expires_at ?? null },
    ...{ createdAt: row.created_at, paidAt: row.paid_at },
  };
}

export const invoicesOf = (db: Queryable, lmsId: string, userId: string, classId: string) =>
  db
    .selectFrom("invoices")
    .selectAll()
    .where("lms_id", "=", lmsId)
    .where("user_id", "=", userId)
    .where("class_id", "=", classId)
    .orderBy("created_at", "desc")
    .orderBy("id");

export const findInvoice = (db: Queryable, lmsId: string, id: string): Promise<InvoiceRow | undefined> =>
  db.selectFrom("invoices").selectAll().where("lms_id", "=", lmsId).where("id", "=", id).executeTakeFirst();

/** The invoice with where it is paid: its order is taken to the gateway if it is not there yet. @throws HostRefusal 503 */
export async function withAddress(context: HostContext, row: InvoiceRow, user: HostUser): Promise<Invoice> {
  if (row.status !== "pending" || row.order_id === null) return toInvoice(row, undefined);
  const customer = await context.db.selectFrom("users").select(["name", "email"]).where("id", "=", user.id).executeTakeFirstOrThrow();
  return toInvoice(row, await takeToGateway(context, row.order_id, { title: row.class_name, method: row.method, customer }));
}
