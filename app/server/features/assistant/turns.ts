/** Lets any number of waiters look again whenever something has changed; a waiter that has given up leaves neither timer nor listener. */
export function createTurns() {
  let waiters = new Set<() => void>();
  const wait = (ms?: number) =>
    new Promise<void>((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(done, ms);
      function done() {
        clearTimeout(timer);
        waiters.delete(done);
        resolve();
      }
      waiters.add(done);
    });
  return {
    /** Something has changed. */
    next(): void {
      const all = waiters;
      waiters = new Set();
      for (const done of all) done();
    },
    /** Until the next change. */
    wait: (): Promise<void> => wait(),
    /** Until it holds, at the latest after `ms`. */
    async until(holds: () => boolean, ms: number): Promise<void> {
      for (const end = performance.now() + ms; !holds(); ) {
        const left = end - performance.now();
        if (left <= 0) return;
        await wait(left);
      }
    },
  };
}
