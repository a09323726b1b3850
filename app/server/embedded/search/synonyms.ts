import words from "./synonyms.json";

/** What people type, and what Indonesian sites write instead: chat words, English words, words of the same meaning. Applied to questions, never to content. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(words).map(([word, others]) => [word, others.split(" ")] as const),
);
