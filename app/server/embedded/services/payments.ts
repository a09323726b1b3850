import { HostRefusal, type HostUser } from "../../hosts/implement";
import type { Invoice, paymentOperations } from "../../hosts/services/payments";
import { type HandlersOf, type HostContext, MANAGERS, missing, type Queryable } from "../context";
import { nextNumber } from "../counters";
import { enrol } from "../enrol";
import { newRecordId } from "../ids";
import type { Schema } from "../schema/schema";
import { takeNotice } from "./payment-callback";
import { findOrder, type OrderRow, openOrder, takeToGateway } from "./payment-orders";

type InvoiceRow = Schema["invoices"];
const WIB_MS = 7 * 3_600_000;

function toInvoice(row: InvoiceRow, order: OrderRow | undefined): Invoice {
  const live = row.status === "pending" ? order : undefined;
  return {
    ...{ id: row.id, number: row.number, orderId: row.order_id, classSlug: row.class_slug, userId: row.user_id },
    items: [{ name: row.class_name, qty: 1, price: row.total }],
    ...{ total: row.total, method: row.method, status: row.status, createdAt: row.created_at, paidAt: row.paid_at },
    ...{ payUrl: live?.pay_url ?? null, vaNumber: live?.va_number ?? null, expiresAt: live?.expires_at ?? null },
  };
}

/** Paying for classes (designs B4). */
export function paymentHandlers(context: HostContext): HandlersOf<typeof paymentOperations> {
  const { db, clock } = context;

  const classBySlug = async (lmsId: string, slug: string) => {
    const found = await db
      .selectFrom("classes")
      .select(["id", "slug", "name", "price"])
      .where("lms_id", "=", lmsId)
      .where("slug", "=", slug)
      .executeTakeFirst();
    if (!found) throw missing("Kelas");
    return found;
  };
  const own = (within: Queryable, lmsId: string, userId: string, classId: string) =>
    within.selectFrom("invoices").selectAll().where("lms_id", "=", lmsId).where("user_id", "=", userId).where("class_id", "=", classId);

  /** Takes the present order to the gateway, if it is not there yet. */
  const withAddress = async (row: InvoiceRow, user: HostUser): Promise<Invoice> => {
    if (row.status !== "pending" || row.order_id === null) return toInvoice(row, undefined);
    const { name, email } = await db.selectFrom("users").select(["name", "email"]).where("id", "=", user.id).executeTakeFirstOrThrow();
    return toInvoice(
      row,
      await takeToGateway(context, row.order_id, { title: row.class_name, method: row.method, customer: { name, email } }),
    );
  };

  return {
    createInvoice: async ({ lmsId, user, query, body }) => {
      const { id: class_id, name, price } = await classBySlug(lmsId, query.slug);
      const { row, isNew } = await db.transaction().execute(async (trx) => {
        const now = clock();
        const day = new Date(now + WIB_MS).toISOString();
        // Held until the end: of two requests at once one finds the other's invoice.
        const number = await nextNumber(trx, lmsId, `invoice-${day.slice(0, 4)}`);
        const enrolled = await trx
          .selectFrom("enrolments")
          .select("user_id")
          .where("lms_id", "=", lmsId)
          .where("class_id", "=", class_id)
          .where("user_id", "=", user.id)
          .executeTakeFirst();
        if (enrolled) throw new HostRefusal(409, "Anda sudah menjadi peserta kelas ini");
        const live = await own(trx, lmsId, user.id, class_id).where("status", "=", "pending").executeTakeFirst();
        if (live) return { row: live, isNew: false };
        const free = price === 0;
        const made: InvoiceRow = {
          ...{ lms_id: lmsId, id: newRecordId(), number: `INV/${day.slice(0, 4)}/${day.slice(5, 7)}/${String(number).padStart(6, "0")}` },
          ...{ class_id, class_slug: query.slug, class_name: name, user_id: user.id, total: price, method: body.method },
          ...{ status: free ? "paid" : "pending", order_id: null, created_at: now, paid_at: free ? now : null },
        };
        await trx.insertInto("invoices").values(made).execute();
        if (free) await enrol(trx, { lms_id: lmsId, class_id, user_id: user.id, source: "free", created_at: now });
        else made.order_id = await startOrder(context, trx, made);
        return { row: made, isNew: true };
      });
      return { data: await withAddress(row, user), status: isNew ? 201 : 200 };
    },

    repayInvoice: async ({ lmsId, user, query }) => {
      const { id: class_id } = await classBySlug(lmsId, query.slug);
      const row = await db.transaction().execute(async (trx) => {
        const last = await own(trx, lmsId, user.id, class_id).orderBy("created_at", "desc").executeTakeFirst();
        if (!last) throw missing("Tagihan");
        if (last.status === "paid" || last.status === "refunded") throw new HostRefusal(409, "Tagihan ini sudah selesai");
        const order_id = await startOrder(context, trx, last);
        return { ...last, status: "pending" as const, order_id };
      });
      return { data: await withAddress(row, user) };
    },

    sendCallback: async ({ body }) => ({ data: await takeNotice(context, body) }),

    readCallback: async ({ lmsId, query }) => {
      const order = await findOrder(db, query.orderId);
      if (order?.lms_id !== lmsId) throw missing("Pesanan");
      return { data: { orderId: order.order_id, kind: order.kind, status: order.status } };
    },

    getPaymentDetail: async ({ lmsId, user, body }) => {
      const order = await findOrder(db, body.orderId);
      const row =
        order?.lms_id === lmsId && order.kind === "class"
          ? await db.selectFrom("invoices").selectAll().where("lms_id", "=", lmsId).where("id", "=", order.subject_id).executeTakeFirst()
          : undefined;
      const isManager = user.roles.some((role) => (MANAGERS as readonly number[]).includes(role));
      if (!row || !order || (row.user_id !== user.id && !isManager)) throw missing("Tagihan");
      const events = await db
        .selectFrom("payment_events")
        .select(["at", "kind", "detail"])
        .where("lms_id", "=", lmsId)
        .where("order_id", "=", order.order_id)
        .orderBy("at")
        .execute();
      return { data: { ...toInvoice(row, order), events } };
    },
  };
}

/** A new try for an invoice, which becomes its present one. */
async function startOrder(context: HostContext, trx: Queryable, invoice: InvoiceRow): Promise<string> {
  const order_id = await openOrder(context, trx, { lmsId: invoice.lms_id, kind: "class", subjectId: invoice.id, amount: invoice.total });
  await trx
    .updateTable("invoices")
    .set({ order_id, status: "pending" })
    .where("lms_id", "=", invoice.lms_id)
    .where("id", "=", invoice.id)
    .execute();
  return order_id;
}
