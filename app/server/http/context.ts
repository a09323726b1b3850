import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log/log";
import { abortOnClose, sendWebResponse, toWebRequest } from "./node-adapter";
import { type BodyLimits, mostBytes, pathOf, type RequestFacts } from "./request-facts";

/** What follows is a key: whoever holds a link to a receipt, a draft, a set-up or an account may use it. */
const SECRET_SEGMENT = /(\/(?:Bukti|Setup|Isi|Verifikasi|Kata-Sandi|Undangan|Lanjutkan)\/)[^/]+/i;

/** One request at the front door. What costs something (signal, web request) is made when first asked for. */
export class HttpContext implements RequestFacts {
  readonly host: string;
  readonly https: boolean;
  readonly clientIp: string;
  readonly requestId: string;
  /** As sent: percent-encoded, in the visitor's own case. */
  readonly pathname: string;
  /** The query with its question mark, or "". */
  readonly search: string;
  readonly #begun = performance.now();
  #signal: AbortSignal | undefined;

  constructor(
    private readonly req: IncomingMessage,
    private readonly res: ServerResponse,
    facts: RequestFacts,
    private readonly front: { log: Log; bodyLimits: BodyLimits; refuseBody: (res: ServerResponse, req: IncomingMessage) => void },
  ) {
    ({ host: this.host, https: this.https, clientIp: this.clientIp, requestId: this.requestId } = facts);
    const url = req.url ?? "/";
    this.pathname = pathOf(url);
    this.search = url.slice(this.pathname.length);
  }

  get origin(): string {
    return `${this.https ? "https" : "http"}://${this.host}`;
  }

  /** Aborted when the client goes away before it has its answer. */
  get signal(): AbortSignal {
    this.#signal ??= abortOnClose(this.res);
    return this.#signal;
  }

  /** The request for Remix. A body over the limit is answered with 413 at once; whatever is sent later is dropped. */
  webRequest(): Request {
    const { req, res, front } = this;
    return toWebRequest(req, {
      origin: this.origin,
      signal: this.signal,
      maxBodyBytes: mostBytes(req.headers, front.bodyLimits),
      onTooLarge: () => front.refuseBody(res, req),
    });
  }

  /** Sends a response that was made for this visitor alone, compressed, with the request's id, and writes its log line. */
  send(response: Response): Promise<void> {
    return sendWebResponse(this.res, response, { compress: true, headers: ["x-request-id", this.requestId] }).then(() => this.#note());
  }

  #note(): void {
    const ms = Math.round(performance.now() - this.#begun);
    const { requestId, host } = this;
    const pathname = this.pathname.replace(SECRET_SEGMENT, "$1[redacted]");
    // The query stays out of the log: it may hold tokens and names.
    this.front.log.info({ requestId, method: this.req.method, host, pathname, status: this.res.statusCode, ms }, "answered");
  }
}
