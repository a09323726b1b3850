/**
 * Reduces a URL for the click log to origin, path and `utm_…` parameters (designs B9); "" unless it
 * is a path or an http(s) URL.
 */
export function toLoggedUrl(input: string): string {
  const isPath = /^\/(?![/\\])/.test(input);
  const base = isPath ? "http://here" : undefined;
  if (!URL.canParse(input, base)) return "";
  const url = new URL(input, base);
  if (!/^https?:$/.test(url.protocol)) return "";
  const campaign = new URLSearchParams(
    [...url.searchParams].filter(([name]) => name.startsWith("utm_")),
  );
  const query = campaign.size > 0 ? `?${campaign}` : "";
  return `${isPath ? "" : url.origin}${url.pathname}${query}`.slice(0, 1_000);
}
