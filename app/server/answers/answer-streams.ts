import { randomBytes } from "node:crypto";
import { MINUTE_MS } from "~/lib/time";
import { AnswerError } from "./answer-error";
import { AnswerStream, type AnswerStreamOptions } from "./answer-stream";

/** How long a stream is retained for readers that return. */
const ANSWER_TTL_MS = 15 * MINUTE_MS;
/** The oldest are dropped first. */
const MAX_ANSWERS = 20_000;

/** Characters of all retained answers; each is held about twice, in one or two bytes. */
const MAX_TOTAL_LENGTH = 24 * 1_048_576;
const STOPPING_MESSAGE =
  "Situs sedang diperbarui. Kirim pertanyaan Anda sekali lagi beberapa detik lagi.";

interface RetainedStream {
  stream: AnswerStream;
  owner: string;
  /** Characters received. */
  length: number;
  timer: NodeJS.Timeout;
}

/** The answers of this process by secret id. A visitor has at most one unfinished answer (CHT5). */
export class AnswerStreams {
  readonly #streams = new Map<string, RetainedStream>();
  readonly #latestIds = new Map<string, string>();
  readonly #maxTotalLength: number;
  #totalLength = 0;
  #isStopping = false;

  constructor({ maxTotalLength = MAX_TOTAL_LENGTH }: { maxTotalLength?: number } = {}) {
    this.#maxTotalLength = maxTotalLength;
  }

  /**
   * Starts an answer, which stops the owner's previous one. While the process stops, the answer ends at
   * once and the assistant is not asked.
   * @param owner the assistant's id of the visitor who may read it
   */
  start(owner: string, options: Omit<AnswerStreamOptions, "id" | "onText">): AnswerStream {
    this.#streams.get(this.#latestIds.get(owner) ?? "")?.stream.stop();
    const [oldestId] = this.#streams.keys();
    if (oldestId !== undefined && this.#streams.size >= MAX_ANSWERS) this.#remove(oldestId);
    const id = randomBytes(18).toString("base64url");
    const openUpstream = this.#isStopping
      ? () => Promise.reject(new AnswerError(STOPPING_MESSAGE, undefined))
      : options.openUpstream;
    const onText = (length: number) => this.#onText(id, length);
    const stream = new AnswerStream({ ...options, id, openUpstream, onText });
    const timer = setTimeout(() => this.#remove(id), ANSWER_TTL_MS).unref();
    this.#streams.set(id, { stream, owner, length: 0, timer });
    this.#latestIds.set(owner, id);
    return stream;
  }

  /** Null if the stream is unknown, expired or another visitor's. */
  find(owner: string, id: string): AnswerStream | null {
    const retained = this.#streams.get(id);
    return retained && retained.owner === owner ? retained.stream : null;
  }

  /** Ends all answers, and those that are started from now on. They can still be read to their end event. */
  stopAll(): void {
    this.#isStopping = true;
    for (const { stream } of this.#streams.values())
      if (!stream.hasEnded) stream.stop(STOPPING_MESSAGE);
  }

  #onText(id: string, length: number): void {
    const retained = this.#streams.get(id);
    if (!retained) return;
    retained.length += length;
    this.#totalLength += length;
    if (this.#totalLength > this.#maxTotalLength) this.#makeRoom(id);
  }

  /** Drops the oldest answers that have ended, then the oldest; never the one that grows. */
  #makeRoom(growingId: string): void {
    const others = [...this.#streams].filter(([id, { length }]) => id !== growingId && length > 0);
    const byAge = [
      ...others.filter(([, { stream }]) => stream.hasEnded),
      ...others.filter(([, { stream }]) => !stream.hasEnded),
    ];
    for (const [id] of byAge) {
      // Some more than needed, so that not every text searches again.
      if (this.#totalLength <= 0.9 * this.#maxTotalLength) return;
      this.#remove(id);
    }
  }

  #remove(id: string): void {
    const retained = this.#streams.get(id);
    if (!retained) return;
    this.#streams.delete(id);
    this.#totalLength -= retained.length;
    retained.stream.stop();
    clearTimeout(retained.timer);
    if (this.#latestIds.get(retained.owner) === id) this.#latestIds.delete(retained.owner);
  }
}
