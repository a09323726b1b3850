import type { outboxOperations } from "../../../hosts/admin/outbox";
import { getMail, listOutbox, retryMail } from "../../domain/mail/outbox";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const outboxHandlers = (
  context: HostContext,
): OperationHandlers<typeof outboxOperations> => ({
  listOutbox: async ({ tenantId, user, query }) => ({
    data: await listOutbox(context, { tenantId, user, ...query }),
  }),

  getMail: async ({ tenantId, user, params: { id } }) => ({
    data: await getMail(context, { tenantId, user, id }),
  }),

  retryMail: async ({ tenantId, user, params: { id } }) => ({
    data: await retryMail(context, { tenantId, user, id }),
  }),
});
