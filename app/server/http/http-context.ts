import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log/log";
import { redactPath } from "../log/redact-path";
import { abortOnClose, sendWebResponse, toWebRequest } from "./node-adapter";
import { sendPayloadTooLarge } from "./plain-responses";
import {
  type BodyLimits,
  getMaxBodyBytes,
  getPathname,
  type RequestMetadata,
} from "./request-metadata";

/** One HTTP request. Signal and web request are created on first use. */
export class HttpContext implements RequestMetadata {
  readonly host: string;
  readonly https: boolean;
  readonly clientIp: string;
  readonly requestId: string;
  /** As sent: percent-encoded, case preserved. */
  readonly pathname: string;
  /** Query with its question mark, or "". */
  readonly search: string;
  readonly #startedAt = performance.now();
  #signal: AbortSignal | undefined;

  constructor(
    private readonly req: IncomingMessage,
    private readonly res: ServerResponse,
    metadata: RequestMetadata,
    private readonly options: { log: Log; bodyLimits: BodyLimits },
  ) {
    ({
      host: this.host,
      https: this.https,
      clientIp: this.clientIp,
      requestId: this.requestId,
    } = metadata);
    const url = req.url ?? "/";
    this.pathname = getPathname(url);
    this.search = url.slice(this.pathname.length);
  }

  get method(): string {
    return this.req.method ?? "GET";
  }

  get origin(): string {
    return `${this.https ? "https" : "http"}://${this.host}`;
  }

  /** Aborted if the client disconnects before the response is complete. */
  get signal(): AbortSignal {
    this.#signal ??= abortOnClose(this.res);
    return this.#signal;
  }

  /** Request for Remix. A body over the limit gets 413 at once. */
  webRequest(): Request {
    const { req, res, options } = this;
    return toWebRequest(req, {
      origin: this.origin,
      signal: this.signal,
      maxBodyBytes: getMaxBodyBytes(req, options.bodyLimits),
      onTooLarge: () => sendPayloadTooLarge(res, req),
    });
  }

  /** Sends an uncached response with its request id, and logs the request. */
  send(response: Response): Promise<void> {
    return sendWebResponse(this.res, response, {
      compress: true,
      headers: ["x-request-id", this.requestId],
    }).then(() => this.#logCompleted());
  }

  #logCompleted(): void {
    const ms = Math.round(performance.now() - this.#startedAt);
    const { requestId, host } = this;
    const path = redactPath(this.pathname);
    this.options.log.info(
      { requestId, method: this.req.method, host, path, status: this.res.statusCode, ms },
      "request completed",
    );
  }
}
