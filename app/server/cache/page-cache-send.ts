import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "../security/compress";
import { STRICT_TRANSPORT } from "../security/headers";
import type { Page } from "./page-cache-entry";

export interface SendOptions {
  /** This visitor's own lines, mostly `Set-Cookie`; they are never kept. */
  extraHeaders?: readonly (readonly [name: string, value: string])[];
  requestId?: string;
  https?: boolean;
}

/** Weak comparison against each tag of the list (RFC 9110 13.1.2). */
const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag || header.split(",").some((tag) => tag.trim().replace(/^(?!W\/)/, "W/") === etag || tag.trim() === "*"));

/** Writes a page with one `writeHead` and one `end`. @param age seconds since it was rendered */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  age: number,
  { extraHeaders, requestId, https }: SendOptions,
): void {
  if (res.headersSent || res.destroyed) return;
  const known = page.keep && isKnown(req.headers["if-none-match"], page.etag);
  const { body, head } = page.variants[chooseEncoding(req.headers["accept-encoding"])];
  const lines = (known ? page.notModifiedHead : head).slice();
  if (page.keep) lines.push("Age", String(age));
  if (requestId !== undefined) lines.push("x-request-id", requestId);
  if (https) lines.push("Strict-Transport-Security", STRICT_TRANSPORT);
  if (extraHeaders) for (const [name, value] of extraHeaders) lines.push(name, value);
  if (known) {
    res.writeHead(304, lines);
    res.end();
    return;
  }
  res.writeHead(page.status, lines);
  res.end(body);
}
