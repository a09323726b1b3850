import { appendAudit } from "../../kit/audit/audit-log";
import type { HostContext, Queryable } from "../../kit/context";
import type { TenantActor } from "./installation";

interface TenantAudit {
  id: string;
  action: string;
  after?: unknown;
}

/** Records what was done to a tenant in the installation's audit log and in its own. */
export async function auditTenant(
  context: HostContext,
  trx: Queryable,
  { user, name: actorName, source }: TenantActor,
  { id, action, after }: TenantAudit,
): Promise<void> {
  for (const tenantId of new Set([source.tenantId, id]))
    await appendAudit(
      context,
      trx,
      { ...source, tenantId },
      { user, actorName, action, entity: "tenant", entityId: id, after },
    );
}
