import { randomBytes } from "node:crypto";
import { MINUTE_MS } from "~/lib/time";
import { type AnswerAccess, AnswerAccessWatches } from "./answer-access";
import { AnswerError } from "./answer-error";
import { AnswerStream, type AnswerStreamOptions } from "./answer-stream";
import { RetainedLength } from "./retained-length";

/** How long a stream is retained for readers that return. */
const ANSWER_TTL_MS = 15 * MINUTE_MS;
/** The oldest are dropped first. */
const MAX_ANSWERS = 20_000;
/** Characters of all retained answers; each is held about twice, in one or two bytes. */
const MAX_TOTAL_LENGTH = 24 * 1_048_576;

const SESSION_ENDED_MESSAGE = "Sesi Anda sudah berakhir, jadi jawaban ini dihentikan.";
const STOPPING_MESSAGE =
  "Situs sedang diperbarui. Kirim pertanyaan Anda sekali lagi beberapa detik lagi.";

interface RetainedStream {
  stream: AnswerStream;
  owner: string;
  timer: NodeJS.Timeout;
}

/** The answers of this process by secret id. A visitor has at most one unfinished answer (CHT5). */
export class AnswerStreams {
  readonly #streams = new Map<string, RetainedStream>();
  readonly #latestIds = new Map<string, string>();
  readonly #watches = new AnswerAccessWatches();
  readonly #lengths: RetainedLength;
  #isStopping = false;

  constructor({ maxTotalLength = MAX_TOTAL_LENGTH }: { maxTotalLength?: number } = {}) {
    this.#lengths = new RetainedLength(maxTotalLength);
  }

  /**
   * Starts an answer, which stops the owner's previous one. While the process stops, the answer ends at
   * once and the assistant is not asked.
   * @param owner the assistant's id of the visitor who may read it
   * @param access checked while the answer is written; undefined for guests
   */
  start(
    owner: string,
    options: Omit<AnswerStreamOptions, "id" | "onText">,
    access?: AnswerAccess,
  ): AnswerStream {
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
    this.#streams.set(id, { stream, owner, timer });
    this.#lengths.add(id);
    this.#latestIds.set(owner, id);
    if (access)
      this.#watches.add(id, access, {
        isOpen: () => !stream.hasEnded,
        onEnd: () => {
          stream.stop(SESSION_ENDED_MESSAGE);
          this.#remove(id);
        },
      });
    return stream;
  }

  /** Null if the stream is unknown, expired or another visitor's. */
  find(owner: string, id: string): AnswerStream | null {
    const retained = this.#streams.get(id);
    return retained && retained.owner === owner ? retained.stream : null;
  }

  /** Ends the user's answers whose session or role has ended. */
  checkAccess(userId: string): Promise<void> {
    return this.#watches.checkUser(userId);
  }

  /** Ends the answers of a session that was signed out; without one, all of the user's. */
  signOut(userId: string, sessionId?: string): void {
    this.#watches.signOut(userId, sessionId);
  }

  /** Ends all answers, and those that are started from now on. They can still be read to their end event. */
  stopAll(): void {
    this.#isStopping = true;
    for (const { stream } of this.#streams.values())
      if (!stream.hasEnded) stream.stop(STOPPING_MESSAGE);
  }

  #onText(id: string, length: number): void {
    this.#lengths.grow(id, length);
    const hasEnded = (other: string) => this.#streams.get(other)?.stream.hasEnded ?? true;
    for (const excess of this.#lengths.listExcess(id, hasEnded)) this.#remove(excess);
  }

  #remove(id: string): void {
    const retained = this.#streams.get(id);
    if (!retained) return;
    this.#streams.delete(id);
    this.#lengths.remove(id);
    this.#watches.remove(id);
    retained.stream.stop();
    clearTimeout(retained.timer);
    if (this.#latestIds.get(retained.owner) === id) this.#latestIds.delete(retained.owner);
  }
}
