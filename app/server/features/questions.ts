import { formatDateTime } from "~/lib/dates";
import type { QuestionState } from "~/lib/lesson-fields";
import { createPageLinks } from "~/lib/page-links";
import { chapterPath } from "~/lib/paths";
import type { Optional, PageLinks } from "~/lib/views";
import type { LessonQuestion, QuestionRow } from "../hosts/learning/questions";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getLearning } from "./learning";
import type { LessonParams } from "./lessons";
import { optional } from "./optional";
import { required } from "./required";

interface AnswerView {
  text: string;
  /** "Dewi, 21 November 2026 pukul 10.00 WIB" */
  source: string;
}

export interface LessonQuestionView {
  id: string;
  text: string;
  askedAt: string;
  isOwn: boolean;
  answer: AnswerView | null;
}

export interface LessonQuestionsView {
  rows: LessonQuestionView[];
  /** More than the rows unless all are shown. */
  total: number;
}

/** Beside a chapter, which must stay light on slow connections. */
const MAX_SHOWN = 5;
const MAX_SHOWN_LENGTH = 6_000;

/** Own questions about a chapter and the answered ones of others: all of them, or the newest ones. */
export async function readLessonQuestions(
  context: RequestContext,
  query: LessonParams,
  { showsAll }: { showsAll: boolean },
): Promise<Optional<LessonQuestionsView>> {
  const found = await optional(context, getLearning(context).listLessonQuestions({ query }));
  if (!found.ok) return found;
  const { items } = found.data.data;
  const rows = (showsAll ? items : takeNewest(items)).map(
    ({ id, text, askedAt, isOwn, answer }) => ({
      id,
      text,
      askedAt: formatDateTime(askedAt),
      isOwn,
      answer: toAnswerView(answer),
    }),
  );
  return { ok: true, data: { rows, total: items.length } };
}

/** At least one, so that learners see what they have just asked. */
function takeNewest(questions: LessonQuestion[]): LessonQuestion[] {
  let length = 0;
  const end = questions.findIndex(({ text, answer }, at) => {
    length += text.length + (answer?.text.length ?? 0);
    return at === MAX_SHOWN || (at > 0 && length > MAX_SHOWN_LENGTH);
  });
  return end < 0 ? questions : questions.slice(0, end);
}

const toAnswerView = (answer: LessonQuestion["answer"]): AnswerView | null =>
  answer && { text: answer.text, source: `${answer.by}, ${formatDateTime(answer.at)}` };

/** Asks the class's staff about a chapter. @throws AppError not-found */
export const askQuestion = (
  context: RequestContext,
  { text, idempotencyKey, ...place }: LessonParams & { text: string; idempotencyKey: string },
): Promise<ActionResult> =>
  attempt(context, { fields: [] }, () =>
    getLearning(context).askQuestion({ body: { ...place, text }, idempotencyKey }),
  );

export interface QuestionView {
  id: string;
  text: string;
  askedBy: string;
  askedAt: string;
  className: string;
  chapterHref: string;
  answer: AnswerView | null;
  isHidden: boolean;
  version: number;
}

export interface QuestionsView {
  rows: QuestionView[];
  links: PageLinks;
}

/** Questions of the classes that the user teaches. @throws AppError forbidden, unavailable */
export async function listQuestions(
  context: RequestContext,
  filters: { page: number; state?: QuestionState | undefined },
): Promise<QuestionsView> {
  const list = await required(getLearning(context).listQuestions({ query: filters }));
  const { page: _, ...query } = filters;
  return {
    rows: list.items.map(toQuestionView),
    links: createPageLinks(list, "/Dashboard/Questions", query),
  };
}

const toQuestionView = (row: QuestionRow): QuestionView => ({
  id: row.id,
  text: row.text,
  askedBy: row.askedBy,
  askedAt: formatDateTime(row.askedAt),
  className: row.class.name,
  chapterHref: chapterPath(row.class, row.chapter),
  answer: toAnswerView(row.answer),
  isHidden: row.isHidden,
  version: row.version,
});

interface QuestionChange {
  id: string;
  version: number;
}

/** Answers a question; the learner is mailed. @throws AppError not-found */
export const answerQuestion = (
  context: RequestContext,
  { id, ...body }: QuestionChange & { text: string },
): Promise<ActionResult> =>
  attempt(context, { fields: [] }, () =>
    getLearning(context).answerQuestion({ params: { id }, body }),
  );

/** Hides a question from the class, or shows it again. @throws AppError not-found */
export const hideQuestion = (
  context: RequestContext,
  { id, ...body }: QuestionChange & { isHidden: boolean },
): Promise<ActionResult> =>
  attempt(context, { fields: [] }, () =>
    getLearning(context).hideQuestion({ params: { id }, body }),
  );
