import { sql } from "kysely";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, type Queryable, requirePermission } from "../context";
import { dayEnd, dayStart } from "../days";
import { readPage } from "../paging";
import { toLikePattern } from "../text";
import { readAuditAnchors } from "./audit-anchors";
import { toAuditRow } from "./audit-rows";
import { verifyNewAuditRows } from "./verify-audit-log";

interface AuditQuery {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  entity?: string | undefined;
  entityId?: string | undefined;
  /** Id of a user: what they did, and what was done to them. */
  person?: string | undefined;
  action?: string | undefined;
  /** Part of the actor's name. */
  actor?: string | undefined;
  /** First and last day, `YYYY-MM-DD` in WIB. */
  from?: string | undefined;
  to?: string | undefined;
}

/** What a user did, and what was done to them: each half by its index. */
export const queryRowsOfPerson = (db: Queryable, tenantId: string, userId: string) =>
  db
    .selectFrom("audit_log")
    .select("seq")
    .where("lms_id", "=", tenantId)
    .where("actor_id", "=", userId)
    .union(
      db
        .selectFrom("audit_log")
        .select("seq")
        .where("lms_id", "=", tenantId)
        .where("entity", "=", "user")
        .where("entity_id", "=", userId),
    );

/** A page of the tenant's audit log, newest first (designs B11). @throws ApiError 403 */
export async function listAuditEntries(
  { db }: HostContext,
  { tenantId, user, page, perPage, entity, entityId, person, action, actor, from, to }: AuditQuery,
) {
  requirePermission(user, "audit.view");
  let query = db.selectFrom("audit_log").selectAll().where("lms_id", "=", tenantId);
  if (entity) query = query.where("entity", "=", entity);
  if (entityId) query = query.where("entity_id", "=", entityId);
  if (person) query = query.where("seq", "in", queryRowsOfPerson(db, tenantId, person));
  if (action) query = query.where("action", "=", action);
  if (from) query = query.where("at", ">=", dayStart(from));
  if (to) query = query.where("at", "<", dayEnd(to));
  if (actor)
    query = query.where(
      sql<boolean>`lower(actor_name) like ${toLikePattern(actor.toLowerCase())} escape ${sql.lit("\\")}`,
    );
  const { rows, ...pagination } = await readPage(query.orderBy("seq", "desc"), page, perPage);
  return { ...pagination, items: rows.map(toAuditRow) };
}

/** Newest rows that `listActivity` looks at, so that it never reads a whole log of sign-ins. */
const ACTIVITY_WINDOW = 10_000;

/** The tenant's newest audit rows without the events of accounts. @throws ApiError 403 */
export async function listActivity(
  { db }: HostContext,
  { tenantId, user, limit }: { tenantId: string; user: HostUser; limit: number },
) {
  requirePermission(user, "audit.view");
  const ofTenant = db.selectFrom("audit_log").where("lms_id", "=", tenantId);
  const rows = await ofTenant
    .selectAll()
    .where(
      "seq",
      ">",
      ofTenant.select(sql<number>`max(seq) - ${sql.lit(ACTIVITY_WINDOW)}`.as("before")),
    )
    .where("action", "not like", "account.%")
    .orderBy("seq", "desc")
    .limit(limit)
    .execute();
  return rows.map(toAuditRow);
}

interface AuditVerification {
  rows: number;
  /** See `findBrokenAuditRow`. */
  brokenAt: number | null;
  /** The last verified row and when, and when all rows from 1 on were verified. */
  verified: { seq: number; at: number; wholeAt: number };
  /** The row that a copy outside of the database vouches for, and since when. */
  anchor: { seq: number; at: number } | null;
}

/** Verifies what was added to the tenant's hash chain, also against its last anchor. @throws ApiError 403 */
export async function verifyAuditLog(
  context: HostContext,
  { tenantId, user }: { tenantId: string; user: HostUser },
): Promise<AuditVerification> {
  requirePermission(user, "audit.view");
  const { count } = await context.db
    .selectFrom("audit_log")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("lms_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  const anchor = (await readAuditAnchors(context))[tenantId];
  const { brokenAt, seq, at, wholeAt } = await verifyNewAuditRows(context, tenantId);
  return {
    rows: Number(count),
    brokenAt,
    verified: { seq, at, wholeAt },
    anchor: anchor ? { seq: anchor.seq, at: anchor.at } : null,
  };
}
