import { type RawBuilder, type SqlBool, sql } from "kysely";
import { slugify } from "~/lib/slug";

/** Normalised for search and stored in a column, because SQLite's lower() covers ASCII only. */
export function toSearchText(...parts: string[]): string {
  return parts.join(" ").normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** LIKE pattern for a substring; SQLite needs an explicit `escape '\\'` with it. */
export const toLikePattern = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

export const toSearchWords = (search: string | undefined): string[] =>
  toSearchText(search ?? "")
    .split(" ")
    .filter(Boolean);

/** @param text in lower case */
export const containsWord = (text: RawBuilder<unknown>, word: string) =>
  sql<SqlBool>`${text} like ${toLikePattern(word)} escape ${sql.lit("\\")}`;

/** One condition per word of the search, on a column filled by `toSearchText`. */
export const containsWords = (column: string, search: string | undefined) =>
  toSearchWords(search).map((word) => containsWord(sql.ref(column), word));

/** Slug of a title: at least three characters, with room for a numeric suffix. */
export function toSlug(title: string): string {
  const slug = slugify(title).slice(0, 90).replace(/-+$/, "");
  return slug.length >= 3 ? slug : `tulisan-${slug}`.replace(/-$/, "");
}

/** The first free slug of `base`, `base-2`, `base-3` … */
export function findFreeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/** Whole minutes at 200 words a minute, at least one. */
export function getReadingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / 200));
}
