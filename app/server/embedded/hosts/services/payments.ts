import type { paymentOperations } from "../../../hosts/services/payments";
import { createInvoice } from "../../domain/payments/create-invoice";
import { getOrderStatus, getPaymentDetail } from "../../domain/payments/payment-detail";
import { handlePaymentNotice } from "../../domain/payments/payment-notices";
import { repayInvoice } from "../../domain/payments/repay-invoice";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Payments of classes (designs B4). */
export const paymentHandlers = (
  context: HostContext,
): OperationHandlers<typeof paymentOperations> => ({
  createInvoice: async (call) => {
    const { tenantId, user, idempotencyKey, origin: visitedOrigin } = call;
    const input = { tenantId, user, ...call.query, ...call.body, idempotencyKey };
    const { invoice, isNew } = await createInvoice({ ...context, visitedOrigin }, input);
    return { data: invoice, status: isNew ? 201 : 200 };
  },

  repayInvoice: async ({ tenantId, user, query, idempotencyKey, origin: visitedOrigin }) => {
    const input = { tenantId, user, slug: query.slug, method: query.method, idempotencyKey };
    return { data: await repayInvoice({ ...context, visitedOrigin }, input) };
  },

  sendCallback: async ({ body, clientIp, requestId }) => ({
    data: {
      kind: null,
      isTrial: false,
      isReturned: false,
      ...(await handlePaymentNotice(context, body, { clientIp, requestId })),
    },
  }),

  readCallback: async ({ tenantId, query: { orderId } }) => ({
    data: await getOrderStatus(context, { tenantId, orderId }),
  }),

  getPaymentDetail: async ({ tenantId, user, body }) => ({
    data: await getPaymentDetail(context, { tenantId, user, invoice: body }),
  }),
});
