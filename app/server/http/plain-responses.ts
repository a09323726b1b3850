import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { FALLBACK_ERROR_PAGE } from "~/lib/fallback-error-page";
import { createSecurityHeaders } from "../security/headers";

const ALLOWED_METHODS = "GET, HEAD, POST";

/** Status as plain text, for requests that never reach a page. */
export function sendPlain(
  res: ServerResponse,
  status: number,
  text = STATUS_CODES[status] ?? "",
): void {
  if (res.headersSent) return;
  const lines = [
    "Content-Type",
    "text/plain; charset=utf-8",
    "Content-Length",
    String(Buffer.byteLength(text)),
    "Cache-Control",
    "no-store",
    "X-Content-Type-Options",
    "nosniff",
  ];
  if (status === 405) lines.push("Allow", ALLOWED_METHODS);
  // The rest of a rejected request is unread, or its end is ambiguous.
  if (status >= 400 && status !== 404) lines.push("Connection", "close");
  res.writeHead(status, lines);
  res.end(text);
}

const LINGER_MS = 1000;

/**
 * Sends 413, then reads up to a second: closing a connection with unread bytes resets it, and the
 * client would lose the response.
 */
export function sendPayloadTooLarge(res: ServerResponse, req: IncomingMessage): void {
  if (res.headersSent) return;
  const text =
    "Kiriman terlalu besar. Kembalilah ke halaman sebelumnya: isian Anda masih ada di sana.";
  res.writeHead(413, [
    "Content-Type",
    "text/plain; charset=utf-8",
    "Content-Length",
    String(text.length),
    "Cache-Control",
    "no-store",
    "Connection",
    "close",
  ]);
  res.write(text);
  const end = () => {
    clearTimeout(timer);
    res.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  req.once("end", end).once("close", end);
  req.resume();
}

/** Sends the fallback error page (ERR4). A response already begun is cut off. */
export function sendFallbackErrorPage(res: ServerResponse, requestId: string): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.writeHead(500, [
    "Content-Type",
    "text/html; charset=utf-8",
    "Content-Length",
    String(Buffer.byteLength(FALLBACK_ERROR_PAGE)),
    "Cache-Control",
    "no-store",
    ...createSecurityHeaders({ styles: [], https: false }).flat(),
    "x-request-id",
    requestId,
  ]);
  res.end(FALLBACK_ERROR_PAGE);
}
