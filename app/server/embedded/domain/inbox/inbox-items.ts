import type { InboxEventType, InboxKind, InboxState } from "~/lib/inbox";
import { ApiError } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { notFound, type Queryable, STALE_MESSAGE } from "../../kit/context";
import { toSearchText } from "../../kit/text";

export type InboxRow = Schema["inbox_items"];

interface NewItem extends Pick<InboxRow, "id" | "kind" | "number" | "name" | "email" | "phone"> {
  tenantId: string;
  subject: string;
  /** Found by a search beside the columns. */
  company?: string;
  state?: InboxState;
  now: number;
}

export const createItemRow = ({
  tenantId,
  company = "",
  state = "new",
  now,
  ...item
}: NewItem): InboxRow => ({
  ...item,
  lms_id: tenantId,
  search_text: toSearchText(item.number, item.name, item.email, item.subject, company),
  state,
  assignee_id: null,
  assignee_name: null,
  version: 1,
  created_at: now,
  updated_at: now,
});

/** Puts what a visitor sent before the team, in the transaction that stores it. */
export async function createInboxItem(trx: Queryable, item: NewItem): Promise<void> {
  await trx.insertInto("inbox_items").values(createItemRow(item)).execute();
}

export interface ItemKey {
  tenantId: string;
  id: string;
}

/** @throws ApiError 404 */
export async function requireItem(db: Queryable, { tenantId, id }: ItemKey): Promise<InboxRow> {
  const row = await db
    .selectFrom("inbox_items")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Kiriman");
  return row;
}

export interface ItemEvent {
  type: InboxEventType;
  /** Null for the visitor. */
  actorName: string | null;
  detail?: string;
}

/** 409: the item has changed since it was read. */
export class StaleItemError extends ApiError {
  constructor() {
    super(409, STALE_MESSAGE);
  }
}

interface ItemChange extends ItemKey {
  /** The version that was decided on. */
  version: number;
  set?: Partial<Pick<InboxRow, "state" | "assignee_id" | "assignee_name">>;
  events: readonly ItemEvent[];
  now: number;
}

/**
 * Changes an item and notes what happened. The update locks its row, so that later changes of the transaction are
 * serialised.
 * @throws ApiError 404; StaleItemError if the item has another version
 */
export async function changeItem(
  trx: Queryable,
  { tenantId, id, version, set = {}, events, now }: ItemChange,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("inbox_items")
    .set({ ...set, updated_at: now, version: version + 1 })
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    await requireItem(trx, { tenantId, id });
    throw new StaleItemError();
  }
  await appendEvents(trx, { tenantId, id }, events, now);
}

async function appendEvents(
  trx: Queryable,
  { tenantId, id }: ItemKey,
  events: readonly ItemEvent[],
  now: number,
): Promise<void> {
  if (events.length === 0) return;
  const last = await trx
    .selectFrom("inbox_events")
    .select(({ fn }) => fn.max("seq").as("seq"))
    .where("lms_id", "=", tenantId)
    .where("item_id", "=", id)
    .executeTakeFirst();
  const first = Number(last?.seq ?? 0) + 1;
  const rows = events.map(({ type, actorName, detail = "" }, at) => ({
    lms_id: tenantId,
    item_id: id,
    seq: first + at,
    at: now,
    type,
    actor_name: actorName,
    detail,
  }));
  await trx.insertInto("inbox_events").values(rows).execute();
}

export async function listEvents(db: Queryable, { tenantId, id }: ItemKey) {
  const rows = await db
    .selectFrom("inbox_events")
    .select(["at", "type", "actor_name as actor", "detail"])
    .where("lms_id", "=", tenantId)
    .where("item_id", "=", id)
    .orderBy("seq")
    .execute();
  return rows;
}

export const toInboxItem = (row: InboxRow) => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  name: row.name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  state: row.state,
  assigneeId: row.assignee_id,
  assigneeName: row.assignee_name,
  version: row.version,
  createdAt: row.created_at,
});

/** Permission that the kind needs. */
export const getItemPermission = (kind: InboxKind) =>
  kind === "appointment" ? "appointment.manage" : "inbox.manage";
