import { normalizeTyped } from "./typed-text";

/** Equal points share a rank, and the next one counts them all: 1, 2, 2, 4. */
export function rankByPoints<T extends { name: string; points: number | null }>(
  items: readonly T[],
): (T & { rank: number | null })[] {
  const sorted = items.toSorted(
    (a, b) => (b.points ?? -1) - (a.points ?? -1) || a.name.localeCompare(b.name, "id"),
  );
  return sorted.map((item) => ({
    ...item,
    rank:
      item.points === null ? null : sorted.findIndex(({ points }) => points === item.points) + 1,
  }));
}

/** Whether every word of the search occurs in one of the texts. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const text = texts.join(" ").toLowerCase();
  return normalizeTyped(search)
    .toLowerCase()
    .split(" ")
    .every((word) => text.includes(word));
}
