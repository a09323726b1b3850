/** What searching compares: lower-case, compatible forms made one, single spaces. Kept in a column, since SQLite lowers ASCII only. */
export function searchText(...parts: string[]): string {
  return parts.join(" ").normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** A LIKE pattern for each word of a search, with `\` before what LIKE would take for itself. All must match. */
export function likePatterns(search: string | undefined): string[] {
  const words = searchText(search ?? "").split(" ").filter(Boolean);
  return words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
}

/** "Kopi & Teh: Dasar" → "kopi-teh-dasar"; at most 90 characters, so that a number fits behind it. */
export function slugOf(title: string): string {
  const ascii = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = ascii.replace(/[^a-z0-9]+/g, "-").slice(0, 90).replace(/^-+|-+$/g, "");
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
  const words = html.replace(/<[^>]*>/g, " ").split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / 200));
}
