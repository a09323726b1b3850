import MiniSearch, { type SearchResult } from "minisearch";
import type { Passage, SearchDocument } from "./document";
import { SYNONYMS } from "./synonyms";
import { type TermsOf, wordsOf } from "./words";

const WEIGHTS = { title: 4, heading: 2, summary: 2, keywords: 1.5, text: 1 } as const;
const FIELDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
const FUZZY_FROM = 5;
const FUZZINESS = 0.2;
const PREFIX_FROM = 3;
/** What a page's further passages add to its best one. */
const FURTHER = 0.15;
/** How far a list stands behind what it names, where somebody searches. */
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

export interface SiteIndex {
  /** @param loose also what begins alike, and words with a wrong letter; for people who type a search */
  find(question: string, options?: { loose: boolean }): FoundPage[];
  termsOf: TermsOf;
  /** How much a word tells: 0 for a stop word, most for one that stands in few places. */
  weightOf(word: string): number;
}

/** One ranked index (BM25+) over a site. The same documents in the same order rank alike on every machine and database. */
export async function createSiteIndex(documents: readonly SearchDocument[], termsOf: TermsOf): Promise<SiteIndex> {
  const index = new MiniSearch<Record<string, string | number>>({
    fields: FIELDS,
    idField: "at",
    tokenize: (text) => text.split(" "),
    processTerm: termsOf,
  });
  const places: { page: number; passage: number }[] = [];
  const holders = new Map<string, number>();
  for (const [page, { title, summary, keywords, passages }] of documents.entries()) {
    for (const [passage, { heading, text }] of (passages.length > 0 ? passages : [EMPTY]).entries()) {
      const isFirst = passage === 0;
      const fields = { title, heading, summary: isFirst ? summary : "", keywords: isFirst ? keywords : "", text };
      const words = Object.entries(fields).map(([field, value]) => [field, wordsOf(value).map((word) => word.text)] as const);
      for (const term of new Set(words.flatMap(([, own]) => own.flatMap(termsOf)))) holders.set(term, (holders.get(term) ?? 0) + 1);
      index.add({ at: places.length, ...Object.fromEntries(words.map(([field, own]) => [field, own.join(" ")])) });
      places.push({ page, passage });
    }
    if (page % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const weightOf = (word: string) => {
    const terms = termsOf(word);
    if (terms.length === 0) return 0;
    /** In how many passages it stands in its commonest form. */
    const most = Math.max(...askedTermsOf(word).map((term) => holders.get(term) ?? 0));
    return Math.log(1 + places.length / (1 + most));
  };

  /** A word's own terms, and those of what else it is called. */
  const askedTermsOf = (word: string) => [word, ...(SYNONYMS[word] ?? [])].flatMap(termsOf);

  function find(question: string, { loose }: { loose: boolean } = { loose: false }): FoundPage[] {
    const asked = [...new Set(wordsOf(question).map(({ text }) => text))].filter((word) => termsOf(word).length > 0);
    if (asked.length === 0) return [];
    const isUnknown = (term: string) => !holders.has(term);
    const results = index.search(asked.join(" "), {
      boost: WEIGHTS,
      processTerm: askedTermsOf,
      prefix: (term) => loose && term.length >= PREFIX_FROM,
      // A word that the site has is meant as it stands.
      fuzzy: (term) => (term.length >= FUZZY_FROM && isUnknown(term) ? FUZZINESS : false),
    });
    const total = asked.reduce((sum, word) => sum + weightOf(word), 0);
    const pages = [...groupByPage(results)].map(([at, hits]) => pageOf(at, hits, asked, total, loose));
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

  function pageOf(at: number, hits: readonly SearchResult[], asked: readonly string[], total: number, loose: boolean): FoundPage {
    const document = documents[at] as SearchDocument;
    const matched = new Set(hits.flatMap(({ queryTerms }) => queryTerms));
    const covered = asked.filter((word) => askedTermsOf(word).some((term) => matched.has(term)));
    const coverage = total > 0 ? covered.reduce((sum, word) => sum + weightOf(word), 0) / total : 0;
    const [best = 0, ...rest] = hits.map(({ score }) => score);
    const fit = best + FURTHER * rest.slice(0, 3).reduce((sum, one) => sum + one, 0);
    // What stands on the page counts, and how much of the question that is.
    const score = fit * (0.4 + 0.6 * coverage) * (loose && document.isList ? LIST_SHARE : 1);
    const passages = hits.flatMap(({ id, score: own }) => {
      const passage = document.passages[places[id as number]?.passage ?? 0];
      return passage ? [{ ...passage, score: own }] : [];
    });
    return { document, score, coverage, passages, terms: new Set(hits.flatMap(({ terms }) => terms)) };
  }

  return { find, termsOf, weightOf };
}
