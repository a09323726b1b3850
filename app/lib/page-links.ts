import type { PageLinks } from "./views";

interface Paging {
  page: number;
  totalPages: number;
  totalItems: number;
}

/** Page numbers around the present one, with the first and the last. */
function shownPages(page: number, totalPages: number): number[] {
  const near = [1, page - 1, page, page + 1, totalPages];
  return [...new Set(near)].filter((number) => number >= 1 && number <= totalPages).sort((a, b) => a - b);
}

/** Addresses of a list's pages, with the filters kept; page 1 is the list's plain address. @param filters without `page` */
export function pageLinks({ page, totalPages, totalItems }: Paging, path: string, filters: Record<string, string | undefined>): PageLinks {
  const href = (number: number) => hrefWith(path, { ...filters, page: number > 1 ? String(number) : undefined });
  return {
    page,
    totalPages,
    totalItems,
    hrefs: shownPages(page, totalPages).map((number) => ({ page: number, href: href(number) })),
    previous: page > 1 ? href(Math.min(page - 1, Math.max(totalPages, 1))) : null,
    next: page < totalPages ? href(page + 1) : null,
  };
}

/** A page that the list does not have; an empty list has its first page. */
export const isPastEnd = ({ page, totalPages }: Pick<Paging, "page" | "totalPages">): boolean => page > Math.max(totalPages, 1);

/** Path and query; what is empty stays out of it. */
export function hrefWith(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.append(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}
