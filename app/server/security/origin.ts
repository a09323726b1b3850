/** What the browser itself says of a request that came from this site's own page, or from nobody's (a reload, a bookmark). */
const OWN_SITE = new Set(["same-origin", "none"]);

/**
 * Refuses a form that another site's page sent (XJS6). Text browsers send neither header and pass: what guards them is
 * SameSite=Lax and, when signed in, the CSRF token.
 * @param origin this site's, as the visitor's browser shows it
 * @throws Response 403
 */
export function assertSameOrigin(headers: Headers, origin: string): void {
  const site = headers.get("sec-fetch-site");
  const sent = headers.get("origin");
  // An own page may still have the origin "null" (a browser set to send no referrer); the browser's word decides then.
  const ownOrigin = sent === null || sent === origin || (sent === "null" && site === "same-origin");
  if ((site === null || OWN_SITE.has(site)) && ownOrigin) return;
  throw new Response("Forbidden", {
    status: 403,
    statusText: "Forbidden",
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}
