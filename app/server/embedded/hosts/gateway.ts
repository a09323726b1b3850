import type { gatewayContract } from "../../hosts/gateway/contract";
import type { Handlers } from "../../hosts/host-handler";
import { getSandboxOrder, paySandboxOrder } from "../domain/payments/sandbox-payment-page";
import type { HostContext } from "../kit/context";

/** The sandbox gateway's payment page. */
export const gatewayHandlers = (context: HostContext): Handlers<typeof gatewayContract> => ({
  getOrder: async ({ tenantId, params: { orderId } }) => ({
    data: await getSandboxOrder(context, { tenantId, orderId }),
  }),

  payOrder: async ({ tenantId, params: { orderId }, body }) => ({
    data: await paySandboxOrder(context, { tenantId, orderId, ...body }),
  }),
});
