import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { CONTRACTS, type HostName } from "~/server/hosts/contracts";
import { matchOperation } from "~/server/hosts/match-operation";

/** A call as it arrived at a host. */
interface RecordedCall {
  requestId: string;
  /** `services.listPosts`; the address if no operation has it. */
  operation: string;
}

export interface CallRecorder {
  /** Address of one host behind the recorder. */
  getUrl(host: HostName): string;
  calls: readonly RecordedCall[];
  close(): void;
}

const nameCall = (method: string, url: string): string => {
  const [, host = "", path = "/"] = /^\/([^/?]+)([^?]*)/.exec(url) ?? [];
  const contract = Object.hasOwn(CONTRACTS, host) ? CONTRACTS[host as HostName] : undefined;
  const match = contract && matchOperation(contract, method, path);
  return typeof match === "object" ? `${host}.${match.name}` : `${method} ${url}`;
};

/** Forwards all calls to hosts behind `target`, such as `npm run hosts`, and records them. */
export async function startCallRecorder(target: string): Promise<CallRecorder> {
  const calls: RecordedCall[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url = "/", headers } = incoming;
    calls.push({
      requestId: String(headers["x-request-id"] ?? ""),
      operation: nameCall(method, url),
    });
    const forwarded = request(target + url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    getUrl: (host) => `http://127.0.0.1:${port}/${host}`,
    calls,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
