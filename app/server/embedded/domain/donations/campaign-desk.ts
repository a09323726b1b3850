import type { Transaction } from "kysely";
import type { CampaignBody } from "~/lib/campaign-fields";
import { STALE_MESSAGE } from "~/lib/messages";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { chooseSlug, retryOnSlugConflict, slugInUse } from "../../kit/new-slugs";
import { readPage } from "../../kit/paging";
import { toSlug } from "../../kit/text";
import { getUserName } from "../accounts/users";
import type { CampaignRow } from "./campaign-state";
import {
  type FoundCampaign,
  findCampaign,
  listUpdates,
  queryCampaigns,
  toCampaign,
  toCampaignCard,
} from "./campaigns";

export interface Caller {
  tenantId: string;
  user: HostUser;
}

export interface Command extends Caller {
  id: string;
  source: AuditSource;
}

const MAX_SLUG_LENGTH = 60;

export const staleCampaign = () => new ApiError(409, STALE_MESSAGE);

/** A page of the tenant's campaigns, newest first. @throws ApiError 403 */
export async function listDeskCampaigns(
  { db, clock }: HostContext,
  { tenantId, user, page, perPage }: Caller & { page: number; perPage: number },
) {
  requirePermission(user, "donation.manage");
  const query = queryCampaigns(db, tenantId).orderBy("c.created_at", "desc").orderBy("c.id");
  const { rows, ...pagination } = await readPage(query, page, perPage);
  return { ...pagination, items: rows.map((row) => toCampaignCard(row, clock())) };
}

/** @throws ApiError 403, 404 */
export async function getDeskCampaign(
  context: HostContext,
  { tenantId, user, id }: Caller & { id: string },
) {
  requirePermission(user, "donation.manage");
  return toDeskCampaign(context, await findCampaign(context.db, { tenantId, id }));
}

export async function toDeskCampaign(context: HostContext, row: FoundCampaign) {
  const [campaign, updates] = await Promise.all([
    toCampaign(context, row),
    listUpdates(context.db, row),
  ]);
  return {
    ...campaign,
    updates: updates.map(({ id, created_at, body, version }) => ({
      id,
      at: created_at,
      text: body,
      version,
    })),
    createdBy: row.created_by_name,
    createdAt: row.created_at,
    version: row.version,
  };
}

const toColumns = ({ permit, ...body }: Omit<CampaignBody, "slug">) => ({
  title: body.title,
  summary: body.summary,
  story: body.story,
  picture: body.picture,
  picture_alt: body.pictureAlt,
  goal: body.goal,
  ends_on: body.endsOn,
  presets: JSON.stringify(body.presets),
  permit_number: permit?.number ?? null,
  permit_from: permit?.from ?? null,
  permit_until: permit?.until ?? null,
  shows_donors: Number(body.showsDonors),
});

/** Makes a draft. @throws ApiError 403, 409 if the slug is in use */
export async function createCampaign(
  context: HostContext,
  {
    tenantId,
    user,
    body,
    idempotencyKey,
    source,
  }: Omit<Command, "id"> & { body: CampaignBody; idempotencyKey: string | undefined },
) {
  requirePermission(user, "donation.manage");
  const request = { tenantId, operation: "createCampaign", key: idempotencyKey, body };
  const insert = async (trx: Transaction<Schema>) => {
    const actorName = await getUserName(trx, user.id);
    const slug = await chooseSlug(trx, {
      tenantId,
      table: "campaigns",
      formerSlugs: "campaign_slugs",
      slug: body.slug,
      derivedSlug: deriveSlug(body.title),
    });
    const row: CampaignRow = {
      ...toColumns(body),
      lms_id: tenantId,
      id: newRecordId(),
      slug,
      is_open: 0,
      opened_at: null,
      created_by_name: actorName,
      created_at: context.clock(),
      version: 1,
    };
    await trx.insertInto("campaigns").values(row).execute();
    await auditCampaign(context, trx, { user, source, actorName, row, change: "created" });
    return row.id;
  };
  const id = await retryOnSlugConflict(body.slug, () => withIdempotency(context, request, insert));
  return toDeskCampaign(context, await findCampaign(context.db, { tenantId, id }));
}

/** Leaves room for a number. */
const deriveSlug = (title: string): string =>
  toSlug(title)
    .slice(0, MAX_SLUG_LENGTH - 4)
    .replace(/-+$/, "");

/** @throws ApiError 403, 404, 409 for a stale version or a slug in use */
export async function saveCampaign(
  context: HostContext,
  { tenantId, user, id, body, source }: Command & { body: CampaignBody & { version: number } },
) {
  requirePermission(user, "donation.manage");
  const { slug, version, ...others } = body;
  const update = async (trx: Queryable) => {
    const row = await findCampaign(trx, { tenantId, id });
    if (slug) await requireOwnSlug(trx, row, slug);
    const set = { ...toColumns(others), ...(slug && { slug }) };
    await updateCampaign(trx, row, { version, set });
    if (slug && slug !== row.slug) await saveOldSlug(trx, row);
    const actorName = await getUserName(trx, user.id);
    const change = { user, source, actorName, row: { ...row, ...set } };
    await auditCampaign(context, trx, { ...change, change: "saved" });
  };
  await retryOnSlugConflict(slug, () => context.db.transaction().execute(update));
  return toDeskCampaign(context, await findCampaign(context.db, { tenantId, id }));
}

/** @throws ApiError 409 */
async function updateCampaign(
  trx: Queryable,
  { lms_id, id }: CampaignRow,
  { version, set }: { version: number; set: Partial<CampaignRow> },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("campaigns")
    .set({ ...set, version: version + 1 })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw staleCampaign();
}

/** @throws ApiError 409 if it leads to another campaign, whose former slug it is */
async function requireOwnSlug(
  trx: Queryable,
  { lms_id, id }: CampaignRow,
  slug: string,
): Promise<void> {
  const other = await trx
    .selectFrom("campaign_slugs")
    .select("campaign_id")
    .where("lms_id", "=", lms_id)
    .where("slug", "=", slug)
    .where("campaign_id", "!=", id)
    .executeTakeFirst();
  if (other) throw slugInUse();
}

/** The former slug leads to this campaign, also if it led to another one before. */
const saveOldSlug = (trx: Queryable, { lms_id, slug, id: campaign_id }: CampaignRow) =>
  trx
    .insertInto("campaign_slugs")
    .values({ lms_id, slug, campaign_id })
    .onConflict((conflict) => conflict.columns(["lms_id", "slug"]).doUpdateSet({ campaign_id }))
    .execute();

/** @throws ApiError 403, 404, 409 for a stale version */
export async function switchCampaign(
  context: HostContext,
  {
    tenantId,
    user,
    id,
    change,
    version,
    source,
  }: Command & { change: "open" | "close"; version: number },
) {
  requirePermission(user, "donation.manage");
  await context.db.transaction().execute(async (trx) => {
    const row = await findCampaign(trx, { tenantId, id });
    const isOpen = change === "open";
    const opened_at = row.opened_at ?? (isOpen ? context.clock() : null);
    await updateCampaign(trx, row, { version, set: { is_open: Number(isOpen), opened_at } });
    const actorName = await getUserName(trx, user.id);
    const kind = isOpen ? "opened" : "closed";
    await auditCampaign(context, trx, { user, source, actorName, row, change: kind });
  });
  return toDeskCampaign(context, await findCampaign(context.db, { tenantId, id }));
}

interface Change {
  user: HostUser;
  source: AuditSource;
  actorName: string;
  row: CampaignRow;
  change:
    | "created"
    | "saved"
    | "opened"
    | "closed"
    | "update-added"
    | "update-corrected"
    | "update-removed";
}

export const auditCampaign = (
  context: HostContext,
  trx: Queryable,
  { user, source, actorName, row, change }: Change,
): Promise<void> =>
  appendAudit(context, trx, source, {
    user,
    actorName,
    action: `campaign.${change}`,
    entity: "campaign",
    entityId: row.id,
    after: { title: row.title, slug: row.slug },
  });
