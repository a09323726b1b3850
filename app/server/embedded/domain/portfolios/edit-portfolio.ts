import type { PortfolioBody, PortfolioDecision, PortfolioStatus } from "~/lib/portfolio-fields";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { sanitizeEditorHtml } from "../../../hosts/sanitize-html";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import {
  type HostContext,
  type Queryable,
  requirePermission,
  STALE_MESSAGE,
} from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { chooseSlug, retryOnSlugConflict } from "../../kit/new-slugs";
import { toSlug } from "../../kit/text";
import { getUserName } from "../accounts/users";
import {
  findDeskPortfolio,
  type PortfolioCall,
  type PortfolioRow,
  toDeskPortfolio,
} from "./portfolios";

interface CreateCall {
  tenantId: string;
  user: HostUser;
  body: PortfolioBody;
  idempotencyKey: string | undefined;
  source: AuditSource;
}

/** A draft. @throws ApiError 403, 409 for a slug in use */
export async function createDeskPortfolio(
  context: HostContext,
  { tenantId, user, body, idempotencyKey, source }: CreateCall,
) {
  requirePermission(user, "portfolio.edit");
  const request = { tenantId, operation: "createDeskPortfolio", key: idempotencyKey };
  const create = () =>
    withIdempotency(context, { ...request, body: [user.id, body] }, async (trx) => {
      const now = context.clock();
      const row: PortfolioRow = {
        ...toColumns(body),
        lms_id: tenantId,
        id: newRecordId(),
        slug: await chooseSlug(trx, {
          tenantId,
          table: "portfolios",
          slug: body.slug,
          derivedSlug: toSlug(body.title),
        }),
        status: "draft",
        created_at: now,
        updated_at: now,
        version: 1,
      };
      await trx.insertInto("portfolios").values(row).execute();
      await audit(context, trx, { user, source, row, action: "created" });
      return toDeskPortfolio(row);
    });
  return retryOnSlugConflict(body.slug, create);
}

export const toColumns = (body: PortfolioBody) => ({
  kind: body.kind,
  title: body.title,
  client_name: body.clientName,
  summary: body.summary,
  description: sanitizeEditorHtml(body.description),
  ended_on: body.date,
  batches: JSON.stringify(body.batchs),
  value: body.value,
  figure: body.figure,
  project_link: body.projectLink,
  video_link: body.videoLink,
  cover: body.cover?.link ?? null,
  cover_alt: body.cover?.name ?? "",
  images: JSON.stringify(body.images),
  photos: JSON.stringify(body.photos),
});

type WriteCall = PortfolioCall & { version: number; source: AuditSource };

/** @throws ApiError 403, 404, 409 for a stale version or a slug in use */
export async function saveDeskPortfolio(
  context: HostContext,
  call: WriteCall & { body: PortfolioBody },
) {
  const { user, source, body } = call;
  const save = async (trx: Queryable) => {
    const row = await findDeskPortfolio(trx, call);
    const slug = body.slug ?? row.slug;
    const saved = await updateRow(context, trx, call, { row, set: { ...toColumns(body), slug } });
    if (slug !== row.slug) await saveOldSlug(trx, row);
    await audit(context, trx, { user, source, row: saved, action: "saved" });
    return toDeskPortfolio(saved);
  };
  return retryOnSlugConflict(body.slug, () => context.db.transaction().execute(save));
}

const STATUS_AFTER: Record<PortfolioDecision, PortfolioStatus> = {
  publish: "published",
  withdraw: "draft",
  archive: "archived",
};

/** @throws ApiError 403, 404, 409 for a stale version */
export async function decideDeskPortfolio(
  context: HostContext,
  call: WriteCall & { decision: PortfolioDecision },
) {
  const { user, source, decision } = call;
  return context.db.transaction().execute(async (trx) => {
    const row = await findDeskPortfolio(trx, call);
    const set = { status: STATUS_AFTER[decision] };
    const saved = await updateRow(context, trx, call, { row, set });
    await audit(context, trx, { user, source, row: saved, action: decision });
    return toDeskPortfolio(saved);
  });
}

/** @throws ApiError 409 for a stale version */
async function updateRow(
  { clock }: HostContext,
  trx: Queryable,
  { version }: WriteCall,
  { row, set }: { row: PortfolioRow; set: Partial<PortfolioRow> },
): Promise<PortfolioRow> {
  const change = { ...set, updated_at: clock(), version: version + 1 };
  const { numUpdatedRows } = await trx
    .updateTable("portfolios")
    .set(change)
    .where("lms_id", "=", row.lms_id)
    .where("id", "=", row.id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
  return { ...row, ...change };
}

/** The former slug leads to this item, also if it led to another one before. */
const saveOldSlug = (trx: Queryable, { lms_id, slug, id: portfolio_id }: PortfolioRow) =>
  trx
    .insertInto("portfolio_slugs")
    .values({ lms_id, slug, portfolio_id })
    .onConflict((conflict) => conflict.columns(["lms_id", "slug"]).doUpdateSet({ portfolio_id }))
    .execute();

interface PortfolioEvent {
  user: HostUser;
  source: AuditSource;
  row: PortfolioRow;
  action: "created" | "saved" | PortfolioDecision;
}

const audit = async (
  context: HostContext,
  trx: Queryable,
  { user, source, row, action }: PortfolioEvent,
): Promise<void> =>
  appendAudit(context, trx, source, {
    user,
    actorName: await getUserName(trx, user.id),
    action: `portfolio.${action}`,
    entity: "portfolio",
    entityId: row.id,
    after: { title: row.title, slug: row.slug },
  });
