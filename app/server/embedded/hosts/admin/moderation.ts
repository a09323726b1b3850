import type { moderationOperations } from "../../../hosts/admin/moderation";
import { listVotes } from "../../domain/assistant/votes";
import { listSubmissions, moderateSubmission } from "../../domain/submissions/moderation";
import { listPublishedTestimonies } from "../../domain/submissions/published-submissions";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Moderation of submissions, and votes on assistant answers. */
export function moderationHandlers(
  context: HostContext,
): OperationHandlers<typeof moderationOperations> {
  return {
    listSubmissions: async ({ tenantId, user, query }) => ({
      data: await listSubmissions(context, { tenantId, user, ...query }),
    }),
    moderate: async ({ tenantId, user, clientIp, requestId, params, body }) => ({
      data: await moderateSubmission(context, {
        tenantId,
        user,
        clientIp,
        requestId,
        id: params.id,
        ...body,
      }),
    }),
    listVotes: async ({ tenantId, user, query }) => ({
      data: await listVotes(context, { tenantId, user, ...query }),
    }),
    listTestimonies: async ({ tenantId, query }) => ({
      data: await listPublishedTestimonies(context, { tenantId, ...query }),
    }),
  };
}
