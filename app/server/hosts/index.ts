import type { CircuitBreakerPolicy } from "cockatiel";
import type { ReadCache } from "../cache/read-cache";
import type { Log } from "../log/log";
import type { BoundHosts } from "../visit";
import { TIMING } from "./attempt";
import { createClient } from "./client";
import { CONTRACTS, HOST_NAMES, type HostName } from "./contracts";
import type { Caller, HostFetch } from "./define";
import { inProcess, networkLine } from "./line";
import { createBreaker, type Transport } from "./transport";

export type EmbeddedHosts = Record<HostName, HostFetch>;
/** Addresses of real hosts; a host without one is embedded. */
export type UpstreamUrls = Partial<Record<HostName, string | undefined>>;

interface Options {
  upstream: UpstreamUrls;
  /** Null when no host is embedded. */
  embedded: EmbeddedHosts | null;
  appSecret: string;
  /** The records host's public key. */
  publicKey: string;
  readCache: ReadCache;
  onContentChange: (lmsId: string) => void;
  log: Log;
}

export type BindHosts = (caller: Caller) => BoundHosts;

/** A desk embedded beside a real services host would know nothing of its records (DECISIONS 6). */
export const hasDesk = (upstream: UpstreamUrls) => Boolean(upstream.desk || !upstream.services);

/** Which hosts this installation embeds. */
export const embeddedNames = (upstream: UpstreamUrls): HostName[] =>
  HOST_NAMES.filter((name) => !upstream[name] && (name !== "desk" || hasDesk(upstream)));

/** The hosts of this installation, real or embedded: the only place that knows which is which. */
export function createHosts({ upstream, embedded, ...shared }: Options): BindHosts {
  const transports = new Map<HostName, Transport>();
  for (const name of HOST_NAMES) {
    if (name === "desk" && !hasDesk(upstream)) continue;
    const url = upstream[name];
    const line = url ? networkLine : embedded && inProcess(embedded[name]);
    if (!line) throw new Error(`The host ${name} is neither embedded nor given by UPSTREAM_${name.toUpperCase()}_URL`);
    const breaker: CircuitBreakerPolicy = createBreaker();
    transports.set(name, { baseUrl: url ?? `http://${name}.embedded`, ...line, breaker, timing: TIMING, ...shared });
  }
  return (caller) => bindAll(transports, caller);
}

/** A host's functions are made when they are first asked for: a page uses two or three of thirteen hosts. */
function bindAll(transports: ReadonlyMap<HostName, Transport>, caller: Caller): BoundHosts {
  const bound: Partial<Record<HostName, unknown>> = {};
  for (const name of HOST_NAMES) {
    const transport = transports.get(name);
    let client: unknown;
    const get = () => {
      client ??= transport ? createClient(CONTRACTS[name], transport, caller) : null;
      return client;
    };
    Object.defineProperty(bound, name, { get, enumerable: true });
  }
  return bound as BoundHosts;
}
