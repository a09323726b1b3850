import type { adminPaymentOperations } from "../../../hosts/admin/payments";
import { exportInvoices } from "../../domain/payments/export-invoices";
import { getInvoiceDetail } from "../../domain/payments/invoice-detail";
import { listInvoices } from "../../domain/payments/list-invoices";
import { requestRefund } from "../../domain/payments/request-refund";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Invoice operations of the dashboard (designs B4). */
export const adminPaymentHandlers = (
  context: HostContext,
): OperationHandlers<typeof adminPaymentOperations> => ({
  listInvoices: async ({ tenantId, user, query: { mine, ...filters } }) => ({
    data: await listInvoices(context, { tenantId, user, ...filters, isOwnOnly: mine === "true" }),
  }),

  exportInvoices: async ({ tenantId, user, query: filters }) =>
    new Response(await exportInvoices(context, { tenantId, user, filters }), {
      headers: { "Content-Type": "text/csv; charset=utf-8" },
    }),

  getInvoice: async ({ tenantId, user, params: { id } }) => ({
    data: await getInvoiceDetail(context, { tenantId, user, id }),
  }),

  refundInvoice: async (input) => {
    const { tenantId, user, params, body } = input;
    const request = { tenantId, user, id: params.id, ...body, source: input };
    return { data: await requestRefund(context, { ...request, kind: "class" }) };
  },
});
