interface PageAddress {
  /** Whatever of the visitor's host shows in the page: the tenant's id, and the origin that its absolute addresses bear. */
  tenant: string;
  pathname: string;
  /** The query with its question mark, or "". */
  search: string;
  /** Query names that the route declares (`handle.query`). */
  declaredQueryNames: readonly string[];
  appVersion: string;
  dataSaver: boolean;
}

/** A longer declared query is rendered for its visitor alone: nobody else asks for it, and it would fill the cache. */
const LONGEST = 512;

/**
 * The part of a query that a cached page may be rendered from: declared names, in one order. Undeclared ones must not
 * reach the rendering: they would show in the links of a page that others get. The order of equal names is kept.
 */
export function declaredSearch(search: string, names: readonly string[]): string {
  if (search.length < 2 || names.length === 0) return "";
  const pairs = [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
  if (pairs.length === 0) return "";
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `?${new URLSearchParams(pairs)}`;
}

/** The page cache's key, or null for an address that is not worth keeping. Neither part can hold a line break. */
export function cacheKey({ tenant, pathname, search, declaredQueryNames, appVersion, dataSaver }: PageAddress): string | null {
  const query = declaredSearch(search, declaredQueryNames);
  if (pathname.length + query.length > LONGEST) return null;
  return `${appVersion}\n${tenant}\n${dataSaver ? "saver" : ""}\n${pathname}${query}`;
}
