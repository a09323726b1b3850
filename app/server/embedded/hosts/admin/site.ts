import type { siteOperations } from "../../../hosts/admin/site";
import { listSiteVersions, undoSiteVersion } from "../../domain/tenants/site-history";
import { getSite, saveSite } from "../../domain/tenants/site-versions";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const siteHandlers = (context: HostContext): OperationHandlers<typeof siteOperations> => ({
  getSite: async ({ tenantId, user }) => ({ data: await getSite(context, { tenantId, user }) }),
  saveSite: async (input) => {
    const { tenantId, user, body } = input;
    return { data: await saveSite(context, { tenantId, user, ...body, source: input }) };
  },
  listSiteVersions: async ({ tenantId, user, query }) => ({
    data: await listSiteVersions(context, { tenantId, user, ...query }),
  }),
  undoSiteVersion: async (input) => {
    const { tenantId, user, params } = input;
    return { data: await undoSiteVersion(context, { tenantId, user, ...params, source: input }) };
  },
});
