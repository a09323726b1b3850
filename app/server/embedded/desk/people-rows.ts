import { sql } from "kysely";
import type { Person } from "../../hosts/desk/people";
import { invalid, type Queryable } from "../context";
import { readPage } from "../paging";
import { searchText } from "../text";

const SUPERADMIN = 0;

/** Users with a role in the tenant, and superadmins, who have one everywhere. */
function people(db: Queryable, lmsId: string) {
  return db.selectFrom("users as u").where((eb) =>
    eb.exists(
      eb
        .selectFrom("user_roles as r")
        .select("r.role")
        .whereRef("r.user_id", "=", "u.id")
        .where((on) => on.or([on("r.lms_id", "=", lmsId), on("r.role", "=", SUPERADMIN)])),
    ),
  );
}

interface Row {
  id: string;
  name: string;
  email: string;
  created_at: number;
}

async function withRoles(db: Queryable, lmsId: string, rows: readonly Row[]): Promise<Person[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [roles, profiles, leads] = await Promise.all([
    db
      .selectFrom("user_roles")
      .select(["user_id", "role"])
      .where("user_id", "in", ids)
      .where((eb) => eb.or([eb("lms_id", "=", lmsId), eb("role", "=", SUPERADMIN)]))
      .execute(),
    db.selectFrom("user_profiles").select(["user_id", "phone"]).where("user_id", "in", ids).execute(),
    db.selectFrom("region_leads").select(["user_id", "province_id"]).where("lms_id", "=", lmsId).where("user_id", "in", ids).execute(),
  ]);
  const own = <T extends { user_id: string }>(all: readonly T[], id: string) => all.filter(({ user_id }) => user_id === id);
  return rows.map(({ id, name, email, created_at }) => ({
    ...{ id, name, email, createdAt: created_at, phone: own(profiles, id)[0]?.phone ?? null },
    roles: [...new Set(own(roles, id).map(({ role }) => role))].sort((a, b) => a - b),
    provinceIds: own(leads, id)
      .map(({ province_id }) => province_id)
      .sort(),
  }));
}

interface Filter {
  page: number;
  perPage: number;
  search?: string | undefined;
  role?: number | undefined;
}

/** A page of a tenant's people by name. */
export async function listPeople(db: Queryable, lmsId: string, { page, perPage, search, role }: Filter) {
  let query = people(db, lmsId).select(["u.id", "u.name", "u.email", "u.created_at"]);
  if (role !== undefined)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom("user_roles as w")
          .select("w.role")
          .whereRef("w.user_id", "=", "u.id")
          .where("w.role", "=", role)
          .where((on) => on.or([on("w.lms_id", "=", lmsId), on("w.role", "=", SUPERADMIN)])),
      ),
    );
  for (const word of searchText(search ?? "")
    .split(" ")
    .filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(sql<boolean>`lower(u.name || ' ' || u.email) like ${pattern} escape ${sql.lit("\\")}`);
  }
  const { rows, ...measures } = await readPage(query.orderBy("u.name").orderBy("u.id"), page, perPage);
  return { ...measures, items: await withRoles(db, lmsId, rows) };
}

/** Null for somebody without a role in the tenant. */
export async function readPerson(db: Queryable, lmsId: string, id: string): Promise<Person | null> {
  const rows = await people(db, lmsId).select(["u.id", "u.name", "u.email", "u.created_at"]).where("u.id", "=", id).execute();
  return (await withRoles(db, lmsId, rows))[0] ?? null;
}

export const rolesAreAsWished = (roles: readonly number[], wished: readonly number[]) =>
  roles.length === new Set(wished).size && roles.every((role) => wished.includes(role));

/**
 * Makes these the person's roles in the tenant. Without 0 among them the person is no superadmin anywhere any more.
 * @throws HostRefusal 422 when nobody would be one
 */
export async function grantRoles(
  trx: Queryable,
  lmsId: string,
  userId: string,
  { roles, provinceIds }: Pick<Person, "roles" | "provinceIds">,
): Promise<void> {
  const held = await trx.selectFrom("user_roles").select(["lms_id", "role"]).where("user_id", "=", userId).execute();
  const wasSuperadmin = held.some(({ role }) => role === SUPERADMIN);
  if (wasSuperadmin && !roles.includes(SUPERADMIN)) {
    // Holds every superadmin's row: two who take the role from each other at once do so one after the other.
    await trx.updateTable("user_roles").set({ role: SUPERADMIN }).where("role", "=", SUPERADMIN).execute();
    const other = await trx
      .selectFrom("user_roles")
      .select("user_id")
      .where("role", "=", SUPERADMIN)
      .where("user_id", "!=", userId)
      .limit(1)
      .executeTakeFirst();
    if (!other) throw invalid({ roles: "Harus ada paling sedikit satu superadmin" });
    await trx.deleteFrom("user_roles").where("user_id", "=", userId).where("role", "=", SUPERADMIN).execute();
  }
  await trx.deleteFrom("user_roles").where("user_id", "=", userId).where("lms_id", "=", lmsId).execute();
  for (const role of roles)
    if (role !== SUPERADMIN || !held.some((row) => row.role === SUPERADMIN && row.lms_id !== lmsId))
      await trx.insertInto("user_roles").values({ lms_id: lmsId, user_id: userId, role }).execute();
  await trx.deleteFrom("region_leads").where("user_id", "=", userId).where("lms_id", "=", lmsId).execute();
  if (!roles.includes(9)) return;
  for (const province_id of new Set(provinceIds))
    await trx.insertInto("region_leads").values({ lms_id: lmsId, user_id: userId, province_id }).execute();
}

export async function nameOf(db: Queryable, userId: string): Promise<string> {
  return (await db.selectFrom("users").select("name").where("id", "=", userId).executeTakeFirst())?.name ?? "";
}
