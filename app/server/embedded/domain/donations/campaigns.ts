import { sql } from "kysely";
import type { CampaignBody, DonationPreset } from "~/lib/campaign-fields";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { getDonationAccount } from "../payments/payment-ledger";
import { type CampaignRow, getCampaignState } from "./campaign-state";
import { getDonationTotals } from "./donations";

export type FoundCampaign = CampaignRow & { raised: number };

const MAX_UPDATES = 50;

/** Campaigns with what the ledger holds for them. */
export const queryCampaigns = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("campaigns as c")
    .leftJoin("ledger_balances as b", (join) =>
      join
        .onRef("b.lms_id", "=", "c.lms_id")
        .on("b.account", "=", sql<string>`${getDonationAccount("")} || c.id`),
    )
    .selectAll("c")
    .select(sql<number>`coalesce(b.balance, 0)`.as("raised"))
    .where("c.lms_id", "=", tenantId);

/** @throws ApiError 404 */
export async function findCampaign(
  db: Queryable,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<FoundCampaign> {
  const row = await queryCampaigns(db, tenantId).where("c.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("Kampanye");
  return row;
}

export const toCampaignCard = (row: FoundCampaign, now: number) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  picture: row.picture,
  pictureAlt: row.picture_alt,
  goal: row.goal,
  raised: Number(row.raised),
  endsOn: row.ends_on,
  state: getCampaignState(row, now),
});

/** A campaign as its page shows it. */
export async function toCampaign(context: HostContext, row: FoundCampaign) {
  const { db, clock } = context;
  const { lms_id: tenantId, id } = row;
  const [updates, totals] = await Promise.all([
    listUpdates(db, row),
    getDonationTotals(context, { tenantId, campaign: id }),
  ]);
  return {
    ...toCampaignCard(row, clock()),
    story: row.story,
    presets: JSON.parse(row.presets) as DonationPreset[],
    permit: toPermit(row),
    showsDonors: row.shows_donors === 1,
    updates: updates.map(({ created_at, body }) => ({ at: created_at, text: body })),
    count: Number(totals.count),
    donors: row.shows_donors === 1 ? totals.latest : [],
    isPayable: totals.isOpen,
  };
}

const toPermit = ({
  permit_number,
  permit_from,
  permit_until,
}: CampaignRow): CampaignBody["permit"] =>
  permit_number === null || permit_from === null || permit_until === null
    ? null
    : { number: permit_number, from: permit_from, until: permit_until };

/** The news, newest first. */
export const listUpdates = (db: Queryable, { lms_id, id }: CampaignRow) =>
  db
    .selectFrom("campaign_updates")
    .select(["id", "created_at", "body", "version"])
    .where("lms_id", "=", lms_id)
    .where("campaign_id", "=", id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MAX_UPDATES)
    .execute();
