import MiniSearch, { type SearchResult } from "minisearch";
import { normalizeColloquial } from "./colloquial-words";
import type { Passage, SearchDocument } from "./search-document";
import { SYNONYMS } from "./synonyms";
import { type Lexicon, type TermExtractor, tokenizeText } from "./words";

const FIELD_WEIGHTS = { title: 4, heading: 2, summary: 2, keywords: 1.5, text: 1 } as const;
const FIELDS = Object.keys(FIELD_WEIGHTS) as (keyof typeof FIELD_WEIGHTS)[];
const MIN_FUZZY_LENGTH = 5;
const FUZZINESS = 0.2;
const MIN_PREFIX_LENGTH = 3;
/** Share of the further passages' scores in a page's score. */
const EXTRA_PASSAGE_WEIGHT = 0.15;
/** For words that neither site nor dictionary knows: names and foreign words. */
const UNKNOWN_WORD_WEIGHT = 0.5;
/** Ranks lists below the pages they link to. */
const LIST_PAGE_WEIGHT = 0.4;
/** The event loop runs after every batch. */
const DOCUMENTS_PER_BATCH = 20;

const EMPTY_PASSAGE: Passage = { heading: "", text: "" };

export interface MatchedPassage {
  heading: string;
  text: string;
  score: number;
}

export interface MatchedPage {
  document: SearchDocument;
  score: number;
  /** 0 to 1: share of the query words on the page, weighted by rarity. */
  coverage: number;
  /** Best first. */
  passages: MatchedPassage[];
  /** Matched terms, for highlighting. */
  terms: ReadonlySet<string>;
}

export interface QueryWord {
  word: string;
  /** Its own terms and those of its synonyms. */
  terms: string[];
  /** Higher for rarer words. */
  weight: number;
}

export interface SiteIndex {
  /** Distinct content words in standard spelling. */
  getQueryWords(question: string): QueryWord[];
  /** @param options.loose also matches prefixes and ranks lists lower, for typed searches */
  find(question: string, options?: { loose: boolean }): MatchedPage[];
  getTerms: TermExtractor;
  documents: readonly SearchDocument[];
}

interface PassagePosition {
  page: number;
  passage: number;
}

/** BM25+ index of a site. Ranking is deterministic across instances and databases. */
export async function createSiteIndex(
  documents: readonly SearchDocument[],
  lexicon: Lexicon,
): Promise<SiteIndex> {
  const { getTerms, isIndonesian } = lexicon;
  const index = new MiniSearch<Record<string, string | number>>({
    fields: FIELDS,
    idField: "position",
    tokenize: (text) => text.split(" "),
    processTerm: getTerms,
  });
  const positions: PassagePosition[] = [];
  /** Number of passages with a term. */
  const frequencies = new Map<string, number>();

  function addPassage(document: SearchDocument, position: PassagePosition) {
    const words = Object.entries(getPassageFields(document, position.passage)).map(
      ([field, value]) => [field, tokenizeText(value).map((word) => word.text)] as const,
    );
    for (const term of new Set(words.flatMap(([, fieldWords]) => fieldWords.flatMap(getTerms))))
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    index.add({
      position: positions.length,
      ...Object.fromEntries(words.map(([field, fieldWords]) => [field, fieldWords.join(" ")])),
    });
    positions.push(position);
  }

  for (const [page, document] of documents.entries()) {
    const passageCount = Math.max(1, document.passages.length);
    for (let passage = 0; passage < passageCount; passage++)
      addPassage(document, { page, passage });
    if (page % DOCUMENTS_PER_BATCH === 0) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Weighs a word by its most frequent synonym. */
  function toQueryWord(word: string): QueryWord {
    const terms = [...new Set([word, ...(SYNONYMS.get(word) ?? [])].flatMap(getTerms))];
    const frequency = Math.max(0, ...terms.map((term) => frequencies.get(term) ?? 0));
    const factor = frequency === 0 && !isIndonesian(word) ? UNKNOWN_WORD_WEIGHT : 1;
    return { word, terms, weight: factor * Math.log(1 + positions.length / (1 + frequency)) };
  }

  function getQueryWords(question: string): QueryWord[] {
    const words = tokenizeText(question).flatMap(({ text }) =>
      frequencies.has(text) ? [text] : normalizeColloquial(text, lexicon),
    );
    return [...new Set(words)].filter((word) => getTerms(word).length > 0).map(toQueryWord);
  }

  function find(question: string, { loose }: { loose: boolean } = { loose: false }): MatchedPage[] {
    const queryWords = getQueryWords(question);
    if (queryWords.length === 0) return [];
    const termsByWord = new Map(queryWords.map(({ word, terms }) => [word, terms]));
    const results = index.search([...termsByWord.keys()].join(" "), {
      boost: FIELD_WEIGHTS,
      processTerm: (word) => termsByWord.get(word) ?? [],
      prefix: (term) => loose && term.length >= MIN_PREFIX_LENGTH,
      // Known words are not treated as typing errors.
      fuzzy: (term) =>
        term.length >= MIN_FUZZY_LENGTH && !frequencies.has(term) && !isIndonesian(term)
          ? FUZZINESS
          : false,
    });
    const pages = [...groupByPage(results)].map(([page, hits]) =>
      toMatchedPage(page, hits, queryWords),
    );
    const maxCoverage = Math.max(0, ...pages.map(({ coverage }) => coverage));
    for (const page of pages)
      if (page.document.isList && (loose || page.coverage < maxCoverage))
        page.score *= LIST_PAGE_WEIGHT;
    return pages.sort((a, b) => b.score - a.score || (a.document.url < b.document.url ? -1 : 1));
  }

  function groupByPage(results: readonly SearchResult[]) {
    const pages = new Map<number, SearchResult[]>();
    for (const result of results) {
      const page = positions[result.id as number]?.page ?? 0;
      pages.set(page, [...(pages.get(page) ?? []), result]);
    }
    return pages;
  }

  function toMatchedPage(
    page: number,
    hits: readonly SearchResult[],
    queryWords: readonly QueryWord[],
  ): MatchedPage {
    const document = documents[page] as SearchDocument;
    const coverage = getCoverage(hits, queryWords);
    const [bestScore = 0, ...otherScores] = hits.map(({ score }) => score);
    const passageScore =
      bestScore + EXTRA_PASSAGE_WEIGHT * otherScores.slice(0, 3).reduce((sum, one) => sum + one, 0);
    const passages = hits.flatMap(({ id, score }) => {
      const passage = document.passages[positions[id as number]?.passage ?? 0];
      return passage ? [{ ...passage, score }] : [];
    });
    return {
      document,
      score: passageScore * (0.4 + 0.6 * coverage),
      coverage,
      passages,
      terms: new Set(hits.flatMap(({ terms }) => terms)),
    };
  }

  return { getQueryWords, find, getTerms, documents };
}

/** Titles count for every passage, summary and keywords for the first; lists are found by name. */
function getPassageFields(
  { title, summary, keywords, passages, isList }: SearchDocument,
  passage: number,
): Record<keyof typeof FIELD_WEIGHTS, string> {
  const { heading, text } = passages[passage] ?? EMPTY_PASSAGE;
  const isFirst = passage === 0;
  return {
    title,
    heading,
    summary: isFirst ? summary : "",
    keywords: isFirst ? keywords : "",
    text: isList ? "" : text,
  };
}

/** Averages the best single passage and the whole page: adjacent matches say more. */
function getCoverage(hits: readonly SearchResult[], queryWords: readonly QueryWord[]): number {
  const sumWeights = (words: readonly QueryWord[]) =>
    words.reduce((total, { weight }) => total + weight, 0);
  const getShare = (terms: readonly string[]) =>
    sumWeights(queryWords.filter((word) => word.terms.some((term) => terms.includes(term)))) /
    sumWeights(queryWords);
  const bestPassage = Math.max(...hits.map(({ queryTerms }) => getShare(queryTerms)));
  return (bestPassage + getShare(hits.flatMap(({ queryTerms }) => queryTerms))) / 2;
}
