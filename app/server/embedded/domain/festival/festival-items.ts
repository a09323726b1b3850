import { sql } from "kysely";
import { SPONSOR_PACKAGES } from "~/content/sponsor-packages";
import type { FestivalContent, FestivalPart, SponsorPackage } from "~/lib/festival-fields";
import type { FestivalItem } from "../../../hosts/admin/festival";
import type { HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";

/** What a page of visitors shows of one part. */
const MAX_SHOWN = 60;

export type FestivalRow = Schema["festival_items"];

type ContentOf<Part extends FestivalPart> = Extract<FestivalContent, { part: Part }>;

interface Caller {
  tenantId: string;
  user: HostUser;
}
export type ItemCall = Caller & { id: string };

export const toFestivalItem = ({ id, content, sort, version }: FestivalRow): FestivalItem => ({
  id,
  content: JSON.parse(content) as FestivalContent,
  sort,
  version,
});

const queryItems = (db: Queryable, tenantId: string, part: FestivalPart) =>
  db
    .selectFrom("festival_items")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("part", "=", part)
    .orderBy("sort")
    .orderBy("id");

/** A part of the festival as visitors see it, in the tenant's order. */
export async function readFestivalPart<Part extends FestivalPart>(
  db: Queryable,
  tenantId: string,
  part: Part,
): Promise<(ContentOf<Part> & { id: string })[]> {
  const rows = await queryItems(db, tenantId, part).limit(MAX_SHOWN).execute();
  return rows.map(({ id, content }) => ({ ...(JSON.parse(content) as ContentOf<Part>), id }));
}

export async function listSponsorPackages(
  { db }: HostContext,
  tenantId: string,
): Promise<{ items: SponsorPackage[] }> {
  return { items: await readFestivalPart(db, tenantId, "package") };
}

/** @throws ApiError 403 */
export async function listFestivalItems(
  { db }: HostContext,
  { tenantId, user, part, page, perPage }: Caller & ListQuery,
) {
  requirePermission(user, "festival.edit");
  const [counted, { rows, ...paging }] = await Promise.all([
    db
      .selectFrom("festival_items")
      .select(["part", sql<number>`count(*)`.as("total")])
      .where("lms_id", "=", tenantId)
      .groupBy("part")
      .execute(),
    readPage(queryItems(db, tenantId, part), page, perPage),
  ]);
  const counts = Object.fromEntries(counted.map((row) => [row.part, Number(row.total)]));
  return { ...paging, items: rows.map(toFestivalItem), counts };
}
interface ListQuery {
  part: FestivalPart;
  page: number;
  perPage: number;
}

/** @throws ApiError 403, 404 */
export async function findFestivalItem(
  db: Queryable,
  { tenantId, user, id }: ItemCall,
): Promise<FestivalRow> {
  requirePermission(user, "festival.edit");
  const row = await db
    .selectFrom("festival_items")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Isi festival");
  return row;
}

/** A new site starts with the product's packages (ENT13), the largest first. */
export async function insertSponsorPackages(
  trx: Queryable,
  tenantId: string,
  now: number,
): Promise<void> {
  const rows = SPONSOR_PACKAGES.map(
    (each, index): FestivalRow => ({
      lms_id: tenantId,
      id: `paket-${index + 1}`,
      part: "package",
      content: JSON.stringify({ part: "package", ...each }),
      sort: index + 1,
      created_at: now,
      version: 1,
    }),
  );
  await trx.insertInto("festival_items").values(rows).execute();
}
