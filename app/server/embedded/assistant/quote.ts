import { sentencesOf } from "../search/passages";
import type { AskedWord, FoundPage, SiteIndex } from "../search/site-index";
import { wordsOf } from "../search/words";

/** A quotation ends before it gets longer than this many words, but has one sentence at least. */
const MOST_WORDS = 65;
const MOST_SENTENCES = 3;
const LONGEST_SENTENCE = 480;
/** Passages of a page that are looked through. */
const MOST_PASSAGES = 6;
/** A word of the title tells which page is meant, and little of what is asked about it. */
const TITLE_SHARE = 0.15;
/** What a sentence is worth more that looks like an answer to this kind of question. */
const SHAPE_WORTH = 1.5;

const MONTHS = "Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember";
const NUMBERS = "satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|belas|puluh|ratus|ribu|juta";
const SHAPES: [question: string, answer: RegExp][] = [
  ["kapan", new RegExp(`\\d{1,2} (?:${MONTHS})|\\d\\d\\.\\d\\d|pukul`)],
  ["berapa", new RegExp(`\\d|\\b(?:${NUMBERS})\\b`, "i")],
  ["siapa", /\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,}/u],
];

interface Asked {
  words: AskedWord[];
  shape: RegExp | null;
}

export interface Quote {
  text: string;
  /** How much of what was asked it says; 0 for a summary that stands in for an answer. */
  worth: number;
}

/** What a question asks for. */
export function askedOf(question: string, { askedWords }: SiteIndex): Asked {
  const said = new Set(wordsOf(question).map(({ text }) => text));
  return { words: askedWords(question), shape: SHAPES.find(([word]) => said.has(word))?.[1] ?? null };
}

/** The run of sentences on the page that says most of what was asked; the page's summary where none of its sentences does. */
export function quoteOf({ document, passages }: FoundPage, { words, shape }: Asked, { termsOf }: SiteIndex): Quote {
  const standsIn = (text: string) => {
    const terms = new Set(wordsOf(text).flatMap(({ text: word }) => termsOf(word)));
    return words.map((word) => word.terms.some((term) => terms.has(term)));
  };
  const inTitle = standsIn(document.title);
  const sum = (has: (at: number) => boolean | undefined) =>
    words.reduce((total, { weight }, at) => total + (has(at) ? weight * (inTitle[at] ? TITLE_SHARE : 1) : 0), 0);

  let best: Quote = { text: document.summary, worth: 0 };
  for (const { heading, text } of [{ heading: "", text: document.summary }, ...passages.slice(0, MOST_PASSAGES)]) {
    const inHeading = standsIn(heading);
    const sentences = sentencesOf(text).map((sentence) => ({ sentence, has: standsIn(sentence), fits: shape?.test(sentence) ?? false }));
    for (const [start, first] of sentences.entries()) {
      if (!first.has.some(Boolean)) continue;
      const run = runFrom(sentences.slice(start));
      // The first sentence counts most, so that an answer stands at its beginning.
      const said = sum((at) => first.has[at]) + 0.5 * sum((at) => run.some(({ has }) => has[at]) || inHeading[at]);
      const fitting = first.fits ? SHAPE_WORTH : run.some(({ fits }) => fits) ? SHAPE_WORTH / 3 : 0;
      if (said + fitting > best.worth) best = { text: run.map(({ sentence }) => sentence).join(" "), worth: said + fitting };
    }
  }
  return { ...best, text: shorten(best.text) };
}

/** As many of the sentences as make a quotation, from the first one on. */
function runFrom<T extends { sentence: string }>(sentences: readonly T[]): T[] {
  const run: T[] = [];
  let words = 0;
  for (const one of sentences.slice(0, MOST_SENTENCES)) {
    words += one.sentence.split(" ").length;
    if (run.length > 0 && words > MOST_WORDS) break;
    run.push(one);
  }
  return run;
}

const shorten = (text: string) => (text.length <= LONGEST_SENTENCE ? text : `${text.slice(0, text.lastIndexOf(" ", LONGEST_SENTENCE))} …`);
