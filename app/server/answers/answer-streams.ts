import { randomBytes } from "node:crypto";
import { MINUTE_MS, SECOND_MS } from "~/lib/time";
import { AnswerError } from "./answer-error";
import { AnswerStream, type AnswerStreamOptions } from "./answer-stream";

/** How long a stream is retained for readers that return. */
const ANSWER_TTL_MS = 15 * MINUTE_MS;
const SESSION_ENDED_MESSAGE = "Sesi Anda sudah berakhir, jadi jawaban ini dihentikan.";
/** The oldest are dropped first. */
const MAX_ANSWERS = 20_000;

/** Characters of all retained answers; each is held about twice, in one or two bytes. */
const MAX_TOTAL_LENGTH = 24 * 1_048_576;
const STOPPING_MESSAGE =
  "Situs sedang diperbarui. Kirim pertanyaan Anda sekali lagi beberapa detik lagi.";

/** How long an answer may outlive the session or role that it was asked with. */
const ACCESS_CHECK_INTERVAL_MS = 5 * SECOND_MS;

/** A signed-in visitor's right to an answer. */
export interface AnswerAccess {
  userId: string;
  sessionId: string;
  /** Whether the session and the roles that the question was asked with still exist. */
  isValid(): Promise<boolean>;
}

interface RetainedStream {
  stream: AnswerStream;
  owner: string;
  access: AnswerAccess | undefined;
  /** Characters received. */
  length: number;
  timer: NodeJS.Timeout;
  accessTimer: NodeJS.Timeout | undefined;
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
    const accessTimer =
      access && setInterval(() => this.#checkAccess(id), ACCESS_CHECK_INTERVAL_MS).unref();
    this.#streams.set(id, { stream, owner, access, length: 0, timer, accessTimer });
    this.#latestIds.set(owner, id);
    return stream;
  }

  /** Null if the stream is unknown, expired or another visitor's. */
  find(owner: string, id: string): AnswerStream | null {
    const retained = this.#streams.get(id);
    return retained && retained.owner === owner ? retained.stream : null;
  }

  /** Ends the user's answers whose session or role has ended. */
  async checkAccess(userId: string): Promise<void> {
    const ids = [...this.#streams].filter(([, { access }]) => access?.userId === userId);
    await Promise.all(ids.map(([id]) => this.#checkAccess(id)));
  }

  async #checkAccess(id: string): Promise<void> {
    const retained = this.#streams.get(id);
    if (!retained?.access || retained.stream.hasEnded) return clearInterval(retained?.accessTimer);
    if (await retained.access.isValid()) return;
    this.#endAccess(id, retained);
  }

  /** Ends the answers of a session that was signed out; without one, all of the user's. */
  signOut(userId: string, sessionId?: string): void {
    for (const [id, retained] of [...this.#streams]) {
      const { access } = retained;
      if (access?.userId !== userId) continue;
      if (sessionId === undefined || access.sessionId === sessionId) this.#endAccess(id, retained);
    }
  }

  #endAccess(id: string, { stream }: RetainedStream): void {
    stream.stop(SESSION_ENDED_MESSAGE);
    this.#remove(id);
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
    clearInterval(retained.accessTimer);
    if (this.#latestIds.get(retained.owner) === id) this.#latestIds.delete(retained.owner);
  }
}
