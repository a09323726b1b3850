import type { outboxOperations } from "../../../hosts/admin/outbox";
import {
  countMail,
  getMail,
  listOutbox,
  retryFailedMail,
  retryMail,
} from "../../domain/mail/outbox";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const outboxHandlers = (
  context: HostContext,
): OperationHandlers<typeof outboxOperations> => ({
  listOutbox: async ({ tenantId, user, query }) => ({
    data: await listOutbox(context, { tenantId, user, ...query }),
  }),

  countMail: async ({ tenantId, user }) => ({
    data: await countMail(context, { tenantId, user }),
  }),

  retryFailedMail: async ({ tenantId, user, idempotencyKey: key }) => ({
    data: await retryFailedMail(context, { tenantId, user, key }),
  }),

  getMail: async ({ tenantId, user, params: { id } }) => ({
    data: await getMail(context, { tenantId, user, id }),
  }),

  retryMail: async ({ tenantId, user, params: { id } }) => ({
    data: await retryMail(context, { tenantId, user, id }),
  }),
});
