import { sql } from "kysely";
import { ANONYMOUS } from "~/lib/donation";
import type { deskDonationOperations } from "../../hosts/desk/donations";
import { HostRefusal } from "../../hosts/implement";
import { answerOnce } from "../answer-once";
import { type HandlersOf, type HostContext, MANAGERS, missing, type Queryable, requireRole } from "../context";
import { sha256 } from "../ids";
import { readPage } from "../paging";
import { findOrder, openOrder, takeToGateway } from "../services/payment-orders";
import { type DonationRow, insertDonation, toDonation } from "./donation-rows";

/** Donating (designs B6): a donation, its tries to pay, and what everybody may read of those that were paid. */
export function deskDonationHandlers(context: HostContext): HandlersOf<typeof deskDonationOperations> {
  const { db } = context;
  const byKey = async (within: Queryable, lmsId: string, key: string) => {
    const row = await within
      .selectFrom("donations")
      .selectAll()
      .where("lms_id", "=", lmsId)
      .where("key_hash", "=", sha256(key))
      .executeTakeFirst();
    if (!row) throw missing("Donasi");
    return row;
  };
  const start = async (trx: Queryable, row: DonationRow): Promise<DonationRow> => {
    const order_id = await openOrder(context, trx, { lmsId: row.lms_id, kind: "donation", subjectId: row.id, amount: row.amount });
    await trx
      .updateTable("donations")
      .set({ order_id, status: "pending" })
      .where("lms_id", "=", row.lms_id)
      .where("id", "=", row.id)
      .execute();
    return { ...row, order_id, status: "pending" };
  };
  const withAddress = async (row: DonationRow, key: string) => {
    const { name, email, phone, method } = row;
    const customer = { name, email, ...(phone && { phone }) };
    const order =
      row.status === "pending" && row.order_id
        ? await takeToGateway(context, row.order_id, { title: `Donasi ${row.number}`, method, customer })
        : undefined;
    return { ...toDonation(row, order), key };
  };

  return {
    donate: async ({ lmsId, body, clientIp, idempotencyKey }) => {
      const { row, key } = await answerOnce(context, { lmsId, operation: "donate", key: idempotencyKey, body }, async (trx) => {
        const made = await insertDonation(context, trx, lmsId, body, clientIp);
        return { row: await start(trx, made.row), key: made.key };
      });
      return { data: await withAddress(row, key), message: "Donasi dicatat" };
    },
    getDonation: async ({ lmsId, query }) => {
      const row = await byKey(db, lmsId, query.key);
      return { data: { ...toDonation(row, row.order_id ? await findOrder(db, row.order_id) : undefined), key: query.key } };
    },
    getDonationByOrder: async ({ lmsId, query }) => {
      const order = await findOrder(db, query.orderId);
      if (order?.lms_id !== lmsId || order.kind !== "donation") throw missing("Donasi");
      const { number, amount } = await db
        .selectFrom("donations")
        .select(["number", "amount"])
        .where("lms_id", "=", lmsId)
        .where("id", "=", order.subject_id)
        .executeTakeFirstOrThrow();
      return { data: { number, amount, status: order.status } };
    },
    repayDonation: async ({ lmsId, body }) => {
      const row = await db.transaction().execute(async (trx) => {
        const before = await byKey(trx, lmsId, body.key);
        if (before.status === "paid" || before.status === "refunded") throw new HostRefusal(409, "Donasi ini sudah dibayar");
        return start(trx, before);
      });
      return { data: await withAddress(row, body.key) };
    },
    getDonationTotals: async ({ lmsId, query }) => {
      let paid = db.selectFrom("donations").where("lms_id", "=", lmsId).where("status", "=", "paid");
      if (query.campaign) paid = paid.where("campaign", "=", query.campaign);
      const [sums, latest] = await Promise.all([
        paid.select([sql<number>`coalesce(sum(amount), 0)`.as("total"), sql<number>`count(*)`.as("count")]).executeTakeFirstOrThrow(),
        paid.select(["name", "is_anonymous", "amount", "message", "paid_at"]).orderBy("paid_at", "desc").orderBy("id").limit(10).execute(),
      ]);
      return {
        data: {
          ...{ total: Number(sums.total), count: Number(sums.count) },
          latest: latest.map(({ name, is_anonymous, amount, message, paid_at }) => ({
            name: is_anonymous ? ANONYMOUS : name,
            amount,
            message,
            at: paid_at ?? 0,
          })),
        },
      };
    },
    listDonations: async ({ lmsId, user, query: { page, perPage, status, search } }) => {
      requireRole(user, MANAGERS);
      let query = db.selectFrom("donations").selectAll().where("lms_id", "=", lmsId);
      if (status) query = query.where("status", "=", status);
      if (search)
        query = query.where((eb) =>
          eb.or(["number", "name", "email"].map((column) => eb(column as "name", "like", `%${search.replace(/[%_]/g, "")}%`))),
        );
      const { rows, ...measures } = await readPage(query.orderBy("created_at", "desc").orderBy("id"), page, perPage);
      return { data: { ...measures, items: rows.map((row) => toDonation(row, undefined)) } };
    },
  };
}
