import { sql } from "kysely";
import { ERASURE_WAIT_DAYS, type ErasureHold } from "~/lib/personal-data";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import {
  type HostContext,
  notFound,
  type Queryable,
  requirePermission,
  validationError,
} from "../../kit/context";
import { requireGrantable, requireUser } from "../accounts/manage-users";
import {
  createErasureAskedEmail,
  createErasureWithdrawnEmail,
} from "../accounts/personal-data-emails";
import { reauthenticate } from "../accounts/reauthenticate";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite } from "../mail/mail-site";
import { beginErasure, finishErasure } from "./erase-person";
import { readErasureHolds } from "./erasure-holds";
import { PERSONAL_TABLES } from "./personal-tables";
import { readSubject, type Subject } from "./subject";

interface Erasure {
  holds: ErasureHold[];
  /** When what was asked for begins; null if nothing was. */
  dueAt: number | null;
}

interface Lookup {
  tenantId: string;
  user: HostUser;
}

/** Whether the caller asked for an erasure, and what would hold it back. */
export async function getMyErasure({ db }: HostContext, { user }: Lookup): Promise<Erasure> {
  return readErasure(db, await requireSubject(db, user.id), null);
}

/** As above, for an admin. @throws ApiError 403, 404 */
export async function getPersonErasure(
  { db }: HostContext,
  { tenantId, user, id }: Lookup & { id: string },
): Promise<Erasure> {
  await requireErasable(db, { tenantId, user, id });
  return readErasure(db, await requireSubject(db, id), tenantId);
}

async function readErasure(
  db: Queryable,
  subject: Subject,
  tenantId: string | null,
): Promise<Erasure> {
  const [holds, request] = await Promise.all([
    readErasureHolds(db, { subject, tenantId }),
    db
      .selectFrom("erasures")
      .select("due_at")
      .where("user_id", "=", subject.userId)
      .where("scope", "=", "account")
      .executeTakeFirst(),
  ]);
  return { holds, dueAt: request?.due_at ?? null };
}

interface OwnCall extends Lookup, AuditSource {}

/** Asks for the erasure of the caller's data everywhere. @throws ApiError 409, 422 at `password`, 429 */
export async function requestErasure(
  context: HostContext,
  { password, ...call }: OwnCall & { password: string },
): Promise<Erasure> {
  const { tenantId, user } = call;
  await reauthenticate(context, user.id, password);
  const site = await getMailSite(context, tenantId);
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    const dueAt = now + ERASURE_WAIT_DAYS * DAY_MS;
    const subject = await requireSubject(trx, user.id);
    requireNoHolds(await readErasureHolds(trx, { subject, tenantId: null }));
    if ((await readErasure(trx, subject, null)).dueAt !== null)
      throw new ApiError(409, "Penghapusan sudah Anda minta.");
    const row = { user_id: user.id, lms_id: tenantId, requested_at: now, due_at: dueAt };
    await trx
      .insertInto("erasures")
      .values({ ...row, scope: "account", started_at: null, subject: null })
      .execute();
    await auditOwn(context, trx, { ...call, name: subject.name, action: "person.erasure-asked" });
    const content = createErasureAskedEmail(site, { name: subject.name, dueAt });
    await enqueueMail(trx, { tenantId, to: subject.email, now, ...content });
    return { holds: [], dueAt };
  });
}

/** @throws ApiError 409 if nothing was asked for, or it has begun */
export async function withdrawErasure(context: HostContext, call: OwnCall): Promise<Erasure> {
  const { tenantId, user } = call;
  const site = await getMailSite(context, tenantId);
  return context.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("erasures")
      .where("user_id", "=", user.id)
      .where("scope", "=", "account")
      .where("started_at", "is", null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError(409, "Tidak ada penghapusan yang menunggu.");
    const subject = await requireSubject(trx, user.id);
    const { name, email } = subject;
    await auditOwn(context, trx, { ...call, name, action: "person.erasure-withdrawn" });
    const content = createErasureWithdrawnEmail(site, name);
    await enqueueMail(trx, { tenantId, to: email, now: context.clock(), ...content });
    return readErasure(trx, subject, null);
  });
}

interface OwnEvent extends OwnCall {
  name: string;
  action: "person.erasure-asked" | "person.erasure-withdrawn";
}

const auditOwn = (
  context: HostContext,
  trx: Queryable,
  { user, name, action, ...source }: OwnEvent,
): Promise<void> =>
  appendAudit(context, trx, source, {
    user,
    actorName: name,
    action,
    entity: "user",
    entityId: user.id,
  });

interface EraseInput extends AuditSource {
  user: HostUser;
  id: string;
  /** As typed: guards against erasing the wrong person. */
  email: string;
  reason: string;
  password: string;
}

/**
 * Erases a person at once: here, and the account too unless another tenant knows it.
 * @throws ApiError 403, 404, 409 for oneself or if something holds it back, 422 at `email` and `password`, 429
 */
export async function erasePerson(
  context: HostContext,
  { email, reason, password, ...call }: EraseInput,
): Promise<{ id: string }> {
  const { tenantId, user, id, ...request } = call;
  const person = await requireErasable(context.db, call);
  if (id === user.id) throw new ApiError(409, "Data Anda sendiri dihapus lewat halaman akun Anda.");
  await reauthenticate(context, user.id, password);
  if (person.email !== email)
    throw validationError({ email: "Email ini bukan email orang tersebut" });
  const scope = (await isKnownElsewhere(context.db, person, tenantId)) ? "tenant" : "account";
  const key = { userId: id, scope, tenantId } as const;
  await context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    await trx
      .insertInto("erasures")
      .values({
        user_id: id,
        scope,
        lms_id: tenantId,
        requested_at: now,
        due_at: now,
        started_at: null,
        subject: null,
      })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "scope", "lms_id"]).doUpdateSet({ due_at: now }),
      )
      .execute();
    const source = { tenantId, ...request };
    requireNoHolds(await beginErasure(context, trx, { key, actor: user, reason, source }));
  });
  await finishErasure(context, key);
  return { id };
}

/** A superadmin works in every tenant, so other tenants do not hold the account back. */
async function isKnownElsewhere(
  db: Queryable,
  { id, roles }: { id: string; roles: readonly number[] },
  tenantId: string,
): Promise<boolean> {
  if (roles.includes(ROLE.superadmin)) return false;
  const subject = await requireSubject(db, id);
  for (const { table, where } of PERSONAL_TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where lms_id <> ${tenantId} and ${where(subject)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** @throws ApiError 403, 404 */
export async function requireErasable(
  db: Queryable,
  { tenantId, user, id }: Lookup & { id: string },
) {
  requirePermission(user, "people.manage");
  const person = await requireUser(db, tenantId, id);
  requireGrantable(user, person.roles);
  return person;
}

async function requireSubject(db: Queryable, userId: string): Promise<Subject> {
  const subject = await readSubject(db, userId);
  if (!subject) throw notFound("Pengguna");
  return subject;
}

/** @throws ApiError 409 with `data: { holds }` */
function requireNoHolds(holds: ErasureHold[]): void {
  if (holds.length > 0)
    throw new ApiError(409, "Data ini belum dapat dihapus. Selesaikan dahulu yang masih terbuka.", {
      holds,
    });
}
