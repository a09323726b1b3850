import { formatDate } from "~/lib/dates";
import { FORBIDDEN_MESSAGE } from "~/lib/messages";
import { buildHref, createPageLinks } from "~/lib/page-links";
import { type QuestionDraft, SHARED_CLASS } from "~/lib/question-draft";
import type { BankFormat } from "~/lib/question-import";
import { BANK_PATH, bankQuestionPath, LEVEL_LABELS, QUESTION_TYPE } from "~/lib/question-types";
import type { PageLinks } from "~/lib/views";
import { AppError } from "../app-error";
import type { BankFilters, BankImport, BankQuestion } from "../hosts/learning/bank";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getLearning } from "./learning";
import { requiredForStaff } from "./required";

export interface BankRow {
  id: string;
  href: string;
  prompt: string;
  type: string;
  level: string;
  tags: string;
  /** "Semua kelas" for shared questions. */
  className: string;
  updatedAt: string;
}

export interface BankList {
  rows: BankRow[];
  links: PageLinks;
  exports: Record<BankFormat, string>;
}

const SHARED_LABEL = "Semua kelas";

/** @throws AppError forbidden, unavailable */
export async function listBankQuestions(
  context: RequestContext,
  { page, ...filters }: BankFilters & { page: number },
): Promise<BankList> {
  const list = await requiredForStaff(
    getLearning(context).listBankQuestions({ query: { page, ...filters } }),
  );
  return {
    rows: list.items.map(toBankRow),
    links: createPageLinks(list, BANK_PATH, filters),
    exports: { gift: getExportHref("gift", filters), csv: getExportHref("csv", filters) },
  };
}

const getExportHref = (format: BankFormat, filters: BankFilters) =>
  buildHref(`${BANK_PATH}/Ekspor`, { format, ...filters });

export const toBankRow = (question: BankQuestion): BankRow => ({
  id: question.id,
  href: bankQuestionPath(question.id),
  prompt: question.prompt,
  type: QUESTION_TYPE[question.content.type].label,
  level: LEVEL_LABELS[question.level],
  tags: question.tags.join(", "),
  className: question.class?.name ?? SHARED_LABEL,
  updatedAt: formatDate(question.updatedAt),
});

/** What the visitor may choose from: classes to write for and to filter by, and tags. @throws AppError forbidden, unavailable */
export async function getBankChoices(context: RequestContext) {
  const { classes, tags, canEditShared } = await requiredForStaff(getLearning(context).getBank());
  const own = classes.map(({ id, name }) => ({ value: id, label: name }));
  const shared = { value: SHARED_CLASS, label: SHARED_LABEL };
  const writable = canEditShared ? [...own, shared] : own;
  return {
    /** Empty for staff without a class. */
    writable,
    /** The only class, "" where the visitor has to choose. */
    preselected: (own.length > 1 ? null : writable[0]?.value) ?? "",
    filters: [...own, shared],
    tags: tags.map((tag) => ({ value: tag, label: tag })),
  };
}
export type BankChoices = Awaited<ReturnType<typeof getBankChoices>>;

/** @throws AppError not-found, forbidden, unavailable */
export const getBankQuestion = (context: RequestContext, id: string): Promise<BankQuestion> =>
  requiredForStaff(getLearning(context).getBankQuestion({ params: { id } }));

/** @throws AppError forbidden as well, unless the visitor may edit the question */
export async function getEditableQuestion(
  context: RequestContext,
  id: string,
): Promise<BankQuestion> {
  const question = await getBankQuestion(context, id);
  if (!question.canEdit) throw new AppError("forbidden", FORBIDDEN_MESSAGE);
  return question;
}

type Draft = QuestionDraft & { classId: string | null };
const SAVE_ERRORS = { fields: [], hostMessages: [409] } as const;

export const createBankQuestion = (
  context: RequestContext,
  { idempotencyKey, ...body }: Draft & { idempotencyKey: string },
): Promise<ActionResult<{ id: string }>> =>
  attempt(context, SAVE_ERRORS, async () => {
    const { data } = await getLearning(context).createBankQuestion({ body, idempotencyKey });
    return { id: data.id };
  });

export const updateBankQuestion = (
  context: RequestContext,
  id: string,
  body: Draft & { version: number },
): Promise<ActionResult> =>
  attempt(context, SAVE_ERRORS, () =>
    getLearning(context).updateBankQuestion({ params: { id }, body }),
  );

export const archiveBankQuestion = (
  context: RequestContext,
  id: string,
  body: { version: number; isArchived: boolean },
): Promise<ActionResult> =>
  attempt(context, SAVE_ERRORS, () =>
    getLearning(context).archiveBankQuestion({ params: { id }, body }),
  );

interface ImportInput {
  classId: string;
  format: BankFormat;
  text: string;
  tags: string[];
  /** Reads the file without storing anything. */
  isTrial: boolean;
}

export const importBankQuestions = (
  context: RequestContext,
  { classId, ...input }: ImportInput,
): Promise<ActionResult<{ outcome: BankImport }>> =>
  attempt(context, { fields: [] }, async () => {
    const body = { ...input, classId: classId === SHARED_CLASS ? null : classId };
    return { outcome: (await getLearning(context).importBankQuestions({ body })).data };
  });

/** @throws AppError forbidden, unavailable */
export async function exportBankQuestions(
  context: RequestContext,
  query: BankFilters & { format: BankFormat },
): Promise<ReadableStream<Uint8Array> | null> {
  const read = getLearning(context).exportBankQuestions({ query });
  return requiredForStaff(read.then(({ body }) => ({ data: body })));
}
