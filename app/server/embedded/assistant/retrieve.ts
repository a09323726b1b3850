import type { FoundPage, SiteIndex } from "../search/site-index";
import { wordsOf } from "../search/words";
import type { Exchange } from "./begin-message";

/** So much of the question must stand on a page; below it the assistant does not know. */
const LEAST_COVERAGE = 0.5;
/** Pages that fit far worse than the best one answer something else. */
const LEAST_SHARE = 0.3;
const MOST_PAGES = 4;

/** Words that point at what was said before; a possessive `-nya` does so too. */
const POINTING = new Set(["itu", "tersebut", "tadi", "begitu", "dia", "mereka"]);
const ALWAYS_NYA = new Set(["hanya", "tanya", "punya", "banyaknya", "biasanya", "sebenarnya", "caranya", "bertanya"]);
const pointsBack = (word: string) => POINTING.has(word) || (word.endsWith("nya") && word.length > 4 && !ALWAYS_NYA.has(word));

/** Does the question only make sense after the one before? "Berapa biayanya?" */
function isFollowUp(question: string, index: SiteIndex): boolean {
  const words = wordsOf(question);
  return index.askedWords(question).length <= 1 || (words.length <= 8 && words.some(({ text }) => pointsBack(text)));
}

/** The pages that answer a question, best first; none when the site has no answer. A question that leans on the one before is asked with it. */
export function retrieve(index: SiteIndex, question: string, history: readonly Exchange[]): FoundPage[] {
  const subject = isFollowUp(question, index) ? history.findLast((turn) => !isFollowUp(turn.question, index))?.question : undefined;
  const found = index.find(subject ? `${subject} ${question}` : question).filter(({ coverage }) => coverage >= LEAST_COVERAGE);
  const best = found[0]?.score ?? 0;
  return found.filter(({ score }) => score >= LEAST_SHARE * best).slice(0, MOST_PAGES);
}
