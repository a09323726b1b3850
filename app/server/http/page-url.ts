/**
 * The address of the page that a request is about. Remix asks for a page's data under a marked address (single fetch) and takes the marks
 * off for loaders; what is told from the address must not differ between the two.
 * @param path a sound path with its query
 */
export function pageUrl(path: string, origin: string): URL {
  const url = new URL(path, origin);
  if (!url.pathname.endsWith(".data")) return url;
  url.pathname = url.pathname.slice(0, -".data".length).replace(/^\/_root$/, "/");
  url.searchParams.delete("_routes");
  return url;
}
