import { randomBytes } from "node:crypto";
import { MINUTE_MS } from "~/lib/time";
import { AnswerStream, type AnswerStreamOptions } from "./answer-stream";

/** How long a stream is retained for readers that return. */
const ANSWER_TTL_MS = 15 * MINUTE_MS;
/** The oldest are dropped first. */
const MAX_ANSWERS = 20_000;

interface RetainedStream {
  stream: AnswerStream;
  owner: string;
  timer: NodeJS.Timeout;
}

/** The answers of this process by secret id. A visitor has at most one unfinished answer (CHT5). */
export class AnswerStreams {
  readonly #streams = new Map<string, RetainedStream>();
  readonly #latestIds = new Map<string, string>();

  /**
   * Starts an answer, which stops the owner's previous one.
   * @param owner the assistant's id of the visitor who may read it
   */
  start(owner: string, options: Omit<AnswerStreamOptions, "id">): AnswerStream {
    this.#streams.get(this.#latestIds.get(owner) ?? "")?.stream.stop();
    const [oldestId] = this.#streams.keys();
    if (oldestId !== undefined && this.#streams.size >= MAX_ANSWERS) this.#remove(oldestId);
    const id = randomBytes(18).toString("base64url");
    const stream = new AnswerStream({ ...options, id });
    const timer = setTimeout(() => this.#remove(id), ANSWER_TTL_MS).unref();
    this.#streams.set(id, { stream, owner, timer });
    this.#latestIds.set(owner, id);
    return stream;
  }

  /** Null if the stream is unknown, expired or another visitor's. */
  find(owner: string, id: string): AnswerStream | null {
    const retained = this.#streams.get(id);
    return retained && retained.owner === owner ? retained.stream : null;
  }

  stopAll(): void {
    for (const id of [...this.#streams.keys()]) this.#remove(id);
  }

  #remove(id: string): void {
    const retained = this.#streams.get(id);
    if (!retained) return;
    retained.stream.stop();
    clearTimeout(retained.timer);
    this.#streams.delete(id);
    if (this.#latestIds.get(retained.owner) === id) this.#latestIds.delete(retained.owner);
  }
}
