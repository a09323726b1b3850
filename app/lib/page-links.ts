import type { PageLinks } from "./views";

interface Paging {
  page: number;
  totalPages: number;
  totalItems: number;
}

/** First, last, current and neighbouring page numbers. */
function getVisiblePages(page: number, totalPages: number): number[] {
  const candidates = [1, page - 1, page, page + 1, totalPages];
  return [...new Set(candidates)]
    .filter((number) => number >= 1 && number <= totalPages)
    .sort((a, b) => a - b);
}

/**
 * Links to a list's pages that keep the filters.
 * @param filters without the page's number
 * @param name query name of the page's number, on pages with two lists
 */
export function createPageLinks(
  { page, totalPages, totalItems }: Paging,
  path: string,
  filters: Record<string, string | undefined>,
  name = "page",
): PageLinks {
  const href = (number: number) =>
    buildHref(path, { ...filters, [name]: number > 1 ? String(number) : undefined });
  return {
    page,
    totalPages,
    totalItems,
    hrefs: getVisiblePages(page, totalPages).map((number) => ({
      page: number,
      href: href(number),
    })),
    previous: page > 1 ? href(Math.min(page - 1, Math.max(totalPages, 1))) : null,
    next: page < totalPages ? href(page + 1) : null,
  };
}

/** True for pages after the last one. An empty list has page 1. */
export const isPastEnd = ({ page, totalPages }: Pick<Paging, "page" | "totalPages">): boolean =>
  page > Math.max(totalPages, 1);

/** URL of one page of a list. Page 1 has no `page` parameter. */
export const pageHref = (
  path: string,
  { page, ...filters }: { page: number; [filter: string]: string | number | undefined },
): string =>
  buildHref(path, {
    ...(filters as Record<string, string | undefined>),
    page: page > 1 ? String(page) : undefined,
  });

/** Path and query without empty values. */
export function buildHref(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.append(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}
