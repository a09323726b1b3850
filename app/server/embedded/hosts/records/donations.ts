import type { donationOperations } from "../../../hosts/records/donations";
import { listPaidAmounts } from "../../domain/donations/donation-records";
import { donate } from "../../domain/donations/donations";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Donations as rows of the hosted database (STO22). */
export const donationHandlers = (
  context: HostContext,
): OperationHandlers<typeof donationOperations> => ({
  listDonationAmounts: async ({ tenantId }) => ({ data: await listPaidAmounts(context, tenantId) }),

  createDonation: async ({ tenantId, body, clientIp, idempotencyKey, origin: visitedOrigin }) => {
    const input = { tenantId, fields: body, clientIp, idempotencyKey };
    return { data: [toRow(await donate({ ...context, visitedOrigin }, input))] };
  },
});

const toRow = ({
  id,
  amount,
  status,
  number,
  key,
  payUrl,
}: Awaited<ReturnType<typeof donate>>) => ({ id, amount, status, number, key, payUrl });
