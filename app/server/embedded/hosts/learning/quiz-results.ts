import type { quizResultOperations } from "../../../hosts/learning/quiz-results";
import { getEssays, gradeEssays } from "../../domain/quizzes/essays";
import { getQuizResults } from "../../domain/quizzes/quiz-results";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const quizResultHandlers = (
  context: HostContext,
): OperationHandlers<typeof quizResultOperations> => ({
  getQuizResults: async ({ tenantId, user, params }) => ({
    data: await getQuizResults(context, { tenantId, user, ...params }),
  }),
  getEssays: async ({ tenantId, user, params }) => ({
    data: await getEssays(context, { tenantId, user, ...params }),
  }),
  gradeEssays: async ({ tenantId, user, params, body }) => ({
    data: await gradeEssays(context, { tenantId, user, ...params, ...body }),
  }),
});
