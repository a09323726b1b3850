import { CircuitState } from "cockatiel";
import type { HostName } from "./contracts";
import type { HostConnection } from "./host-connection";
import { HostError } from "./host-contract";
import { createLatencyHour, type LatencySummary } from "./latency-hour";
import {
  getErrorMessage,
  type HostErrorFactory,
  ServerError,
  SilenceError,
  sendOnce,
} from "./send-once";

/** Why a host did not serve a call; `detail` is text for operators, as the network or the host gave it. */
export interface FailureCause {
  kind: "status" | "deadline" | "network";
  status: number;
  detail: string;
}

export interface HostHealth {
  name: HostName;
  /** Null for an embedded host. */
  origin: string | null;
  circuit: "closed" | "open" | "half-open";
  /** UTC ms. */
  lastSuccessAt: number | null;
  lastFailure: { at: number; cause: FailureCause } | null;
  lastHour: LatencySummary;
  /** The last check on request; without a cause the host answered. */
  lastCheck: { at: number; ms: number; cause: FailureCause | null } | null;
}

interface WatchedHost {
  name: HostName;
  origin: string | null;
  connection: Pick<HostConnection, "baseUrl" | "breaker" | "fetch" | "timeouts">;
}

const CIRCUITS = {
  [CircuitState.Closed]: "closed",
  [CircuitState.Open]: "open",
  [CircuitState.HalfOpen]: "half-open",
  [CircuitState.Isolated]: "open",
} as const;

/** A check must neither wait for the circuit nor open it. */
const NO_BREAKER = { execute: <T>(run: () => Promise<T>) => run() };

/** Follows the calls of this process to its hosts, in memory of a fixed size. */
export function createHostMonitor(clock: () => number = Date.now) {
  const watched = new Map<HostName, ReturnType<typeof watchHost>>();
  return {
    watch: (host: WatchedHost) => void watched.set(host.name, watchHost(host, clock)),
    /** In the order of the contracts. */
    list: (): HostHealth[] => [...watched.values()].map(({ read }) => read()),
    /** Asks one host, or all, for any answer below 500. */
    async check(name: HostName | null): Promise<void> {
      const asked = [...watched].filter(([each]) => name === null || each === name);
      await Promise.all(asked.map(([, { check }]) => check()));
    },
  };
}
export type HostMonitor = ReturnType<typeof createHostMonitor>;

function watchHost({ name, origin, connection }: WatchedHost, clock: () => number) {
  const { breaker } = connection;
  const latencies = createLatencyHour();
  let lastSuccessAt: number | null = null;
  let lastFailure: HostHealth["lastFailure"] = null;
  let lastCheck: HostHealth["lastCheck"] = null;
  const recordAnswer = (ms: number) => {
    lastSuccessAt = clock();
    latencies.add(ms, lastSuccessAt);
  };
  breaker.onSuccess(({ duration }) => recordAnswer(duration));
  breaker.onFailure(({ duration, handled, reason }) => {
    const error = "error" in reason ? reason.error : undefined;
    if (handled) {
      lastFailure = { at: clock(), cause: toCause(error) };
      latencies.add(duration, lastFailure.at);
    } else if (error instanceof HostError && error.kind === "status") recordAnswer(duration);
  });
  return {
    read: (): HostHealth => ({
      name,
      origin,
      circuit: CIRCUITS[breaker.state],
      lastSuccessAt,
      lastFailure,
      lastHour: latencies.summarize(clock()),
      lastCheck,
    }),
    async check() {
      const startedAt = performance.now();
      const cause = await probe(name, connection);
      lastCheck = { at: clock(), ms: performance.now() - startedAt, cause };
    },
  };
}

/** Null if the host answered. */
async function probe(
  host: HostName,
  { baseUrl, fetch, timeouts }: WatchedHost["connection"],
): Promise<FailureCause | null> {
  const createError: HostErrorFactory = (kind, message, cause) =>
    new HostError(host, "check", kind, 0, message, undefined, { cause });
  try {
    const response = await sendOnce({
      url: `${baseUrl}/`,
      init: { method: "GET", redirect: "manual" },
      connection: { fetch, timeouts, breaker: NO_BREAKER },
      signal: undefined,
      deadlineMs: timeouts.attemptMs,
      createError,
    });
    return response.status >= 500 ? toCause(new ServerError(response)) : null;
  } catch (error) {
    // Redirects and large pages are answers too.
    if (error instanceof HostError && ["redirect", "answer"].includes(error.kind)) return null;
    return toCause(error);
  }
}

function toCause(error: unknown): FailureCause {
  if (error instanceof SilenceError) return toCause(error.cause);
  if (error instanceof ServerError)
    return { kind: "status", status: error.response.status, detail: "" };
  if (!(error instanceof HostError))
    return { kind: "network", status: 0, detail: getErrorMessage(error) };
  const { kind, status, upstreamMessage: detail } = error;
  if (status > 0) return { kind: "status", status, detail: "" };
  return { kind: kind === "deadline" ? "deadline" : "network", status: 0, detail };
}
