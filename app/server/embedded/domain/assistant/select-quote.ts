import { splitSentences } from "../search/passages";
import type { MatchedPage, QueryWord, SiteIndex } from "../search/site-index";
import { tokenizeText } from "../search/words";

/** Except for a single longer sentence. */
const MAX_WORDS = 65;
const MAX_SENTENCES = 3;
const MAX_QUOTE_LENGTH = 480;
const MAX_PASSAGES = 6;
/** Title words identify the page but say little about what is asked. */
const TITLE_WEIGHT = 0.15;
/** Added if a sentence has the shape of an answer, such as a date for "kapan". */
const ANSWER_PATTERN_BONUS = 1.5;

const MONTH_NAMES =
  "Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember";
const NUMBER_WORDS =
  "satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|belas|puluh|ratus|ribu|juta";
const ANSWER_PATTERNS: [question: string, answer: RegExp][] = [
  ["kapan", new RegExp(`\\d{1,2} (?:${MONTH_NAMES})|\\d\\d\\.\\d\\d|pukul`)],
  ["berapa", new RegExp(`\\d|\\b(?:${NUMBER_WORDS})\\b`, "i")],
  ["siapa", /\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,}/u],
];

interface ParsedQuestion {
  words: QueryWord[];
  answerPattern: RegExp | null;
}

export interface Quote {
  text: string;
  /** 0 for a summary that replaces an answer. */
  score: number;
}

export function parseQuestion(question: string, { getQueryWords }: SiteIndex): ParsedQuestion {
  const questionWords = new Set(tokenizeText(question).map(({ text }) => text));
  return {
    words: getQueryWords(question),
    answerPattern: ANSWER_PATTERNS.find(([word]) => questionWords.has(word))?.[1] ?? null,
  };
}

/** The best run of sentences on the page; its summary if no sentence matches. */
export function extractQuote(
  { document, passages }: MatchedPage,
  question: ParsedQuestion,
  { getTerms }: SiteIndex,
): Quote {
  const matchWords = (text: string) => {
    const terms = new Set(tokenizeText(text).flatMap(({ text: word }) => getTerms(word)));
    return question.words.map((word) => word.terms.some((term) => terms.has(term)));
  };
  const inTitle = matchWords(document.title);
  const sumWeights = (includes: (wordIndex: number) => boolean | undefined) =>
    question.words.reduce(
      (total, { weight }, index) =>
        total + (includes(index) ? weight * (inTitle[index] ? TITLE_WEIGHT : 1) : 0),
      0,
    );

  let best: Quote = { text: document.summary, score: 0 };
  const summary = { heading: "", text: document.summary };
  for (const { heading, text } of [summary, ...passages.slice(0, MAX_PASSAGES)]) {
    const inHeading = matchWords(heading);
    const sentences = splitSentences(text).map((sentence) => ({
      sentence,
      matches: matchWords(sentence),
      isAnswer: question.answerPattern?.test(sentence) ?? false,
    }));
    for (const [start, first] of sentences.entries()) {
      if (!first.matches.some(Boolean)) continue;
      const run = takeSentences(sentences.slice(start));
      // The first sentence weighs more, so that quotes begin with the answer.
      const score =
        sumWeights((index) => first.matches[index]) +
        0.5 * sumWeights((index) => run.some(({ matches }) => matches[index]) || inHeading[index]) +
        getAnswerBonus(first, run);
      if (score > best.score) best = { text: run.map(({ sentence }) => sentence).join(" "), score };
    }
  }
  return { ...best, text: truncate(best.text) };
}

interface CandidateSentence {
  isAnswer: boolean;
}

function getAnswerBonus(first: CandidateSentence, run: readonly CandidateSentence[]): number {
  if (first.isAnswer) return ANSWER_PATTERN_BONUS;
  return run.some(({ isAnswer }) => isAnswer) ? ANSWER_PATTERN_BONUS / 3 : 0;
}

function takeSentences<T extends { sentence: string }>(sentences: readonly T[]): T[] {
  const run: T[] = [];
  let wordCount = 0;
  for (const candidate of sentences.slice(0, MAX_SENTENCES)) {
    wordCount += candidate.sentence.split(" ").length;
    if (run.length > 0 && wordCount > MAX_WORDS) break;
    run.push(candidate);
  }
  return run;
}

const truncate = (text: string) =>
  text.length <= MAX_QUOTE_LENGTH
    ? text
    : `${text.slice(0, text.lastIndexOf(" ", MAX_QUOTE_LENGTH))} …`;
