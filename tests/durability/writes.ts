import { whyNotBookable } from "~/lib/appointment";
import { issueAccessToken } from "~/server/embedded/access-tokens";
import { appendAudit } from "~/server/embedded/audit";
import type { HostContext } from "~/server/embedded/context";
import { postLedger } from "~/server/embedded/ledger";
import { enqueueMail } from "~/server/embedded/outbox";
import { processPayouts } from "~/server/embedded/payout-processing";
import { HostError } from "~/server/hosts/define";
import type { BoundHosts } from "~/server/visit";
import { pdf } from "../contracts/drive-fixture";

const LMS_ID = "lms-ours";
/** Every write bears its number, by which it is found again. */
const label = (number: number) => String(number).padStart(6, "0");
const numbersIn = (texts: (string | null)[]) => texts.map((text) => Number(/(\d{6})(?:\.pdf)?$/.exec(text ?? "")?.[1]));

/** The admin's clients, or those of the caller that is given. */
type Bind = (caller?: { accessToken: string }) => BoundHosts;
export const ADMIN_PASSWORD = "kata sandi admin yang panjang";

interface Write {
  /** Through the real client, or for money as a handler moves it; sent again with the same key after a break. */
  write(hosts: Bind, context: HostContext, number: number): Promise<void>;
  /** Numbers of all such records, each as often as it is there. */
  find(context: HostContext): Promise<number[]>;
}

const preferredDate =
  [3, 4]
    .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
    .find((date) => !whyNotBookable(date, Date.now())) ?? "";

const appointment: Write = {
  async write(hosts, _, number) {
    const body = {
      ...{ name: "Sari Dewi", email: "sari@sekolah.example", phone: "081234567890", institution: "SMK Harapan" },
      ...{ segment: "school" as const, topic: `Kelas ${label(number)}`, preferredDate, slot: "09.00" as const, message: "" },
    };
    await hosts().services.createAppointment({ body, idempotencyKey: `appointment-${number}` });
  },
  find: async ({ db }) => numbersIn((await db.selectFrom("appointments").select("topic").execute()).map(({ topic }) => topic)),
};

const post: Write = {
  async write(hosts, _, number) {
    const body = { kindSlug: "blog" as const, title: `Tulisan ${label(number)}`, content: "<p>Isi</p>", status: "published" as const };
    await hosts().services.createPost({ body, idempotencyKey: `post-${number}` });
  },
  find: async ({ db }) => numbersIn((await db.selectFrom("posts").select("title").execute()).map(({ title }) => title)),
};

const file: Write = {
  async write(hosts, _, number) {
    const headers = { "x-file-purpose": "attachment", "x-file-name": `berkas-${label(number)}` };
    const answer = await hosts().drive.upload({ rawBody: pdf(20_000 + number), headers, idempotencyKey: `file-${number}` });
    await answer.body?.cancel();
  },
  find: async ({ db }) =>
    numbersIn((await db.selectFrom("files").select("name").where("stored_at", "is not", null).execute()).map(({ name }) => name)),
};

/** Money moves, a mail tells of it and the audit log too: all three or none. */
const money: Write = {
  async write(_, context, number) {
    const at = Date.now();
    const reference = label(number);
    await context.db.transaction().execute(async (trx) => {
      const entries = [
        { account: "gateway:clearing", amount: -1_000 - number },
        { account: "user:durable-admin:available", amount: 1_000 },
        { account: "fees", amount: number },
      ];
      if (!(await postLedger(trx, { lmsId: LMS_ID, kind: "durability", reference, at, entries }))) return;
      const mail = { to: "sari@sekolah.example", subject: reference, body: "Uang masuk", kind: "durability", now: at };
      await enqueueMail(trx, { lmsId: LMS_ID, ...mail });
      const what = { action: "money.move", entity: "transaction", entityId: reference };
      const input = { lmsId: LMS_ID, clientIp: "", requestId: reference };
      await appendAudit(context, trx, input, { user: null, actorName: "Uji", ...what });
    });
  },
  async find({ db }) {
    const read = async (texts: Promise<{ text: string }[]>) => numbersIn((await texts).map(({ text }) => text)).toSorted((a, b) => a - b);
    const posted = await read(db.selectFrom("ledger_transactions").select("reference as text").where("kind", "=", "durability").execute());
    const mailed = await read(db.selectFrom("outbox").select("subject as text").where("kind", "=", "durability").execute());
    const logged = await read(db.selectFrom("audit_log").select("entity_id as text").where("action", "=", "money.move").execute());
    if (String(posted) !== String(mailed) || String(posted) !== String(logged))
      throw new Error("money moved without its mail or audit row");
    return posted;
  },
};

/** Asked for by somebody who has the money, approved by the admin, and handed to the rail by the job, each once. */
const payout: Write = {
  async write(hosts, context, number) {
    const { db, clock } = context;
    const id = `payer-${label(number)}`;
    await db.transaction().execute(async (trx) => {
      const user = { id, email: `${id}@ours.example`, name: "Pak Budi", password_hash: "-", created_at: clock() };
      await trx
        .insertInto("users")
        .values(user)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await trx
        .insertInto("user_roles")
        .values({ lms_id: LMS_ID, user_id: id, role: 2 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const entries = [
        { account: "earnings", amount: -100_000 },
        { account: `user:${id}:available`, amount: 100_000 },
      ];
      await postLedger(trx, { lmsId: LMS_ID, kind: "durability-credit", reference: id, at: clock(), entries });
    });
    const accessToken = await issueAccessToken(db, id, clock());
    const account = { bankCode: "014", accountNumber: `9${label(number)}111`, accountName: "Budi" };
    const { data: asked } = await hosts({ accessToken }).services.requestPayout({
      body: { ...account, amount: 60_000, notes: label(number) },
      idempotencyKey: `payout-${number}`,
    });
    const body = { payouts: [{ id: asked.id, version: 1 }], password: ADMIN_PASSWORD };
    await hosts()
      .services.approvePayout({ body, idempotencyKey: `approve-${number}` })
      .catch((error: unknown) => {
        // Approved in a life that ended before it could say so.
        if (!(error instanceof HostError && error.status === 409)) throw error;
      });
    await processPayouts(context);
  },
  async find({ db }) {
    const rows = await db.selectFrom("payouts").select(["id", "notes"]).where("status", "!=", "queued").execute();
    const approvals = await db.selectFrom("audit_log").select("entity_id").where("action", "=", "payout.approved").execute();
    const approved = new Set(approvals.map(({ entity_id }) => entity_id));
    if (approvals.length !== approved.size || rows.some(({ id }) => !approved.has(id)))
      throw new Error("a payout was approved without its audit row, or with two");
    return numbersIn(rows.map(({ notes }) => notes));
  },
};

/** Given and paid, the gateway telling of it three times and once too late: one payment, however often it is told. */
const donation: Write = {
  async write(hosts, _, number) {
    const { desk, gateway } = hosts();
    const gift = { name: "Sari Dewi", email: "sari@sekolah.example", amount: 10_000 + number, method: "qris" as const };
    const made = await desk?.donate({ body: { ...gift, message: label(number) }, idempotencyKey: `donation-${number}` });
    const orderId = made?.data.orderId;
    if (!orderId) throw new Error("the donation has no order");
    await gateway.payOrder({ params: { orderId }, body: { outcome: "paid", times: 3, outOfOrder: true } }).catch((error: unknown) => {
      // Paid in a life that ended before it could say so.
      if (!(error instanceof HostError && error.status === 409)) throw error;
    });
  },
  async find({ db }) {
    const rows = await db.selectFrom("donations").select(["id", "status", "message"]).execute();
    const audit = await db.selectFrom("audit_log").select("entity_id").where("action", "=", "payment.paid").execute();
    const told = audit.map(({ entity_id }) => entity_id).toSorted();
    const paid = rows.flatMap(({ id, status }) => (status === "paid" ? [id] : [])).toSorted();
    if (String(told) !== String(paid)) throw new Error("a donation was paid twice, or without its audit row");
    if (rows.length > 10 && paid.length === 0) throw new Error("no donation was paid");
    return numbersIn(rows.map(({ message }) => message));
  },
};

const KINDS = [appointment, post, money, file, payout, donation];

export const writeNumber = (hosts: Bind, context: HostContext, number: number): Promise<void> =>
  (KINDS[number % KINDS.length] ?? appointment).write(hosts, context, number);

/** Numbers of all records, each as often as it is there. */
export async function findNumbers(context: HostContext): Promise<number[]> {
  return (await Promise.all(KINDS.map((kind) => kind.find(context)))).flat();
}
