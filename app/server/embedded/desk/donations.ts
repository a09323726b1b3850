import { sql } from "kysely";
import { ANONYMOUS } from "~/lib/donation";
import type { deskDonationOperations } from "../../hosts/desk/donations";
import { HostRefusal } from "../../hosts/implement";
import { answerOnce } from "../answer-once";
import { type HandlersOf, type HostContext, MANAGERS, missing, type Queryable, requireRole, STALE } from "../context";
import { sha256 } from "../ids";
import { readPage } from "../paging";
import { donationKey } from "../services/payment-keys";
import { closeAtGateway, findOrder, isOpen, startOrder, takeToGateway } from "../services/payment-orders";
import { containsWords } from "../text";
import { takeTry } from "../try-limits";
import { type DonationRow, insertDonation, toDonation } from "./donation-rows";

const REPAYS = { most: 10, windowMs: 3_600_000 };
const PAID = "Donasi ini sudah dibayar";

/** Donating (designs B6): a donation, its tries to pay, and what everybody may read of those that were paid. */
export function deskDonationHandlers(context: HostContext): HandlersOf<typeof deskDonationOperations> {
  const { db, clock } = context;
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
  /** Null when it is paid by now, or another request began a new try. */
  const start = async (trx: Queryable, row: DonationRow) => {
    const { lms_id: lmsId, id: subjectId, amount, order_id: replaces } = row;
    const started = await startOrder(context, trx, { lmsId, kind: "donation", subjectId, amount, replaces });
    return started && { row: { ...row, order_id: started.orderId, status: "pending" as const }, closed: started.closed };
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
      const { id } = await answerOnce(context, { lmsId, operation: "donate", key: idempotencyKey, body }, async (trx) => {
        const made = await insertDonation(context, trx, lmsId, body, clientIp);
        await start(trx, made);
        return { id: made.id };
      });
      const key = donationKey(context, lmsId, id);
      return { data: await withAddress(await byKey(db, lmsId, key), key), message: "Donasi dicatat" };
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
      return { data: { number, amount, status: order.status, key: donationKey(context, lmsId, order.subject_id) } };
    },
    repayDonation: async ({ lmsId, body: { key } }) => {
      const { row, closed } = await db.transaction().execute(async (trx) => {
        const before = await byKey(trx, lmsId, key);
        if (!isOpen(before.status)) throw new HostRefusal(409, PAID);
        const order = before.status === "pending" && before.order_id ? await findOrder(trx, before.order_id) : undefined;
        // One that never reached the gateway was not tried yet.
        if (order?.pay_url === null && order.expires_at > clock()) return { row: before, closed: [] };
        await takeTry(trx, { name: `repay ${lmsId} ${before.id}`, ...REPAYS }, clock());
        const started = await start(trx, before);
        if (!started) throw new HostRefusal(409, STALE);
        return started;
      });
      const [data] = await Promise.all([withAddress(row, key), closeAtGateway(context, closed)]);
      return { data };
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
      for (const word of containsWords("search", search))
        query = query.where("id", "in", (eb) =>
          eb
            .selectFrom((from) =>
              from
                .selectFrom("donations")
                .select(["id", sql<string>`lower(number || ' ' || name || ' ' || email)`.as("search")])
                .where("lms_id", "=", lmsId)
                .as("d"),
            )
            .select("d.id")
            .where(word),
        );
      const { rows, ...measures } = await readPage(query.orderBy("created_at", "desc").orderBy("id"), page, perPage);
      return { data: { ...measures, items: rows.map((row) => toDonation(row, undefined)) } };
    },
  };
}
