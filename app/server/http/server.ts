import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Log } from "../log/log";
import { answerClientError, refuseConnect } from "./bad-connections";
import { HttpContext } from "./context";
import { createDrain } from "./drain";
import { refuseBody, sendLastResort, sendPlain } from "./plain";
import { createProbes } from "./probes";
import { readFacts } from "./request-facts";
import { createStaticFiles } from "./static-files";

export interface HttpLimits {
  /** Largest body in bytes, and largest form with files. */
  bodyBytes: number;
  uploadBytes: number;
  /** Times in milliseconds: for the head, for the whole request, between two requests, without a byte either way. */
  headersMs: number;
  requestMs: number;
  keepAliveMs: number;
  silenceMs: number;
  /** Draining: how long idle connections may still send a request, and when everything ends. */
  graceMs: number;
  drainMs: number;
}

/** A proxy's own keep-alive is mostly 60 s: ours must outlive it, or it sends into a closing connection. */
const DEFAULT_LIMITS: HttpLimits = {
  bodyBytes: 1_048_576,
  uploadBytes: 16 * 1_048_576,
  headersMs: 15_000,
  requestMs: 60_000,
  keepAliveMs: 65_000,
  silenceMs: 120_000,
  graceMs: 1000,
  drainMs: 9500,
};
const MOST_HEADER_BYTES = 16_384;

interface Options {
  /** Answers everything that is neither a probe nor a file. What it throws becomes the page of last resort. */
  handle: (req: IncomingMessage, res: ServerResponse, context: HttpContext) => void | Promise<void>;
  /** Whether the process can serve pages (XJS12). */
  ready: () => Promise<boolean>;
  /** Built files of the browser; absent in development, where Vite serves them. */
  staticDir?: string;
  /** Proxies in front that may be believed. */
  trustProxy?: number;
  limits?: Partial<HttpLimits>;
  log: Log;
}

export interface HttpServer {
  /** @returns the port, useful when asked for port 0 */
  listen(port: number, host: string): Promise<number>;
  /** Stops accepting, answers what was accepted, resolves when the last connection is closed (at most `drainMs`). */
  drain(): Promise<void>;
}

/** The process's front: limits, probes, files, then the pages. */
export function createHttpServer({ handle, ready, staticDir, trustProxy = 0, limits: given, log }: Options): HttpServer {
  const limits = { ...DEFAULT_LIMITS, ...given };
  const bodyLimits = { maxBodyBytes: limits.bodyBytes, maxUploadBytes: limits.uploadBytes };
  const rules = { trustProxy, ...bodyLimits };
  const front = { log, bodyLimits, refuseBody };
  const serveFile = staticDir === undefined ? null : createStaticFiles(staticDir);

  const server = createServer({
    maxHeaderSize: MOST_HEADER_BYTES,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: Math.min(5000, limits.headersMs),
    requireHostHeader: false,
    noDelay: true,
  });
  server.timeout = limits.silenceMs;
  const drain = createDrain(server, limits);
  const probe = createProbes(ready, () => drain.begun);

  const accept = (req: IncomingMessage, res: ServerResponse, expects: boolean) => {
    if (drain.refuses) res.shouldKeepAlive = false;
    if (probe(req, res)) return;
    const facts = readFacts(req, rules);
    if ("status" in facts) {
      if (facts.status === 413 && !expects) refuseBody(res, req);
      else sendPlain(res, facts.status);
      return;
    }
    if (expects) res.writeContinue();
    const context = new HttpContext(req, res, facts, front);
    const failed = (error: unknown) => {
      if (res.destroyed || res.writableEnded) log.debug({ requestId: facts.requestId, error }, "the client went away");
      else log.error({ requestId: facts.requestId, error }, "request failed");
      sendLastResort(res, facts.requestId);
    };
    // A body that was begun and not read to its end would keep the connection from its next request.
    if (req.method === "POST") res.once("finish", () => req.removeAllListeners("data").resume());
    try {
      if (serveFile?.(req, res, context.pathname)) return;
      handle(req, res, context)?.catch(failed);
    } catch (error) {
      failed(error);
    }
  };

  server.on("request", (req, res) => accept(req, res, false));
  server.on("checkContinue", (req, res) => accept(req, res, true));
  server.on("connect", refuseConnect);
  server.on("clientError", answerClientError);
  return { listen: (port, host) => listen(server, port, host), drain: drain.start };
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
