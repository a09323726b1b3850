import type { DemoSite } from "./demo-site";
import { QUESTIONS, type Question, UNANSWERED } from "./questions";

/** What the assistant says where the site has no answer. */
const NOT_FOUND = "saya tidak menemukan jawabannya";
/** The part of the questions that must be answered from the right page. */
export const LEAST_HIT_RATE = 0.85;
/** Sources that count: those a reader looks at. */
const LOOKED_AT = 3;

export interface Asked extends Question {
  /** Place of the right page among the cited ones, from 1; 0 where it is not among them. */
  rank: number;
  cited: string[];
}

export interface Evaluation {
  asked: Asked[];
  /** 0 to 1. */
  hitRate: number;
  /** Questions without an answer on the site that got one. */
  falseAnswers: { tenant: string; ask: string; text: string }[];
  unanswered: number;
}

/** Asks every question of the real host. */
export async function evaluate({ ask }: DemoSite): Promise<Evaluation> {
  const asked = await Promise.all(
    QUESTIONS.map(async (question): Promise<Asked> => {
      const { text, sources } = await ask(question.tenant, ...(question.after ? [question.after] : []), question.ask);
      const cited = text.includes(NOT_FOUND) ? [] : sources.map(({ url }) => url);
      return { ...question, cited, rank: cited.findIndex((url) => question.pages.includes(url.split("/").at(-1) ?? "")) + 1 };
    }),
  );
  const others = await Promise.all(UNANSWERED.map(async (one) => ({ ...one, ...(await ask(one.tenant, one.ask)) })));
  const hits = asked.filter(({ rank }) => rank > 0 && rank <= LOOKED_AT);
  return {
    asked,
    hitRate: hits.length / asked.length,
    falseAnswers: others.filter(({ text }) => !text.includes(NOT_FOUND)),
    unanswered: UNANSWERED.length,
  };
}

/** The evaluation as a table for people to read. */
export function evaluationLines({ asked, hitRate, falseAnswers, unanswered }: Evaluation): string[] {
  const firsts = asked.filter(({ rank }) => rank === 1).length;
  return [
    ...asked.map(
      ({ tenant, ask, after, rank, pages, cited }) =>
        `${rank === 0 ? "-" : rank}  ${tenant.padEnd(18)}  ${after ? `${after} → ` : ""}${ask}${rank === 1 ? "" : `  (wanted ${pages.join(" or ")}; cited ${cited.join(", ") || "nothing"})`}`,
    ),
    "",
    `right page among the first ${LOOKED_AT} sources: ${(hitRate * 100).toFixed(1)}% of ${asked.length} questions; as the first one: ${firsts}`,
    `questions without an answer on the site: ${unanswered}, answered all the same: ${falseAnswers.length}`,
    ...falseAnswers.map(({ tenant, ask, text }) => `!  ${tenant.padEnd(18)}  ${ask}  ${text.replace(/\s+/g, " ").slice(0, 160)}`),
  ];
}
