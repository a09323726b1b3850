import type { donationOperations } from "../../../hosts/records/donations";
import { createDonationRecord, listPaidAmounts } from "../../domain/donations/donation-records";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Donations as rows of the hosted database (STO22). */
export const donationHandlers = (
  context: HostContext,
): OperationHandlers<typeof donationOperations> => ({
  listDonationAmounts: async ({ tenantId }) => ({ data: await listPaidAmounts(context, tenantId) }),

  createDonation: async ({ tenantId, body, clientIp, idempotencyKey }) => ({
    data: await createDonationRecord(context, { tenantId, fields: body, clientIp, idempotencyKey }),
  }),
});
