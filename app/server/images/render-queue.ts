import sharp from "sharp";

export interface RenderQueue {
  /** Runs `work` when it is its turn. Null if too many are waiting already. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
  /** Renders at work, for tests. */
  readonly running: number;
}

const MAX_WAITING = 64;

export class RenderQueueFullError extends Error {
  override name = "RenderQueueFullError";
}

/** A queue of image renders, one at a time. */
export function createRenderQueue({ maxWaiting = MAX_WAITING } = {}): RenderQueue {
  let tail: Promise<unknown> = Promise.resolve();
  let pending = 0;
  let running = 0;
  const execute = async <T>(work: () => Promise<T>): Promise<T> => {
    running++;
    try {
      return await work();
    } finally {
      running--;
      pending--;
    }
  };
  return {
    run(work) {
      if (pending > maxWaiting) return null;
      pending++;
      const result = tail.then(() => execute(work));
      tail = result.catch(() => undefined);
      return result;
    },
    get running() {
      return running;
    },
  };
}

// A render occupies one of the four libuv threads that password hashing needs too.
sharp.concurrency(1);

/** The process's queue: images and covers share it, so that at most one thread is rendering. */
export const renderQueue = createRenderQueue();
