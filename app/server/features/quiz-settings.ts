import { createPageLinks } from "~/lib/page-links";
import { quizQuestionsPath } from "~/lib/paths";
import { bankQuestionPath, QUESTION_TYPE } from "~/lib/question-types";
import type { QuestionType } from "~/lib/questions";
import {
  type ChosenQuestion,
  MAX_CHOSEN,
  MAX_DRAW_ROWS,
  type QuizQuestionChange,
  type QuizSettings,
  REVIEW_LABELS,
} from "~/lib/quiz-settings-fields";
import type { BankQuestion } from "../hosts/learning/bank";
import type { StoredQuizSettings } from "../hosts/learning/quiz-settings";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { toBankRow } from "./bank";
import { getLearning } from "./learning";
import { requiredForStaff } from "./required";

/** @throws AppError forbidden, not-found, unavailable */
export const getQuizSettings = (
  context: RequestContext,
  quizId: string,
): Promise<StoredQuizSettings> =>
  requiredForStaff(getLearning(context).getQuizSettings({ params: { quizId } }));

/** Tags of the quiz first, then the others of the bank: an empty count draws nothing. */
function toDrawRows({ draw, tags }: StoredQuizSettings) {
  const drawn = draw.map(({ tag, count }) => ({ tag, count: String(count) }));
  const others = tags.filter(({ tag }) => draw.every((rule) => rule.tag !== tag));
  return [...drawn, ...others.map(({ tag }) => ({ tag, count: "" }))].slice(0, MAX_DRAW_ROWS);
}

/** Values of the form of a quiz. */
export const toQuizFormValues = (settings: StoredQuizSettings) => ({
  version: String(settings.version),
  title: settings.title,
  draw: toDrawRows(settings),
  passMark: String(settings.passMark),
  minutes: settings.minutes?.toString() ?? "",
  maxAttempts: settings.maxAttempts?.toString() ?? "",
  shuffle: settings.shuffle ? ("on" as const) : undefined,
  review: settings.review,
});
export type QuizFormValues = ReturnType<typeof toQuizFormValues>;

export const QUIZ_FIELD_LABELS: Record<Exclude<keyof QuizFormValues, "version">, string> = {
  title: "Judul",
  draw: "Jumlah soal per tag",
  passMark: "Nilai lulus",
  minutes: "Waktu dalam menit",
  maxAttempts: "Jumlah percobaan",
  shuffle: "Acak urutan soal dan pilihan",
  review: "Pembahasan ditampilkan",
};

/** Labels of chosen values. */
export const QUIZ_VALUE_NAMES: ReadonlyMap<string, string> = new Map([
  ["on", "Ya"],
  ...Object.entries(REVIEW_LABELS),
]);

export const saveQuizSettings = (
  context: RequestContext,
  quizId: string,
  body: QuizSettings & { version: number },
): Promise<ActionResult> =>
  attempt(context, { fields: ["draw"] }, () =>
    getLearning(context).saveQuizSettings({ params: { quizId }, body }),
  );

interface QuizQuestionFilters {
  page: number;
  search?: string | undefined;
  tag?: string | undefined;
  type?: QuestionType | undefined;
}

const toChosenView = ({
  id,
  prompt,
  type,
  points,
  isArchived,
  isForeign,
}: StoredQuizSettings["chosen"][number]) => ({
  id,
  prompt,
  points: String(points),
  href: bankQuestionPath(id),
  facts: [
    QUESTION_TYPE[type].label,
    isArchived && "diarsipkan, jadi tidak ditanyakan",
    isForeign && "kini milik kelas lain, jadi tidak ditanyakan",
  ]
    .filter(Boolean)
    .join(", "),
});

/** The chosen questions of a quiz, and a page of the bank to choose from. @throws AppError forbidden, not-found, unavailable */
export async function getQuizQuestions(
  context: RequestContext,
  quizId: string,
  { page, ...filters }: QuizQuestionFilters,
) {
  const learning = getLearning(context);
  const [settings, bank] = await Promise.all([
    getQuizSettings(context, quizId),
    requiredForStaff(learning.listBankQuestions({ query: { page, ...filters } })),
  ]);
  const chosenIds = new Set(settings.chosen.map(({ id }) => id));
  return {
    id: settings.id,
    title: settings.title,
    className: settings.class.name,
    version: settings.version,
    tags: settings.tags.map(({ tag }) => ({ value: tag, label: tag })),
    chosen: settings.chosen.map(toChosenView),
    bank: bank.items.map((question) => ({
      ...toBankRow(question),
      state: getChoice(question, settings, chosenIds),
    })),
    links: createPageLinks(bank, quizQuestionsPath(settings.id), filters),
  };
}
export type QuizQuestions = Awaited<ReturnType<typeof getQuizQuestions>>;

/** Questions of other classes are of no use to the quiz. */
function getChoice(
  question: BankQuestion,
  settings: StoredQuizSettings,
  chosenIds: ReadonlySet<string>,
): "free" | "chosen" | "foreign" {
  if (chosenIds.has(question.id)) return "chosen";
  return question.class === null || question.class.id === settings.class.id ? "free" : "foreign";
}

/** The list after a button was pressed; without an effect it stays the same. */
function applyChange(
  chosen: readonly ChosenQuestion[],
  { question: id, change, points }: QuizQuestionChange,
): ChosenQuestion[] {
  const at = chosen.findIndex((each) => each.id === id);
  if (at < 0) return change === "add" ? [...chosen, { id, points: points ?? 1 }] : [...chosen];
  if (change === "remove") return chosen.filter((each) => each.id !== id);
  if (change === "points")
    return chosen.map((each) => (each.id === id ? { id, points: points ?? 1 } : each));
  const target = { up: at - 1, down: at + 1, add: at }[change];
  const [moved, other] = [chosen[at], chosen[target]];
  if (!moved || !other) return [...chosen];
  return chosen.with(at, other).with(target, moved);
}

/** Chooses a question, gives it up, moves it or weighs it. @throws AppError not-found */
export const changeQuizQuestion = async (
  context: RequestContext,
  quizId: string,
  value: QuizQuestionChange,
): Promise<ActionResult> => {
  const { chosen } = await getQuizSettings(context, quizId);
  const stored = chosen.map(({ id, points }) => ({ id, points }));
  const body = { version: value.version, chosen: applyChange(stored, value) };
  if (body.chosen.length > MAX_CHOSEN) return TOO_MANY;
  return attempt(context, { fields: ["question"], hostMessages: [409] }, () =>
    getLearning(context).saveQuizQuestions({ params: { quizId }, body }),
  );
};

const TOO_MANY = {
  ok: false,
  status: 422,
  message: "Sebuah kuis memuat paling banyak 100 soal pilihan",
  fields: {},
} as const;
