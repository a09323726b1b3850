import { SEARCH_TYPES, type SearchHit, type searchOperations } from "../../hosts/desk/search";
import type { HandlersOf, HostContext } from "../context";
import { excerptOf, marksIn } from "../search/excerpt";
import { findIndex } from "../search/find-index";
import type { FoundPage, SiteIndex } from "../search/site-index";

/** Pages that have less than this of the best one's share of the question are not what was meant. */
const LEAST_SHARE = 0.5;

/** Searching a tenant's site. */
export function searchHandlers(context: HostContext): HandlersOf<typeof searchOperations> {
  return {
    search: async ({ lmsId, query: { q, type, page, perPage } }) => {
      const index = await findIndex(context, lmsId);
      const found = index.find(q, { loose: true });
      const least = LEAST_SHARE * Math.max(0, ...found.map(({ coverage }) => coverage));
      const fitting = found.filter(({ coverage }) => coverage >= least);
      const counts = Object.fromEntries(SEARCH_TYPES.map((one) => [one, fitting.filter(({ document }) => document.type === one).length]));
      const wanted = type ? fitting.filter(({ document }) => document.type === type) : fitting;
      const items = wanted.slice((page - 1) * perPage, page * perPage).map((one) => toHit(one, index));
      const measures = { page, perPage, totalItems: wanted.length, totalPages: Math.ceil(wanted.length / perPage) };
      return { data: { ...measures, counts: counts as Record<SearchHit["type"], number>, items } };
    },
  };
}

function toHit({ document, passages, terms }: FoundPage, { termsOf }: SiteIndex): SearchHit {
  const { type, kind, title, url, summary, publishedAt } = document;
  const text = [summary, ...passages.map((passage) => passage.text)].find((one) => marksIn(one, terms, termsOf).length > 0);
  const { excerpt, excerptMarks } = excerptOf(text ?? summary, terms, termsOf);
  return { type, kind, title, titleMarks: marksIn(title, terms, termsOf), url, excerpt, excerptMarks, publishedAt };
}
