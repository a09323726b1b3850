import type { draftOperations } from "../../../hosts/admin/drafts";
import { deleteDraft, getDraft, saveDraft } from "../../domain/drafts/drafts";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Drafts of multi-step forms (designs B8). */
export function draftHandlers(context: HostContext): OperationHandlers<typeof draftOperations> {
  return {
    saveDraft: async ({ tenantId, body, clientIp, idempotencyKey }) => {
      const { draft, isNew } = await saveDraft(context, {
        tenantId,
        draft: body,
        clientIp,
        idempotencyKey,
      });
      return { data: draft, status: isNew ? 201 : 200 };
    },
    getDraft: async ({ tenantId, query }) => ({
      data: await getDraft(context, { tenantId, ...query }),
    }),
    deleteDraft: async ({ tenantId, body }) => {
      await deleteDraft(context, { tenantId, key: body.key });
      return { data: null };
    },
  };
}
