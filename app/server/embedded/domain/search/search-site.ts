import { SEARCH_TYPES, type SearchHit } from "../../../hosts/admin/search";
import type { HostContext } from "../../kit/context";
import { createExcerpt, findMarks } from "./excerpt";
import { getSiteIndex } from "./index-cache";
import type { MatchedPage, SiteIndex } from "./site-index";

/** Pages are dropped below this share of the best page's coverage. */
const MIN_COVERAGE_SHARE = 0.5;

interface SiteSearch {
  tenantId: string;
  text: string;
  type?: SearchHit["type"] | undefined;
  page: number;
  perPage: number;
}

/** An answer of the host has at most 4 MB. */
const MAX_LISTED_PAGES = 20_000;

/** Paths of all pages that can be found. */
export async function listSitePages(
  context: HostContext,
  tenantId: string,
): Promise<{ paths: string[] }> {
  const { documents } = await getSiteIndex(context, tenantId);
  return { paths: documents.slice(0, MAX_LISTED_PAGES).map(({ url }) => url) };
}

/** Full-text search; `counts` covers all types even if `type` filters the hits. */
export async function searchSite(
  context: HostContext,
  { tenantId, text, type, page, perPage }: SiteSearch,
) {
  const index = await getSiteIndex(context, tenantId);
  const matches = index.find(text, { loose: true });
  const minCoverage = MIN_COVERAGE_SHARE * Math.max(0, ...matches.map(({ coverage }) => coverage));
  const relevant = matches.filter(({ coverage }) => coverage >= minCoverage);
  const filterByType = (wanted: SearchHit["type"]) =>
    relevant.filter(({ document }) => document.type === wanted);
  const counts = Object.fromEntries(
    SEARCH_TYPES.map((searchType) => [searchType, filterByType(searchType).length]),
  ) as Record<SearchHit["type"], number>;
  const hits = type ? filterByType(type) : relevant;
  return {
    page,
    perPage,
    totalItems: hits.length,
    totalPages: Math.ceil(hits.length / perPage),
    counts,
    items: hits.slice((page - 1) * perPage, page * perPage).map((hit) => toSearchHit(hit, index)),
  };
}

function toSearchHit(
  { document, passages, terms }: MatchedPage,
  { getTerms }: SiteIndex,
): SearchHit {
  const { type, kind, title, url, summary, publishedAt } = document;
  const text = [summary, ...passages.map((passage) => passage.text)].find(
    (candidate) => findMarks(candidate, terms, getTerms).length > 0,
  );
  const { excerpt, excerptMarks } = createExcerpt(text ?? summary, terms, getTerms);
  return {
    type,
    kind,
    title,
    titleMarks: findMarks(title, terms, getTerms),
    url,
    excerpt,
    excerptMarks,
    publishedAt,
  };
}
