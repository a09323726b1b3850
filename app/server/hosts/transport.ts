import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from "cockatiel";
import type { ReadCache } from "../cache/read-cache";
import type { Log } from "../log/log";
import type { Timing } from "./attempt";
import { HostError } from "./define";
import type { HostLine } from "./line";

export interface Transport extends HostLine {
  /** Without a slash at the end. */
  baseUrl: string;
  appSecret: string;
  publicKey?: string | undefined;
  readCache: ReadCache;
  breaker: CircuitBreakerPolicy;
  timing: Timing;
  /** A success changed what public pages show. */
  onContentChange: (lmsId: string) => void;
  log: Log;
}

/** What says nothing about the host's health: a caller that went away, and answers that we don't take or follow. */
const isFailure = (error: unknown) => !(error instanceof HostError) || isHostsFault(error);
const isHostsFault = ({ kind, status }: HostError) => kind === "network" || kind === "deadline" || status >= 500;

/** Opens after five failures in a row and tries one call again after `halfOpenMs`. */
export function createBreaker(halfOpenMs = 5_000): CircuitBreakerPolicy {
  return circuitBreaker(handleWhen(isFailure), { halfOpenAfter: halfOpenMs, breaker: new ConsecutiveBreaker(5) });
}
