import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { CONTRACTS, type HostName } from "~/server/hosts/contracts";
import type { Operation } from "~/server/hosts/host-contract";
import { matchOperation } from "~/server/hosts/match-operation";

/** A call as it arrived at a host. */
interface RecordedCall {
  requestId: string;
  /** `services.listPosts`; the address if no operation has it. */
  operation: string;
  /** What the call has and its contract has not, such as a query name. */
  faults: string[];
}

export interface CallRecorder {
  /** Address of one host behind the recorder. */
  getUrl(host: HostName): string;
  calls: readonly RecordedCall[];
  close(): void;
}

/** Credentials that an operation needs, as headers. */
const CREDENTIALS: Record<Operation["auth"], string[]> = {
  none: [],
  app: ["apptoken"],
  visitor: ["apptoken"],
  user: ["apptoken", "authorization"],
  chat: ["apptoken", "authorization"],
  key: ["apikey"],
};

function describeCall({ method = "GET", url = "/", headers }: IncomingMessage): RecordedCall {
  const { pathname, searchParams } = new URL(url, "http://recorder");
  const [, host = "", path = "/"] = /^\/([^/]+)(.*)/.exec(pathname) ?? [];
  const contract = Object.hasOwn(CONTRACTS, host) ? CONTRACTS[host as HostName] : undefined;
  const match = contract && matchOperation(contract, method, path);
  const requestId = String(headers["x-request-id"] ?? "");
  if (typeof match !== "object")
    return { requestId, operation: `${method} ${url}`, faults: ["no operation"] };
  const { name, operation } = match;
  const known = Object.keys(operation.query?.shape ?? {});
  const unknown = [...searchParams.keys()].filter((query) => !known.includes(query));
  const absent = CREDENTIALS[operation.auth].filter((header) => !headers[header]);
  return {
    requestId,
    operation: `${host}.${name}`,
    faults: [...unknown.map((query) => `query ${query}`), ...absent.map((one) => `no ${one}`)],
  };
}

/** Forwards all calls to hosts behind `target`, such as `npm run hosts`, and records them. */
export async function startCallRecorder(target: string): Promise<CallRecorder> {
  const calls: RecordedCall[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url = "/", headers } = incoming;
    calls.push(describeCall(incoming));
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
