import type { messageOperations } from "../../../hosts/admin/messages";
import { sendMessage } from "../../domain/messages/send-message";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const messageHandlers = (
  context: HostContext,
): OperationHandlers<typeof messageOperations> => ({
  sendMessage: async ({ tenantId, body, clientIp, idempotencyKey }) => ({
    data: await sendMessage(context, { tenantId, body, clientIp, idempotencyKey }),
    message: "Kiriman diterima",
  }),
});
