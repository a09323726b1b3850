import type { reviewOperations } from "../../../hosts/learning/reviews";
import {
  getMyReview,
  listClassReviews,
  saveMyReview,
} from "../../domain/submissions/class-reviews";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const reviewHandlers = (
  context: HostContext,
): OperationHandlers<typeof reviewOperations> => ({
  listClassReviews: async ({ tenantId, query }) => ({
    data: await listClassReviews(context, { tenantId, ...query }),
  }),
  getMyReview: async ({ tenantId, user, query }) => ({
    data: await getMyReview(context, { tenantId, user, ...query }),
  }),
  saveMyReview: async ({ tenantId, user, body }) => ({
    data: await saveMyReview(context, { tenantId, user, ...body }),
  }),
});
