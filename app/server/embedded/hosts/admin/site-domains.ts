import type { siteDomainOperations } from "../../../hosts/admin/site-domains";
import {
  addSiteDomain,
  listSiteDomains,
  removeSiteDomain,
  verifySiteDomain,
} from "../../domain/tenants/site-domains";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const siteDomainHandlers = (
  context: HostContext,
): OperationHandlers<typeof siteDomainOperations> => ({
  listSiteDomains: async ({ tenantId, user }) => ({
    data: await listSiteDomains(context, { tenantId, user }),
  }),
  addSiteDomain: async (input) => {
    const { tenantId, user, body } = input;
    return { data: await addSiteDomain(context, { tenantId, user, ...body, source: input }) };
  },
  verifySiteDomain: async (input) => {
    const { tenantId, user, params } = input;
    return { data: await verifySiteDomain(context, { tenantId, user, ...params, source: input }) };
  },
  removeSiteDomain: async (input) => {
    const { tenantId, user, params } = input;
    return { data: await removeSiteDomain(context, { tenantId, user, ...params, source: input }) };
  },
});
