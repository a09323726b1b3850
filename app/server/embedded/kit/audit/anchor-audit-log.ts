import type { HostContext } from "../context";
import { readAuditAnchors, readAuditHeads, writeAuditAnchors } from "./audit-anchors";
import { verifyWholeAuditLog } from "./verify-audit-log";

/**
 * Verifies each tenant's audit log and anchors its head in the process log and in DATA_DIR, out of reach of someone who
 * can change only the database. A broken log keeps its old anchor, which still shows what is missing.
 */
export async function anchorAuditLogs(
  context: Pick<HostContext, "db" | "appSecret" | "dataDir" | "clock" | "log">,
): Promise<void> {
  const { db, clock, log } = context;
  const anchors = await readAuditAnchors(context);
  const heads = await readAuditHeads(db);
  const tenantIds = new Set([...Object.keys(anchors), ...heads.map(({ tenantId }) => tenantId)]);
  for (const tenant of tenantIds) {
    const { brokenAt } = await verifyWholeAuditLog(context, tenant);
    if (brokenAt !== null) {
      log.error({ tenant, brokenAt }, "audit log was changed outside of the application");
      continue;
    }
    const head = heads.find(({ tenantId }) => tenantId === tenant);
    if (!head) continue;
    const { seq, hash, rows } = head;
    log.info({ tenant, seq, rows, hash }, "audit log head");
    anchors[tenant] = { seq, hash, at: clock() };
  }
  await writeAuditAnchors(context, anchors);
}
