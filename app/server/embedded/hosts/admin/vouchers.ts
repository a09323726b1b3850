import type { voucherOperations } from "../../../hosts/admin/vouchers";
import { createVoucher, listVouchers, stopVoucher } from "../../domain/vouchers/manage-vouchers";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const voucherHandlers = (
  context: HostContext,
): OperationHandlers<typeof voucherOperations> => ({
  listVouchers: async ({ tenantId, user, query }) => ({
    data: await listVouchers(context, { tenantId, user, ...query }),
  }),
  createVoucher: async (input) => {
    const { tenantId, user, body: voucher, idempotencyKey } = input;
    const creation = { tenantId, user, voucher, idempotencyKey, source: input };
    return { data: await createVoucher(context, creation), status: 201 };
  },
  stopVoucher: async (input) => {
    const { tenantId, user, params } = input;
    return { data: await stopVoucher(context, { tenantId, user, ...params, source: input }) };
  },
});
