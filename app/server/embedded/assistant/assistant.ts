import type { assistantContract } from "../../hosts/assistant/contract";
import type { Handlers } from "../../hosts/implement";
import { type HostContext, invalid } from "../context";
import { answerStream } from "./answer-stream";
import { beginMessage } from "./begin-message";
import { conversationHandlers } from "./conversations";
import { identityHandlers } from "./identities";

/** The assistant over a tenant's own published content. */
export function assistantHandlers(context: HostContext): Handlers<typeof assistantContract> {
  return {
    ...identityHandlers(context),
    ...conversationHandlers(context),
    chat: async ({ lmsId, user, body, clientIp, signal }) => {
      const { workspace_id, query, conversation_id: conversationId } = body;
      if (workspace_id !== lmsId) throw invalid({ workspace_id: "Ruang kerja ini bukan milik situs ini" });
      const begun = await beginMessage(context, { lmsId, identityId: user.id, clientIp, query, conversationId });
      return new Response(answerStream(context, { ...begun, lmsId, question: query, signal }), {
        headers: { "Content-Type": "application/x-ndjson; charset=utf-8", "Cache-Control": "no-store" },
      });
    },
  };
}
