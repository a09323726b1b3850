import type { bankOperations } from "../../../hosts/learning/bank";
import {
  exportBankQuestions,
  getBank,
  getBankQuestion,
  listBankQuestions,
} from "../../domain/bank/bank-questions";
import { importBankQuestions } from "../../domain/bank/import-questions";
import {
  archiveBankQuestion,
  createBankQuestion,
  updateBankQuestion,
} from "../../domain/bank/save-question";
import type { HostContext, OperationHandlers } from "../../kit/context";

const CONTENT_TYPES = { gift: "text/plain; charset=utf-8", csv: "text/csv; charset=utf-8" };

export const bankHandlers = (context: HostContext): OperationHandlers<typeof bankOperations> => ({
  getBank: async ({ tenantId, user }) => ({ data: await getBank(context, { tenantId, user }) }),
  listBankQuestions: async ({ tenantId, user, query }) => ({
    data: await listBankQuestions(context, { tenantId, user, ...query }),
  }),
  getBankQuestion: async ({ tenantId, user, params }) => ({
    data: await getBankQuestion(context, { tenantId, user, ...params }),
  }),
  createBankQuestion: async ({ tenantId, user, body, idempotencyKey }) => ({
    data: await createBankQuestion(context, { tenantId, user, idempotencyKey, ...body }),
  }),
  updateBankQuestion: async ({ tenantId, user, params, body }) => ({
    data: await updateBankQuestion(context, { tenantId, user, ...params, ...body }),
  }),
  archiveBankQuestion: async ({ tenantId, user, params, body }) => ({
    data: await archiveBankQuestion(context, { tenantId, user, ...params, ...body }),
  }),
  importBankQuestions: async ({ tenantId, user, body }) => ({
    data: await importBankQuestions(context, { tenantId, user, ...body }),
  }),
  exportBankQuestions: async ({ tenantId, user, query }) =>
    new Response(await exportBankQuestions(context, { tenantId, user, ...query }), {
      headers: { "content-type": CONTENT_TYPES[query.format] },
    }),
});
