import { type SqlBool, sql } from "kysely";
import { slugify } from "~/lib/slug";

/** What searching compares: lower-case, compatible forms made one, single spaces. Kept in a column, since SQLite lowers ASCII only. */
export function searchText(...parts: string[]): string {
  return parts.join(" ").normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/**
 * A condition for each word of a search on a column that `searchText` filled; all must hold.
 * What LIKE would take for itself stands behind a `\`, which SQLite must be told of.
 */
export function containsWords(column: string, search: string | undefined) {
  const words = searchText(search ?? "")
    .split(" ")
    .filter(Boolean);
  return words.map((word) => sql<SqlBool>`${sql.ref(column)} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} escape ${sql.lit("\\")}`);
}

/** A slug from a title, short enough that a number fits behind it; at least three characters. */
export function slugOf(title: string): string {
  const slug = slugify(title).slice(0, 90).replace(/-+$/, "");
  return slug.length >= 3 ? slug : `tulisan-${slug}`.replace(/-$/, "");
}

/** The first of `base`, `base-2`, `base-3` … that is not taken. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/** Whole minutes at 200 words a minute, at least one. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / 200));
}
