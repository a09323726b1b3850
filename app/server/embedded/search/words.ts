import { STOP_WORDS } from "./stop-words";

/** A word where it stands in a text. */
export interface Word {
  /** Lower-case, compatible forms made one. */
  text: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[+#]+(?![\p{L}\p{N}]))?/gu;
const LONGEST = 40;

/** The words of a text, as `searchText` would compare them; "C++" and "C#" are words. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word.normalize("NFKC").toLowerCase().slice(0, LONGEST),
    start: index,
    end: index + word.length,
  }));
}

/** What is searched and matched for a word: itself and its stem, so that exact words weigh more; nothing for a stop word. */
export type TermsOf = (word: string) => string[];

export interface Lexicon {
  termsOf: TermsOf;
  /** Does the dictionary have it, or what it is made from? A slip of the pen, a name or a foreign word is none. */
  isIndonesian(word: string): boolean;
}

/** Words of learning sites that the stemmer's dictionary lacks, and those that it takes for their own stem. */
const OWN_WORDS = "siniar daring luring webinar galat gim kuis modul mentor portofolio lokapasar barista unggah unduh".split(" ");
const OWN_STEMS: Readonly<Record<string, string>> = { menyangrai: "sangrai", disangrai: "sangrai" };
const MOST_KEPT = 50_000;

let loaded: Promise<Lexicon> | undefined;

/** The dictionary weighs 12 MB, so it is there from the first search on and not before. Stems are kept: a site has few different words. */
export function loadLexicon(): Promise<Lexicon> {
  loaded ??= import("sastrawijs").then(({ Stemmer }) => {
    const stemmer = new Stemmer();
    // Its own method for this fails.
    for (const word of OWN_WORDS) stemmer.internalDictionary[word] = "";
    const stemOf = (word: string) => OWN_STEMS[word] ?? stemmer.stem(word);
    const kept = new Map<string, string[]>();
    const termsOf: TermsOf = (word) => {
      const known = kept.get(word);
      if (known) return known;
      if (kept.size >= MOST_KEPT) kept.clear();
      const stem = stemOf(word);
      // "berada" and "diadakan" have the stem "ada", which says nothing.
      const terms = STOP_WORDS.has(word) ? [] : stem === word || STOP_WORDS.has(stem) ? [word] : [word, stem];
      kept.set(word, terms);
      return terms;
    };
    return { termsOf, isIndonesian: (word) => Object.hasOwn(stemmer.internalDictionary, stemOf(word)) };
  });
  return loaded;
}
