import type { AnswerEvent } from "~/lib/assistant";
import type { Signal } from "./signal";

export interface NumberedEvent {
  /** Starts at 1: the `id` of a server-sent event. */
  id: number;
  event: AnswerEvent;
}

/** What a subscription sees of its stream. */
export interface SubscriptionSource {
  readonly events: readonly AnswerEvent[];
  readonly changed: Signal;
  readonly hasEnded: boolean;
  /** A reader has received every event so far. */
  onRead(): void;
  onUnsubscribe(subscription: Subscription, willReturn: boolean): void;
}

/** One reader's cursor in an answer. */
export class Subscription {
  readonly #source: SubscriptionSource;
  #cursor: number;
  #isClosed = false;

  /** @param after number of the last event that the reader has; 0 for none */
  constructor(source: SubscriptionSource, after: number) {
    this.#source = source;
    this.#cursor = Math.min(Math.max(0, after), source.events.length);
  }

  get #hasNew(): boolean {
    return this.#cursor < this.#source.events.length;
  }

  get #isOver(): boolean {
    return this.#source.hasEnded || this.#isClosed;
  }

  /** @returns the events after the cursor, none if `maxWaitMs` passed; null after the end */
  async read(maxWaitMs: number): Promise<NumberedEvent[] | null> {
    const { changed, events } = this.#source;
    await changed.waitUntil(() => this.#hasNew || this.#isOver, maxWaitMs);
    if (!this.#hasNew && this.#isOver) return null;
    const first = this.#cursor;
    this.#cursor = events.length;
    this.#source.onRead();
    return events.slice(first).map((event, offset) => ({ id: first + offset + 1, event }));
  }

  /** @param willReturn the reader has a link to the rest, so the answer is completed without it */
  unsubscribe(willReturn = false): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#source.onUnsubscribe(this, willReturn);
  }
}
