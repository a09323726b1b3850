import type { adminPaymentOperations } from "../../../hosts/admin/payments";
import { listInvoices } from "../../domain/payments/list-invoices";
import { refundInvoice } from "../../domain/payments/refund-invoice";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Invoice operations of the dashboard (designs B4). */
export const adminPaymentHandlers = (
  context: HostContext,
): OperationHandlers<typeof adminPaymentOperations> => ({
  listInvoices: async ({ tenantId, user, query: { mine, ...filters } }) => ({
    data: await listInvoices(context, { tenantId, user, ...filters, isOwnOnly: mine === "true" }),
  }),

  refundInvoice: async (input) => {
    const { tenantId, user, params, body } = input;
    const data = await refundInvoice(context, {
      tenantId,
      user,
      id: params.id,
      reason: body.reason,
      source: input,
    });
    return { data, message: "Pengembalian dicatat" };
  },
});
