import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { MAX_MEDIA_FORM_BYTES } from "~/lib/media-fields";
import type { Log } from "../log/log";
import { limitBodyTime } from "./body-time";
import { handleClientError, rejectConnect } from "./connection-errors";
import { createDrain } from "./drain";
import { createHealthChecks } from "./health-checks";
import { HttpContext } from "./http-context";
import { sendFallbackErrorPage, sendPayloadTooLarge, sendPlain } from "./plain-responses";
import { readRequestMetadata } from "./request-metadata";
import { createStaticFiles } from "./static-files";

export interface HttpLimits {
  /** Limits in bytes for bodies, and for forms with files. */
  maxBodyBytes: number;
  maxUploadBytes: number;
  /** For forms with files of chapters, which are streamed. */
  maxMediaBytes: number;
  /** In ms: for the head, for a body of a few bytes, between requests, and without traffic. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  keepAliveTimeoutMs: number;
  inactivityTimeoutMs: number;
  /** In ms: how long a stop is announced before it, how long a drain lets idle connections send a request, and the hard limit of both. */
  delayMs: number;
  graceMs: number;
  drainMs: number;
}

/** Keep-alive exceeds the usual 60 s of proxies, which would otherwise write to a closing connection. */
const DEFAULT_LIMITS: HttpLimits = {
  maxBodyBytes: 1_048_576,
  maxUploadBytes: 16 * 1_048_576,
  maxMediaBytes: MAX_MEDIA_FORM_BYTES,
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 60_000,
  keepAliveTimeoutMs: 65_000,
  inactivityTimeoutMs: 120_000,
  delayMs: 0,
  graceMs: 1000,
  drainMs: 9500,
};
const MAX_HEADER_BYTES = 16_384;
/** Open answers hold a connection each; beyond this, new connections are closed at once. */
const MAX_CONNECTIONS = 16_384;

interface Options {
  /** Handles all but probes and files. Its errors become the fallback error page. */
  handle: (req: IncomingMessage, res: ServerResponse, context: HttpContext) => void | Promise<void>;
  /** Whether pages can be served (XJS12). */
  isReady: () => Promise<boolean>;
  /** Directory of the client build; absent in development, where Vite serves it. */
  staticDir?: string;
  /** Number of trusted proxies. */
  trustProxy?: number;
  limits?: Partial<HttpLimits>;
  log: Log;
}

export interface HttpServer {
  /** @returns the port, for port 0 */
  listen(port: number, host: string): Promise<number>;
  /** Answers `/readyz` with 503 and resolves after `delayMs`; requests are still accepted. */
  announceStop(): Promise<void>;
  /** Stops accepting and resolves when the last connection is closed, after at most `drainMs`. */
  drain(): Promise<void>;
}

/** HTTP server: limits, probes, files, pages. */
export function createHttpServer({
  handle,
  isReady,
  staticDir,
  trustProxy = 0,
  limits: overrides,
  log,
}: Options): HttpServer {
  const limits = { ...DEFAULT_LIMITS, ...overrides };
  const { maxBodyBytes, maxUploadBytes, maxMediaBytes } = limits;
  const bodyLimits = { maxBodyBytes, maxUploadBytes, maxMediaBytes };
  const serveFile = staticDir === undefined ? null : createStaticFiles(staticDir);

  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: limits.headersTimeoutMs,
    // `limitBodyTime` gives large bodies more time.
    requestTimeout: 0,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: Math.min(5000, limits.headersTimeoutMs),
    requireHostHeader: false,
    noDelay: true,
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = limits.inactivityTimeoutMs;
  const drain = createDrain(server, limits);
  const handleHealthCheck = createHealthChecks(isReady, () => drain.isDraining);

  const onRequest = (req: IncomingMessage, res: ServerResponse, expectsContinue: boolean) => {
    if (drain.hasStoppedAccepting) res.shouldKeepAlive = false;
    if (handleHealthCheck(req, res)) return;
    const metadata = readRequestMetadata(req, { trustProxy, ...bodyLimits });
    if ("status" in metadata) {
      if (metadata.status === 413 && !expectsContinue) sendPayloadTooLarge(res, req);
      else sendPlain(res, metadata.status);
      return;
    }
    if (expectsContinue) res.writeContinue();
    limitBodyTime(req, res, limits.requestTimeoutMs);
    const context = new HttpContext(req, res, metadata, { log, bodyLimits });
    const onError = (error: unknown) => {
      const { requestId } = metadata;
      if (res.destroyed || res.writableEnded)
        log.debug({ requestId, error }, "client disconnected");
      else log.error({ requestId, error }, "request failed");
      sendFallbackErrorPage(res, requestId);
    };
    // A partly read body would block the connection's next request.
    if (req.method === "POST") res.once("finish", () => req.removeAllListeners("data").resume());
    try {
      if (serveFile?.(req, res, context.pathname)) return;
      handle(req, res, context)?.catch(onError);
    } catch (error) {
      onError(error);
    }
  };

  server.on("request", (req, res) => onRequest(req, res, false));
  server.on("checkContinue", (req, res) => onRequest(req, res, true));
  server.on("connect", rejectConnect);
  server.on("clientError", handleClientError);
  return {
    listen: (port, host) => listen(server, port, host),
    announceStop: drain.announce,
    drain: drain.start,
  };
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
