import type { IncomingHttpHeaders } from "node:http";

/** What the browser itself says of a request that came from this site's own page, or from nobody's (a reload, a bookmark). */
const OWN_SITE = new Set(["same-origin", "none"]);

/**
 * Refuses a form that another site's page sent (XJS6). Text browsers send neither header and pass: what guards them is
 * SameSite=Lax and, when signed in, the CSRF token.
 * @param origin this site's, as the visitor's browser shows it
 * @returns the refusal, or null for a form of this site
 */
export function refuseOtherSites(headers: IncomingHttpHeaders, origin: string): Response | null {
  const site = headers["sec-fetch-site"];
  const sent = headers.origin;
  // An own page may still have the origin "null" (a browser set to send no referrer); the browser's word decides then.
  const ownOrigin = sent === undefined || sent === origin || (sent === "null" && site === "same-origin");
  if ((site === undefined || OWN_SITE.has(String(site))) && ownOrigin) return null;
  return new Response("Formulir ini dikirim dari situs lain dan tidak kami terima.", {
    status: 403,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}
