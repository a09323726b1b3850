import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "../http/compression";
import { STRICT_TRANSPORT_SECURITY } from "../security/headers";
import type { CachedPage } from "./page-cache-entry";

export interface SendOptions {
  /** Headers of this response only, such as `Set-Cookie`. */
  extraHeaders?: readonly (readonly [name: string, value: string])[];
  requestId?: string;
  https?: boolean;
}

/** Weak comparison against each tag of the list (RFC 9110 13.1.2). */
const matchesEtag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag ||
    header
      .split(",")
      .some((tag) => tag.trim().replace(/^(?!W\/)/, "W/") === etag || tag.trim() === "*"));

/**
 * Writes a page.
 * @param age seconds since it was rendered
 */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
  age: number,
  { extraHeaders, requestId, https }: SendOptions,
): void {
  if (res.headersSent || res.destroyed) return;
  const known = page.isCacheable && matchesEtag(req.headers["if-none-match"], page.etag);
  const { body, head } = page.variants[chooseEncoding(req.headers["accept-encoding"])];
  const lines = (known ? page.notModifiedHead : head).slice();
  if (page.isCacheable) lines.push("Age", String(age));
  if (requestId !== undefined) lines.push("x-request-id", requestId);
  if (https) lines.push("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY);
  if (extraHeaders) for (const [name, value] of extraHeaders) lines.push(name, value);
  if (known) {
    res.writeHead(304, lines);
    res.end();
    return;
  }
  res.writeHead(page.status, lines);
  res.end(body);
}
