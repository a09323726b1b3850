import type { ExpressionBuilder } from "kysely";
import type { ErasureHold } from "~/lib/personal-data";
import { ROLE } from "~/lib/roles";
import type { HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import type { HostContext, Queryable } from "../../kit/context";
import { revokeTenantSessions } from "../accounts/access-tokens";
import { getUserName } from "../accounts/users";
import { sweepFiles } from "../files/files";
import { ERASED_DOMAIN } from "../mail/enqueue-mail";
import { eraseFromAudit } from "./erase-audit";
import { eraseRecords } from "./erase-records";
import { lockAdmins, readErasureHolds } from "./erasure-holds";
import { ACCOUNT_TABLES } from "./personal-tables";
import {
  decryptSubject,
  ERASED_NAME,
  type ErasureSubject,
  encryptSubject,
  readSubject,
} from "./subject";

export interface ErasureKey {
  userId: string;
  scope: "account" | "tenant";
  /** Where it was asked for. */
  tenantId: string;
}

interface Beginning {
  key: ErasureKey;
  /** Null for the job that carries out what the person asked for. */
  actor: HostUser | null;
  reason?: string;
  source: AuditSource;
}

/**
 * Closes the account, or its place at one tenant, in one transaction; the rest follows in `finishErasure`.
 * @returns what holds it back; empty once it has begun
 */
export async function beginErasure(
  context: HostContext,
  trx: Queryable,
  { key, actor, reason, source }: Beginning,
): Promise<ErasureHold[]> {
  const { userId, scope } = key;
  await lockAdmins(trx);
  // Of two at once, the second one waits here.
  const request = await trx
    .updateTable("erasures")
    .set((eb) => ({ due_at: eb.ref("due_at") }))
    .where(isErasure(key))
    .where("started_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  const words = request && (await readSubject(trx, userId));
  if (!request || !words) return [];
  const tenantId = scope === "tenant" ? key.tenantId : null;
  const holds = await readErasureHolds(trx, { subject: words, tenantId });
  if (holds.length > 0) return holds;
  const subject = { ...words, staffTenantIds: await readStaffTenants(trx, userId) };
  const stored = encryptSubject(context, subject);
  await trx
    .updateTable("erasures")
    .set({ started_at: context.clock(), subject: stored })
    .where(isErasure(key))
    .execute();
  await appendAudit(context, trx, source, {
    user: actor,
    actorName: actor ? await getUserName(trx, actor.id) : ERASED_NAME,
    action: "person.erased",
    entity: "user",
    entityId: userId,
    after: { scope, ...(reason && { reason }) },
  });
  if (tenantId === null) await closeAccount(trx, userId);
  else await revokeTenantSessions(trx, tenantId, userId);
  return [];
}

/** The row stays without a password, because invoices and the ledger refer to it. */
async function closeAccount(trx: Queryable, userId: string): Promise<void> {
  for (const table of ACCOUNT_TABLES)
    await trx.deleteFrom(table).where("user_id", "=", userId).execute();
  await trx.deleteFrom("user_roles").where("user_id", "=", userId).execute();
  await trx
    .updateTable("users")
    .set({ name: ERASED_NAME, email: `${userId}@${ERASED_DOMAIN}`, password_hash: "" })
    .where("id", "=", userId)
    .execute();
}

/** Tenants that the person works for, or did something for as staff. */
async function readStaffTenants(db: Queryable, userId: string): Promise<string[]> {
  const [roles, acts, tenants] = await Promise.all([
    db
      .selectFrom("user_roles")
      .select(["lms_id", "role"])
      .where("user_id", "=", userId)
      .where("role", "!=", ROLE.student)
      .execute(),
    db
      .selectFrom("audit_log")
      .select("lms_id")
      .distinct()
      .where("lms_id", "in", db.selectFrom("tenants").select("lms_id"))
      .where("actor_id", "=", userId)
      .where("role", "!=", ROLE.student)
      .execute(),
    db.selectFrom("tenants").select("lms_id").execute(),
  ]);
  const all = roles.some(({ role }) => role === ROLE.superadmin) ? tenants : [];
  return [...new Set([...roles, ...acts, ...all].map(({ lms_id }) => lms_id))];
}

/**
 * Erases everything else, and may be repeated after a crash; last of all goes the erasure's own row.
 * @returns ids of the tenants that held something
 */
export async function finishErasure(context: HostContext, key: ErasureKey): Promise<string[]> {
  const { db } = context;
  const erasure = await db
    .selectFrom("erasures")
    .select("subject")
    .where(isErasure(key))
    .where("started_at", "is not", null)
    .executeTakeFirst();
  if (!erasure?.subject) return [];
  const subject: ErasureSubject = decryptSubject(context, erasure.subject);
  const tenants = await db.selectFrom("tenants").select("lms_id").orderBy("lms_id").execute();
  const all = tenants.map(({ lms_id }) => lms_id);
  const tenantIds = key.scope === "tenant" ? [key.tenantId] : all;
  for (const tenantId of tenantIds) {
    await eraseRecords(context, { tenantId, subject });
    await eraseFromAudit(context, { tenantId, subject });
  }
  await sweepFiles(context);
  await db.deleteFrom("erasures").where(isErasure(key)).execute();
  return tenantIds;
}

const isErasure =
  ({ userId, scope, tenantId }: ErasureKey) =>
  (eb: ExpressionBuilder<Schema, "erasures">) =>
    eb.and({ user_id: userId, scope, lms_id: tenantId });

/**
 * Job: begins the erasures whose time to withdraw is over, and goes on with those that a crash stopped. One that fails
 * does not hold up the others.
 * @param onContentChange invalidates a tenant's cached reads and pages
 * @throws the first failure, after the last erasure
 */
export async function erasePeople(
  context: HostContext,
  onContentChange: (tenantId: string) => void,
): Promise<void> {
  const { db, clock } = context;
  const due = await db
    .selectFrom("erasures")
    .select(["user_id as userId", "scope", "lms_id as tenantId"])
    .where("due_at", "<=", clock())
    .orderBy("due_at")
    .execute();
  const failures: unknown[] = [];
  for (const key of due) {
    const tenantIds = await eraseDue(context, key).catch((error: unknown) => {
      failures.push(error);
      return [];
    });
    for (const tenantId of tenantIds) onContentChange(tenantId);
  }
  if (failures.length > 0) throw failures[0];
}

/** @returns ids of the tenants that held something */
async function eraseDue(context: HostContext, key: ErasureKey): Promise<string[]> {
  const source = { tenantId: key.tenantId, clientIp: "", requestId: "erase-people" };
  const holds = await context.db
    .transaction()
    .execute((trx) => beginErasure(context, trx, { key, actor: null, source }));
  if (holds.length === 0) return finishErasure(context, key);
  context.log.warn({ user: key.userId, holds }, "erasure of a person is held back");
  return [];
}
