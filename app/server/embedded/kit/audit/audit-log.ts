import { randomBytes } from "node:crypto";
import type { HandlerInput, HostUser } from "../../../hosts/host-handler";
import { getNetworkPrefix } from "../../../http/network-prefix";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../context";
import { keyedHash } from "../rate-limit";
import { nextSequenceNumber } from "../sequences";
import { createAuditHasher } from "./audit-hash";

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
    salt: randomBytes(16).toString("base64url"),
  };
  return { ...row, hash: createAuditHasher(context)(row), redaction: null };
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
