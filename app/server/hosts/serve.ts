import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createDrain } from "../http/drain";
import { abortOnClose, sendWebResponse, toWebRequest } from "../http/node-adapter";
import type { Log } from "../log/log";
import type { HostFetch } from "./define";

const MOST_BODY_BYTES = 1_048_576;

/** Serves each host under `/<name>/…` over HTTP: paths, JSON, status codes and streams are the same as in process. */
export async function serveHosts(hosts: Record<string, HostFetch>, { port, host, log }: { port: number; host: string; log: Log }) {
  const server = createServer((req, res) => {
    const [, name = "", rest = "/"] = /^\/([^/?]+)(\/.*)?$/s.exec(req.url ?? "") ?? [];
    const handler = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
    if (!handler) {
      res.writeHead(404, { "Content-Type": "application/json" }).end('{"status":false,"message":"Alamat tidak dikenal","data":null}');
      return;
    }
    req.url = rest;
    const request = toWebRequest(req, { origin: "http://hosts.invalid", signal: abortOnClose(res), maxBodyBytes: MOST_BODY_BYTES, onTooLarge: () => res.writeHead(413, { Connection: "close" }).end() });
    handler(request)
      .then((response) => sendWebResponse(res, response))
      .catch((error: unknown) => {
        if (!res.destroyed) log.error({ error, host: name }, "host failed");
        res.destroy();
      });
  });
  const drain = createDrain(server, { graceMs: 500, drainMs: 9_500 });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return { port: (server.address() as AddressInfo).port, drain: () => drain.start() };
}
