import { getAppointmentDateError } from "~/lib/appointment";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import { issueAccessToken } from "~/server/embedded/domain/accounts/access-tokens";
import { enqueueMail } from "~/server/embedded/domain/mail/enqueue-mail";
import { processPayouts } from "~/server/embedded/domain/payouts/process-payouts";
import { appendAudit } from "~/server/embedded/kit/audit/audit-log";
import type { HostContext } from "~/server/embedded/kit/context";
import { postLedgerTransaction } from "~/server/embedded/kit/ledger";
import { HostError } from "~/server/hosts/host-contract";
import type { BoundHosts } from "~/server/request/context";
import { createPdf } from "../contracts/drive-fixture";

const TENANT_ID = "lms-ours";
/** Every record contains its number. */
const formatNumber = (number: number) => String(number).padStart(6, "0");
const parseNumbers = (texts: (string | null)[]) =>
  texts.map((text) => Number(/(\d{6})(?:\.pdf)?$/.exec(text ?? "")?.[1]));

/** Clients of the admin, or of another caller. */
type BindClients = (caller?: { accessToken: string }) => BoundHosts;
export const ADMIN_PASSWORD = "kata sandi admin yang panjang";

interface RecordKind {
  /** Repeatable with the same idempotency key after a kill. */
  write(hosts: BindClients, context: HostContext, number: number): Promise<void>;
  /** Numbers of all records of this kind, including duplicates. */
  find(context: HostContext): Promise<number[]>;
}

const preferredDate =
  [3, 4]
    .map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10))
    .find((date) => !getAppointmentDateError(date, Date.now())) ?? "";

const appointment: RecordKind = {
  async write(hosts, _, number) {
    const body = {
      name: "Sari Dewi",
      email: "sari@sekolah.example",
      phone: "081234567890",
      institution: "SMK Harapan",
      segment: "school" as const,
      topic: `Kelas ${formatNumber(number)}`,
      preferredDate,
      slot: "09.00" as const,
      message: "",
    };
    await hosts().services.createAppointment({ body, idempotencyKey: `appointment-${number}` });
  },
  find: async ({ db }) =>
    parseNumbers(
      (await db.selectFrom("appointments").select("topic").execute()).map(({ topic }) => topic),
    ),
};

const post: RecordKind = {
  async write(hosts, _, number) {
    const body = {
      kindSlug: "blog" as const,
      title: `Tulisan ${formatNumber(number)}`,
      content: "<p>Isi</p>",
      status: "published" as const,
    };
    await hosts().services.createPost({ body, idempotencyKey: `post-${number}` });
  },
  find: async ({ db }) =>
    parseNumbers(
      (await db.selectFrom("posts").select("title").execute()).map(({ title }) => title),
    ),
};

const file: RecordKind = {
  async write(hosts, _, number) {
    const headers = {
      "x-file-purpose": "attachment",
      "x-file-name": `berkas-${formatNumber(number)}`,
    };
    const response = await hosts().drive.upload({
      rawBody: createPdf(20_000 + number),
      headers,
      idempotencyKey: `file-${number}`,
    });
    await response.body?.cancel();
  },
  find: async ({ db }) =>
    parseNumbers(
      (
        await db.selectFrom("files").select("name").where("stored_at", "is not", null).execute()
      ).map(({ name }) => name),
    ),
};

/** Ledger posting, email and audit row in one transaction. */
const money: RecordKind = {
  async write(_, context, number) {
    const at = Date.now();
    const reference = formatNumber(number);
    await context.db.transaction().execute(async (trx) => {
      const entries = [
        { account: "gateway:clearing", amount: -1_000 - number },
        { account: "user:durable-admin:available", amount: 1_000 },
        { account: "fees", amount: number },
      ];
      if (
        !(await postLedgerTransaction(trx, {
          tenantId: TENANT_ID,
          kind: "durability",
          reference,
          at,
          entries,
        }))
      )
        return;
      const mail = {
        to: "sari@sekolah.example",
        subject: reference,
        body: "Uang masuk",
        kind: "durability",
        now: at,
      };
      await enqueueMail(trx, { tenantId: TENANT_ID, ...mail });
      const what = { action: "money.move", entity: "transaction", entityId: reference };
      const input = { tenantId: TENANT_ID, clientIp: "", requestId: reference };
      await appendAudit(context, trx, input, { user: null, actorName: "Uji", ...what });
    });
  },
  async find({ db }) {
    const read = async (texts: Promise<{ text: string }[]>) =>
      parseNumbers((await texts).map(({ text }) => text)).toSorted((a, b) => a - b);
    const ledgerNumbers = await read(
      db
        .selectFrom("ledger_transactions")
        .select("reference as text")
        .where("kind", "=", "durability")
        .execute(),
    );
    const mailNumbers = await read(
      db.selectFrom("outbox").select("subject as text").where("kind", "=", "durability").execute(),
    );
    const auditNumbers = await read(
      db
        .selectFrom("audit_log")
        .select("entity_id as text")
        .where("action", "=", "money.move")
        .execute(),
    );
    if (
      String(ledgerNumbers) !== String(mailNumbers) ||
      String(ledgerNumbers) !== String(auditNumbers)
    )
      throw new Error("money moved without its mail or audit row");
    return ledgerNumbers;
  },
};

/** Requested by a user, approved by the admin, and sent to the rail by the job, each once. */
const payout: RecordKind = {
  async write(hosts, context, number) {
    const { db, clock } = context;
    const id = `payer-${formatNumber(number)}`;
    await db.transaction().execute(async (trx) => {
      const user = {
        id,
        email: `${id}@ours.example`,
        name: "Pak Budi",
        password_hash: "-",
        created_at: clock(),
      };
      await trx
        .insertInto("users")
        .values(user)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await trx
        .insertInto("user_roles")
        .values({ lms_id: TENANT_ID, user_id: id, role: ROLE.mentor })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const entries = [
        { account: "earnings", amount: -100_000 },
        { account: `user:${id}:available`, amount: 100_000 },
      ];
      await postLedgerTransaction(trx, {
        tenantId: TENANT_ID,
        kind: "durability-credit",
        reference: id,
        at: clock(),
        entries,
      });
    });
    const accessToken = await issueAccessToken(db, { userId: id, now: clock() });
    const account = {
      bankCode: "014",
      accountNumber: `9${formatNumber(number)}111`,
      accountName: "Budi",
    };
    const { data: requested } = await hosts({ accessToken }).services.requestPayout({
      body: { ...account, amount: 60_000, notes: formatNumber(number) },
      idempotencyKey: `payout-${number}`,
    });
    const body = { payouts: [{ id: requested.id, version: 1 }], password: ADMIN_PASSWORD };
    await hosts()
      .services.approvePayout({ body, idempotencyKey: `approve-${number}` })
      .catch((error: unknown) => {
        // Approved before a kill, without acknowledgement.
        if (!(error instanceof HostError && error.status === 409)) throw error;
      });
    await processPayouts(context);
  },
  async find({ db }) {
    const rows = await db
      .selectFrom("payouts")
      .select(["id", "notes"])
      .where("status", "!=", "queued")
      .execute();
    const approvals = await db
      .selectFrom("audit_log")
      .select("entity_id")
      .where("action", "=", "payout.approved")
      .execute();
    const approved = new Set(approvals.map(({ entity_id }) => entity_id));
    if (approvals.length !== approved.size || rows.some(({ id }) => !approved.has(id)))
      throw new Error("a payout was approved without its audit row, or with two");
    return parseNumbers(rows.map(({ notes }) => notes));
  },
};

/** Paid once although the gateway notifies three times and out of order. */
const donation: RecordKind = {
  async write(hosts, _, number) {
    const { admin, gateway } = hosts();
    const fields = {
      name: "Sari Dewi",
      email: "sari@sekolah.example",
      amount: 10_000 + number,
      method: "qris" as const,
    };
    const created = await admin?.donate({
      body: { ...fields, message: formatNumber(number) },
      idempotencyKey: `donation-${number}`,
    });
    const orderId = created?.data.orderId;
    if (!orderId) throw new Error("the donation has no order");
    await gateway
      .payOrder({ params: { orderId }, body: { outcome: "paid", times: 3, outOfOrder: true } })
      .catch((error: unknown) => {
        // Paid before a kill, without acknowledgement.
        if (!(error instanceof HostError && error.status === 409)) throw error;
      });
  },
  async find({ db }) {
    const rows = await db.selectFrom("donations").select(["id", "status", "message"]).execute();
    const audit = await db
      .selectFrom("audit_log")
      .select("entity_id")
      .where("action", "=", "payment.paid")
      .execute();
    const audited = audit.map(({ entity_id }) => entity_id).toSorted();
    const paid = rows.flatMap(({ id, status }) => (status === "paid" ? [id] : [])).toSorted();
    if (String(audited) !== String(paid))
      throw new Error("a donation was paid twice, or without its audit row");
    if (rows.length > 10 && paid.length === 0) throw new Error("no donation was paid");
    return parseNumbers(rows.map(({ message }) => message));
  },
};

const RECORD_KINDS = [appointment, post, money, file, payout, donation];

export const writeRecord = (
  hosts: BindClients,
  context: HostContext,
  number: number,
): Promise<void> =>
  (RECORD_KINDS[number % RECORD_KINDS.length] ?? appointment).write(hosts, context, number);

/** Numbers of all records, including duplicates. */
export async function findRecordNumbers(context: HostContext): Promise<number[]> {
  return (await Promise.all(RECORD_KINDS.map((kind) => kind.find(context)))).flat();
}
