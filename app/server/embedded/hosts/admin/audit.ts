import type { auditOperations } from "../../../hosts/admin/audit";
import { listAuditEntries, verifyAuditLog } from "../../kit/audit/read-audit-log";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const auditHandlers = (context: HostContext): OperationHandlers<typeof auditOperations> => ({
  listAudit: async ({ tenantId, user, query }) => ({
    data: await listAuditEntries(context, { tenantId, user, ...query }),
  }),

  verifyAudit: async ({ tenantId, user }) => ({
    data: await verifyAuditLog(context, { tenantId, user }),
  }),
});
