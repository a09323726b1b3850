import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from "cockatiel";
import { Agent, fetch as undiciFetch } from "undici";
import type { ReadCache } from "../cache/read-cache";
import type { Log } from "../log/log";
import type { Timing } from "./attempt";
import { HostError, type HostFetch } from "./define";

/** One pool for all real hosts: kept-alive connections, a second to connect. */
const agent = new Agent({ connections: 128, connect: { timeout: 1_000 }, keepAliveTimeout: 30_000 });

/** Streams last as long as their readers: in the pool above they would keep short calls waiting, and each other. */
const streamAgent = new Agent({ connect: { timeout: 1_000 }, keepAliveTimeout: 30_000 });

export interface Transport {
  /** Without a slash at the end. */
  baseUrl: string;
  fetch: HostFetch;
  appSecret: string;
  publicKey?: string | undefined;
  readCache: ReadCache;
  breaker: CircuitBreakerPolicy;
  timing: Timing;
  /** A success changed what public pages show. */
  onContentChange: (lmsId: string) => void;
  log: Log;
}

/** The network, for a host with an `UPSTREAM_<HOST>_URL`. */
export const networkFetch: HostFetch = async (request) => {
  const init = {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body: request.body ? new Uint8Array(await request.arrayBuffer()) : null,
    redirect: request.redirect,
    signal: request.signal,
    dispatcher: request.headers.get("accept")?.startsWith("text/event-stream") ? streamAgent : agent,
  };
  return (await undiciFetch(request.url, init)) as unknown as Response;
};

/** What says nothing about the host's health: a caller that went away, and answers that we don't take or follow. */
const isFailure = (error: unknown) => !(error instanceof HostError) || isHostsFault(error);
const isHostsFault = ({ kind, status }: HostError) => kind === "network" || kind === "deadline" || status >= 500;

/** Opens after five failures in a row and tries one call again after `halfOpenMs`. */
export function createBreaker(halfOpenMs = 5_000): CircuitBreakerPolicy {
  return circuitBreaker(handleWhen(isFailure), { halfOpenAfter: halfOpenMs, breaker: new ConsecutiveBreaker(5) });
}
