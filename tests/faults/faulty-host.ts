import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const FAULTS = [
  "refuses",
  "stalls",
  "answers 500",
  "answers HTML",
  "answers 10 MB",
  "answers half",
] as const;
export type Fault = (typeof FAULTS)[number];

/** A host behind a proxy that can be broken and healed. */
export interface FaultyHost {
  url: string;
  /** Cuts open connections, so that a call in flight meets the fault too. */
  setFault(fault: Fault | null): Promise<void>;
  close(): Promise<void>;
}

const agent = new Agent({ keepAlive: true });
/** A success by its status, so that only the body is wrong. */
const getSuccessStatus = ({ method }: IncomingMessage) => (method === "POST" ? 201 : 200);

const ANSWERS: Record<
  Exclude<Fault, "refuses">,
  (req: IncomingMessage, res: ServerResponse) => void
> = {
  stalls: () => undefined,
  "answers 500": (_, res) =>
    res
      .writeHead(500, { "Content-Type": "application/json" })
      .end('{"status":false,"message":"rusak","data":null}'),
  "answers HTML": (req, res) =>
    res
      .writeHead(getSuccessStatus(req), { "Content-Type": "text/html" })
      .end("<!DOCTYPE html><h1>It works!</h1>"),
  "answers 10 MB": (req, res) =>
    res
      .writeHead(getSuccessStatus(req), { "Content-Type": "application/json" })
      .end(`{"status":true,"message":"","data":"${"x".repeat(10_485_760)}"}`),
  "answers half": (req, res) => {
    res.writeHead(getSuccessStatus(req), {
      "Content-Type": "application/json",
      "Content-Length": "900",
    });
    res.write('{"status":true,"message":"","data":{"items":[', () => res.destroy());
  },
};

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method = "GET", url = "/", headers } = incoming;
  const forwarded = request(target + url, { agent, method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  forwarded.on("error", () => outgoing.destroy());
  outgoing.on("close", () => forwarded.destroy());
  incoming.pipe(forwarded);
}

/** @param target address of the host, without a trailing slash */
export async function startFaultyHost(target: string): Promise<FaultyHost> {
  let fault: Fault | null = null;
  const server = createServer((req, res) => {
    if (fault === null) forward(target, req, res);
    else if (fault !== "refuses") ANSWERS[fault](req, res);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const stopListening = async () => {
    const closed = server.listening ? once(server, "close") : null;
    if (closed) server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    async setFault(next) {
      fault = next;
      await stopListening();
      if (next !== "refuses") await once(server.listen(port, "127.0.0.1"), "listening");
    },
    close: stopListening,
  };
}
