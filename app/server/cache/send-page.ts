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

interface PageToSend {
  page: CachedPage;
  ageSeconds: number;
}

/** Weak comparison against each tag of the list (RFC 9110 13.1.2). */
const matchesEtag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag ||
    header
      .split(",")
      .some((tag) => tag.trim().replace(/^(?!W\/)/, "W/") === etag || tag.trim() === "*"));

/**
 * Writes a page, or 304 if the client has it.
 * @param ageSeconds since it was rendered
 */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { page, ageSeconds, extraHeaders, requestId, https }: SendOptions & PageToSend,
): void {
  if (res.headersSent || res.destroyed) return;
  const isNotModified = page.isCacheable && matchesEtag(req.headers["if-none-match"], page.etag);
  const { body, head } = page.variants[chooseEncoding(req.headers["accept-encoding"])];
  const lines = (isNotModified ? page.notModifiedHead : head).slice();
  if (page.isCacheable) lines.push("Age", String(ageSeconds));
  if (requestId !== undefined) lines.push("x-request-id", requestId);
  if (https) lines.push("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY);
  if (extraHeaders) for (const [name, value] of extraHeaders) lines.push(name, value);
  if (isNotModified) {
    res.writeHead(304, lines);
    res.end();
    return;
  }
  res.writeHead(page.status, lines);
  res.end(body);
}
