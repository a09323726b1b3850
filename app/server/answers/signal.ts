export type Signal = ReturnType<typeof createSignal>;

/** Wakes any number of waiters after a change. A waiter that times out leaves no timer or listener. */
export function createSignal() {
  let waiters = new Set<() => void>();
  const wait = (ms?: number) =>
    new Promise<void>((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(wake, ms);
      function wake() {
        clearTimeout(timer);
        waiters.delete(wake);
        resolve();
      }
      waiters.add(wake);
    });
  return {
    notify(): void {
      const woken = waiters;
      waiters = new Set();
      for (const wake of woken) wake();
    },
    /** Resolves at the next notification. */
    wait: (): Promise<void> => wait(),
    /** Resolves when the condition holds, at the latest after `maxWaitMs`. */
    async waitUntil(condition: () => boolean, maxWaitMs: number): Promise<void> {
      const deadline = performance.now() + maxWaitMs;
      while (!condition()) {
        const remainingMs = deadline - performance.now();
        if (remainingMs <= 0) return;
        await wait(remainingMs);
      }
    },
  };
}
