import { sql } from "kysely";
import type { PortfolioBatch, PortfolioKind, PortfolioStatus } from "~/lib/portfolio-fields";
import type {
  DeskPortfolio,
  DeskPortfolioCard,
  PortfolioCard,
  PortfolioDetail,
} from "../../../hosts/admin/portfolios";
import type { HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";

export type PortfolioRow = Schema["portfolios"];

export interface PortfolioCall {
  tenantId: string;
  user: HostUser;
  id: string;
}

type Pictures = PortfolioDetail["images"];

const toCard = (row: PortfolioRow): PortfolioCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  kind: row.kind,
  clientName: row.client_name,
  summary: row.summary,
  date: row.ended_on,
  batchs: JSON.parse(row.batches) as PortfolioBatch[],
  value: row.value,
  figure: row.figure,
  cover: row.cover === null ? null : { link: row.cover, name: row.cover_alt },
});

const toDetail = (row: PortfolioRow): PortfolioDetail => ({
  ...toCard(row),
  projectLink: row.project_link,
  videoLink: row.video_link,
  description: row.description,
  images: JSON.parse(row.images) as Pictures,
  photos: JSON.parse(row.photos) as Pictures,
});

export const toDeskPortfolio = (row: PortfolioRow): DeskPortfolio => ({
  ...toDetail(row),
  status: row.status,
  version: row.version,
});

const queryPortfolios = (db: Queryable, tenantId: string) =>
  db.selectFrom("portfolios as p").selectAll("p").where("p.lms_id", "=", tenantId);

interface ListQuery {
  tenantId: string;
  page: number;
  perPage: number;
  kind?: PortfolioKind | undefined;
}

/** A page of the published items, the newest first. */
export async function listPortfolios(
  { db }: HostContext,
  { tenantId, page, perPage, kind }: ListQuery,
) {
  const published = queryPortfolios(db, tenantId).where("p.status", "=", "published");
  const query = kind ? published.where("p.kind", "=", kind) : published;
  const newestFirst = query.orderBy("p.ended_on", "desc").orderBy("p.id");
  const { rows, ...paging } = await readPage(newestFirst, page, perPage);
  return { ...paging, items: rows.map(toCard) };
}

/** A published item, also by a former slug. @throws ApiError 404 */
export async function getPortfolio(
  { db }: HostContext,
  { tenantId, slug }: { tenantId: string; slug: string },
): Promise<PortfolioDetail> {
  const published = queryPortfolios(db, tenantId).where("p.status", "=", "published");
  const row =
    (await published.where("p.slug", "=", slug).executeTakeFirst()) ??
    (await published
      .innerJoin("portfolio_slugs as s", (join) =>
        join.onRef("s.lms_id", "=", "p.lms_id").onRef("s.portfolio_id", "=", "p.id"),
      )
      .where("s.slug", "=", slug)
      .executeTakeFirst());
  if (!row) throw notFound("Portofolio");
  return toDetail(row);
}

type DeskQuery = Omit<ListQuery, "kind"> & {
  user: HostUser;
  status?: PortfolioStatus | undefined;
};

/** @throws ApiError 403 */
export async function listDeskPortfolios(
  { db }: HostContext,
  { tenantId, user, page, perPage, status }: DeskQuery,
) {
  requirePermission(user, "portfolio.edit");
  const all = queryPortfolios(db, tenantId);
  const query = status ? all.where("p.status", "=", status) : all;
  const [counted, { rows, ...paging }] = await Promise.all([
    db
      .selectFrom("portfolios")
      .select(["status", sql<number>`count(*)`.as("total")])
      .where("lms_id", "=", tenantId)
      .groupBy("status")
      .execute(),
    readPage(query.orderBy("p.ended_on", "desc").orderBy("p.id"), page, perPage),
  ]);
  const counts = Object.fromEntries(counted.map((row) => [row.status, Number(row.total)]));
  const items = rows.map((row): DeskPortfolioCard => ({ ...toCard(row), status: row.status }));
  return { ...paging, items, counts };
}

/** An item of any status. @throws ApiError 403, 404 */
export async function findDeskPortfolio(
  db: Queryable,
  { tenantId, user, id }: PortfolioCall,
): Promise<PortfolioRow> {
  requirePermission(user, "portfolio.edit");
  const row = await queryPortfolios(db, tenantId).where("p.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("Portofolio");
  return row;
}
