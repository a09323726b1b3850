import type { setupOperations } from "../../../hosts/admin/setup";
import { completeSetup, getSetup } from "../../domain/tenants/complete-setup";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** One-time setup of a site and its first superadmin. */
export function setupHandlers(context: HostContext): OperationHandlers<typeof setupOperations> {
  return {
    getSetup: async ({ tenantId, query }) => ({
      data: await getSetup(context, { tenantId, token: query.token }),
    }),
    finishSetup: async ({ tenantId, body }) => ({
      data: await completeSetup(context, { tenantId, ...body }),
    }),
  };
}
