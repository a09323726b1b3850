import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { getUserName } from "../accounts/users";
import { auditCampaign, type Command, staleCampaign, toDeskCampaign } from "./campaign-desk";
import { findCampaign } from "./campaigns";

/** @throws ApiError 403, 404 */
export async function addCampaignUpdate(
  context: HostContext,
  command: Command & { text: string; idempotencyKey: string | undefined },
) {
  const { tenantId, user, id, text, idempotencyKey, source } = command;
  requirePermission(user, "donation.manage");
  const row = await findCampaign(context.db, { tenantId, id });
  const request = {
    tenantId,
    operation: "addCampaignUpdate",
    key: idempotencyKey,
    body: [id, text],
  };
  await withIdempotency(context, request, async (trx) => {
    const author_name = await getUserName(trx, user.id);
    const update = { lms_id: tenantId, id: newRecordId(), campaign_id: id, body: text, version: 1 };
    await trx
      .insertInto("campaign_updates")
      .values({ ...update, author_name, created_at: context.clock() })
      .execute();
    const change = { user, source, actorName: author_name, row };
    await auditCampaign(context, trx, { ...change, change: "update-added" });
    return {};
  });
  return toDeskCampaign(context, await findCampaign(context.db, { tenantId, id }));
}

interface NewsCommand extends Command {
  updateId: string;
  version: number;
}

/** Keeps the time of the first text. @throws ApiError 403, 404, 409 for a stale version */
export const correctCampaignUpdate = (
  context: HostContext,
  { text, ...command }: NewsCommand & { text: string },
) =>
  changeUpdate(context, command, {
    change: "update-corrected",
    execute: async (trx, { tenantId, updateId, version }) => {
      const { numUpdatedRows } = await trx
        .updateTable("campaign_updates")
        .set({ body: text, version: version + 1 })
        .where("lms_id", "=", tenantId)
        .where("id", "=", updateId)
        .where("version", "=", version)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  });

/** @throws ApiError 403, 404, 409 for a stale version */
export const removeCampaignUpdate = (context: HostContext, command: NewsCommand) =>
  changeUpdate(context, command, {
    change: "update-removed",
    execute: async (trx, { tenantId, updateId, version }) => {
      const { numDeletedRows } = await trx
        .deleteFrom("campaign_updates")
        .where("lms_id", "=", tenantId)
        .where("id", "=", updateId)
        .where("version", "=", version)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  });

interface NewsChange {
  change: "update-corrected" | "update-removed";
  /** @returns false for a stale version */
  execute: (trx: Queryable, command: NewsCommand) => Promise<boolean>;
}

async function changeUpdate(
  context: HostContext,
  command: NewsCommand,
  { change, execute }: NewsChange,
) {
  const { tenantId, user, id, source } = command;
  requirePermission(user, "donation.manage");
  const row = await findCampaign(context.db, { tenantId, id });
  await context.db.transaction().execute(async (trx) => {
    await requireUpdate(trx, command);
    if (!(await execute(trx, command))) throw staleCampaign();
    const actorName = await getUserName(trx, user.id);
    await auditCampaign(context, trx, { user, source, actorName, row, change });
  });
  return toDeskCampaign(context, row);
}

/** @throws ApiError 404 */
async function requireUpdate(
  trx: Queryable,
  { tenantId, id, updateId }: NewsCommand,
): Promise<void> {
  const update = await trx
    .selectFrom("campaign_updates")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("campaign_id", "=", id)
    .where("id", "=", updateId)
    .executeTakeFirst();
  if (!update) throw notFound("Kabar");
}
