import type { CampaignState } from "~/lib/campaign-fields";
import { formatIsoDate } from "~/lib/dates";
import { GENERAL_CAMPAIGN } from "~/lib/donation";
import type { Schema } from "../../database/schema/schema";
import { type Queryable, validationError } from "../../kit/context";

export type CampaignRow = Schema["campaigns"];

const CLOSED_MESSAGE = "Kampanye ini tidak menerima donasi sekarang";

type Period = Pick<
  CampaignRow,
  "opened_at" | "is_open" | "ends_on" | "permit_from" | "permit_until"
>;

/** A campaign takes no money outside of its permit's period (PP 29/1980), nor after its last day. */
export function getCampaignState(row: Period, now: number): CampaignState {
  if (row.opened_at === null) return "draft";
  if (row.is_open === 0) return "closed";
  const today = formatIsoDate(now);
  if (row.permit_from !== null && today < row.permit_from) return "upcoming";
  const isOver = [row.ends_on, row.permit_until].some((day) => day !== null && day < today);
  return isOver ? "over" : "open";
}

/** @throws ApiError 422 at `campaign` for one that is unknown or takes no donations now */
export async function requireOpenCampaign(
  db: Queryable,
  { tenantId, campaign, now }: { tenantId: string; campaign: string; now: number },
): Promise<void> {
  if (campaign === GENERAL_CAMPAIGN) return;
  const row = await db
    .selectFrom("campaigns")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", campaign)
    .executeTakeFirst();
  if (!row || getCampaignState(row, now) !== "open")
    throw validationError({ campaign: CLOSED_MESSAGE });
}
