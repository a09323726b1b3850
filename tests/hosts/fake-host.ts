import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { z } from "zod";
import type { ReadCache } from "~/server/cache/read-cache";
import { createClient } from "~/server/hosts/client";
import type { HostConnection } from "~/server/hosts/host-connection";
import { createCircuitBreaker } from "~/server/hosts/host-connection";
import { type Caller, defineHost, HostError, type HostFetch } from "~/server/hosts/host-contract";
import { TIMEOUTS } from "~/server/hosts/send-once";
import { createInProcessTransport, httpTransport } from "~/server/hosts/transport";
import { createMemoryLog } from "../server/test-server";

const cachePolicy = { fresh: 1_000, stale: 10_000 };
const readOperation = { method: "GET", success: [200], idempotent: true, auth: "app" } as const;
const thingSchema = z.object({ name: z.string() });

/** One operation of each kind that the client handles differently. */
export const thingContract = defineHost("things", {
  getThing: {
    ...readOperation,
    path: "v1/thing",
    query: z.object({
      page: z.coerce.number().default(1),
      "filter.type": z.string().optional(),
      search: z.string().optional(),
    }),
    response: thingSchema,
  },
  cachedThing: {
    ...readOperation,
    path: "v1/cached",
    query: z.object({ slug: z.string().optional() }),
    response: thingSchema,
    cache: cachePolicy,
  },
  namedThing: {
    ...readOperation,
    path: "v1/thing/{name}",
    params: z.object({ name: z.string() }),
    response: thingSchema,
  },
  urgentThing: { ...readOperation, path: "v1/urgent", response: thingSchema, deadlineMs: 50 },
  createThing: {
    method: "POST",
    path: "v1/thing/create",
    body: z.object({ name: z.string().min(3) }),
    response: thingSchema,
    success: [201],
    idempotent: false,
    auth: "app",
    changesContent: true,
  },
});

/** The envelope of a success. */
export const createSuccessBody = (name = "pena") =>
  JSON.stringify({ status: true, message: "Berhasil", data: { name } });

export function sendJson(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
) {
  res.writeHead(status, { "Content-Type": "application/json", ...headers }).end(text);
}

/** HTTP host on a free port that records its requests; closed after the test. */
export async function startFakeHost(listener: (req: IncomingMessage, res: ServerResponse) => void) {
  const seen: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[] =
    [];
  const server = createServer(async (req, res) => {
    let body = "";
    for await (const chunk of req) body += chunk;
    seen.push({ method: req.method ?? "", url: req.url ?? "", headers: req.headers, body });
    listener(req, res);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** Every read reaches the host. */
const noCache: ReadCache = {
  read: ({ load }) => load(),
  peek: async () => undefined,
  invalidate: () => undefined,
};

/** Connection to a fake host over HTTP, or to a function in process. */
export function createTestConnection(
  to: string | HostFetch,
  overrides: Partial<HostConnection> = {},
): HostConnection {
  const target =
    typeof to === "string"
      ? { baseUrl: to, ...httpTransport }
      : { baseUrl: "http://things.test", ...createInProcessTransport(to) };
  const shared = {
    isOwn: false,
    appSecret: "a-secret-of-these-tests",
    readCache: noCache,
    onContentChange: () => undefined,
    log: createMemoryLog(),
  };
  return {
    ...target,
    ...shared,
    breaker: createCircuitBreaker(),
    timeouts: TIMEOUTS,
    ...overrides,
  };
}

export const createThingsClient = (transport: HostConnection, caller: Partial<Caller> = {}) =>
  createClient(thingContract, transport, { requestId: "request-1", ...caller });

/** The HostError of a failing call; throws if the call succeeds. */
export async function getHostError(call: Promise<unknown>): Promise<HostError> {
  const outcome = await call.then(
    () => new Error("the call did not fail"),
    (error: unknown) => error,
  );
  if (!(outcome instanceof HostError)) throw outcome;
  return outcome;
}

/** Host whose requests stay pending until the test answers them. */
export function createDeferredFetch() {
  const pending: { request: Request; answer: (response: Response) => void }[] = [];
  const fetchHost: HostFetch = (request) =>
    new Promise((answer) => pending.push({ request, answer }));
  return { pending, fetchHost };
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
