import words from "./synonyms.json";

/** Expands query words by synonyms and translations; content is not expanded. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(words).map(([word, others]) => [word, others.split(" ")] as const),
);
