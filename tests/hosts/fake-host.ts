import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { z } from "zod";
import type { ReadCache } from "~/server/cache/read-cache";
import { TIMING } from "~/server/hosts/attempt";
import { createClient } from "~/server/hosts/client";
import { type Caller, defineHost, HostError, type HostFetch } from "~/server/hosts/define";
import { inProcess, networkLine } from "~/server/hosts/line";
import type { Transport } from "~/server/hosts/transport";
import { createBreaker } from "~/server/hosts/transport";
import { keepingLog } from "../server/front";

const cache = { fresh: 1_000, stale: 10_000 };
const read = { method: "GET", success: [200], idempotent: true, needs: "app" } as const;
const thing = z.object({ name: z.string() });

/** One operation of every sort that the client tells apart. */
export const thingContract = defineHost("things", {
  getThing: {
    ...read,
    path: "v1/thing",
    query: z.object({ page: z.coerce.number().default(1), "filter.type": z.string().optional(), search: z.string().optional() }),
    answer: thing,
  },
  keptThing: { ...read, path: "v1/kept", query: z.object({ slug: z.string().optional() }), answer: thing, cache },
  namedThing: { ...read, path: "v1/thing/{name}", params: z.object({ name: z.string() }), answer: thing },
  urgentThing: { ...read, path: "v1/urgent", answer: thing, deadlineMs: 50 },
  createThing: {
    method: "POST",
    path: "v1/thing/create",
    body: z.object({ name: z.string().min(3) }),
    answer: thing,
    success: [201],
    idempotent: false,
    needs: "app",
    changesContent: true,
  },
});

/** The envelope of a success. */
export const good = (name = "pena") => JSON.stringify({ status: true, message: "Berhasil", data: { name } });

export function sendJson(res: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  res.writeHead(status, { "Content-Type": "application/json", ...headers }).end(text);
}

/** An upstream host on a free port of this machine; it ends with the test. */
export async function fakeHost(listener: (req: IncomingMessage, res: ServerResponse) => void) {
  const seen: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[] = [];
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
const noCache: ReadCache = { read: ({ load }) => load(), drop: () => undefined };

/** A transport to a fake host, or to a function in its place. */
export function transportTo(to: string | HostFetch, more: Partial<Transport> = {}): Transport {
  const target = typeof to === "string" ? { baseUrl: to, ...networkLine } : { baseUrl: "http://things.test", ...inProcess(to) };
  const shared = { appSecret: "a-secret-of-these-tests", readCache: noCache, onContentChange: () => undefined, log: keepingLog() };
  return { ...target, ...shared, breaker: createBreaker(), timing: TIMING, ...more };
}

export const thingsOf = (transport: Transport, caller: Partial<Caller> = {}) =>
  createClient(thingContract, transport, { requestId: "request-1", ...caller });

/** The error that a call ends with. */
export async function failure(call: Promise<unknown>): Promise<HostError> {
  const outcome = await call.then(
    () => new Error("the call did not fail"),
    (error: unknown) => error,
  );
  if (!(outcome instanceof HostError)) throw outcome;
  return outcome;
}

/** Answers when told to, and counts what it was asked. */
export function heldFetch() {
  const held: { request: Request; answer: (response: Response) => void }[] = [];
  const fetchHost: HostFetch = (request) => new Promise((answer) => held.push({ request, answer }));
  return { held, fetchHost };
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
