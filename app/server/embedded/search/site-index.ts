import MiniSearch, { type SearchResult } from "minisearch";
import type { Passage, SearchDocument } from "./document";
import { writtenForms } from "./everyday-words";
import { SYNONYMS } from "./synonyms";
import { type Lexicon, type TermsOf, wordsOf } from "./words";

const WEIGHTS = { title: 4, heading: 2, summary: 2, keywords: 1.5, text: 1 } as const;
const FIELDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
const FUZZY_FROM = 5;
const FUZZINESS = 0.2;
const PREFIX_FROM = 3;
/** What a page's further passages add to its best one. */
const FURTHER = 0.15;
/** What a word counts that neither the site nor the dictionary has: a name or a foreign word, which may be said otherwise here. */
const STRANGE_SHARE = 0.5;
/** How far a list stands behind what it names where somebody searches, and behind pages that have more of what was asked. */
const LIST_SHARE = 0.4;
/** Documents that are read into the index before others may have the process. */
const AT_ONCE = 20;

const EMPTY: Passage = { heading: "", text: "" };

/** A passage that fits, best first. */
export interface FoundPassage {
  heading: string;
  text: string;
  score: number;
}

export interface FoundPage {
  document: SearchDocument;
  score: number;
  /** 0 to 1: how much of what was asked for stands on the page, rare words counting more. */
  coverage: number;
  passages: FoundPassage[];
  /** Terms of the page that were matched, for marking. */
  terms: ReadonlySet<string>;
}

/** A word of a question. */
export interface AskedWord {
  word: string;
  /** What it is searched as: its own terms, and those of what else it is called. */
  terms: string[];
  /** How much it tells: most for one that stands in few places. */
  weight: number;
}

export interface SiteIndex {
  /** The words of a question that say what it is about, each once and as it is written. */
  askedWords(question: string): AskedWord[];
  /** @param loose also what begins alike, and words with a wrong letter; for people who type a search */
  find(question: string, options?: { loose: boolean }): FoundPage[];
  termsOf: TermsOf;
}

/** One ranked index (BM25+) over a site. The same documents in the same order rank alike on every machine and database. */
export async function createSiteIndex(documents: readonly SearchDocument[], lexicon: Lexicon): Promise<SiteIndex> {
  const { termsOf, isIndonesian } = lexicon;
  const index = new MiniSearch<Record<string, string | number>>({
    fields: FIELDS,
    idField: "at",
    tokenize: (text) => text.split(" "),
    processTerm: termsOf,
  });
  const places: { page: number; passage: number }[] = [];
  const holders = new Map<string, number>();
  for (const [page, { title, summary, keywords, passages, isList }] of documents.entries()) {
    for (const [passage, { heading, text }] of (passages.length > 0 ? passages : [EMPTY]).entries()) {
      const isFirst = passage === 0;
      // What a list names is found under its own name.
      const fields = { title, heading, summary: isFirst ? summary : "", keywords: isFirst ? keywords : "", text: isList ? "" : text };
      const words = Object.entries(fields).map(([field, value]) => [field, wordsOf(value).map((word) => word.text)] as const);
      for (const term of new Set(words.flatMap(([, own]) => own.flatMap(termsOf)))) holders.set(term, (holders.get(term) ?? 0) + 1);
      index.add({ at: places.length, ...Object.fromEntries(words.map(([field, own]) => [field, own.join(" ")])) });
      places.push({ page, passage });
    }
    if (page % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  /** Of a word that is in the lexicon, the commonest form counts. */
  function toAsked(word: string): AskedWord {
    const terms = [...new Set([word, ...(SYNONYMS.get(word) ?? [])].flatMap(termsOf))];
    const most = Math.max(0, ...terms.map((term) => holders.get(term) ?? 0));
    const share = most === 0 && !isIndonesian(word) ? STRANGE_SHARE : 1;
    return { word, terms, weight: share * Math.log(1 + places.length / (1 + most)) };
  }

  function askedWords(question: string): AskedWord[] {
    const words = wordsOf(question).flatMap(({ text }) => (holders.has(text) ? [text] : writtenForms(text, lexicon)));
    return [...new Set(words)].filter((word) => termsOf(word).length > 0).map(toAsked);
  }

  function find(question: string, { loose }: { loose: boolean } = { loose: false }): FoundPage[] {
    const asked = askedWords(question);
    if (asked.length === 0) return [];
    const terms = new Map(asked.map((one) => [one.word, one.terms]));
    const results = index.search([...terms.keys()].join(" "), {
      boost: WEIGHTS,
      processTerm: (word) => terms.get(word) ?? [],
      prefix: (term) => loose && term.length >= PREFIX_FROM,
      // A word that the site or the dictionary has is meant as it stands.
      fuzzy: (term) => (term.length >= FUZZY_FROM && !holders.has(term) && !isIndonesian(term) ? FUZZINESS : false),
    });
    const pages = [...groupByPage(results)].map(([at, hits]) => pageOf(at, hits, asked));
    const most = Math.max(0, ...pages.map(({ coverage }) => coverage));
    for (const page of pages) if (page.document.isList && (loose || page.coverage < most)) page.score *= LIST_SHARE;
    return pages.sort((a, b) => b.score - a.score || (a.document.url < b.document.url ? -1 : 1));
  }

  function groupByPage(results: readonly SearchResult[]) {
    const pages = new Map<number, SearchResult[]>();
    for (const result of results) {
      const page = places[result.id as number]?.page ?? 0;
      pages.set(page, [...(pages.get(page) ?? []), result]);
    }
    return pages;
  }

  function pageOf(at: number, hits: readonly SearchResult[], asked: readonly AskedWord[]): FoundPage {
    const document = documents[at] as SearchDocument;
    const sum = (words: readonly AskedWord[]) => words.reduce((total, { weight }) => total + weight, 0);
    const covers = (terms: readonly string[]) => sum(asked.filter((word) => word.terms.some((term) => terms.includes(term)))) / sum(asked);
    // Words that stand together tell more than the same ones all over a page.
    const together = Math.max(...hits.map(({ queryTerms }) => covers(queryTerms)));
    const coverage = (together + covers(hits.flatMap(({ queryTerms }) => queryTerms))) / 2;
    const [best = 0, ...rest] = hits.map(({ score }) => score);
    const fit = best + FURTHER * rest.slice(0, 3).reduce((sum, one) => sum + one, 0);
    // What stands on the page counts, and how much of the question that is.
    const score = fit * (0.4 + 0.6 * coverage);
    const passages = hits.flatMap(({ id, score: own }) => {
      const passage = document.passages[places[id as number]?.passage ?? 0];
      return passage ? [{ ...passage, score: own }] : [];
    });
    return { document, score, coverage, passages, terms: new Set(hits.flatMap(({ terms }) => terms)) };
  }

  return { askedWords, find, termsOf };
}
