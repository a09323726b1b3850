import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { lastResortPage } from "./last-resort";

/** Methods that pages and forms need; a router has no use for others. */
const ALLOWED = "GET, HEAD, POST";

/** A bare status as text, for what never reaches a page. */
export function sendPlain(res: ServerResponse, status: number, text = STATUS_CODES[status] ?? ""): void {
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
  if (status === 405) lines.push("Allow", ALLOWED);
  // A refused request may have a body that nobody reads, or an end that two readers see in different places.
  if (status >= 400 && status !== 404) lines.push("Connection", "close");
  res.writeHead(status, lines);
  res.end(text);
}

const LINGER_MS = 1000;

/**
 * 413, then up to a second of reading the rest away: a connection that is closed with unread bytes in it is reset, and
 * the visitor would lose the answer.
 */
export function refuseBody(res: ServerResponse, req: IncomingMessage): void {
  if (res.headersSent) return;
  const text = "Kiriman terlalu besar. Kembalilah ke halaman sebelumnya: isian Anda masih ada di sana.";
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

/** The page of last resort (ERR4); a half-sent answer is cut instead. */
export function sendLastResort(res: ServerResponse, requestId: string): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const page = lastResortPage();
  res.writeHead(500, [
    ...["Content-Type", "text/html; charset=utf-8", "Content-Length", String(Buffer.byteLength(page)), "Cache-Control", "no-store"],
    ...[
      "Content-Security-Policy",
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      "X-Content-Type-Options",
      "nosniff",
      "x-request-id",
      requestId,
    ],
  ]);
  res.end(page);
}
