import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { limitBodyTime } from "../http/body-time";
import { createDrain } from "../http/drain";
import { abortOnClose, sendWebResponse, toWebRequest } from "../http/node-adapter";
import type { Log } from "../log/log";
import { redactPath } from "../log/redact-path";
import type { HostFetch } from "./host-contract";
import { createEnvelopeResponse, MAX_UPLOAD_BYTES } from "./host-handler";

/** Time limits in ms. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Files of chapters. */
const MAX_DRIVE_BYTES = 201 * 1_048_576;

interface ServeHostsOptions {
  port: number;
  /** Default: loopback, because some operations need no token, so the network must ask for them. */
  host?: string | undefined;
  log: Log;
}

/**
 * Serves each host under `/<name>/…`. A client disconnect aborts its request's signal.
 * @returns address and port, and `drain`, which takes at most ten seconds
 */
export async function serveHosts(
  hosts: Record<string, HostFetch>,
  { port, host = "127.0.0.1", log }: ServeHostsOptions,
) {
  const server = createServer(
    // Bodies have a deadline that grows with them.
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: 0 },
    (req, res) => {
      limitBodyTime(req, res, REQUEST_TIMEOUT_MS);
      const path = redactPath(req.url ?? "");
      handle(hosts, req, res).catch((error: unknown) => {
        if (!res.destroyed) log.error({ error, path }, "host request failed");
        res.destroy();
      });
    },
  );
  const drain = createDrain(server, { graceMs: 500, drainMs: 9_500 });
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(port, host, resolve),
  );
  const bound = server.address() as AddressInfo;
  return { address: bound.address, port: bound.port, drain: () => drain.start() };
}

const sendError = (res: ServerResponse, status: number, message: string) =>
  sendWebResponse(res, createEnvelopeResponse(status, { status: false, message, data: null }));

async function handle(
  hosts: Record<string, HostFetch>,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const [, name = "", rest = "/"] = /^\/([^/?]+)(\/.*)?$/s.exec(req.url ?? "") ?? [];
  const hostFetch = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (!hostFetch) return sendError(res, 404, "Alamat tidak dikenal");
  // The only method that reaches the server and that `Request` rejects.
  if (req.method === "TRACE") return sendError(res, 405, "Metode tidak didukung");
  req.url = rest;
  const onTooLarge = () => {
    res.setHeader("Connection", "close");
    void sendError(res, 413, "Permintaan terlalu besar");
  };
  const signal = abortOnClose(res);
  const request = toWebRequest(req, {
    origin: "http://hosts.invalid",
    signal,
    maxBodyBytes: name === "drive" ? MAX_DRIVE_BYTES : MAX_UPLOAD_BYTES,
    onTooLarge,
  });
  await sendWebResponse(res, await hostFetch(request));
}
