import { findPostKind } from "~/content/post-kinds";
import { formatDate } from "~/lib/dates";
import { isOffered } from "~/lib/installation";
import { buildHref, createPageLinks } from "~/lib/page-links";
import type { Optional, PageLinks } from "~/lib/views";
import { SEARCH_TYPES, type SearchHit } from "../hosts/admin/search";
import type { RequestContext } from "../request/context";
import { optional } from "./optional";

export type SearchType = (typeof SEARCH_TYPES)[number];

const MIN_QUERY_LENGTH = 2;
const MAX_QUERY_LENGTH = 200;
const TYPE_LABELS: Record<SearchType, string> = {
  post: "Tulisan",
  class: "Kelas",
  job: "Lowongan",
  portfolio: "Portofolio",
  page: "Halaman",
};

/** Text split at the bounds of matches. */
export type HighlightedText = { text: string; isHighlighted: boolean }[];

export interface SearchHitView {
  href: string;
  /** "Podcast", "Kelas" … */
  kind: string;
  title: HighlightedText;
  excerpt: HighlightedText;
  publishedDate: string | null;
}

export interface SearchResultsView {
  items: SearchHitView[];
  links: PageLinks;
  /** Links to one type of results with their count; empty if there is one type only. */
  typeFilters: { label: string; href: string; count: number; isCurrent: boolean }[];
}

/** The trimmed query; null if it is too short. */
export function toSearchQuery(q: string | undefined): string | null {
  const words = (q ?? "").trim().slice(0, MAX_QUERY_LENGTH).trim();
  return words.length >= MIN_QUERY_LENGTH ? words : null;
}

/** Search results of the tenant's site, best first. */
export async function searchSite(
  context: RequestContext,
  q: string,
  { type, page }: { type?: SearchType | undefined; page: number },
): Promise<Optional<SearchResultsView>> {
  const { admin } = context.hosts;
  if (!admin) return { ok: false };
  const results = await optional(
    context,
    admin.search({ query: { q, page, ...(type && { type }) } }),
  );
  if (!results.ok) return results;
  const { data } = results.data;
  return {
    ok: true,
    data: {
      items: data.items
        .filter(({ url }) => isOffered(url, context.installation))
        .map(toSearchHitView),
      links: createPageLinks(data, "/Search", { q, type }),
      typeFilters: createTypeFilters(q, type, data.counts),
    },
  };
}

function createTypeFilters(
  q: string,
  type: SearchType | undefined,
  counts: Record<SearchType, number>,
): SearchResultsView["typeFilters"] {
  const present = SEARCH_TYPES.filter((candidate) => counts[candidate] > 0);
  if (present.length <= 1 && !type) return [];
  const total = present.reduce((sum, candidate) => sum + counts[candidate], 0);
  return [
    { label: "Semua", href: buildHref("/Search", { q }), count: total, isCurrent: !type },
    ...present.map((candidate) => ({
      label: TYPE_LABELS[candidate],
      href: buildHref("/Search", { q, type: candidate }),
      count: counts[candidate],
      isCurrent: candidate === type,
    })),
  ];
}

const toSearchHitView = (hit: SearchHit): SearchHitView => ({
  href: hit.url,
  kind: (hit.type === "post" && findPostKind(hit.url)?.title) || TYPE_LABELS[hit.type],
  title: toHighlightedText(hit.title, hit.titleMarks),
  excerpt: toHighlightedText(hit.excerpt, hit.excerptMarks),
  publishedDate:
    hit.publishedAt === null || hit.type !== "post" ? null : formatDate(hit.publishedAt),
});

/** @param marks start and end offsets, ordered and disjoint */
function toHighlightedText(
  text: string,
  marks: readonly (readonly [number, number])[],
): HighlightedText {
  const parts: HighlightedText = [];
  let position = 0;
  for (const [start, end] of marks) {
    if (start > position) parts.push({ text: text.slice(position, start), isHighlighted: false });
    parts.push({ text: text.slice(start, end), isHighlighted: true });
    position = end;
  }
  if (position < text.length) parts.push({ text: text.slice(position), isHighlighted: false });
  return parts;
}
