import type { MatchedPage, SiteIndex } from "../search/site-index";
import { tokenizeText } from "../search/words";
import type { Exchange } from "./start-message";

/** Pages below this coverage of the question do not count as answers. */
const MIN_COVERAGE = 0.5;
/** Relative to the best page. */
const MIN_SCORE_RATIO = 0.3;
const MAX_PAGES = 4;

/** Words that refer to the previous exchange, as does a possessive `-nya`. */
const REFERRING_WORDS = new Set(["itu", "tersebut", "tadi", "begitu", "dia", "mereka"]);
const NON_POSSESSIVE_NYA_WORDS = new Set([
  "hanya",
  "tanya",
  "punya",
  "banyaknya",
  "biasanya",
  "sebenarnya",
  "caranya",
  "bertanya",
]);
const isBackReference = (word: string) =>
  REFERRING_WORDS.has(word) ||
  (word.endsWith("nya") && word.length > 4 && !NON_POSSESSIVE_NYA_WORDS.has(word));

/** For example "Berapa biayanya?". */
function isFollowUp(question: string, index: SiteIndex): boolean {
  const words = tokenizeText(question);
  return (
    index.getQueryWords(question).length <= 1 ||
    (words.length <= 8 && words.some(({ text }) => isBackReference(text)))
  );
}

/** Pages that answer the question, best first. Follow-ups are searched with the last full question. */
export function retrievePages(
  index: SiteIndex,
  question: string,
  history: readonly Exchange[],
): MatchedPage[] {
  const subject = isFollowUp(question, index)
    ? history.findLast((exchange) => !isFollowUp(exchange.question, index))?.question
    : undefined;
  const matches = index
    .find(subject ? `${subject} ${question}` : question)
    .filter(({ coverage }) => coverage >= MIN_COVERAGE);
  const bestScore = matches[0]?.score ?? 0;
  return matches.filter(({ score }) => score >= MIN_SCORE_RATIO * bestScore).slice(0, MAX_PAGES);
}
