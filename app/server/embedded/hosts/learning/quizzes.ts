import type { quizOperations } from "../../../hosts/learning/quizzes";
import { getAttempt } from "../../domain/quizzes/attempt";
import { getQuiz } from "../../domain/quizzes/quiz";
import { getAttemptResult } from "../../domain/quizzes/result";
import { saveAnswers } from "../../domain/quizzes/save-answers";
import { startAttempt } from "../../domain/quizzes/start-attempt";
import { submitAttempt } from "../../domain/quizzes/submit-attempt";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const quizHandlers = (context: HostContext): OperationHandlers<typeof quizOperations> => ({
  getQuiz: async ({ tenantId, user, params }) => ({
    data: await getQuiz(context, { tenantId, user, ...params }),
  }),
  startAttempt: async ({ tenantId, user, params }) => ({
    data: await startAttempt(context, { tenantId, user, ...params }),
  }),
  getAttempt: async ({ tenantId, user, params }) => ({
    data: await getAttempt(context, { tenantId, user, ...params }),
  }),
  saveAnswers: async ({ tenantId, user, params, body }) => ({
    data: await saveAnswers(context, { tenantId, user, ...params, ...body }),
  }),
  submitAttempt: async ({ tenantId, user, params }) => ({
    data: await submitAttempt(context, { tenantId, user, ...params }),
  }),
  getAttemptResult: async ({ tenantId, user, params }) => ({
    data: await getAttemptResult(context, { tenantId, user, ...params }),
  }),
});
