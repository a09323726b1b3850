import type { z } from "zod";
import { INBOX_KINDS, INBOX_STATES, type InboxKind, type InboxState } from "~/lib/inbox";
import { hasPermission } from "~/lib/permissions";
import type { inboxOperations } from "../../../hosts/admin/inbox";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { containsWords } from "../../kit/text";
import { getItemPermission, toInboxItem } from "./inbox-items";

export type InboxFilters = z.output<(typeof inboxOperations)["exportInbox"]["query"]>;

interface InboxQuery {
  tenantId: string;
  user: HostUser;
  filters: InboxFilters;
}

/** What is sent beside appointments, filtered. @throws ApiError 403 */
export function queryMessages(
  db: Queryable,
  { tenantId, user, filters: { kind, state, assignee, search } }: InboxQuery,
) {
  requirePermission(user, "inbox.manage");
  let query = db
    .selectFrom("inbox_items")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("kind", kind ? "=" : "<>", kind ?? "appointment");
  if (state) query = query.where("state", "=", state);
  if (assignee === "me") query = query.where("assignee_id", "=", user.id);
  if (assignee === "none") query = query.where("assignee_id", "is", null);
  for (const word of containsWords("search_text", search)) query = query.where(word);
  return query;
}

/** A page of messages, newest first, with the number of all that the other filters leave by state. @throws ApiError 403 */
export async function listInbox(
  { db }: HostContext,
  { page, perPage, ...query }: InboxQuery & { page: number; perPage: number },
) {
  const messages = queryMessages(db, query).orderBy("created_at", "desc").orderBy("id");
  const [{ rows, ...pagination }, states] = await Promise.all([
    readPage(messages, page, perPage),
    countByState(db, query),
  ]);
  return { ...pagination, items: rows.map(toInboxItem), states };
}

async function countByState(
  db: Queryable,
  { filters: { state: _, ...filters }, ...query }: InboxQuery,
): Promise<Record<InboxState, number>> {
  const rows = await queryMessages(db, { ...query, filters })
    .clearSelect()
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const counts = INBOX_STATES.map((state) => [
    state,
    Number(rows.find((row) => row.state === state)?.count ?? 0),
  ]);
  return Object.fromEntries(counts) as Record<InboxState, number>;
}

/** New items by kind, of those that the user may see; 0 for the others. */
export async function countWaiting(
  { db }: HostContext,
  { tenantId, user }: { tenantId: string; user: HostUser },
): Promise<Record<InboxKind, number>> {
  const counts = await countNewItems(db, tenantId);
  const visible = INBOX_KINDS.map((kind) => [
    kind,
    hasPermission(user.roles, getItemPermission(kind)) ? counts[kind] : 0,
  ]);
  return Object.fromEntries(visible) as Record<InboxKind, number>;
}

async function countNewItems(db: Queryable, tenantId: string): Promise<Record<InboxKind, number>> {
  const rows = await db
    .selectFrom("inbox_items")
    .select(({ fn }) => ["kind", fn.countAll<number>().as("count")])
    .where("lms_id", "=", tenantId)
    .where("state", "=", "new")
    .groupBy("kind")
    .execute();
  const counts = INBOX_KINDS.map((kind) => [
    kind,
    Number(rows.find((row) => row.kind === kind)?.count ?? 0),
  ]);
  return Object.fromEntries(counts) as Record<InboxKind, number>;
}
