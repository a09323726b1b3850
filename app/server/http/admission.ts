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
  /** Longest wait in ms. */
  maxWaitMs: number;
}

/** Together about as many renders as two cores complete within 3 s. */
const DEFAULT_LIMITS: AdmissionLimits = {
  maxActive: 128,
  maxWaiting: 128,
  maxWaitMs: 1.5 * SECOND_MS,
};

export interface Admission {
  /** Runs the task now or soon. @throws OverloadError if it cannot */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/**
 * Bounds the renders in progress. Without it every request of an overload is begun, none ends in time, and new
 * connections and probes starve.
 */
export function createAdmission(limits: Partial<AdmissionLimits> = {}): Admission {
  const { maxActive, maxWaiting, maxWaitMs } = { ...DEFAULT_LIMITS, ...limits };
  const waiting = new Set<() => void>();
  let active = 0;

  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(new OverloadError(`waited ${maxWaitMs} ms`));
      }, maxWaitMs);
      function start() {
        clearTimeout(timer);
        resolve();
      }
      waiting.add(start);
    });
  /** The slot goes to the next task, after a turn of the event loop in which connections are accepted. */
  const release = () => {
    const [next] = waiting;
    if (!next) {
      active--;
      return;
    }
    waiting.delete(next);
    setImmediate(next);
  };

  return {
    async run(task) {
      if (active < maxActive) active++;
      else if (waiting.size < maxWaiting) await waitForTurn();
      else throw new OverloadError(`${maxActive} active, ${maxWaiting} waiting`);
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}
