import type { IncomingMessage } from "node:http";
import { isMediaFormPath } from "~/lib/media-fields";

export interface RequestMetadata {
  /** Lower case, with the port if there is one. */
  host: string;
  https: boolean;
  clientIp: string;
  requestId: string;
}

/** Request rejected with a bare status. */
export interface RejectedRequest {
  status: 400 | 405 | 413 | 414;
}

const MAX_URL_LENGTH = 8192;
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;
const REQUEST_ID = /^[\w.:-]{8,64}$/;
/**
 * `.` and `..` segments, plain or encoded. Browsers resolve them, so guards and routes must agree
 * on the path.
 */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

const hasSingleHostHeader = ({ rawHeaders }: IncomingMessage) => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") count++;
  return count === 1;
};

/**
 * Rejects paths that parsers read differently: a second host, backslashes, broken or NUL escapes,
 * dot segments.
 */
function isValidPath(path: string): boolean {
  if (
    path.charCodeAt(0) !== 47 ||
    path.charCodeAt(1) === 47 ||
    path.includes("\\") ||
    path.includes("#")
  )
    return false;
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

export const getPathname = (url: string) => {
  const at = url.indexOf("?");
  return at < 0 ? url : url.slice(0, at);
};

/** Converts an absolute-form target (RFC 9112 3.2.2) of the same host to origin form. */
function toOriginForm(req: IncomingMessage, host: string): void {
  const match = /^https?:\/\/([^/?#]*)(.*)$/i.exec(req.url ?? "");
  if (match && match[1]?.toLowerCase() === host)
    req.url = match[2]?.startsWith("/") ? match[2] : `/${match[2] ?? ""}`;
}

export interface BodyLimits {
  maxBodyBytes: number;
  /**
   * For forms with files. Above the limit of one file, so that a large file is rejected at its
   * field.
   */
  maxUploadBytes: number;
  /** For forms with files of chapters. */
  maxMediaBytes: number;
}

export function getMaxBodyBytes(
  { headers, url = "/" }: Pick<IncomingMessage, "headers" | "url">,
  { maxBodyBytes, maxUploadBytes, maxMediaBytes }: BodyLimits,
): number {
  if (!headers["content-type"]?.startsWith("multipart/form-data")) return maxBodyBytes;
  return isMediaFormPath(getPathname(url)) ? maxMediaBytes : maxUploadBytes;
}

/**
 * Validates the head of a request.
 * @param trustProxy number of trusted proxies; without one X-Forwarded-* and X-Request-Id are
 * ignored
 * @param limits a longer declared body is rejected unread
 */
export function readRequestMetadata(
  req: IncomingMessage,
  { trustProxy, ...limits }: { trustProxy: number } & BodyLimits,
): RequestMetadata | RejectedRequest {
  const { headers, method } = req;
  const host = headers.host?.toLowerCase() ?? "";
  // The URL parser knows more rules than the pattern, such as the range of ports and addresses.
  if (!HOST.test(host) || !hasSingleHostHeader(req) || !URL.canParse(`http://${host}/`))
    return { status: 400 };
  if (method !== "GET" && method !== "HEAD" && method !== "POST") return { status: 405 };
  if ((req.url?.length ?? 0) > MAX_URL_LENGTH) return { status: 414 };
  toOriginForm(req, host);
  if (!isValidPath(getPathname(req.url ?? ""))) return { status: 400 };
  if (Number(headers["content-length"] ?? 0) > getMaxBodyBytes(req, limits)) return { status: 413 };

  const peerAddress = req.socket.remoteAddress ?? "";
  if (trustProxy === 0)
    return {
      host,
      https: "encrypted" in req.socket,
      clientIp: peerAddress,
      requestId: crypto.randomUUID(),
    };
  const forwardedId = headers["x-request-id"];
  return {
    host,
    https: getForwardedEntry(headers["x-forwarded-proto"]) === "https",
    clientIp: removePort(getForwardedEntry(headers["x-forwarded-for"], trustProxy) ?? peerAddress),
    requestId:
      typeof forwardedId === "string" && REQUEST_ID.test(forwardedId)
        ? forwardedId
        : crypto.randomUUID(),
  };
}

/** Some proxies append `ip:port` or `[ip]:port`: a port per connection would evade limits per address. */
function removePort(address: string): string {
  return (
    /^\[([0-9a-f:.]+)\](?::\d+)?$/i.exec(address)?.[1] ??
    /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
    address
  );
}

/** Entry of the outermost trusted proxy, counted from the end because each proxy appends one. */
function getForwardedEntry(header: string | string[] | undefined, fromEnd = 1): string | undefined {
  if (!header) return undefined;
  const entries = String(header).split(",");
  return entries[Math.max(0, entries.length - fromEnd)]?.trim() || undefined;
}
