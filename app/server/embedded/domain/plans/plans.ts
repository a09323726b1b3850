import { sql } from "kysely";
import { MAX_PUBLISHED_PLANS, type PlanStatus } from "~/lib/plan-fields";
import type { DeskPlan, Plan } from "../../../hosts/admin/plans";
import type { HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";

export type PlanRow = Schema["plans"];
/** With the address and state of the class that its button opens. */
type ReadPlanRow = PlanRow & { class_slug: string | null; class_publication: string | null };

export interface PlanCall {
  tenantId: string;
  user: HostUser;
  id: string;
}

const readLines = (stored: string) => JSON.parse(stored) as string[];

const toContent = (row: PlanRow, classSlug: string | null): Plan => ({
  id: row.id,
  name: row.name,
  audience: row.audience,
  price: row.price,
  period: row.period,
  included: readLines(row.included),
  excluded: readLines(row.excluded),
  action: row.action,
  classSlug,
  isFeatured: row.is_featured === 1,
});

const toPlan = (row: ReadPlanRow): Plan =>
  toContent(row, row.class_publication === "published" ? row.class_slug : null);

export const toDeskPlan = (row: ReadPlanRow): DeskPlan => ({
  ...toContent(row, row.class_slug),
  sort: row.sort,
  status: row.status,
  version: row.version,
});

const queryPlans = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("plans as p")
    .leftJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "p.lms_id").onRef("c.id", "=", "p.class_id"),
    )
    .selectAll("p")
    .select(["c.slug as class_slug", "c.publication as class_publication"])
    .where("p.lms_id", "=", tenantId);

const queryPublished = (db: Queryable, tenantId: string) =>
  queryPlans(db, tenantId)
    .where("p.status", "=", "published")
    .orderBy("p.sort")
    .orderBy("p.id")
    .limit(MAX_PUBLISHED_PLANS);

/** Published plans in the tenant's order. */
export const readPublishedPlans = async (db: Queryable, tenantId: string): Promise<Plan[]> =>
  (await queryPublished(db, tenantId).execute()).map(toPlan);

interface DeskQuery {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  status?: PlanStatus | undefined;
}

/** @throws ApiError 403 */
export async function listDeskPlans(
  { db }: HostContext,
  { tenantId, user, page, perPage, status }: DeskQuery,
) {
  requirePermission(user, "plan.edit");
  const all = queryPlans(db, tenantId).orderBy("p.sort").orderBy("p.id");
  const [counted, { rows, ...paging }] = await Promise.all([
    db
      .selectFrom("plans")
      .select(["status", sql<number>`count(*)`.as("total")])
      .where("lms_id", "=", tenantId)
      .groupBy("status")
      .execute(),
    readPage(status ? all.where("p.status", "=", status) : all, page, perPage),
  ]);
  const counts = Object.fromEntries(counted.map((row) => [row.status, Number(row.total)]));
  return { ...paging, items: rows.map(toDeskPlan), counts };
}

/** A plan of any status. @throws ApiError 403, 404 */
export async function findDeskPlan(
  db: Queryable,
  { tenantId, user, id }: PlanCall,
): Promise<ReadPlanRow> {
  requirePermission(user, "plan.edit");
  const row = await queryPlans(db, tenantId).where("p.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("Paket harga");
  return row;
}
