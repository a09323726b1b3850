import { lookup } from "~/lib/lookup";
import { STOP_WORDS } from "./stop-words";

export interface Word {
  /** Lower-case, NFKC. */
  text: string;
  start: number;
  end: number;
}

const WORD_PATTERN = /[\p{L}\p{M}\p{N}]+(?:[+#]+(?![\p{L}\p{N}]))?/gu;
const MAX_WORD_LENGTH = 40;

/** Normalizes like `toSearchText`; "C++" and "C#" are words. */
export function tokenizeText(text: string): Word[] {
  return Array.from(text.matchAll(WORD_PATTERN), ({ 0: word, index }) => ({
    text: word.normalize("NFKC").toLowerCase().slice(0, MAX_WORD_LENGTH),
    start: index,
    end: index + word.length,
  }));
}

/** The word and its stem, so that exact matches score higher; none for a stop word. */
export type TermExtractor = (word: string) => string[];

export interface Lexicon {
  getTerms: TermExtractor;
  /** True if the dictionary has the word or its stem. */
  isIndonesian(word: string): boolean;
}

/** Missing in the stemmer's dictionary. */
const EXTRA_WORDS =
  "siniar daring luring webinar galat gim kuis modul mentor portofolio lokapasar barista unggah unduh".split(
    " ",
  );
/** The stemmer returns these unchanged. */
const STEM_OVERRIDES: Readonly<Record<string, string>> = {
  menyangrai: "sangrai",
  disangrai: "sangrai",
};
const MAX_CACHED_TERMS = 50_000;

let lexiconPromise: Promise<Lexicon> | undefined;

/** Loads the 12 MB dictionary on the first search. Stems are cached: sites have few distinct words. */
export function loadLexicon(): Promise<Lexicon> {
  lexiconPromise ??= import("sastrawijs").then(({ Stemmer }) => {
    const stemmer = new Stemmer();
    // The library's own method for adding words fails.
    for (const word of EXTRA_WORDS) stemmer.internalDictionary[word] = "";
    const getStem = (word: string) => lookup(STEM_OVERRIDES, word) ?? stemmer.stem(word);
    const termCache = new Map<string, string[]>();
    const getTerms: TermExtractor = (word) => {
      const cachedTerms = termCache.get(word);
      if (cachedTerms) return cachedTerms;
      if (termCache.size >= MAX_CACHED_TERMS) termCache.clear();
      const stem = getStem(word);
      // A stop word as stem carries no meaning: "berada" and "diadakan" have the stem "ada".
      const terms = STOP_WORDS.has(word)
        ? []
        : stem === word || STOP_WORDS.has(stem)
          ? [word]
          : [word, stem];
      termCache.set(word, terms);
      return terms;
    };
    return {
      getTerms,
      isIndonesian: (word) => Object.hasOwn(stemmer.internalDictionary, getStem(word)),
    };
  });
  return lexiconPromise;
}
