import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { PeopleSort } from "~/lib/list-sorts";
import type { PersonState } from "~/lib/people-fields";
import { ROLE } from "~/lib/roles";
import type { Person } from "../../../hosts/admin/people";
import type { Schema } from "../../database/schema/schema";
import { type Queryable, validationError } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { toSearchText } from "../../kit/text";

/** Users with a role in the tenant, and superadmins of any tenant. */
function queryUsers(db: Queryable, tenantId: string) {
  return db.selectFrom("users as u").where((eb) =>
    eb.exists(
      eb
        .selectFrom("user_roles as r")
        .select("r.role")
        .whereRef("r.user_id", "=", "u.id")
        .where((on) => on.or([on("r.lms_id", "=", tenantId), on("r.role", "=", ROLE.superadmin)])),
    ),
  );
}

interface UserRow {
  id: string;
  name: string;
  email: string;
  created_at: number;
}

async function withRoles(
  db: Queryable,
  tenantId: string,
  rows: readonly UserRow[],
): Promise<Person[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [roles, profiles, leads, suspensions] = await Promise.all([
    db
      .selectFrom("user_roles")
      .select(["user_id", "role"])
      .where("user_id", "in", ids)
      .where((eb) => eb.or([eb("lms_id", "=", tenantId), eb("role", "=", ROLE.superadmin)]))
      .execute(),
    db
      .selectFrom("user_profiles")
      .select(["user_id", "phone"])
      .where("user_id", "in", ids)
      .execute(),
    db
      .selectFrom("region_leads")
      .select(["user_id", "province_id"])
      .where("lms_id", "=", tenantId)
      .where("user_id", "in", ids)
      .execute(),
    db
      .selectFrom("suspensions")
      .select(["user_id", "suspended_at"])
      .where("lms_id", "=", tenantId)
      .where("user_id", "in", ids)
      .execute(),
  ]);
  const ofUser = <T extends { user_id: string }>(all: readonly T[], id: string) =>
    all.filter(({ user_id }) => user_id === id);
  return rows.map(({ id, name, email, created_at }) => ({
    id,
    name,
    email,
    createdAt: created_at,
    phone: ofUser(profiles, id)[0]?.phone ?? null,
    roles: [...new Set(ofUser(roles, id).map(({ role }) => role))].sort((a, b) => a - b),
    provinceIds: ofUser(leads, id)
      .map(({ province_id }) => province_id)
      .sort(),
    suspendedAt: ofUser(suspensions, id)[0]?.suspended_at ?? null,
  }));
}

export interface UserFilter {
  page: number;
  perPage: number;
  search?: string | undefined;
  role?: number | undefined;
  state?: PersonState | undefined;
  sort?: PeopleSort | undefined;
}

const ORDERS = {
  name: sql`u.name`,
  newest: sql`u.created_at desc`,
} satisfies Record<PeopleSort, RawBuilder<unknown>>;

const querySuspension = (
  eb: ExpressionBuilder<Schema & { u: Schema["users"] }, "u">,
  tenantId: string,
) =>
  eb
    .selectFrom("suspensions as s")
    .select("s.user_id")
    .whereRef("s.user_id", "=", "u.id")
    .where("s.lms_id", "=", tenantId);

/** Reads a page of the tenant's users by name. */
export async function readUsers(
  db: Queryable,
  tenantId: string,
  { page, perPage, search, role, state, sort = "name" }: UserFilter,
) {
  let query = queryUsers(db, tenantId).select(["u.id", "u.name", "u.email", "u.created_at"]);
  if (role !== undefined)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom("user_roles as w")
          .select("w.role")
          .whereRef("w.user_id", "=", "u.id")
          .where("w.role", "=", role)
          .where((on) =>
            on.or([on("w.lms_id", "=", tenantId), on("w.role", "=", ROLE.superadmin)]),
          ),
      ),
    );
  if (state)
    query = query.where((eb) => {
      const isSuspended = eb.exists(querySuspension(eb, tenantId));
      return state === "suspended" ? isSuspended : eb.not(isSuspended);
    });
  for (const word of toSearchText(search ?? "")
    .split(" ")
    .filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(
      sql<boolean>`lower(u.name || ' ' || u.email) like ${pattern} escape ${sql.lit("\\")}`,
    );
  }
  const { rows, ...pagination } = await readPage(
    query.orderBy(ORDERS[sort]).orderBy("u.id"),
    page,
    perPage,
  );
  return { ...pagination, items: await withRoles(db, tenantId, rows) };
}

/** Null for a user without a role in the tenant. */
export async function readUser(
  db: Queryable,
  tenantId: string,
  id: string,
): Promise<Person | null> {
  const rows = await queryUsers(db, tenantId)
    .select(["u.id", "u.name", "u.email", "u.created_at"])
    .where("u.id", "=", id)
    .execute();
  return (await withRoles(db, tenantId, rows))[0] ?? null;
}

export const hasExactRoles = (roles: readonly number[], expected: readonly number[]) =>
  roles.length === new Set(expected).size && roles.every((role) => expected.includes(role));

/**
 * Replaces a user's roles in the tenant; without superadmin the role is revoked in every tenant.
 * @throws ApiError 422 if no superadmin would be left
 */
export async function replaceRoles(
  trx: Queryable,
  tenantId: string,
  userId: string,
  { roles, provinceIds }: { roles: readonly number[]; provinceIds: readonly string[] },
): Promise<void> {
  const currentRoles = await trx
    .selectFrom("user_roles")
    .select(["lms_id", "role"])
    .where("user_id", "=", userId)
    .execute();
  const wasSuperadmin = currentRoles.some(({ role }) => role === ROLE.superadmin);
  if (wasSuperadmin && !roles.includes(ROLE.superadmin)) await revokeSuperadmin(trx, userId);
  await trx
    .deleteFrom("user_roles")
    .where("user_id", "=", userId)
    .where("lms_id", "=", tenantId)
    .execute();
  const isSuperadminElsewhere = currentRoles.some(
    (row) => row.role === ROLE.superadmin && row.lms_id !== tenantId,
  );
  for (const role of roles) {
    if (role === ROLE.superadmin && isSuperadminElsewhere) continue;
    await trx
      .insertInto("user_roles")
      .values({ lms_id: tenantId, user_id: userId, role })
      .execute();
  }
  await trx
    .deleteFrom("region_leads")
    .where("user_id", "=", userId)
    .where("lms_id", "=", tenantId)
    .execute();
  if (!roles.includes(ROLE.leadRegion)) return;
  for (const province_id of new Set(provinceIds))
    await trx
      .insertInto("region_leads")
      .values({ lms_id: tenantId, user_id: userId, province_id })
      .execute();
}

/** Whether no other active admin is left. Locks the tenant's admins, so that two cannot leave at once. */
export async function isLastAdmin(
  trx: Queryable,
  tenantId: string,
  { id, roles, suspendedAt }: Pick<Person, "id" | "roles" | "suspendedAt">,
): Promise<boolean> {
  await trx
    .updateTable("user_roles")
    .set({ role: ROLE.admin })
    .where("lms_id", "=", tenantId)
    .where("role", "=", ROLE.admin)
    .execute();
  if (!roles.includes(ROLE.admin) || suspendedAt !== null) return false;
  const other = await trx
    .selectFrom("user_roles as r")
    .leftJoin("suspensions as s", (join) =>
      join.onRef("s.user_id", "=", "r.user_id").onRef("s.lms_id", "=", "r.lms_id"),
    )
    .select("r.user_id")
    .where("r.lms_id", "=", tenantId)
    .where("r.role", "=", ROLE.admin)
    .where("r.user_id", "!=", id)
    .where("s.user_id", "is", null)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

async function revokeSuperadmin(trx: Queryable, userId: string): Promise<void> {
  // A no-op update locks all superadmin rows, so that two cannot revoke each other concurrently.
  await trx
    .updateTable("user_roles")
    .set({ role: ROLE.superadmin })
    .where("role", "=", ROLE.superadmin)
    .execute();
  const other = await trx
    .selectFrom("user_roles")
    .select("user_id")
    .where("role", "=", ROLE.superadmin)
    .where("user_id", "!=", userId)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw validationError({ roles: "Harus ada paling sedikit satu superadmin" });
  await trx
    .deleteFrom("user_roles")
    .where("user_id", "=", userId)
    .where("role", "=", ROLE.superadmin)
    .execute();
}

export async function getUserName(db: Queryable, userId: string): Promise<string> {
  return (
    (await db.selectFrom("users").select("name").where("id", "=", userId).executeTakeFirst())
      ?.name ?? ""
  );
}
