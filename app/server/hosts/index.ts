import type { CircuitBreakerPolicy } from "cockatiel";
import type { ReadCache } from "../cache/read-cache";
import type { Log } from "../log/log";
import type { BoundHosts } from "../visit";
import { TIMING } from "./attempt";
import { createClient, type Transport } from "./client";
import type { Caller, HostFetch } from "./define";
import { deskContract } from "./desk/contract";
import { lmsContract } from "./lms/contract";
import { servicesContract } from "./services/contract";
import { createBreaker, networkFetch } from "./transport";

/** Name of every host that may be embedded; `UPSTREAM_<NAME>_URL` puts a real one in its place. */
export type HostName = "services" | "lms" | "desk";
export type EmbeddedHosts = Record<HostName, HostFetch>;

interface Options {
  /** Addresses of real hosts. */
  upstream: Partial<Record<HostName, string | undefined>>;
  /** Null when no host is embedded. */
  embedded: EmbeddedHosts | null;
  appSecret: string;
  readCache: ReadCache;
  onContentChange: (lmsId: string) => void;
  log: Log;
}

export type BindHosts = (caller: Caller) => BoundHosts;

/** A desk embedded beside a real services host would know nothing of its records (DECISIONS 6). */
export const hasDesk = (upstream: Options["upstream"]) => Boolean(upstream.desk || !upstream.services);

/** Which hosts this installation embeds. */
export const embeddedNames = (upstream: Options["upstream"]): HostName[] =>
  (["services", "lms", "desk"] as const).filter((name) => !upstream[name] && (name !== "desk" || hasDesk(upstream)));

/** The hosts of this installation, real or embedded: the only place that knows which is which. */
export function createHosts({ upstream, embedded, ...shared }: Options): BindHosts {
  const transportOf = (name: HostName): Transport => {
    const url = upstream[name];
    const fetchHost = url ? networkFetch : embedded?.[name];
    if (!fetchHost) throw new Error(`The host ${name} is neither embedded nor given by UPSTREAM_${name.toUpperCase()}_URL`);
    const breaker: CircuitBreakerPolicy = createBreaker();
    return { baseUrl: url ?? `http://${name}.embedded`, fetch: fetchHost, breaker, timing: TIMING, ...shared };
  };
  const services = transportOf("services");
  const lms = transportOf("lms");
  const desk = hasDesk(upstream) ? transportOf("desk") : null;
  return (caller) => ({
    services: createClient(servicesContract, services, caller),
    lms: createClient(lmsContract, lms, caller),
    desk: desk && createClient(deskContract, desk, caller),
  });
}
