import type { searchOperations } from "../../../hosts/admin/search";
import { listSitePages, searchSite } from "../../domain/search/search-site";
import type { HostContext, OperationHandlers } from "../../kit/context";

export function searchHandlers(context: HostContext): OperationHandlers<typeof searchOperations> {
  return {
    search: async ({ tenantId, query: { q, type, page, perPage } }) => ({
      data: await searchSite(context, { tenantId, text: q, type, page, perPage }),
    }),
    listSitePages: async ({ tenantId }) => ({ data: await listSitePages(context, tenantId) }),
  };
}
