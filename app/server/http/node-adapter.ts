import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestWithSignal } from "./request-with-signal";
import { streamBody } from "./stream-body";
import { RETRY_AFTER_SECONDS } from "./unavailable-page";

/** Error of the body's reader when the limit is exceeded. */
class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

interface RequestOptions {
  /** Scheme and host as seen by the browser, without a trailing slash. */
  origin: string;
  signal: AbortSignal;
  /** Limit in bytes. Beyond it the reader fails and `onTooLarge` is called once. */
  maxBodyBytes?: number;
  onTooLarge?: () => void;
}

/**
 * Signal that aborts if the client disconnects before the response is complete. The response's
 * listener holds the controller, so that garbage collection cannot lose it.
 */
export function abortOnClose(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const onClose = () => {
    if (!res.writableFinished)
      controller.abort(new DOMException("Client disconnected", "AbortError"));
  };
  if (res.closed) onClose();
  else res.once("close", onClose);
  return controller.signal;
}

/**
 * Web `Request` of a Node request. Its body is read on demand.
 * @throws TypeError if origin and path are not a URL
 */
export function toWebRequest(
  req: IncomingMessage,
  { origin, signal, maxBodyBytes = Infinity, onTooLarge }: RequestOptions,
): Request {
  const headers = new Headers();
  const { rawHeaders } = req;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    // HTTP/2 pseudo headers are not valid in `Headers`.
    if (name && !name.startsWith(":")) headers.append(name, rawHeaders[at + 1] ?? "");
  }
  const method = req.method ?? "GET";
  const init: RequestInit = { method, headers };
  if (method !== "GET" && method !== "HEAD") {
    init.body = createBodyStream(req, maxBodyBytes, onTooLarge);
    init.duplex = "half";
  }
  return createRequestWithSignal(signal, origin + (req.url ?? "/"), init);
}

function createBodyStream(
  req: IncomingMessage,
  maxBytes: number,
  onTooLarge: (() => void) | undefined,
): ReadableStream<Uint8Array> {
  let receivedBytes = 0;
  let stop: (() => void) | undefined;
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const onData = (chunk: Buffer) => {
      receivedBytes += chunk.length;
      if (receivedBytes > maxBytes) {
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
    const onClose = () => fail(new DOMException("Client disconnected", "AbortError"));
    stop = () => req.off("data", onData).off("end", onEnd).off("error", fail).off("close", onClose);
    if (req.readableEnded) return controller.close();
    if (req.destroyed) return onClose();
    req.on("data", onData).once("end", onEnd).once("error", fail).once("close", onClose);
  };
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (stop) req.resume();
        else start(controller);
      },
      cancel() {
        stop?.();
        // Drains the rest, or the connection never reaches its next request.
        req.resume();
      },
    },
    // No read-ahead: Node discards an unread body after the response.
    { highWaterMark: 0 },
  );
}

interface SendOptions {
  /** Compresses text over 1 KB as the request accepts; never event streams. */
  compress?: boolean;
  /** Additional header names and values in turn. */
  headers?: readonly string[];
}

/** Connection headers, which Node manages. */
const HOP_BY_HOP = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

/**
 * Sends a web `Response` with back-pressure. A client disconnect cancels the body; a failing body
 * closes the connection, so that a partial response is not taken for a whole one.
 */
export async function sendWebResponse(
  res: ServerResponse,
  response: Response,
  { compress = false, headers = [] }: SendOptions = {},
): Promise<void> {
  const { body } = response;
  if (res.headersSent || res.destroyed) return void (await body?.cancel().catch(() => undefined));
  const lines = [...headers];
  // `Headers` yields each Set-Cookie separately and joins the others.
  for (const [name, value] of response.headers) if (!HOP_BY_HOP.has(name)) lines.push(name, value);
  if (response.status === 503 && !response.headers.has("retry-after"))
    lines.push("retry-after", RETRY_AFTER_SECONDS);
  if (response.statusText && /^[\x20-\x7e]+$/.test(response.statusText))
    res.statusMessage = response.statusText;

  const hasNoContent =
    res.req.method === "HEAD" || response.status === 204 || response.status === 304;
  if (!body || hasNoContent) {
    if (!body && !hasNoContent && !response.headers.has("content-length"))
      lines.push("content-length", "0");
    res.writeHead(response.status, lines);
    res.end();
    await body?.cancel().catch(() => undefined);
    return;
  }
  // Not awaited, so that this frame is not retained as long as the body lasts.
  return streamBody(res, body, {
    status: response.status,
    rawHeaders: lines,
    contentType: response.headers.get("content-type"),
    compress: compress && !response.headers.has("content-encoding"),
  });
}
