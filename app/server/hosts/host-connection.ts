import { type CircuitBreakerPolicy, circuitBreaker, handleWhen, type IBreaker } from "cockatiel";
import type { ReadCache } from "../cache/read-cache";
import type { StoredReads } from "../cache/stored-reads";
import { toErrorFields } from "../log/limited-log";
import type { Log } from "../log/log";
import { HostError } from "./host-contract";
import { getErrorMessage, ServerError, SilenceError, type Timeouts } from "./send-once";
import type { Transport } from "./transport";

export interface HostConnection extends Transport {
  /** Without a trailing slash. */
  baseUrl: string;
  /** The host is this program's own, in this process or by `npm run hosts`. */
  isOwn: boolean;
  appSecret: string;
  publicKey?: string | undefined;
  readCache: ReadCache;
  /** Of external hosts only: an embedded one is as near as the store. */
  storedReads?: StoredReads | undefined;
  breaker: CircuitBreakerPolicy;
  timeouts: Timeouts;
  /** Called after a success that changed public pages. */
  onContentChange: (tenantId: string) => void;
  log: Log;
}

/** Aborted calls and rejected responses say nothing about the host's health. */
const isHostFailure = (error: unknown) => !(error instanceof HostError) || isCausedByHost(error);
const isCausedByHost = ({ kind, status }: HostError) =>
  kind === "network" || kind === "deadline" || status >= 500;

const FAILURES_TO_OPEN = 5;

/**
 * Opens after five consecutive failures, or at once if the host answered no call during a whole
 * attempt: the next callers would wait as long.
 */
class HostBreaker implements IBreaker {
  state: unknown;
  /** False for an embedded host, which is slow only if the whole process is. */
  readonly #opensOnSilence: boolean;
  #failures = 0;
  #respondedAt = -Infinity;
  #lastError: unknown;

  constructor(opensOnSilence: boolean) {
    this.#opensOnSilence = opensOnSilence;
  }

  /** The failure that `failure` weighs next, or the last one. */
  get lastError(): unknown {
    return this.#lastError instanceof SilenceError ? this.#lastError.cause : this.#lastError;
  }

  record(error: unknown): boolean {
    this.#lastError = error;
    return isHostFailure(error);
  }

  success(): void {
    this.#failures = 0;
    this.#respondedAt = performance.now();
  }

  failure(): boolean {
    this.#failures++;
    const error = this.#lastError;
    const isSilent =
      this.#opensOnSilence && error instanceof SilenceError && error.startedAt > this.#respondedAt;
    return isSilent || this.#failures >= FAILURES_TO_OPEN;
  }
}

interface CircuitBreakerOptions {
  host?: string;
  log?: Pick<Log, "warn" | "info">;
  opensOnSilence?: boolean;
}

/** Circuit breaker that probes again after `halfOpenMs`. Its opening and closing are logged once each. */
export function createCircuitBreaker(
  halfOpenMs = 5_000,
  { host, log, opensOnSilence = true }: CircuitBreakerOptions = {},
): CircuitBreakerPolicy {
  const breaker = new HostBreaker(opensOnSilence);
  const policy = circuitBreaker(
    handleWhen((error) => breaker.record(error)),
    { halfOpenAfter: halfOpenMs, breaker },
  );
  let openedAt: number | undefined;
  policy.onBreak(() => {
    // A failed probe opens it again.
    if (openedAt !== undefined) return;
    openedAt = performance.now();
    log?.warn({ host, ...toFailureFields(breaker.lastError) }, "host unavailable, circuit opened");
  });
  policy.onReset(() => {
    const ms = Math.round(performance.now() - (openedAt ?? performance.now()));
    openedAt = undefined;
    log?.info({ host, ms }, "host available again, circuit closed");
  });
  return policy;
}

function toFailureFields(error: unknown): object {
  if (error instanceof ServerError) return { kind: "status", status: error.response.status };
  if (error instanceof HostError) return toErrorFields(error);
  return { kind: "network", reason: getErrorMessage(error) };
}
