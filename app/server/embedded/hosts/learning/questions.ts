import type { questionOperations } from "../../../hosts/learning/questions";
import {
  answerQuestion,
  hideQuestion,
  listQuestions,
} from "../../domain/learning/answer-questions";
import { askQuestion, listLessonQuestions } from "../../domain/learning/ask-questions";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const questionHandlers = (
  context: HostContext,
): OperationHandlers<typeof questionOperations> => ({
  askQuestion: async ({ tenantId, user, body, idempotencyKey }) => ({
    data: await askQuestion(context, { tenantId, user, idempotencyKey, ...body }),
  }),
  listLessonQuestions: async ({ tenantId, user, query }) => ({
    data: { items: await listLessonQuestions(context, { tenantId, user, ...query }) },
  }),
  listQuestions: async ({ tenantId, user, query }) => ({
    data: await listQuestions(context, { tenantId, user, ...query }),
  }),
  answerQuestion: async ({ tenantId, user, params, body }) => ({
    data: await answerQuestion(context, { tenantId, user, id: params.id, ...body }),
  }),
  hideQuestion: async ({ tenantId, user, params, body }) => ({
    data: await hideQuestion(context, { tenantId, user, id: params.id, ...body }),
  }),
});
