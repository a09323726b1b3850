import { SECOND_MS } from "~/lib/time";

/** More work is waiting than can be done in time; nothing was started. */
export class OverloadError extends Error {
  override name = "OverloadError";
}

export interface AdmissionLimits {
  /** Tasks at a time. Many, because they mostly wait for hosts. */
  maxActive: number;
  /** Tasks that wait for their turn, first come, first served. */
  maxWaiting: number;
  /** Longest wait in ms; the next few tasks wait longer if there is room for them. */
  maxWaitMs: number;
}

/** Together about as many renders as two cores complete within 3 s. */
const DEFAULT_LIMITS: AdmissionLimits = {
  maxActive: 128,
  maxWaiting: 128,
  maxWaitMs: 2.5 * SECOND_MS,
};

/**
 * Turns of the event loop from one task to the next. Node accepts one connection in each, so that with fewer the connections
 * of an overload queue for longer than probes wait. An idle turn costs a few µs.
 */
const TURNS_PER_TASK = 32;

/** Tasks next in line, which are late because the process stood still, not because many are before them. */
const DUE_TASKS = 16;

export interface Admission {
  /**
   * Runs the task now or soon.
   * @param signal ends the wait of a visitor who has gone
   * @throws OverloadError if it cannot, or the signal's reason
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/**
 * Bounds the renders in progress, and spaces their beginnings. Without it every request of an overload is begun, none ends
 * in time, and new connections and probes starve.
 */
export function createAdmission(limits: Partial<AdmissionLimits> = {}): Admission {
  const { maxActive, maxWaiting, maxWaitMs } = { ...DEFAULT_LIMITS, ...limits };
  const waiting = new Set<() => void>();
  let active = 0;
  let turnsLeft = 0;

  function begin() {
    active++;
    turnsLeft = TURNS_PER_TASK;
    setImmediate(passTurn);
  }
  function passTurn() {
    turnsLeft--;
    if (turnsLeft > 0) setImmediate(passTurn);
    else beginNext();
  }
  function beginNext() {
    const [next] = waiting;
    if (!next || turnsLeft > 0 || active >= maxActive) return;
    waiting.delete(next);
    begin();
    next();
  }
  function waitForTurn(signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (reason: unknown) => {
      waiting.delete(resolve);
      reject(reason);
    };
    const isDue = () => active < maxActive && Array.from(waiting).indexOf(resolve) < DUE_TASKS;
    const onLate = () => isDue() || leave(new OverloadError(`waited ${maxWaitMs} ms`));
    const timer = setTimeout(onLate, maxWaitMs);
    const onAbort = () => leave(signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    waiting.add(resolve);
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
    });
  }

  return {
    async run(task, signal) {
      signal?.throwIfAborted();
      if (active + waiting.size >= maxActive + maxWaiting)
        throw new OverloadError(`${active} active, ${waiting.size} waiting`);
      if (turnsLeft > 0 || waiting.size > 0 || active >= maxActive) await waitForTurn(signal);
      else begin();
      try {
        return await task();
      } finally {
        active--;
        beginNext();
      }
    },
  };
}
