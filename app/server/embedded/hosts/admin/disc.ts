import type { discOperations } from "../../../hosts/admin/disc";
import { deleteDiscResult, getDiscResult } from "../../domain/submissions/disc-results";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** DISC results by the key of their link. */
export function discHandlers(context: HostContext): OperationHandlers<typeof discOperations> {
  return {
    getDiscResult: async ({ tenantId, query }) => ({
      data: await getDiscResult(context, { tenantId, key: query.key }),
    }),
    deleteDiscResult: async ({ tenantId, body }) => {
      await deleteDiscResult(context, { tenantId, key: body.key });
      return { data: null };
    },
  };
}
