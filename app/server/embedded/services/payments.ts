import type { HostUser } from "../../hosts/implement";
import type { paymentOperations } from "../../hosts/services/payments";
import { type HandlersOf, type HostContext, MANAGERS, missing } from "../context";
import { findInvoice, type InvoiceRow, toInvoice } from "./invoice-rows";
import { invoiceWrites } from "./invoice-writes";
import { takeNotice } from "./payment-callback";
import { invoiceOfKey } from "./payment-keys";
import { findOrder } from "./payment-orders";

/** Paying for classes (section 7, "Payments and payouts"; designs B4). */
export function paymentHandlers(context: HostContext): HandlersOf<typeof paymentOperations> {
  const { db } = context;

  const byOrder = async (lmsId: string, orderId: string, user: HostUser | null): Promise<InvoiceRow | undefined> => {
    const order = await findOrder(db, orderId);
    if (!user || order?.lms_id !== lmsId || order.kind !== "class") return undefined;
    const row = await findInvoice(db, lmsId, order.subject_id);
    const isManager = user.roles.some((role) => (MANAGERS as readonly number[]).includes(role));
    return row && (row.user_id === user.id || isManager) ? row : undefined;
  };
  const byKey = async (lmsId: string, key: string): Promise<InvoiceRow | undefined> => {
    const id = invoiceOfKey(context, lmsId, key);
    return id === null ? undefined : findInvoice(db, lmsId, id);
  };

  return {
    ...invoiceWrites(context),

    sendCallback: async ({ body, clientIp, requestId }) => ({ data: await takeNotice(context, body, { clientIp, requestId }) }),

    readCallback: async ({ lmsId, query }) => {
      const order = await findOrder(db, query.orderId);
      if (order?.lms_id !== lmsId) throw missing("Pesanan");
      return { data: { orderId: order.order_id, kind: order.kind, status: order.status } };
    },

    getPaymentDetail: async ({ lmsId, user, body }) => {
      const row = "key" in body ? await byKey(lmsId, body.key) : await byOrder(lmsId, body.orderId, user);
      if (!row) throw missing("Tagihan");
      const [order, events] = await Promise.all([
        row.order_id === null ? undefined : findOrder(db, row.order_id),
        db
          .selectFrom("payment_events as e")
          .innerJoin("payment_orders as o", "o.order_id", "e.order_id")
          .select(["e.at", "e.kind", "e.detail"])
          .where("e.lms_id", "=", lmsId)
          .where("o.lms_id", "=", lmsId)
          .where("o.kind", "=", "class")
          .where("o.subject_id", "=", row.id)
          .orderBy("e.at")
          .orderBy("e.id")
          .execute(),
      ]);
      return { data: { ...toInvoice(row, order), events } };
    },
  };
}
