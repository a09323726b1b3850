import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createDrain } from "../http/drain";
import { abortOnClose, sendWebResponse, toWebRequest } from "../http/node-adapter";
import type { Log } from "../log/log";
import type { HostFetch } from "./define";
import { answer, MOST_UPLOAD_BYTES } from "./implement";

/** Milliseconds for a request's head, and for all of it. */
const HEAD_MS = 10_000;
const REQUEST_MS = 30_000;

/**
 * Serves each host under `/<name>/…` over HTTP: paths, JSON, status codes and streams are the same as in process.
 * A client that goes away aborts its request's signal.
 * @returns the port, and `drain`: no new connections, what was accepted is answered, within ten seconds
 */
export async function serveHosts(hosts: Record<string, HostFetch>, { port, host, log }: { port: number; host: string; log: Log }) {
  const server = createServer({ headersTimeout: HEAD_MS, requestTimeout: REQUEST_MS }, (req, res) => {
    handle(hosts, req, res).catch((error: unknown) => {
      if (!res.destroyed) log.error({ error, url: req.url }, "host failed");
      res.destroy();
    });
  });
  const drain = createDrain(server, { graceMs: 500, drainMs: 9_500 });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return { port: (server.address() as AddressInfo).port, drain: () => drain.start() };
}

const refuse = (res: ServerResponse, status: number, message: string) =>
  sendWebResponse(res, answer(status, { status: false, message, data: null }));

async function handle(hosts: Record<string, HostFetch>, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const [, name = "", rest = "/"] = /^\/([^/?]+)(\/.*)?$/s.exec(req.url ?? "") ?? [];
  const hostFetch = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (!hostFetch) return refuse(res, 404, "Alamat tidak dikenal");
  // The one method that reaches us and that a web request cannot have.
  if (req.method === "TRACE") return refuse(res, 405, "Metode tidak didukung");
  req.url = rest;
  const onTooLarge = () => {
    res.setHeader("Connection", "close");
    void refuse(res, 413, "Permintaan terlalu besar");
  };
  const signal = abortOnClose(res);
  const request = toWebRequest(req, { origin: "http://hosts.invalid", signal, maxBodyBytes: MOST_UPLOAD_BYTES, onTooLarge });
  await sendWebResponse(res, await hostFetch(request));
}
