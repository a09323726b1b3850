interface PageCacheKeyInput {
  /** Tenant id and origin: both appear in the page. */
  tenant: string;
  pathname: string;
  /** Query with its question mark, or "". */
  search: string;
  /** Names in the route's `handle.query`. */
  declaredQueryNames: readonly string[];
  appVersion: string;
  dataSaver: boolean;
}

/** Longer keys are not worth caching: such a page is rarely requested twice. */
const MAX_KEY_LENGTH = 512;

/**
 * Query that a cached page may be rendered from: declared names, sorted. An undeclared name would
 * show up in the links of a page served to others.
 */
export function filterSearch(search: string, names: readonly string[]): string {
  const declared = [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
  const params = new URLSearchParams(declared);
  params.sort();
  return params.size > 0 ? `?${params}` : "";
}

/** Page cache key, or null if the address is not cached. Its parts contain no line break. */
export function createCacheKey({
  tenant,
  pathname,
  search,
  declaredQueryNames,
  appVersion,
  dataSaver,
}: PageCacheKeyInput): string | null {
  const query = filterSearch(search, declaredQueryNames);
  if (pathname.length + query.length > MAX_KEY_LENGTH) return null;
  return `${appVersion}\n${tenant}\n${dataSaver ? "saver" : ""}\n${pathname}${query}`;
}
