import { formatIsoDate } from "~/lib/dates";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { type FoundCampaign, queryCampaigns, toCampaign, toCampaignCard } from "./campaigns";

interface ListQuery {
  tenantId: string;
  page: number;
  perPage: number;
}

/** A page of the campaigns that take donations now, the newest first. */
export async function listOpenCampaigns(
  { db, clock }: HostContext,
  { tenantId, page, perPage }: ListQuery,
) {
  const today = formatIsoDate(clock());
  const query = queryCampaigns(db, tenantId)
    .where("c.is_open", "=", 1)
    .where(({ or, eb }) => or([eb("c.ends_on", "is", null), eb("c.ends_on", ">=", today)]))
    .where(({ or, eb }) => or([eb("c.permit_from", "is", null), eb("c.permit_from", "<=", today)]))
    .where(({ or, eb }) =>
      or([eb("c.permit_until", "is", null), eb("c.permit_until", ">=", today)]),
    )
    .orderBy("c.opened_at", "desc")
    .orderBy("c.id");
  const { rows, ...pagination } = await readPage(query, page, perPage);
  return { ...pagination, items: rows.map((row) => toCampaignCard(row, clock())) };
}

/** A campaign that was opened once, also by a former slug. @throws ApiError 404 */
export async function getCampaign(
  context: HostContext,
  { tenantId, slug }: { tenantId: string; slug: string },
) {
  const { db } = context;
  const row = (await findBySlug(db, tenantId, slug)) ?? (await findByOldSlug(db, tenantId, slug));
  if (!row || row.opened_at === null) throw notFound("Kampanye");
  return toCampaign(context, row);
}

const findBySlug = (
  db: Queryable,
  tenantId: string,
  slug: string,
): Promise<FoundCampaign | undefined> =>
  queryCampaigns(db, tenantId).where("c.slug", "=", slug).executeTakeFirst();

const findByOldSlug = (
  db: Queryable,
  tenantId: string,
  slug: string,
): Promise<FoundCampaign | undefined> =>
  queryCampaigns(db, tenantId)
    .innerJoin("campaign_slugs as s", (join) =>
      join.onRef("s.lms_id", "=", "c.lms_id").onRef("s.campaign_id", "=", "c.id"),
    )
    .where("s.slug", "=", slug)
    .executeTakeFirst();
