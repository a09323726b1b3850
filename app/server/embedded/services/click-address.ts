/**
 * An address as the click log keeps it: of its query only `utm_…`, which says where a campaign's visitors come from; no fragment, no user
 * name (designs B9). What is no address of the web is kept as "".
 */
export function keptAddress(address: string): string {
  // A path stands for an address of this site.
  const isPath = /^\/(?![/\\])/.test(address);
  const base = isPath ? "http://here" : undefined;
  if (!URL.canParse(address, base)) return "";
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol)) return "";
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => name.startsWith("utm_")));
  const query = kept.size > 0 ? `?${kept}` : "";
  return `${isPath ? "" : url.origin}${url.pathname}${query}`.slice(0, 1_000);
}
