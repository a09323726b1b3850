import type { IncomingHttpHeaders } from "node:http";

/** Navigation from this site, or user-initiated such as a reload. */
const ALLOWED_FETCH_SITES = new Set(["same-origin", "none"]);

/**
 * Rejects cross-site form posts (XJS6). Text browsers send neither header and pass: SameSite=Lax
 * and the CSRF token protect them.
 * @param origin of this site as seen by the browser
 * @returns the 403 response, or null
 */
export function rejectCrossSite(headers: IncomingHttpHeaders, origin: string): Response | null {
  const site = headers["sec-fetch-site"];
  const requestOrigin = headers.origin;
  // Same-origin pages may send the origin "null", if the browser sends no referrer.
  const isSameOrigin =
    requestOrigin === undefined ||
    requestOrigin === origin ||
    (requestOrigin === "null" && site === "same-origin");
  if ((site === undefined || ALLOWED_FETCH_SITES.has(String(site))) && isSameOrigin) return null;
  return new Response("Formulir ini dikirim dari situs lain dan tidak kami terima.", {
    status: 403,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}
