import { sql } from "kysely";
import type { deskPaymentOperations } from "../../hosts/desk/payments";
import { HostRefusal } from "../../hosts/implement";
import { type HandlersOf, type HostContext, MANAGERS, missing, requireRole, STALE } from "../context";
import { dayEnd, dayStart } from "../days";
import { readPage } from "../paging";
import { findInvoice, type InvoiceRow, toInvoice } from "../services/invoice-rows";
import { findOrder, type OrderRow } from "../services/payment-orders";
import { settle } from "../services/payment-settling";
import { containsWords } from "../text";
import { nameOf } from "./people-rows";

const OWN = "Anda tidak dapat mengembalikan pembayaran Anda sendiri.";

/** Invoices as their screens need them (designs B4). */
export function deskPaymentHandlers(context: HostContext): HandlersOf<typeof deskPaymentOperations> {
  const { db } = context;

  const presentOrders = async (lmsId: string, rows: readonly InvoiceRow[]): Promise<OrderRow[]> => {
    const ids = rows.flatMap(({ status, order_id }) => (status === "pending" && order_id ? [order_id] : []));
    if (ids.length === 0) return [];
    return db.selectFrom("payment_orders").selectAll().where("lms_id", "=", lmsId).where("order_id", "in", ids).execute();
  };

  return {
    listInvoices: async ({ lmsId, user, query: { page, perPage, status, search, from, to, mine } }) => {
      const seesAll = user.roles.some((role) => (MANAGERS as readonly number[]).includes(role));
      let query = db
        .selectFrom((eb) =>
          eb
            .selectFrom("invoices as i")
            .innerJoin("users as u", "u.id", "i.user_id")
            .selectAll("i")
            .select(["u.name", "u.email"])
            .select(sql<string>`lower(i.number || ' ' || i.class_name || ' ' || u.name || ' ' || u.email)`.as("search"))
            .where("i.lms_id", "=", lmsId)
            .as("i"),
        )
        .selectAll();
      if (!seesAll || mine === "true") query = query.where("user_id", "=", user.id);
      if (status) query = query.where("status", "=", status);
      if (from) query = query.where("created_at", ">=", dayStart(from));
      if (to) query = query.where("created_at", "<", dayEnd(to));
      for (const word of containsWords("search", search)) query = query.where(word);
      const { rows, ...measures } = await readPage(query.orderBy("created_at", "desc").orderBy("id"), page, perPage);
      const orders = await presentOrders(lmsId, rows);
      const items = rows.map((row) => ({
        ...toInvoice(
          row,
          orders.find(({ order_id }) => order_id === row.order_id),
        ),
        learner: { name: row.name, email: row.email },
      }));
      return { data: { ...measures, items } };
    },

    refundInvoice: async (input) => {
      const { lmsId, user, params, body } = input;
      requireRole(user, MANAGERS);
      const row = await findInvoice(db, lmsId, params.id);
      if (!row) throw missing("Tagihan");
      if (row.user_id === user.id) throw new HostRefusal(403, OWN);
      const order = row.order_id === null ? undefined : await findOrder(db, row.order_id);
      if (!order) throw new HostRefusal(409, "Tagihan ini tidak berbayar");
      const actorName = await nameOf(db, user.id);
      // The order is refunded once, by whoever is first: an admin, or the gateway's notice.
      const isDone =
        row.status === "paid" && (await settle(context, order, { status: "refunded", source: input, actorName, reason: body.reason }));
      if (!isDone) throw new HostRefusal(409, row.status === "paid" ? STALE : "Tagihan ini tidak sedang lunas", { status: row.status });
      const after = await findInvoice(db, lmsId, params.id);
      return { data: toInvoice(after ?? row, undefined), message: "Pengembalian dicatat" };
    },
  };
}
