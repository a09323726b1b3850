import type { campaignOperations } from "../../../hosts/admin/campaigns";
import {
  createCampaign,
  getDeskCampaign,
  listDeskCampaigns,
  saveCampaign,
  switchCampaign,
} from "../../domain/donations/campaign-desk";
import {
  addCampaignUpdate,
  correctCampaignUpdate,
  removeCampaignUpdate,
} from "../../domain/donations/campaign-news";
import { getCampaign, listOpenCampaigns } from "../../domain/donations/public-campaigns";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Campaigns that collect donations. */
export const campaignHandlers = (
  context: HostContext,
): OperationHandlers<typeof campaignOperations> => ({
  listCampaigns: async ({ tenantId, query }) => ({
    data: await listOpenCampaigns(context, { ...query, tenantId }),
  }),

  getCampaign: async ({ tenantId, params: { slug } }) => ({
    data: await getCampaign(context, { tenantId, slug }),
  }),

  listDeskCampaigns: async ({ tenantId, user, query }) => ({
    data: await listDeskCampaigns(context, { ...query, tenantId, user }),
  }),

  getDeskCampaign: async ({ tenantId, user, params: { id } }) => ({
    data: await getDeskCampaign(context, { tenantId, user, id }),
  }),

  createCampaign: async (input) => {
    const { tenantId, user, body, idempotencyKey } = input;
    const creation = { tenantId, user, body, idempotencyKey, source: input };
    return { data: await createCampaign(context, creation), status: 201 };
  },

  saveCampaign: async (input) => {
    const { tenantId, user, params, body } = input;
    return {
      data: await saveCampaign(context, { ...params, tenantId, user, body, source: input }),
    };
  },

  switchCampaign: async (input) => {
    const { tenantId, user, params, body } = input;
    const command = { ...params, ...body, tenantId, user, source: input };
    return { data: await switchCampaign(context, command) };
  },

  addCampaignUpdate: async (input) => {
    const { tenantId, user, params, body, idempotencyKey } = input;
    const command = { ...params, ...body, tenantId, user, idempotencyKey, source: input };
    return { data: await addCampaignUpdate(context, command) };
  },

  correctCampaignUpdate: async (input) => {
    const { tenantId, user, params, body } = input;
    const command = { ...params, ...body, tenantId, user, source: input };
    return { data: await correctCampaignUpdate(context, command) };
  },

  removeCampaignUpdate: async (input) => {
    const { tenantId, user, params, body } = input;
    const command = { ...params, ...body, tenantId, user, source: input };
    return { data: await removeCampaignUpdate(context, command) };
  },
});
