import type { assistantContract } from "../../hosts/assistant/contract";
import type { Handlers } from "../../hosts/host-handler";
import { streamAnswerLines } from "../domain/assistant/answer-stream";
import {
  deleteConversation,
  listConversations,
  listMessages,
  voteOnAnswer,
} from "../domain/assistant/conversations";
import { createChatIdentity, getChatIdentity } from "../domain/assistant/identities";
import { createMessage } from "../domain/assistant/start-message";
import { type HostContext, validationError } from "../kit/context";

export function assistantHandlers(context: HostContext): Handlers<typeof assistantContract> {
  return {
    login: async ({ tenantId, user, clientIp }) => {
      const identity = await createChatIdentity(context, { tenantId, user, clientIp });
      return { data: { ...identity, workspace_id: tenantId } };
    },
    me: async ({ tenantId, user }) => {
      const identity = await getChatIdentity(context, { tenantId, identityId: user.id });
      return { data: { ...identity, workspace_id: tenantId } };
    },
    chat: async ({ tenantId, user, body, clientIp, signal }) => {
      const { workspace_id: workspaceId, query, conversation_id: conversationId } = body;
      if (workspaceId !== tenantId)
        throw validationError({ workspace_id: "Ruang kerja ini bukan milik situs ini" });
      const identityId = user.id;
      const question = { tenantId, identityId, clientIp, query, conversationId };
      const message = await createMessage(context, question);
      const lines = streamAnswerLines(context, { ...message, tenantId, question: query, signal });
      return new Response(lines, {
        headers: {
          "Content-Type": "application/x-ndjson; charset=utf-8",
          "Cache-Control": "no-store",
        },
      });
    },
    listConversations: async ({ tenantId, user, query }) => ({
      data: await listConversations(context, { ...query, tenantId, user }),
    }),
    listMessages: async ({ tenantId, user, params: { id }, query }) => ({
      data: await listMessages(context, { ...query, tenantId, user, conversationId: id }),
    }),
    deleteConversation: async ({ tenantId, user, params: { id } }) => {
      await deleteConversation(context, { tenantId, user, id });
      return { data: null };
    },
    vote: async ({ tenantId, user, params: { id }, body }) => ({
      data: await voteOnAnswer(context, { tenantId, user, messageId: id, fields: body }),
    }),
  };
}
