import type { DemoHosts } from "./demo-hosts";
import { QUESTIONS, type Question, UNANSWERABLE_QUESTIONS } from "./questions";

/** What the assistant says where the site has no answer. */
const NOT_FOUND_PHRASE = "saya tidak menemukan jawabannya";
/** The part of the questions that must be answered from the right page. */
export const MIN_HIT_RATE = 0.85;
/** Sources that count: those a reader looks at. */
const MAX_RANK = 3;

export interface QuestionResult extends Question {
  /** Place of the right page among the cited ones, from 1; 0 where it is not among them. */
  rank: number;
  citedPages: string[];
}

export interface Evaluation {
  results: QuestionResult[];
  /** 0 to 1. */
  hitRate: number;
  /** Questions without an answer on the site that got one. */
  falseAnswers: { tenant: string; ask: string; text: string }[];
  unanswered: number;
}

/** Asks every question of the real host. */
export async function evaluateAssistant({ ask }: DemoHosts): Promise<Evaluation> {
  const asked = await Promise.all(
    QUESTIONS.map(async (question): Promise<QuestionResult> => {
      const { text, sources } = await ask(
        question.tenant,
        ...(question.previousQuestion ? [question.previousQuestion] : []),
        question.ask,
      );
      const cited = text.includes(NOT_FOUND_PHRASE) ? [] : sources.map(({ url }) => url);
      return {
        ...question,
        citedPages: cited,
        rank: cited.findIndex((url) => question.pages.includes(url.split("/").at(-1) ?? "")) + 1,
      };
    }),
  );
  const others = await Promise.all(
    UNANSWERABLE_QUESTIONS.map(async (one) => ({ ...one, ...(await ask(one.tenant, one.ask)) })),
  );
  const hits = asked.filter(({ rank }) => rank > 0 && rank <= MAX_RANK);
  return {
    results: asked,
    hitRate: hits.length / asked.length,
    falseAnswers: others.filter(({ text }) => !text.includes(NOT_FOUND_PHRASE)),
    unanswered: UNANSWERABLE_QUESTIONS.length,
  };
}

/** The evaluation as a table for people to read. */
export function formatEvaluation({
  results: asked,
  hitRate,
  falseAnswers,
  unanswered,
}: Evaluation): string[] {
  const firsts = asked.filter(({ rank }) => rank === 1).length;
  return [
    ...asked.map(
      ({ tenant, ask, previousQuestion: after, rank, pages, citedPages: cited }) =>
        `${rank === 0 ? "-" : rank}  ${tenant.padEnd(18)}  ${after ? `${after} → ` : ""}${ask}${rank === 1 ? "" : `  (wanted ${pages.join(" or ")}; cited ${cited.join(", ") || "nothing"})`}`,
    ),
    "",
    `right page among the first ${MAX_RANK} sources: ${(hitRate * 100).toFixed(1)}% of ${asked.length} questions; as the first one: ${firsts}`,
    `questions without an answer on the site: ${unanswered}, answered all the same: ${falseAnswers.length}`,
    ...falseAnswers.map(
      ({ tenant, ask, text }) =>
        `!  ${tenant.padEnd(18)}  ${ask}  ${text.replace(/\s+/g, " ").slice(0, 160)}`,
    ),
  ];
}
