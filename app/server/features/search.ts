import { formatDate } from "~/lib/dates";
import { hrefWith, pageLinks } from "~/lib/page-links";
import { postKindOf } from "~/lib/post-kinds";
import type { PageLinks, Section } from "~/lib/views";
import { SEARCH_TYPES, type SearchHit } from "../hosts/desk/search";
import type { Visit } from "../visit";
import { section } from "./section";

export type SearchType = (typeof SEARCH_TYPES)[number];

const SHORTEST = 2;
const LONGEST = 200;
const TYPE_LABELS: Record<SearchType, string> = { post: "Tulisan", class: "Kelas", job: "Lowongan", page: "Halaman" };

/** A text cut where a word that was found begins and ends. */
export type MarkedText = { text: string; isMarked: boolean }[];

export interface HitView {
  href: string;
  /** "Podcast", "Kelas" … */
  kind: string;
  title: MarkedText;
  excerpt: MarkedText;
  publishedDate: string | null;
}

export interface ResultsView {
  items: HitView[];
  links: PageLinks;
  /** Ways to one kind of hits, with how many there are; none where all are of one kind. */
  types: { label: string; href: string; count: number; isCurrent: boolean }[];
}

/** The words as the host takes them; null where they are too few to search for. */
export function searchedWords(q: string | undefined): string | null {
  const words = (q ?? "").trim().slice(0, LONGEST).trim();
  return words.length >= SHORTEST ? words : null;
}

/** What the tenant's site has for some words, the best first. @throws no error of a host: its failure is a gap */
export async function searchSite(
  visit: Visit,
  q: string,
  { type, page }: { type?: SearchType | undefined; page: number },
): Promise<Section<ResultsView>> {
  const { desk } = visit.hosts;
  if (!desk) return { ok: false };
  const found = await section(visit, desk.search({ query: { q, page, ...(type && { type }) } }));
  if (!found.ok) return found;
  const { data } = found.data;
  return {
    ok: true,
    data: {
      items: data.items.map(toHit),
      links: pageLinks(data, "/Search", { q, type }),
      types: typesOf(q, type, data.counts),
    },
  };
}

function typesOf(q: string, type: SearchType | undefined, counts: Record<SearchType, number>): ResultsView["types"] {
  const present = SEARCH_TYPES.filter((one) => counts[one] > 0);
  if (present.length <= 1 && !type) return [];
  const total = present.reduce((sum, one) => sum + counts[one], 0);
  return [
    { label: "Semua", href: hrefWith("/Search", { q }), count: total, isCurrent: !type },
    ...present.map((one) => ({
      label: TYPE_LABELS[one],
      href: hrefWith("/Search", { q, type: one }),
      count: counts[one],
      isCurrent: one === type,
    })),
  ];
}

const toHit = (hit: SearchHit): HitView => ({
  href: hit.url,
  kind: (hit.type === "post" && postKindOf(hit.url)?.title) || TYPE_LABELS[hit.type],
  title: marked(hit.title, hit.titleMarks),
  excerpt: marked(hit.excerpt, hit.excerptMarks),
  publishedDate: hit.publishedAt === null || hit.type !== "post" ? null : formatDate(hit.publishedAt),
});

/** @param marks first and after-last positions, in order and apart */
function marked(text: string, marks: readonly (readonly [number, number])[]): MarkedText {
  const parts: MarkedText = [];
  let at = 0;
  for (const [start, end] of marks) {
    if (start > at) parts.push({ text: text.slice(at, start), isMarked: false });
    parts.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false });
  return parts;
}
