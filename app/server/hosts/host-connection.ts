import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from "cockatiel";
import type { ReadCache } from "../cache/read-cache";
import type { Log } from "../log/log";
import { HostError } from "./host-contract";
import type { Timeouts } from "./send-once";
import type { Transport } from "./transport";

export interface HostConnection extends Transport {
  /** Without a trailing slash. */
  baseUrl: string;
  /** The host is this program's own, in this process or by `npm run hosts`. */
  isOwn: boolean;
  appSecret: string;
  publicKey?: string | undefined;
  readCache: ReadCache;
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

/** Opens after five consecutive failures and probes again after `halfOpenMs`. */
export function createCircuitBreaker(halfOpenMs = 5_000): CircuitBreakerPolicy {
  return circuitBreaker(handleWhen(isHostFailure), {
    halfOpenAfter: halfOpenMs,
    breaker: new ConsecutiveBreaker(5),
  });
}
