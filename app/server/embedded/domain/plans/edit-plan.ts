import { sql } from "kysely";
import {
  MAX_PUBLISHED_PLANS,
  type PlanBody,
  type PlanDecision,
  type PlanStatus,
} from "~/lib/plan-fields";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import {
  type HostContext,
  type Queryable,
  requirePermission,
  STALE_MESSAGE,
  validationError,
} from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { nextSequenceNumber } from "../../kit/sequences";
import { getUserName } from "../accounts/users";
import { findDeskPlan, type PlanCall, type PlanRow, toDeskPlan } from "./plans";

interface CreateCall {
  tenantId: string;
  user: HostUser;
  body: PlanBody;
  idempotencyKey: string | undefined;
  source: AuditSource;
}

/** A draft. @throws ApiError 403, 422 for an unknown class */
export async function createDeskPlan(
  context: HostContext,
  { tenantId, user, body, idempotencyKey, source }: CreateCall,
) {
  requirePermission(user, "plan.edit");
  const request = { tenantId, operation: "createDeskPlan", key: idempotencyKey };
  return withIdempotency(context, { ...request, body: [user.id, body] }, async (trx) => {
    const now = context.clock();
    const row: PlanRow = {
      ...(await toColumns(trx, tenantId, body)),
      lms_id: tenantId,
      id: newRecordId(),
      status: "draft",
      created_at: now,
      updated_at: now,
      version: 1,
    };
    await trx.insertInto("plans").values(row).execute();
    await audit(context, trx, { user, source, row, action: "created" });
    return toDeskPlan(await findDeskPlan(trx, { tenantId, user, id: row.id }));
  });
}

async function toColumns(trx: Queryable, tenantId: string, body: PlanBody) {
  return {
    name: body.name,
    audience: body.audience,
    price: body.price,
    period: body.period,
    included: JSON.stringify(body.included),
    excluded: JSON.stringify(body.excluded),
    action: body.action,
    class_id: body.action === "class" ? await findClassId(trx, tenantId, body.classSlug) : null,
    is_featured: body.isFeatured ? 1 : 0,
    sort: body.sort ?? (await findLastPlace(trx, tenantId)) + 1,
  };
}

/** @throws ApiError 422 */
async function findClassId(trx: Queryable, tenantId: string, slug: string | null): Promise<string> {
  const row = await trx
    .selectFrom("classes")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("slug", "=", slug ?? "")
    .executeTakeFirst();
  if (!row) throw validationError({ classSlug: "Kelas ini tidak ada, pilih lagi" });
  return row.id;
}

async function findLastPlace(trx: Queryable, tenantId: string): Promise<number> {
  const row = await trx
    .selectFrom("plans")
    .select(sql<number | null>`max(sort)`.as("last"))
    .where("lms_id", "=", tenantId)
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

type WriteCall = PlanCall & { version: number; source: AuditSource };

/** @throws ApiError 403, 404, 409 for a stale version, 422 for an unknown class */
export async function saveDeskPlan(context: HostContext, call: WriteCall & { body: PlanBody }) {
  return context.db.transaction().execute(async (trx) => {
    await findDeskPlan(trx, call);
    const set = await toColumns(trx, call.tenantId, call.body);
    return updatePlan(context, trx, call, { set, action: "saved" });
  });
}

const STATUS_AFTER: Record<PlanDecision, PlanStatus> = {
  publish: "published",
  withdraw: "draft",
  archive: "archived",
};

/** @throws ApiError 403, 404, 409 for a stale version or too many published plans */
export async function decideDeskPlan(
  context: HostContext,
  call: WriteCall & { decision: PlanDecision },
) {
  const { tenantId, decision } = call;
  return context.db.transaction().execute(async (trx) => {
    const { status } = await findDeskPlan(trx, call);
    if (decision === "publish" && status !== "published") await requireRoom(trx, tenantId);
    const set = { status: STATUS_AFTER[decision] };
    return updatePlan(context, trx, call, { set, action: decision });
  });
}

/** The sequence's lock lets one publication of a tenant count at a time. @throws ApiError 409 */
async function requireRoom(trx: Queryable, tenantId: string): Promise<void> {
  await nextSequenceNumber(trx, tenantId, "plan-publication");
  const row = await trx
    .selectFrom("plans")
    .select(sql<number>`count(*)`.as("total"))
    .where("lms_id", "=", tenantId)
    .where("status", "=", "published")
    .executeTakeFirst();
  if (Number(row?.total ?? 0) < MAX_PUBLISHED_PLANS) return;
  throw new ApiError(
    409,
    `Paling banyak ${MAX_PUBLISHED_PLANS} paket terbit sekaligus. Tarik atau arsipkan satu paket dahulu.`,
  );
}

interface PlanChange {
  set: Partial<PlanRow>;
  action: PlanEvent["action"];
}

/** @throws ApiError 409 for a stale version */
async function updatePlan(
  context: HostContext,
  trx: Queryable,
  { version, source, ...call }: WriteCall,
  { set, action }: PlanChange,
) {
  const { numUpdatedRows } = await trx
    .updateTable("plans")
    .set({ ...set, updated_at: context.clock(), version: version + 1 })
    .where("lms_id", "=", call.tenantId)
    .where("id", "=", call.id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
  const row = await findDeskPlan(trx, call);
  await audit(context, trx, { user: call.user, source, row, action });
  return toDeskPlan(row);
}

interface PlanEvent {
  user: HostUser;
  source: AuditSource;
  row: PlanRow;
  action: "created" | "saved" | PlanDecision;
}

const audit = async (
  context: HostContext,
  trx: Queryable,
  { user, source, row, action }: PlanEvent,
): Promise<void> =>
  appendAudit(context, trx, source, {
    user,
    actorName: await getUserName(trx, user.id),
    action: `plan.${action}`,
    entity: "plan",
    entityId: row.id,
    after: { name: row.name, price: row.price },
  });
