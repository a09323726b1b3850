import type { portfolioOperations } from "../../../hosts/admin/portfolios";
import { listClients } from "../../domain/portfolios/clients";
import {
  createDeskPortfolio,
  decideDeskPortfolio,
  saveDeskPortfolio,
} from "../../domain/portfolios/edit-portfolio";
import {
  findDeskPortfolio,
  getPortfolio,
  listDeskPortfolios,
  listPortfolios,
  toDeskPortfolio,
} from "../../domain/portfolios/portfolios";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Past client programs. */
export const portfolioHandlers = (
  context: HostContext,
): OperationHandlers<typeof portfolioOperations> => ({
  listPortfolios: async ({ tenantId, query }) => ({
    data: await listPortfolios(context, { ...query, tenantId }),
  }),
  listClients: async ({ tenantId, query }) => ({
    data: await listClients(context, { ...query, tenantId }),
  }),
  getPortfolio: async ({ tenantId, params: { slug } }) => ({
    data: await getPortfolio(context, { tenantId, slug }),
  }),
  listDeskPortfolios: async ({ tenantId, user, query }) => ({
    data: await listDeskPortfolios(context, { ...query, tenantId, user }),
  }),
  createDeskPortfolio: async (input) => {
    const { tenantId, user, body, idempotencyKey } = input;
    const creation = { tenantId, user, body, idempotencyKey, source: input };
    return { status: 201, data: await createDeskPortfolio(context, creation) };
  },
  getDeskPortfolio: async ({ tenantId, user, params }) => ({
    data: toDeskPortfolio(await findDeskPortfolio(context.db, { ...params, tenantId, user })),
  }),
  saveDeskPortfolio: async (input) => {
    const { tenantId, user, params, body } = input;
    const { version, ...others } = body;
    const call = { ...params, tenantId, user, version, body: others, source: input };
    return { data: await saveDeskPortfolio(context, call) };
  },
  decideDeskPortfolio: async (input) => {
    const { tenantId, user, params, body } = input;
    const call = { ...params, ...body, tenantId, user, source: input };
    return { data: await decideDeskPortfolio(context, call) };
  },
});
