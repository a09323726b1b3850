import type { AnswerEvent, AnswerStatus, SourceView } from "~/lib/assistant";
import { removeUnsafeCharacters } from "~/lib/plain-text";
import { isSafeRedirectPath } from "~/lib/redirect-path";
import type { ChatLine } from "../hosts/assistant/contract";
import { errorOncePerMinute, toCause, warnOncePerMinute } from "../log/limited-log";
import type { Log } from "../log/log";
import { AnswerError } from "./answer-error";
import { AnswerTimers, TIMEOUTS } from "./answer-timers";
import { pumpUpstream } from "./pump-upstream";
import { createSignal } from "./signal";
import { Subscription } from "./subscription";

/** Characters read ahead of the fastest reader, and of a whole answer. */
const MAX_READ_AHEAD = 65_536;
const MAX_ANSWER_LENGTH = 2_097_152;

const UPSTREAM_HOST = "assistant";

const INTERRUPTED_MESSAGE =
  "Jawaban terputus di tengah jalan. Yang sudah tertulis tetap tersimpan.";
const UNAVAILABLE_MESSAGE = "Asisten belum dapat menjawab. Coba lagi beberapa saat lagi.";

export interface AnswerStreamOptions {
  id: string;
  question: string;
  /** Opens the upstream; the signal aborts it. Rejects with `AnswerError` to show its message to the visitor. */
  openUpstream: (signal: AbortSignal) => Promise<Response>;
  /** Called with the length of each text. */
  onText?: ((length: number) => void) | undefined;
  log: Pick<Log, "warn" | "error">;
  timeouts?: Partial<typeof TIMEOUTS>;
}

interface AnswerIds {
  conversationId: string;
  messageId: string;
}

/**
 * One answer on its way from the assistant to its readers, who may reconnect and continue. The upstream
 * is read only slightly ahead of the fastest reader, and aborted soon after the last one disconnects.
 * The last event is always an end.
 */
export class AnswerStream {
  readonly id: string;
  readonly question: string;
  readonly events: AnswerEvent[] = [];
  readonly changed = createSignal();
  /** Waiting for the first line, streaming, or ended. */
  state: "waiting" | "streaming" | "ended" = "waiting";
  /** Both ids, from the first line on (CHT10). */
  ids: AnswerIds | null = null;
  text = "";
  /** The host's error if it rejected the question. */
  failure: unknown;
  readonly #onText: AnswerStreamOptions["onText"];
  readonly #log: AnswerStreamOptions["log"];
  readonly #timeouts: typeof TIMEOUTS;
  readonly #timers: AnswerTimers;
  readonly #upstream = new AbortController();
  readonly #subscriptions = new Set<Subscription>();
  #sources: SourceView[] = [];
  #deliveredLength = 0;

  constructor({ id, question, openUpstream, onText, log, timeouts }: AnswerStreamOptions) {
    this.id = id;
    this.question = question;
    this.#onText = onText;
    this.#log = log;
    this.#timeouts = { ...TIMEOUTS, ...timeouts };
    this.#timers = new AnswerTimers(this.#timeouts, () => this.stop());
    // Not stored: the closure holds the request, which the stream outlives.
    openUpstream(this.#upstream.signal).then(
      ({ body }) => this.#consume(body),
      (error: unknown) => this.#reject(error),
    );
  }

  get hasEnded(): boolean {
    return this.state === "ended";
  }

  /** Resolves when the ids are known or the answer ended, at the latest after `maxWaitMs`. */
  waitForIds(maxWaitMs: number): Promise<void> {
    return this.changed.waitUntil(() => this.state !== "waiting", maxWaitMs);
  }

  /** @param after number of the last event that the reader has; 0 for none */
  subscribe(after: number): Subscription {
    const subscription = new Subscription(this, after);
    this.#subscriptions.add(subscription);
    this.#timers.onReader();
    return subscription;
  }

  onRead(): void {
    if (this.text.length <= this.#deliveredLength) return;
    this.#deliveredLength = this.text.length;
    this.changed.notify();
  }

  onUnsubscribe(subscription: Subscription, willReturn: boolean): void {
    this.#subscriptions.delete(subscription);
    this.changed.notify();
    if (this.#subscriptions.size === 0 && !this.hasEnded)
      this.#timers.awaitReader(willReturn ? this.#timeouts.totalMs : this.#timeouts.reconnectMs);
  }

  /** Ends the answer and aborts the upstream (CHT5, CHT7). */
  stop(message = UNAVAILABLE_MESSAGE): void {
    if (this.text) this.#end("cut", INTERRUPTED_MESSAGE);
    else this.#end("failed", message);
    this.#upstream.abort();
  }

  #emit(event: AnswerEvent): void {
    this.events.push(event);
    this.changed.notify();
  }

  #end(status: AnswerStatus, message: string | null = null): void {
    if (this.hasEnded) return;
    this.state = "ended";
    this.#timers.clear();
    this.#emit({ type: "end", status, sources: this.#sources, message });
  }

  #reject(error: unknown): void {
    const isExplained = error instanceof AnswerError;
    this.failure = isExplained ? error.cause : error;
    this.stop((isExplained && error.publicMessage) || undefined);
  }

  #accept(line: ChatLine): void {
    if (this.hasEnded) return;
    if (this.state === "waiting") {
      this.state = "streaming";
      this.ids = { conversationId: line.id, messageId: line.message_id };
      this.#emit({ type: "begun", ...this.ids });
    }
    if (line.sources)
      this.#sources = line.sources
        .filter(({ url }) => isSafeRedirectPath(url))
        .map((source) => ({ ...source, title: removeUnsafeCharacters(source.title) }));
    const text = removeUnsafeCharacters(line.text ?? "");
    if (text) {
      this.text += text;
      this.#emit({ type: "text", text });
      this.#onText?.(text.length);
    }
    if (line.status) this.#end(line.status, line.status === "cut" ? INTERRUPTED_MESSAGE : null);
  }

  async #consume(body: Response["body"]): Promise<void> {
    try {
      if (body) await this.#pump(body);
      if (this.ids) return this.#end("done");
      // Over the network, a missing body is an empty one.
      throw new Error("response has no lines");
    } catch (err) {
      if (!this.hasEnded)
        errorOncePerMinute(this.#log, `stream ${toCause(err)}`, {
          message: "Response stream error",
          fields: { host: UPSTREAM_HOST, stream: this.id, reason: toCause(err) },
        });
      this.stop();
    }
  }

  #pump(body: ReadableStream<Uint8Array>): Promise<void> {
    return pumpUpstream(body, {
      onLine: (line) => this.#accept(line),
      waitForDemand: () => this.#waitForDemand(),
      getReadTimeoutMs: () => (this.hasEnded ? this.#timeouts.closeMs : this.#timeouts.idleMs),
      onReadTimeout: () => this.#upstream.abort(),
      onMalformed: (lines) =>
        warnOncePerMinute(this.#log, "malformed lines", {
          message: "malformed lines in an answer were skipped",
          fields: { host: UPSTREAM_HOST, stream: this.id, lines },
        }),
    });
  }

  async #waitForDemand(): Promise<boolean> {
    if (this.text.length > MAX_ANSWER_LENGTH) {
      this.stop();
      return false;
    }
    while (!this.hasEnded && this.text.length - this.#deliveredLength > MAX_READ_AHEAD)
      await this.changed.wait();
    return true;
  }
}
