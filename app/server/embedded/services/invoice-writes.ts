import type { Transaction } from "kysely";
import { isoDate } from "~/lib/dates";
import type { PaymentMethodName } from "~/lib/payment-status";
import { HostRefusal, type HostUser } from "../../hosts/implement";
import type { paymentOperations } from "../../hosts/services/payments";
import { answerOnce } from "../answer-once";
import { type HandlersOf, type HostContext, missing, STALE } from "../context";
import { nextNumber } from "../counters";
import { enrol } from "../enrol";
import { newRecordId } from "../ids";
import type { Schema } from "../schema/schema";
import { takeTry } from "../try-limits";
import { isDuplicate } from "../unique";
import { findInvoice, type InvoiceRow, invoicesOf, withAddress } from "./invoice-rows";
import { closeAtGateway, findOrder, isOpen, startOrder } from "./payment-orders";

const REPAYS = { most: 10, windowMs: 3_600_000 };
const ENROLLED = "Anda sudah menjadi peserta kelas ini";

/** Another request was faster: nothing of this one may stay, and that one's invoice is the answer. */
class Overtaken extends HostRefusal {
  constructor() {
    super(409, STALE);
  }
}

type ClassRow = Schema["classes"];
type Trx = Transaction<Schema>;

interface Outcome {
  id: string;
  isNew: boolean;
  /** Orders that the gateway is to close. */
  closed: string[];
}

/** Asking for a class's invoice, and for another try to pay it (designs B4). */
export function invoiceWrites(context: HostContext): Pick<HandlersOf<typeof paymentOperations>, "createInvoice" | "repayInvoice"> {
  const { db, clock } = context;

  const classBySlug = async (lmsId: string, slug: string) => {
    const found = await db.selectFrom("classes").selectAll().where("lms_id", "=", lmsId).where("slug", "=", slug).executeTakeFirst();
    if (!found) throw missing("Kelas");
    return found;
  };

  const answer = async (lmsId: string, { id, closed }: Outcome, user: HostUser) => {
    const row = await findInvoice(db, lmsId, id);
    if (!row) throw missing("Tagihan");
    const [invoice] = await Promise.all([withAddress(context, row, user), closeAtGateway(context, closed)]);
    return invoice;
  };

  /** A new order for an invoice that is open. Of two at once one makes it; to the other it is there already. */
  const reopen = async (trx: Trx, row: InvoiceRow, amount: number, method: PaymentMethodName): Promise<Outcome> => {
    const { lms_id: lmsId, id } = row;
    const started = await startOrder(context, trx, { lmsId, kind: "class", subjectId: id, amount, replaces: row.order_id });
    if (!started) throw new Overtaken();
    await trx.updateTable("invoices").set({ total: amount, method }).where("lms_id", "=", lmsId).where("id", "=", id).execute();
    return { id, isNew: true, closed: started.closed };
  };

  const create = async (trx: Trx, found: ClassRow, user: HostUser, method: PaymentMethodName): Promise<Outcome> => {
    const { lms_id: lmsId, id: class_id, price } = found;
    const now = clock();
    const enrolled = await trx
      .selectFrom("enrolments")
      .select("user_id")
      .where("lms_id", "=", lmsId)
      .where("class_id", "=", class_id)
      .where("user_id", "=", user.id)
      .executeTakeFirst();
    if (enrolled) throw new HostRefusal(409, ENROLLED);
    requireOpenClass(found, now);
    const last = price > 0 ? (await invoicesOf(trx, lmsId, user.id, class_id).execute()).find(({ status }) => isOpen(status)) : undefined;
    if (last) {
      const order = last.status === "pending" && last.order_id ? await findOrder(trx, last.order_id) : undefined;
      if (order && order.expires_at > now) return { id: last.id, isNew: false, closed: [] };
      return reopen(trx, last, price, method);
    }
    const day = isoDate(now);
    const number = await nextNumber(trx, lmsId, `invoice-${day.slice(0, 4)}`);
    const row: InvoiceRow = {
      ...{ lms_id: lmsId, id: newRecordId(), number: `INV/${day.slice(0, 4)}/${day.slice(5, 7)}/${String(number).padStart(6, "0")}` },
      ...{ class_id, class_slug: found.slug, class_name: found.name, user_id: user.id, total: price, method },
      ...{ status: price > 0 ? "pending" : "paid", order_id: null, created_at: now, paid_at: price > 0 ? null : now },
    };
    await trx.insertInto("invoices").values(row).execute();
    if (price > 0) return reopen(trx, row, price, method);
    if (!(await enrol(trx, { lms_id: lmsId, class_id, user_id: user.id, source: "free", created_at: now })))
      throw new HostRefusal(409, ENROLLED);
    await requireSeat(trx, found);
    return { id: row.id, isNew: true, closed: [] };
  };

  return {
    createInvoice: async ({ lmsId, user, query, body, idempotencyKey: key }) => {
      const found = await classBySlug(lmsId, query.slug);
      const once = { lmsId, operation: "createInvoice", key, body: [user.id, query.slug, body] };
      const outcome = await answerOnce(context, once, (trx) => create(trx, found, user, body.method)).catch(async (error: unknown) => {
        // Somebody asked twice at once, without a key: the other request's invoice is the one.
        if (!isDuplicate(error) && !(error instanceof Overtaken)) throw error;
        const made = (await invoicesOf(db, lmsId, user.id, found.id).execute()).find(({ status }) => status === "pending");
        if (!made) throw new Overtaken();
        return { id: made.id, isNew: false, closed: [] };
      });
      return { data: await answer(lmsId, outcome, user), status: outcome.isNew ? 201 : 200 };
    },

    repayInvoice: async ({ lmsId, user, query, idempotencyKey: key }) => {
      const found = await classBySlug(lmsId, query.slug);
      const once = { lmsId, operation: "repayInvoice", key, body: [user.id, query] };
      const own = async (within: Trx | HostContext["db"]) => {
        const last = await invoicesOf(within, lmsId, user.id, found.id).limit(1).executeTakeFirst();
        if (!last) throw missing("Tagihan");
        if (!isOpen(last.status)) throw new HostRefusal(409, "Tagihan ini sudah selesai");
        return last;
      };
      const outcome = await answerOnce(context, once, async (trx): Promise<Outcome> => {
        const last = await own(trx);
        const order = last.status === "pending" && last.order_id ? await findOrder(trx, last.order_id) : undefined;
        // One that never reached the gateway was not tried yet.
        if (order?.pay_url === null && order.expires_at > clock() && !query.method) return { id: last.id, isNew: false, closed: [] };
        if (found.price === 0) throw new HostRefusal(409, "Kelas ini sekarang gratis, Anda dapat langsung mendaftar");
        requireOpenClass(found, clock());
        await takeTry(trx, { name: `repay ${lmsId} ${last.id}`, ...REPAYS }, clock());
        return reopen(trx, last, found.price, query.method ?? last.method);
      }).catch(async (error: unknown) => {
        if (!(error instanceof Overtaken)) throw error;
        return { id: (await own(db)).id, isNew: false, closed: [] };
      });
      return { data: await answer(lmsId, outcome, user) };
    },
  };
}

/** A class that takes nobody any more sells no place; dates that it does not have say nothing. @throws HostRefusal 409 */
function requireOpenClass({ registration_start: from, registration_end: until, end_at: end, quota, enrolled }: ClassRow, now: number) {
  const why =
    end !== null && now > end
      ? "Kelas ini sudah selesai"
      : from !== null && now < from
        ? "Pendaftaran kelas ini belum dibuka"
        : until !== null && now > until
          ? "Pendaftaran kelas ini sudah ditutup"
          : quota !== null && enrolled >= quota
            ? "Kuota kelas ini sudah penuh"
            : null;
  if (why) throw new HostRefusal(409, why);
}

/** The last place, asked for by two at once, is one's: the class's row is held by the enrolment. Places that are paid for are never refused. */
async function requireSeat(trx: Trx, { lms_id, id }: ClassRow): Promise<void> {
  const { quota, enrolled } = await trx
    .selectFrom("classes")
    .select(["quota", "enrolled"])
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (quota !== null && enrolled > quota) throw new HostRefusal(409, "Kuota kelas ini sudah penuh");
}
