import type { quizSettingsOperations } from "../../../hosts/learning/quiz-settings";
import { saveQuizQuestions } from "../../domain/quizzes/chosen-questions";
import { getQuizSettings, saveQuizSettings } from "../../domain/quizzes/quiz-settings";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const quizSettingsHandlers = (
  context: HostContext,
): OperationHandlers<typeof quizSettingsOperations> => ({
  getQuizSettings: async ({ tenantId, user, params }) => ({
    data: await getQuizSettings(context, { tenantId, user, ...params }),
  }),
  saveQuizSettings: async ({ tenantId, user, params, body }) => ({
    data: await saveQuizSettings(context, { tenantId, user, ...params, ...body }),
  }),
  saveQuizQuestions: async ({ tenantId, user, params, body }) => ({
    data: await saveQuizQuestions(context, { tenantId, user, ...params, ...body }),
  }),
});
