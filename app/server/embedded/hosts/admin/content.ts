import type { contentOperations } from "../../../hosts/admin/content";
import {
  getDeskPost,
  getDeskRevision,
  listDeskPosts,
  listDeskRevisions,
} from "../../domain/posts/content-desk";
import { decidePost } from "../../domain/posts/decide-post";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Posts of any status for those who write and publish them. */
export const contentHandlers = (
  context: HostContext,
): OperationHandlers<typeof contentOperations> => ({
  listContent: async ({ tenantId, user, query }) => ({
    data: await listDeskPosts(context, { ...query, tenantId, user }),
  }),
  getContent: async ({ tenantId, user, query }) => ({
    data: await getDeskPost(context, { ...query, tenantId, user }),
  }),
  decideContent: async (input) => {
    const { tenantId, user, params, body } = input;
    return {
      data: await decidePost(context, { ...body, ...params, tenantId, user, source: input }),
    };
  },
  listRevisions: async ({ tenantId, user, params, query }) => ({
    data: await listDeskRevisions(context, { ...query, ...params, tenantId, user }),
  }),
  getRevision: async ({ tenantId, user, params: { id, number } }) => ({
    data: await getDeskRevision(context, { tenantId, user, id, number: Number(number) }),
  }),
});
