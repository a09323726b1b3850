import { type RawBuilder, sql } from "kysely";
import { MINUTE_MS } from "~/lib/time";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { toAuditRow } from "../../kit/audit/audit-rows";
import { queryRowsOfPerson } from "../../kit/audit/read-audit-log";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { areEqualSecrets } from "../../kit/equal-secrets";
import { keyedHash } from "../../kit/rate-limit";
import { createExportEmail } from "../accounts/personal-data-emails";
import { reauthenticate } from "../accounts/reauthenticate";
import { getUserName } from "../accounts/users";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite } from "../mail/mail-site";
import { requireErasable } from "./ask-erasure";
import { HIDDEN_COLUMNS, PERSONAL_TABLES } from "./personal-tables";
import { readSubject, type Subject } from "./subject";

const KEY_TTL_MS = 10 * MINUTE_MS;
const BATCH_SIZE = 500;

interface ExportCall {
  tenantId: string;
  user: HostUser;
  id: string;
}

/**
 * Prepares a copy of what the tenant holds on the caller, or for an admin on another person. Audited and mailed to the person.
 * @returns the key that opens the copy to the caller for ten minutes
 * @throws ApiError 403, 404, 422 at `password`, 429
 */
export async function startExport(
  context: HostContext,
  { password, ...call }: ExportCall & AuditSource & { password: string },
): Promise<{ key: string; expiresAt: number }> {
  const { tenantId, user, id } = call;
  await requireReadable(context.db, call);
  await reauthenticate(context, user.id, password);
  const site = await getMailSite(context, tenantId);
  await context.db.transaction().execute(async (trx) => {
    const subject = await readSubject(trx, id);
    if (!subject) throw notFound("Pengguna");
    const actorName = await getUserName(trx, user.id);
    const { name, email: to } = subject;
    await appendAudit(context, trx, call, {
      user,
      actorName,
      action: "person.exported",
      entity: "user",
      entityId: id,
    });
    const content = createExportEmail(site, { name, actorName: id === user.id ? null : actorName });
    await enqueueMail(trx, { tenantId, to, now: context.clock(), ...content });
  });
  const expiresAt = context.clock() + KEY_TTL_MS;
  return { key: createKey(context, call, expiresAt), expiresAt };
}

const createKey = (
  context: HostContext,
  { tenantId, user, id }: ExportCall,
  expiresAt: number,
): string =>
  `${expiresAt}.${keyedHash(context, "person-export", tenantId, user.id, id, String(expiresAt))}`;

/** @throws ApiError 403, 404 */
async function requireReadable(db: Queryable, call: ExportCall): Promise<void> {
  if (call.id !== call.user.id) await requireErasable(db, call);
}

/** Streams the copy as one JSON object, a table after the other. @throws ApiError 403 also for an expired key, 404 */
export async function exportPerson(
  context: HostContext,
  { key, ...call }: ExportCall & { key: string },
): Promise<ReadableStream<Uint8Array>> {
  await requireReadable(context.db, call);
  const expiresAt = Number(key.split(".")[0]);
  if (!(expiresAt > context.clock()) || !areEqualSecrets(key, createKey(context, call, expiresAt)))
    throw new ApiError(403, "Tautan unduhan ini sudah kedaluwarsa. Minta salinan yang baru.");
  const subject = await readSubject(context.db, call.id);
  if (!subject) throw notFound("Pengguna");
  const encoder = new TextEncoder();
  const parts = writeParts(context, call.tenantId, subject);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

async function* writeParts(
  context: HostContext,
  tenantId: string,
  subject: Subject,
): AsyncGenerator<string, void> {
  const { userId, name, email } = subject;
  const head = {
    exportedAt: context.clock(),
    tenant: tenantId,
    account: { id: userId, name, email },
  };
  yield JSON.stringify(head).slice(0, -1);
  yield* writeRows(context.db, "user_profiles", sql`user_id = ${userId}`);
  const isHere = sql`lms_id = ${tenantId}`;
  yield* writeRows(context.db, "account_sessions", sql`${isHere} and user_id = ${userId}`);
  for (const { table, where } of PERSONAL_TABLES)
    yield* writeRows(context.db, table, sql`${isHere} and ${where(subject)}`);
  yield* writeFiles(context, tenantId, userId);
  yield* writeAudit(context.db, tenantId, userId);
  yield "}\n";
}

const toCamelCase = (text: string) =>
  text.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const toJson = (row: Record<string, unknown>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !HIDDEN_COLUMNS.has(column))
        .map(([column, value]) => [toCamelCase(column), value]),
    ),
  );

async function* writeRows(
  db: Queryable,
  table: string,
  where: RawBuilder<unknown>,
): AsyncGenerator<string> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${where} order by 1, 2`.execute(db);
  yield `,\n${JSON.stringify(toCamelCase(table))}:[${rows.map(toJson).join(",\n")}]`;
}

/** Files are links, which open to who is signed in. */
async function* writeFiles(
  { db, siteUrl }: HostContext,
  tenantId: string,
  userId: string,
): AsyncGenerator<string> {
  const rows = await db
    .selectFrom("files")
    .select(["id", "name", "type", "bytes", "purpose", "created_at"])
    .where("lms_id", "=", tenantId)
    .where("owner_id", "=", userId)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const base = await siteUrl(tenantId, "");
  const files = rows.map((row) => toJson({ ...row, url: `${base}/Berkas/${row.id}` }));
  yield `,\n"files":[${files.join(",\n")}]`;
}

async function* writeAudit(
  db: Queryable,
  tenantId: string,
  userId: string,
): AsyncGenerator<string> {
  yield `,\n"auditLog":[`;
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("lms_id", "=", tenantId)
      .where("seq", "in", queryRowsOfPerson(db, tenantId, userId))
      .where("seq", ">", last)
      .orderBy("seq")
      .limit(BATCH_SIZE)
      .execute();
    const lines = rows.map((row) => JSON.stringify(toAuditRow(row))).join(",\n");
    yield (last > 0 && rows.length > 0 ? "," : "") + lines;
    last = rows.at(-1)?.seq ?? last;
    if (rows.length < BATCH_SIZE) break;
  }
  yield "]";
}
