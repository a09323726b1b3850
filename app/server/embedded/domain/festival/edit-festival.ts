import { sql } from "kysely";
import type { FestivalContent, FestivalItemBody } from "~/lib/festival-fields";
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
import { getUserName } from "../accounts/users";
import {
  type FestivalRow,
  findFestivalItem,
  type ItemCall,
  toFestivalItem,
} from "./festival-items";

interface CreateCall {
  tenantId: string;
  user: HostUser;
  body: FestivalItemBody;
  idempotencyKey: string | undefined;
  source: AuditSource;
}

/** @throws ApiError 403 */
export async function createFestivalItem(
  context: HostContext,
  { tenantId, user, body, idempotencyKey, source }: CreateCall,
) {
  requirePermission(user, "festival.edit");
  const request = { tenantId, operation: "createFestivalItem", key: idempotencyKey };
  return withIdempotency(context, { ...request, body: [user.id, body] }, async (trx) => {
    const row: FestivalRow = {
      lms_id: tenantId,
      id: newRecordId(),
      ...(await toColumns(trx, tenantId, body)),
      created_at: context.clock(),
      version: 1,
    };
    await trx.insertInto("festival_items").values(row).execute();
    await audit(context, trx, { user, source, row, action: "festival.created" });
    return toFestivalItem(row);
  });
}

async function toColumns(trx: Queryable, tenantId: string, { content, sort }: FestivalItemBody) {
  const { part } = content;
  return {
    part,
    content: JSON.stringify(content),
    sort: sort ?? (await findLastPlace(trx, tenantId, part)) + 1,
  };
}

async function findLastPlace(
  trx: Queryable,
  tenantId: string,
  part: FestivalContent["part"],
): Promise<number> {
  const row = await trx
    .selectFrom("festival_items")
    .select(sql<number | null>`max(sort)`.as("last"))
    .where("lms_id", "=", tenantId)
    .where("part", "=", part)
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

type WriteCall = ItemCall & { version: number; source: AuditSource };

/** @throws ApiError 403, 404, 409 for a stale version, 422 for another part */
export async function saveFestivalItem(
  context: HostContext,
  call: WriteCall & { body: FestivalItemBody },
) {
  const { tenantId, user, source, body, version } = call;
  return context.db.transaction().execute(async (trx) => {
    const row = await findFestivalItem(trx, call);
    if (body.content.part !== row.part)
      throw validationError({ content: "Isi festival ini dari bagian lain" });
    const columns = await toColumns(trx, tenantId, body);
    const { numUpdatedRows } = await trx
      .updateTable("festival_items")
      .set({ ...columns, version: version + 1 })
      .where("lms_id", "=", tenantId)
      .where("id", "=", row.id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
    const saved = { ...row, ...columns, version: version + 1 };
    await audit(context, trx, { user, source, row: saved, action: "festival.saved" });
    return toFestivalItem(saved);
  });
}

/** @throws ApiError 403, 404, 409 for a stale version */
export async function deleteFestivalItem(context: HostContext, call: WriteCall) {
  const { tenantId, user, source, version } = call;
  return context.db.transaction().execute(async (trx) => {
    const row = await findFestivalItem(trx, call);
    const { numDeletedRows } = await trx
      .deleteFrom("festival_items")
      .where("lms_id", "=", tenantId)
      .where("id", "=", row.id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
    await audit(context, trx, { user, source, row, action: "festival.deleted" });
    return {};
  });
}

interface FestivalEvent {
  user: HostUser;
  source: AuditSource;
  row: FestivalRow;
  action: string;
}

const audit = async (
  context: HostContext,
  trx: Queryable,
  { user, source, row, action }: FestivalEvent,
): Promise<void> =>
  appendAudit(context, trx, source, {
    user,
    actorName: await getUserName(trx, user.id),
    action,
    entity: "festival-item",
    entityId: row.id,
    after: { name: toFestivalItem(row).content.name },
  });
