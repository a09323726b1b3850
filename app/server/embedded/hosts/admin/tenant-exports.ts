import type { tenantExportOperations } from "../../../hosts/admin/tenant-exports";
import { createTicket, openArchive, requireTicket } from "../../backup/backup-files";
import { getExportFolder } from "../../backup/task-files";
import { getExportName, listTenantExports, requireExport } from "../../backup/tenant-exports";
import { reauthenticate } from "../../domain/accounts/reauthenticate";
import { getUserName } from "../../domain/accounts/users";
import { auditTenant } from "../../domain/tenants/audit-tenant";
import { requireInstallationAdmin } from "../../domain/tenants/installation";
import { requireTenant } from "../../domain/tenants/suspend-tenant";
import type { HostContext, OperationHandlers, Queryable } from "../../kit/context";
import { type Caller, type OperationsOptions, requestTask } from "./request-task";

/** Exports of a tenant, written by a job of whichever instance claims it. */
export function tenantExportHandlers(
  context: HostContext,
  options: OperationsOptions,
): OperationHandlers<typeof tenantExportOperations> {
  const { db, dataDir, clock } = context;
  const requireAccess = async (caller: Caller, id: string): Promise<void> => {
    await requireInstallationAdmin(db, caller);
    await requireTenant(db, id);
  };
  const audit = async (trx: Queryable, caller: Caller, id: string, event: string) => {
    const { user, ...source } = caller;
    const actor = { user, name: await getUserName(trx, user.id), source };
    await auditTenant(context, trx, actor, { id, action: `tenant.export-${event}` });
  };
  return {
    async listTenantExports({ params, ...caller }) {
      await requireAccess(caller, params.id);
      return { data: await listTenantExports(context, params.id) };
    },
    async startTenantExport({ params: { id }, idempotencyKey: key, ...caller }) {
      await requireAccess(caller, id);
      return requestTask(context, options, caller, {
        operation: "startTenantExport",
        key,
        task: { kind: "export", tenantId: id, name: getExportName(id, clock()) },
        audit: (trx) => audit(trx, caller, id, "requested"),
      });
    },
    async authorizeExportDownload({ params: { id, exportId }, body, ...caller }) {
      await requireAccess(caller, id);
      const { name } = await requireExport(context, { tenantId: id, exportId });
      await reauthenticate(context, caller.user.id, body.password);
      return { data: { ticket: createTicket(context, { userId: caller.user.id, name }) } };
    },
    async downloadTenantExport({ params: { id, exportId }, query, request, ...caller }) {
      await requireAccess(caller, id);
      const file = await requireExport(context, { tenantId: id, exportId });
      requireTicket(context, { userId: caller.user.id, name: file.name, ticket: query.ticket });
      await db.transaction().execute((trx) => audit(trx, caller, id, "downloaded"));
      return openArchive(getExportFolder(dataDir), request, file);
    },
  };
}
