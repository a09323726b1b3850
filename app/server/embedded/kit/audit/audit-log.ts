import type { HandlerInput, HostUser } from "../../../hosts/host-handler";
import { getNetworkPrefix } from "../../../http/network-prefix";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../context";
import { sha256 } from "../ids";
import { keyedHash } from "../rate-limit";
import { nextSequenceNumber } from "../sequences";

const BATCH_SIZE = 1_000;

interface AuditEvent {
  /** Null for a job or a gateway, which only `actorName` identifies. */
  user: HostUser | null;
  actorName: string;
  /** For example `payout.approved`. */
  action: string;
  entity: string;
  entityId: string;
  /** Changed values, without secrets or whole account numbers. */
  before?: unknown;
  after?: unknown;
}

/** Request that caused an audited event. */
export type AuditSource = Pick<HandlerInput, "tenantId" | "clientIp" | "requestId">;

/** Row `seq` of the chain; its hash covers its values and the previous row's hash. */
export function createAuditRow(
  context: Pick<HostContext, "clock" | "appSecret">,
  { tenantId, clientIp, requestId }: AuditSource,
  { user, actorName, action, entity, entityId, before = null, after = null }: AuditEvent,
  { seq, previous_hash }: Pick<Schema["audit_log"], "seq" | "previous_hash">,
): Schema["audit_log"] {
  const row = {
    lms_id: tenantId,
    seq,
    at: context.clock(),
    actor_id: user?.id ?? null,
    actor_name: actorName,
    role: user?.roles[0] ?? null,
    action,
    entity,
    entity_id: entityId,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    ip_hash: clientIp ? keyedHash(context, tenantId, getNetworkPrefix(clientIp)) : "",
    request_id: requestId,
    previous_hash,
  };
  return { ...row, hash: hashAuditRow(row) };
}

/**
 * Appends to the tenant's audit log in the transaction of the audited change (designs B11). The
 * counter's row lock serialises the chain.
 */
export async function appendAudit(
  context: HostContext,
  trx: Queryable,
  source: AuditSource,
  event: AuditEvent,
): Promise<void> {
  const { tenantId } = source;
  const seq = await nextSequenceNumber(trx, tenantId, "audit");
  const previous = await trx
    .selectFrom("audit_log")
    .select("hash")
    .where("lms_id", "=", tenantId)
    .where("seq", "=", seq - 1)
    .executeTakeFirst();
  await trx
    .insertInto("audit_log")
    .values(createAuditRow(context, source, event, { seq, previous_hash: previous?.hash ?? "" }))
    .execute();
}

/**
 * Verifies the whole chain in batches.
 * @returns the number of the first altered, missing or inserted row (last + 1 if the end is cut
 * off); null if intact
 */
export async function findBrokenAuditRow(db: Queryable, tenantId: string): Promise<number | null> {
  // Rows may be appended while reading: the last row lies between the counter before and after.
  const minLast = await getLastSequenceNumber(db, tenantId);
  let [last, previous] = [0, ""];
  for (;;) {
    const rows = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("lms_id", "=", tenantId)
      .where("seq", ">", last)
      .orderBy("seq")
      .limit(BATCH_SIZE)
      .execute();
    for (const { hash, ...row } of rows) {
      if (row.seq !== last + 1 || row.previous_hash !== previous || hashAuditRow(row) !== hash)
        return row.seq;
      [last, previous] = [row.seq, hash];
    }
    if (rows.length < BATCH_SIZE) break;
  }
  if (last < minLast) return last + 1;
  const maxLast = await getLastSequenceNumber(db, tenantId);
  return last > maxLast ? maxLast + 1 : null;
}

async function getLastSequenceNumber(db: Queryable, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom("counters")
    .select("value")
    .where("lms_id", "=", tenantId)
    .where("name", "=", "audit")
    .executeTakeFirst();
  return row?.value ?? 0;
}

/** Sorts the columns, because databases return them in different orders. */
function hashAuditRow(row: Omit<Schema["audit_log"], "hash">): string {
  return sha256(JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));
}
