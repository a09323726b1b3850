import type { refundOperations } from "../../../hosts/admin/refunds";
import { approveRefund, completeRefund, withdrawRefund } from "../../domain/payments/decide-refund";
import { getRefundDetail, listRefunds } from "../../domain/payments/list-refunds";
import { requestRefund } from "../../domain/payments/request-refund";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Money owed back to payers (designs B4). */
export const refundHandlers = (
  context: HostContext,
): OperationHandlers<typeof refundOperations> => ({
  listRefunds: async ({ tenantId, user, query }) => ({
    data: await listRefunds(context, { tenantId, user, ...query }),
  }),

  getRefund: async ({ tenantId, user, params: { id } }) => ({
    data: await getRefundDetail(context, { tenantId, user, id }),
  }),

  approveRefund: async (input) => {
    const { tenantId, user, params, body } = input;
    const command = { tenantId, user, id: params.id, ...body, source: input };
    return { data: await approveRefund(context, command) };
  },

  completeRefund: async (input) => {
    const { tenantId, user, params, body } = input;
    const command = { tenantId, user, id: params.id, ...body, source: input };
    return { data: await completeRefund(context, command) };
  },

  withdrawRefund: async (input) => {
    const { tenantId, user, params, body } = input;
    const command = { tenantId, user, id: params.id, ...body, source: input };
    await withdrawRefund(context, command);
    return { data: null, message: "Usulan ditarik" };
  },

  refundDonation: async (input) => {
    const { tenantId, user, params, body } = input;
    const request = { tenantId, user, id: params.id, ...body, source: input };
    return { data: await requestRefund(context, { ...request, kind: "donation" }) };
  },
});
