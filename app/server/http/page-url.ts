/**
 * URL of the requested page. Remix requests a page's data at `.data` (single fetch) and strips that
 * for loaders; code that inspects the URL must see the same.
 * @param path a valid path with its query
 */
export function toPageUrl(path: string, origin: string): URL {
  const url = new URL(path, origin);
  if (!url.pathname.endsWith(".data")) return url;
  url.pathname = url.pathname.slice(0, -".data".length).replace(/^\/_root$/, "/");
  url.searchParams.delete("_routes");
  return url;
}
