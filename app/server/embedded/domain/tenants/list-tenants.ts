import { type SqlBool, sql } from "kysely";
import type { TenantState } from "~/lib/tenant-fields";
import type { TenantDetail, TenantSummary } from "../../../hosts/admin/tenants";
import { notFound, type Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { toLikePattern } from "../../kit/text";
import { findInstallationTenant } from "./installation";
import { readSettings } from "./settings";

export interface TenantFilter {
  page: number;
  perPage: number;
  search?: string | undefined;
  state?: TenantState | undefined;
}

const queryTenants = (db: Queryable) =>
  db
    .selectFrom("tenants as t")
    .leftJoin("settings as s", (join) =>
      join.onRef("s.lms_id", "=", "t.lms_id").on("s.key", "=", "title"),
    )
    .leftJoin("tenant_suspensions as x", "x.lms_id", "t.lms_id")
    .select([
      "t.lms_id as id",
      "s.value as title",
      "t.created_at as createdAt",
      "x.suspended_at as suspendedAt",
      "x.reason",
      "x.suspended_by_name as suspendedBy",
    ]);

/** A page of all tenants, oldest first. The search looks at names, ids and domains. */
export async function listTenants(db: Queryable, { page, perPage, search, state }: TenantFilter) {
  let query = queryTenants(db).orderBy("t.created_at").orderBy("t.lms_id");
  if (state) query = query.where("x.lms_id", state === "suspended" ? "is not" : "is", null);
  if (search) {
    const pattern = toLikePattern(search.trim().toLowerCase());
    const like = (column: string) =>
      sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape ${sql.lit("\\")}`;
    query = query.where((eb) =>
      eb.or([
        like("s.value"),
        like("t.lms_id"),
        eb.exists(
          eb
            .selectFrom("tenant_domains as d")
            .select("d.domain")
            .whereRef("d.lms_id", "=", "t.lms_id")
            .where(like("d.domain")),
        ),
      ]),
    );
  }
  const { rows, ...pagination } = await readPage(query, page, perPage);
  return { ...pagination, items: await withFacts(db, rows) };
}

type TenantRow = Awaited<ReturnType<ReturnType<typeof queryTenants>["execute"]>>[number];

/** Adds domains and counts, one query each for the whole page. */
async function withFacts(db: Queryable, rows: readonly TenantRow[]): Promise<TenantSummary[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [domains, people, classes] = await Promise.all([
    db
      .selectFrom("tenant_domains")
      .select(["lms_id", "domain"])
      .where("lms_id", "in", ids)
      .orderBy("is_primary", "desc")
      .orderBy("domain")
      .execute(),
    db
      .selectFrom("user_roles")
      .select(["lms_id", ({ fn }) => fn.count<number>("user_id").distinct().as("count")])
      .where("lms_id", "in", ids)
      .groupBy("lms_id")
      .execute(),
    db
      .selectFrom("classes")
      .select(["lms_id", ({ fn }) => fn.countAll<number>().as("count")])
      .where("lms_id", "in", ids)
      .groupBy("lms_id")
      .execute(),
  ]);
  const countOf = (counts: { lms_id: string; count: number }[], id: string) =>
    Number(counts.find(({ lms_id }) => lms_id === id)?.count ?? 0);
  return rows.map(({ id, title, createdAt, suspendedAt }) => ({
    id,
    name: title === null ? id : String(JSON.parse(title)),
    domains: domains.filter(({ lms_id }) => lms_id === id).map(({ domain }) => domain),
    people: countOf(people, id),
    classes: countOf(classes, id),
    createdAt,
    suspendedAt,
  }));
}

/** @throws ApiError 404 */
export async function getTenant(db: Queryable, id: string): Promise<TenantDetail> {
  const row = await queryTenants(db).where("t.lms_id", "=", id).executeTakeFirst();
  if (!row) throw notFound("Situs");
  const [[summary], { layout }, own] = await Promise.all([
    withFacts(db, [row]),
    readSettings(db, id),
    findInstallationTenant(db),
  ]);
  if (!summary) throw notFound("Situs");
  const { reason, suspendedBy } = row;
  return { ...summary, layout, reason, suspendedBy, isInstallation: own === id };
}
