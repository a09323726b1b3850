import { createHmac } from "node:crypto";
import type { HandlerInput, HostUser } from "../hosts/implement";
import { addressGroup } from "./address-group";
import type { HostContext, Queryable } from "./context";
import { nextNumber } from "./counters";
import { sha256 } from "./ids";
import type { Schema } from "./schema/schema";

const CHECKED_AT_ONCE = 1_000;

interface Event {
  /** Who did it; null for a job or a gateway, which `actorName` names then. */
  user: HostUser | null;
  actorName: string;
  /** Such as `payout.approve`. */
  action: string;
  entity: string;
  entityId: string;
  /** What changed; never secrets, account numbers masked. */
  before?: unknown;
  after?: unknown;
}

type Input = Pick<HandlerInput, "lmsId" | "clientIp" | "requestId">;

/** The row that follows number `seq - 1`, whose hash is `previous_hash`; it covers itself and that. */
export function auditRow(
  { clock, appSecret }: Pick<HostContext, "clock" | "appSecret">,
  { lmsId, clientIp, requestId }: Input,
  { user, actorName, action, entity, entityId, before = null, after = null }: Event,
  { seq, previous_hash }: Pick<Schema["audit_log"], "seq" | "previous_hash">,
): Schema["audit_log"] {
  const row = {
    ...{ lms_id: lmsId, seq, at: clock(), actor_id: user?.id ?? null, actor_name: actorName, role: user?.roles[0] ?? null },
    ...{ action, entity, entity_id: entityId, before: JSON.stringify(before), after: JSON.stringify(after) },
    ip_hash: clientIp
      ? createHmac("sha256", appSecret)
          .update(`${lmsId} ${addressGroup(clientIp)}`)
          .digest("hex")
      : "",
    ...{ request_id: requestId, previous_hash },
  };
  return { ...row, hash: hashOf(row) };
}

/**
 * Appends to the tenant's audit log in the transaction of what it tells of (designs B11). The counter's row is held until the
 * end, so rows are chained in their order; each hash covers the row and the hash before it.
 */
export async function appendAudit(context: HostContext, trx: Queryable, input: Input, event: Event): Promise<void> {
  const { lmsId } = input;
  const seq = await nextNumber(trx, lmsId, "audit");
  const previous = await trx
    .selectFrom("audit_log")
    .select("hash")
    .where("lms_id", "=", lmsId)
    .where("seq", "=", seq - 1)
    .executeTakeFirst();
  await trx
    .insertInto("audit_log")
    .values(auditRow(context, input, event, { seq, previous_hash: previous?.hash ?? "" }))
    .execute();
}

/**
 * Reads the whole chain, a batch of rows at a time.
 * @returns the number of the first row that was altered, removed or put in (one after the last when the end was cut off); null when it is whole
 */
export async function brokenAuditRow(db: Queryable, lmsId: string): Promise<number | null> {
  // A row and its number are written together, so the counter lies between what is there before and after the reading.
  const least = await lastNumber(db, lmsId);
  let [last, previous] = [0, ""];
  for (;;) {
    const rows = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("lms_id", "=", lmsId)
      .where("seq", ">", last)
      .orderBy("seq")
      .limit(CHECKED_AT_ONCE)
      .execute();
    for (const { hash, ...row } of rows) {
      if (row.seq !== last + 1 || row.previous_hash !== previous || hashOf(row) !== hash) return row.seq;
      [last, previous] = [row.seq, hash];
    }
    if (rows.length < CHECKED_AT_ONCE) break;
  }
  if (last < least) return last + 1;
  const most = await lastNumber(db, lmsId);
  return last > most ? most + 1 : null;
}

async function lastNumber(db: Queryable, lmsId: string): Promise<number> {
  const row = await db.selectFrom("counters").select("value").where("lms_id", "=", lmsId).where("name", "=", "audit").executeTakeFirst();
  return row?.value ?? 0;
}

/** Over the values in one fixed order: databases hand columns back in orders of their own. */
function hashOf(row: Omit<Schema["audit_log"], "hash">): string {
  return sha256(JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));
}
