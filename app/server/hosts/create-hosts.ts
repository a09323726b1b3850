import type { CircuitBreakerPolicy } from "cockatiel";
import type { Installation } from "~/lib/installation";
import type { ReadCache } from "../cache/read-cache";
import type { StoredReads } from "../cache/stored-reads";
import type { Log } from "../log/log";
import type { BoundHosts } from "../request/context";
import { createClient } from "./client";
import { CONTRACTS, HOST_NAMES, type HostName, OPTIONAL_HOSTS } from "./contracts";
import { createCircuitBreaker, type HostConnection } from "./host-connection";
import type { Caller, HostFetch } from "./host-contract";
import type { HostMonitor } from "./host-monitor";
import { TIMEOUTS, type Timeouts } from "./send-once";
import { createInProcessTransport, httpTransport } from "./transport";

export type EmbeddedHosts = Record<HostName, HostFetch>;
/** URLs of external hosts; a host without one is embedded. */
export type UpstreamUrls = Partial<Record<HostName, string | undefined>>;

interface Options {
  upstream: UpstreamUrls;
  /** External hosts that are this program's own (OWN_HOSTS). */
  ownHosts?: ReadonlySet<HostName>;
  /** Null if no host is embedded. */
  embedded: EmbeddedHosts | null;
  appSecret: string;
  /** Public key of the records host. */
  publicKey: string;
  readCache: ReadCache;
  /** Where reads of external hosts outlive the process. */
  storedReads?: StoredReads | undefined;
  onContentChange: (tenantId: string) => void;
  log: Log;
  timeouts?: Timeouts;
  /** Told of every host and its calls. */
  monitor?: HostMonitor | undefined;
}

export type BindHosts = (caller: Caller) => BoundHosts;

/** An embedded admin or learning host knows no records of an external services host (docs/decisions/0006). */
const hasHost = (upstream: UpstreamUrls, name: HostName) =>
  Boolean(upstream[name] || !upstream.services) || !isOptional(name);
const isOptional = (name: HostName) => OPTIONAL_HOSTS.some((optional) => optional === name);

/** Capabilities of this installation beyond the calls in docs/reference/calls.md. */
export const describeInstallation = (
  upstream: UpstreamUrls,
  ownHosts: ReadonlySet<HostName>,
): Installation => {
  const isOwn = (name: HostName) => !upstream[name] || ownHosts.has(name);
  return {
    hasAdmin: hasHost(upstream, "admin"),
    hasLearning: hasHost(upstream, "learning"),
    hasAccountPages: isOwn("account"),
    hasOwnServices: isOwn("services"),
    hasOwnAssistant: isOwn("assistant"),
    hasOwnDrive: isOwn("drive"),
    hasDonationPayments: isOwn("records"),
    hasOwnSettings: hasHost(upstream, "admin") && isOwn("lms") && isOwn("services"),
  };
};

/** Hosts embedded in this installation. */
export const listEmbeddedHosts = (upstream: UpstreamUrls): HostName[] =>
  HOST_NAMES.filter((name) => !upstream[name] && hasHost(upstream, name));

/** Connects the hosts of this installation, external or embedded. */
export function createHosts({
  upstream,
  embedded,
  ownHosts = new Set(),
  timeouts = TIMEOUTS,
  storedReads,
  monitor,
  ...shared
}: Options): BindHosts {
  const connections = new Map<HostName, HostConnection>();
  for (const name of HOST_NAMES) {
    if (!hasHost(upstream, name)) continue;
    const url = upstream[name];
    const transport = url ? httpTransport : embedded && createInProcessTransport(embedded[name]);
    if (!transport)
      throw new Error(
        `The host ${name} is neither embedded nor given by UPSTREAM_${name.toUpperCase()}_URL`,
      );
    const breaker: CircuitBreakerPolicy = createCircuitBreaker(undefined, {
      host: name,
      log: shared.log,
      opensOnSilence: Boolean(url),
    });
    const connection = {
      baseUrl: url ?? `http://${name}.embedded`,
      isOwn: !url || ownHosts.has(name),
      ...transport,
      breaker,
      timeouts,
      storedReads: url ? storedReads : undefined,
      ...shared,
    };
    connections.set(name, connection);
    monitor?.watch({ name, origin: url ? new URL(url).origin : null, connection });
  }
  return (caller) => bindClients(connections, caller);
}

/** Creates clients lazily: a page uses two or three of thirteen hosts. */
function bindClients(
  connections: ReadonlyMap<HostName, HostConnection>,
  caller: Caller,
): BoundHosts {
  const bound: Partial<Record<HostName, unknown>> = {};
  for (const name of HOST_NAMES) {
    const connection = connections.get(name);
    let client: unknown;
    const get = () => {
      client ??= connection ? createClient(CONTRACTS[name], connection, caller) : null;
      return client;
    };
    Object.defineProperty(bound, name, { get, enumerable: true });
  }
  return bound as BoundHosts;
}
