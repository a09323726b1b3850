import { z } from "zod";
import { MAX_TAG_LENGTH, questionDraftSchema, tagSchema } from "~/lib/question-draft";
import { BANK_FORMATS, MAX_IMPORT_LENGTH } from "~/lib/question-import";
import { QUESTION_LEVELS, QUESTION_TYPES, questionContentSchema } from "~/lib/questions";
import { recordVersion } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

const id = z.string().min(1).max(64);
const params = z.object({ id });
const named = z.object({ id, name: z.string() });

const bankQuestionSchema = z.object({
  id,
  version: recordVersion,
  /** Null: for quizzes of all classes. */
  class: named.nullable(),
  prompt: z.string(),
  explanation: z.string(),
  level: z.enum(QUESTION_LEVELS),
  tags: z.array(z.string()),
  content: questionContentSchema,
  updatedAt: instant,
  isArchived: z.boolean(),
  /** By the caller. */
  canEdit: z.boolean(),
});
export type BankQuestion = z.output<typeof bankQuestionSchema>;

const filters = {
  search: z.string().max(100).optional(),
  tag: z.string().max(MAX_TAG_LENGTH).optional(),
  type: z.enum(QUESTION_TYPES).optional(),
  level: z.enum(QUESTION_LEVELS).optional(),
  /** Id, or `SHARED_CLASS` (lib/question-draft) for shared questions. */
  class: z.string().max(64).optional(),
  state: z.enum(["archived"]).optional(),
};
const filterSchema = z.object(filters);
export type BankFilters = z.output<typeof filterSchema>;

const target = { classId: id.nullable() };
const draft = questionDraftSchema.extend(target);

const messages = z.array(z.object({ line: z.number().int(), message: z.string() }));
const importSchema = z.object({
  items: z.array(
    z.object({
      line: z.number().int(),
      prompt: z.string(),
      type: z.enum(QUESTION_TYPES),
      tags: z.array(z.string()),
      /** The bank holds it, or an earlier line. */
      isKnown: z.boolean(),
    }),
  ),
  /** Questions that are left out. */
  problems: messages,
  /** What was changed in order to read a question. */
  notes: messages,
  /** Number of questions that were stored; 0 in a trial. */
  added: z.number().int(),
});
export type BankImport = z.output<typeof importSchema>;

const read = { method: "GET", success: [200], idempotent: true, auth: "user" } as const;

/** The question bank, for the staff of classes (docs/decisions/0065). All answer 403 to others. */
export const bankOperations = {
  /** Classes that the caller teaches, tags of the questions that the caller sees, and whether the shared ones are theirs to edit. */
  getBank: {
    ...read,
    path: "v1/bank",
    response: z.object({
      classes: z.array(named),
      tags: z.array(z.string()),
      canEditShared: z.boolean(),
    }),
  },
  /** Shared questions and those of the caller's classes, last changed first. */
  listBankQuestions: {
    ...read,
    path: "v1/bank/question",
    query: z.object({ page: pageNumber, perPage: pageSize(PAGE_SIZE.content), ...filters }),
    response: paged(bankQuestionSchema),
  },
  /** 404. */
  getBankQuestion: {
    ...read,
    path: "v1/bank/question/{id}",
    params,
    response: bankQuestionSchema,
  },
  /** 403, 404 for an unknown class, 409 if the bank holds the same question. */
  createBankQuestion: {
    method: "POST",
    path: "v1/bank/question",
    body: draft,
    response: bankQuestionSchema,
    success: [201],
    idempotent: false,
    auth: "user",
  },
  /** 403, 404, 409 for a stale version or if the bank holds the same question. Existing attempts keep the old text. */
  updateBankQuestion: {
    method: "PUT",
    path: "v1/bank/question/{id}",
    params,
    body: draft.extend({ version: recordVersion }),
    response: bankQuestionSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /** Takes a question out of the draw, or back in. 403, 404, 409. */
  archiveBankQuestion: {
    method: "POST",
    path: "v1/bank/question/{id}/archive",
    params,
    body: z.object({ version: recordVersion, isArchived: z.boolean() }),
    response: bankQuestionSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /** Stores the readable questions of a file that the bank does not hold yet; in a trial, none. 403, 404. */
  importBankQuestions: {
    method: "POST",
    path: "v1/bank/import",
    body: z.object({
      ...target,
      format: z.enum(BANK_FORMATS),
      text: z.string().max(MAX_IMPORT_LENGTH),
      /** Added to those of the file. */
      tags: z.array(tagSchema).max(5),
      isTrial: z.boolean(),
    }),
    response: importSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** All filtered questions as a file. */
  exportBankQuestions: {
    ...read,
    path: "v1/bank/export",
    query: z.object({ format: z.enum(BANK_FORMATS), ...filters }),
    response: z.unknown(),
    raw: true,
  },
} satisfies Record<string, Operation>;
