import type { IncomingMessage } from "node:http";

export interface RequestFacts {
  /** Lower-case, with its port if it has one. */
  host: string;
  https: boolean;
  clientIp: string;
  requestId: string;
}

/** A request that is answered with a bare status instead of being handed on. */
export interface Refusal {
  status: 400 | 405 | 413 | 414;
}

const MOST_URL = 8192;
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;
const REQUEST_ID = /^[\w.:-]{8,64}$/;
/** `.` and `..` segments, plain or encoded: a browser never sends them, and guards must see the path that routes see. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

const hasOneHost = ({ rawHeaders }: IncomingMessage) => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") count++;
  return count === 1;
};

/** A path that every later reader takes for the same path: no second host, no backslash, no broken or NUL escape, no dot segments. */
function isSoundPath(path: string): boolean {
  if (path.charCodeAt(0) !== 47 || path.charCodeAt(1) === 47 || path.includes("\\") || path.includes("#")) return false;
  if (path.includes(".") || path.includes("%")) {
    if (DOT_SEGMENT.test(path)) return false;
    try {
      return !decodeURIComponent(path).includes("\0");
    } catch {
      return false;
    }
  }
  return true;
}

export const pathOf = (url: string) => {
  const at = url.indexOf("?");
  return at < 0 ? url : url.slice(0, at);
};

/** Takes the scheme and host off an absolute-form target (RFC 9112 3.2.2), if they name the same host. */
function toOriginForm(req: IncomingMessage, host: string): void {
  const match = /^https?:\/\/([^/?#]*)(.*)$/i.exec(req.url ?? "");
  if (match && match[1]?.toLowerCase() === host) req.url = match[2]?.startsWith("/") ? match[2] : `/${match[2] ?? ""}`;
}

export interface BodyLimits {
  maxBodyBytes: number;
  /** For forms with files: more than a file may have, so that one that is too large is refused at its field and costs no other. */
  maxUploadBytes: number;
}

export const mostBytes = (headers: IncomingMessage["headers"], { maxBodyBytes, maxUploadBytes }: BodyLimits): number =>
  headers["content-type"]?.startsWith("multipart/form-data") ? maxUploadBytes : maxBodyBytes;

/**
 * What the front door knows of a request, or why it refuses it.
 * @param trustProxy how many proxies stand in front: only then their X-Forwarded-* and X-Request-Id count
 * @param limits a longer declared body is refused before a byte of it is read
 */
export function readFacts(req: IncomingMessage, { trustProxy, ...limits }: { trustProxy: number } & BodyLimits): RequestFacts | Refusal {
  const { headers, method } = req;
  const host = headers.host?.toLowerCase() ?? "";
  if (!HOST.test(host) || !hasOneHost(req)) return { status: 400 };
  if (method !== "GET" && method !== "HEAD" && method !== "POST") return { status: 405 };
  if ((req.url?.length ?? 0) > MOST_URL) return { status: 414 };
  toOriginForm(req, host);
  if (!isSoundPath(pathOf(req.url ?? ""))) return { status: 400 };
  if (Number(headers["content-length"] ?? 0) > mostBytes(headers, limits)) return { status: 413 };

  const direct = req.socket.remoteAddress ?? "";
  if (trustProxy === 0) return { host, https: "encrypted" in req.socket, clientIp: direct, requestId: crypto.randomUUID() };
  const given = headers["x-request-id"];
  return {
    host,
    https: lastOf(headers["x-forwarded-proto"]) === "https",
    clientIp: lastOf(headers["x-forwarded-for"], trustProxy) ?? direct,
    requestId: typeof given === "string" && REQUEST_ID.test(given) ? given : crypto.randomUUID(),
  };
}

/** The entry that the outermost trusted proxy wrote: each appends one, so it is counted from the end. */
function lastOf(header: string | string[] | undefined, fromEnd = 1): string | undefined {
  if (!header) return undefined;
  const entries = String(header).split(",");
  return entries[Math.max(0, entries.length - fromEnd)]?.trim() || undefined;
}
