import { BANKS } from "~/lib/banks";
import type { payoutOperations } from "../../../hosts/services/payouts";
import { approvePayouts } from "../../domain/payouts/approve-payouts";
import { rejectPayout } from "../../domain/payouts/close-payouts";
import { getPayoutBalance, listPayouts } from "../../domain/payouts/payouts";
import { requestPayout } from "../../domain/payouts/request-payout";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Payouts, version 2 (designs B5). */
export const payoutHandlers = (
  context: HostContext,
): OperationHandlers<typeof payoutOperations> => ({
  listPayouts: async ({ tenantId, user, query: { page, perPage, ...filters } }) => ({
    data: await listPayouts(context, { tenantId, user, filters, page, perPage }),
  }),

  listBanks: async () => ({
    data: BANKS.map(({ accountLengths, ...bank }) => ({ ...bank, digits: [...accountLengths] })),
  }),

  getPayoutBalance: async ({ tenantId, user }) => ({
    data: await getPayoutBalance(context, { tenantId, user }),
  }),

  requestPayout: async (input) => {
    const { tenantId, user, body, idempotencyKey } = input;
    const data = await requestPayout(context, {
      tenantId,
      user,
      payout: body,
      idempotencyKey,
      source: input,
    });
    return { data, message: "Pencairan diajukan" };
  },

  approvePayout: async (input) => {
    const { tenantId, user, body } = input;
    const { payouts, password = "" } = body;
    const data = await approvePayouts(context, {
      tenantId,
      user,
      payouts,
      password,
      source: input,
    });
    return { data };
  },

  rejectPayout: async (input) => {
    const { tenantId, user, body } = input;
    const data = await rejectPayout(context, { tenantId, user, ...body, source: input });
    return { data, message: "Pencairan ditolak" };
  },
});
