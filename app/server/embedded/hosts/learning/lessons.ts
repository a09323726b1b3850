import type { lessonOperations } from "../../../hosts/learning/lessons";
import { getLesson, getOutline } from "../../domain/learning/lesson";
import { completeLesson } from "../../domain/learning/progress";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const lessonHandlers = (
  context: HostContext,
): OperationHandlers<typeof lessonOperations> => ({
  getOutline: async ({ tenantId, user, query }) => ({
    data: await getOutline(context, { tenantId, user, class: query.class }),
  }),
  getLesson: async ({ tenantId, user, query }) => ({
    data: await getLesson(context, { tenantId, user, ...query }),
  }),
  completeLesson: async ({ tenantId, user, body }) => ({
    data: await completeLesson(context, { tenantId, user, ...body }),
  }),
});
