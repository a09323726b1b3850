import type { IncomingMessage, ServerResponse } from "node:http";
import { requestWith } from "./request-with";
import { streamBody } from "./stream-body";

/** Thrown into a body's reader when a visitor sends more than the limit. */
class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

interface RequestOptions {
  /** Scheme and host as the visitor's browser shows them, without a slash at the end. */
  origin: string;
  signal: AbortSignal;
  /** Most bytes of the body; more make its reader fail and call `onTooLarge` once. */
  maxBodyBytes?: number;
  onTooLarge?: () => void;
}

/**
 * Aborts when the client goes away before the whole answer was handed over; never after a complete answer.
 * The controller is held by the response's listener, so a forced garbage collection cannot lose it.
 */
export function abortOnClose(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const onClose = () => {
    if (!res.writableFinished) controller.abort(new DOMException("The client went away", "AbortError"));
  };
  if (res.closed) onClose();
  else res.once("close", onClose);
  return controller.signal;
}

/**
 * The web `Request` of a Node request. The body is streamed and only begun when somebody reads it.
 * @throws TypeError when origin and path make no URL
 */
export function toWebRequest(req: IncomingMessage, { origin, signal, maxBodyBytes = Infinity, onTooLarge }: RequestOptions): Request {
  const headers = new Headers();
  const { rawHeaders } = req;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    // HTTP/2's pseudo headers have no place in a web request.
    if (name && !name.startsWith(":")) headers.append(name, rawHeaders[at + 1] ?? "");
  }
  const method = req.method ?? "GET";
  const init: RequestInit = { method, headers };
  if (method !== "GET" && method !== "HEAD") {
    init.body = bodyOf(req, maxBodyBytes, onTooLarge);
    init.duplex = "half";
  }
  return requestWith(signal, origin + (req.url ?? "/"), init);
}

function bodyOf(req: IncomingMessage, maxBytes: number, onTooLarge: (() => void) | undefined): ReadableStream<Uint8Array> {
  let seen = 0;
  let stop: (() => void) | undefined;
  const begin = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const onData = (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > maxBytes) {
        fail(new BodyTooLargeError(`The body is larger than ${maxBytes} bytes`));
        onTooLarge?.();
        return;
      }
      controller.enqueue(new Uint8Array(chunk));
      req.pause();
    };
    const onEnd = () => {
      stop?.();
      controller.close();
    };
    const fail = (error: Error) => {
      stop?.();
      controller.error(error);
    };
    const onClose = () => fail(new DOMException("The client went away", "AbortError"));
    stop = () => req.off("data", onData).off("end", onEnd).off("error", fail).off("close", onClose);
    if (req.readableEnded) return controller.close();
    if (req.destroyed) return onClose();
    req.on("data", onData).once("end", onEnd).once("error", fail).once("close", onClose);
  };
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (stop) req.resume();
        else begin(controller);
      },
      cancel() {
        stop?.();
        // What is not read any more is read away: else the connection would never get to its next request.
        req.resume();
      },
    },
    // Nothing is read ahead: an unread body stays with Node, which throws it away after the answer.
    { highWaterMark: 0 },
  );
}

interface SendOptions {
  /** Compress text of more than 1 KB by what the request accepts; event streams never. */
  compress?: boolean;
  /** Header lines beside the response's own, name and value in turn. */
  headers?: readonly string[];
}

/** Headers that belong to one connection, which is Node's business. */
const HOP_BY_HOP = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

/**
 * Sends a web `Response`: every `Set-Cookie` on a line of its own, the body with back-pressure. When the client goes
 * away the body's source is cancelled; when the source fails midway the connection is cut, so that nobody takes half an
 * answer for a whole one. Does nothing but cancel when an answer was begun already. Resolves when there is nothing left to do.
 */
export async function sendWebResponse(
  res: ServerResponse,
  response: Response,
  { compress = false, headers = [] }: SendOptions = {},
): Promise<void> {
  const { body } = response;
  if (res.headersSent || res.destroyed) return void (await body?.cancel().catch(() => undefined));
  const lines = [...headers];
  // `Headers` gives each Set-Cookie by itself and all others joined.
  for (const [name, value] of response.headers) if (!HOP_BY_HOP.has(name)) lines.push(name, value);
  if (response.statusText && /^[\x20-\x7e]+$/.test(response.statusText)) res.statusMessage = response.statusText;

  const bodiless = res.req.method === "HEAD" || response.status === 204 || response.status === 304;
  if (!body || bodiless) {
    if (!body && !bodiless && !response.headers.has("content-length")) lines.push("content-length", "0");
    res.writeHead(response.status, lines);
    res.end();
    await body?.cancel().catch(() => undefined);
    return;
  }
  // Not awaited: what stands here would stay as long as the body lasts.
  return streamBody(res, body, {
    status: response.status,
    lines,
    contentType: response.headers.get("content-type"),
    compress: compress && !response.headers.has("content-encoding"),
  });
}
