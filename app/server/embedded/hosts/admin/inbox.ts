import type { inboxOperations } from "../../../hosts/admin/inbox";
import {
  createAnswerTemplate,
  deleteAnswerTemplate,
  listAnswerTemplates,
} from "../../domain/inbox/answer-templates";
import { answerInboxItem, updateInboxItem } from "../../domain/inbox/change-inbox-item";
import { exportInbox } from "../../domain/inbox/export-inbox";
import { getInboxItem } from "../../domain/inbox/item-detail";
import { countWaiting, listInbox } from "../../domain/inbox/list-inbox";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const inboxHandlers = (context: HostContext): OperationHandlers<typeof inboxOperations> => ({
  listInbox: async ({ tenantId, user, query: { page, perPage, ...filters } }) => ({
    data: await listInbox(context, { tenantId, user, filters, page, perPage }),
  }),
  countInbox: async ({ tenantId, user }) => ({
    data: await countWaiting(context, { tenantId, user }),
  }),
  exportInbox: async ({ tenantId, user, query: filters }) =>
    new Response(await exportInbox(context, { tenantId, user, filters }), {
      headers: { "Content-Type": "text/csv; charset=utf-8" },
    }),
  getInboxItem: async ({ tenantId, user, params: { id } }) => ({
    data: await getInboxItem(context, { tenantId, user, id }),
  }),
  updateInboxItem: async ({
    tenantId,
    user,
    clientIp,
    requestId,
    params: { id },
    body,
    idempotencyKey,
  }) => ({
    data: await updateInboxItem(context, {
      tenantId,
      user,
      clientIp,
      requestId,
      id,
      change: body,
      idempotencyKey,
    }),
  }),
  answerInboxItem: async ({
    tenantId,
    user,
    clientIp,
    requestId,
    params: { id },
    body,
    idempotencyKey,
  }) => ({
    data: await answerInboxItem(context, {
      tenantId,
      user,
      clientIp,
      requestId,
      id,
      answer: body,
      idempotencyKey,
    }),
  }),
  listAnswerTemplates: async ({ tenantId, user }) => ({
    data: await listAnswerTemplates(context, { tenantId, user }),
  }),
  createAnswerTemplate: async ({ tenantId, user, body }) => ({
    data: await createAnswerTemplate(context, { tenantId, user, ...body }),
  }),
  deleteAnswerTemplate: async ({ tenantId, user, params: { id } }) => ({
    data: await deleteAnswerTemplate(context, { tenantId, user, id }),
  }),
});
