import type { adminDonationOperations } from "../../../hosts/admin/donations";
import {
  donate,
  getDonation,
  getDonationById,
  getDonationByOrder,
  getDonationTotals,
  listDonations,
  repayDonation,
} from "../../domain/donations/donations";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Donations with their payment (designs B6). */
export const adminDonationHandlers = (
  context: HostContext,
): OperationHandlers<typeof adminDonationOperations> => ({
  donate: async ({ tenantId, body, clientIp, idempotencyKey }) => ({
    data: await donate(context, { tenantId, fields: body, clientIp, idempotencyKey }),
    message: "Donasi dicatat",
  }),

  getDonation: async ({ tenantId, query: { key } }) => ({
    data: await getDonation(context, { tenantId, key }),
  }),

  getDonationByOrder: async ({ tenantId, query: { orderId } }) => ({
    data: await getDonationByOrder(context, { tenantId, orderId }),
  }),

  repayDonation: async ({ tenantId, body: { key }, origin: visitedOrigin }) => ({
    data: await repayDonation({ ...context, visitedOrigin }, { tenantId, key }),
  }),

  getDonationTotals: async ({ tenantId, query: { campaign } }) => ({
    data: await getDonationTotals(context, { tenantId, campaign }),
  }),

  listDonations: async ({ tenantId, user, query }) => ({
    data: await listDonations(context, { tenantId, user, ...query }),
  }),

  getDonationById: async ({ tenantId, user, params: { id } }) => ({
    data: await getDonationById(context, { tenantId, user, id }),
  }),
});
