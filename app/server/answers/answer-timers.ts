import { MINUTE_MS, SECOND_MS } from "~/lib/time";

export const TIMEOUTS = {
  /** Until a reader that disconnected must be back. */
  reconnectMs: SECOND_MS,
  /** Until the first reader must connect: its page may load over a slow network. */
  firstReaderMs: 15 * SECOND_MS,
  /** Between two chunks of the upstream. */
  idleMs: MINUTE_MS,
  /** Until an upstream that sent its last line must close the connection. */
  closeMs: SECOND_MS,
  /** The whole answer. */
  totalMs: 10 * MINUTE_MS,
};

/** Timers that stop an answer: its total duration, and the time without a reader. */
export class AnswerTimers {
  readonly #onTimeout: () => void;
  readonly #total: NodeJS.Timeout;
  #reader: NodeJS.Timeout | undefined;

  constructor(timeouts: typeof TIMEOUTS, onTimeout: () => void) {
    this.#onTimeout = onTimeout;
    this.#total = setTimeout(onTimeout, timeouts.totalMs).unref();
    this.awaitReader(timeouts.firstReaderMs);
  }

  awaitReader(ms: number): void {
    clearTimeout(this.#reader);
    this.#reader = setTimeout(this.#onTimeout, ms).unref();
  }

  onReader(): void {
    clearTimeout(this.#reader);
  }

  clear(): void {
    clearTimeout(this.#reader);
    clearTimeout(this.#total);
  }
}
