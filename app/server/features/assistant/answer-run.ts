import type { AnswerEnd, AnswerEvent, SourceView } from "~/lib/assistant";
import { isRelativeTarget } from "~/lib/redirect-target";
import type { ChatLine } from "../../hosts/assistant/contract";
import type { Log } from "../../log/log";
import { createChatLines } from "./chat-lines";
import { createTurns } from "./turns";

/** What is read ahead of the reader that is farthest, in characters; and the most that an answer may be. */
const MOST_AHEAD = 65_536;
const LONGEST_ANSWER = 2_097_152;
/**
 * Times in ms. A reader that left may come back within `grace`; one that has not come yet, a page on its way over a slow line, has `awaited`.
 * `closing`: an upstream that has said its last word should hang up.
 */
const TIMES = { grace: 1_000, awaited: 15_000, silence: 60_000, closing: 1_000, total: 600_000 };

const BROKE_OFF = "Jawaban terputus di tengah jalan. Yang sudah tertulis tetap tersimpan.";
const NOTHING_CAME = "Asisten belum dapat menjawab. Coba lagi beberapa saat lagi.";

interface Options {
  id: string;
  question: string;
  /** Opens the upstream's stream; the signal ends it. Rejects with what the host said, as `AnswerRefused` where the visitor is told why. */
  open: (signal: AbortSignal) => Promise<Response>;
  log: Pick<Log, "warn" | "error">;
  times?: Partial<typeof TIMES>;
}

/** Why there is no answer; the cause is what the host said. */
export class AnswerRefused extends Error {
  override name = "AnswerRefused";
  constructor(
    /** Indonesian, for the visitor. */
    readonly publicMessage: string | null,
    override readonly cause: unknown,
  ) {
    super(publicMessage ?? "");
  }
}

interface Ids {
  conversationId: string;
  messageId: string;
}

export interface NumberedEvent {
  /** From 1 on: the `id` of a server-sent event. */
  number: number;
  event: AnswerEvent;
}

export type AnswerRun = ReturnType<typeof runAnswer>;

/**
 * One answer on its way from the assistant to whoever reads it: kept whole while it is written and a while after, so that a reader may come
 * back and go on where it was. The upstream is asked for more only while somebody's place is near enough, and is ended soon after the last
 * reader left. Whatever happens, the last event is an end.
 */
export function runAnswer({ id, question, open, log, times: given }: Options) {
  const times = { ...TIMES, ...given };
  const controller = new AbortController();
  const turns = createTurns();
  const events: AnswerEvent[] = [];
  const readers = new Set<object>();
  let ids: Ids | null = null;
  let text = "";
  /** Characters that the farthest reader has taken. */
  let taken = 0;
  let sources: SourceView[] = [];
  let leaving: NodeJS.Timeout | undefined;
  let failure: unknown;

  const tell = (event: AnswerEvent) => {
    events.push(event);
    turns.next();
  };
  const hasEnded = () => events.at(-1)?.type === "end";
  const end = (status: AnswerEnd, message: string | null = null) => {
    if (hasEnded()) return;
    clearTimeout(leaving);
    clearTimeout(lasting);
    tell({ type: "end", status, sources, message });
  };
  const giveUp = (message = NOTHING_CAME) => {
    end(text ? "cut" : "failed", text ? BROKE_OFF : message);
    controller.abort();
  };
  const leaveIn = (ms: number) => {
    clearTimeout(leaving);
    if (!hasEnded()) leaving = setTimeout(giveUp, ms).unref();
  };
  const lasting = setTimeout(giveUp, times.total).unref();
  leaveIn(times.awaited);

  const take = (line: ChatLine) => {
    if (!ids) {
      ids = { conversationId: line.id, messageId: line.message_id };
      tell({ type: "begun", ...ids });
    }
    if (line.sources) sources = line.sources.filter(({ url }) => isRelativeTarget(url));
    if (line.text) {
      text += line.text;
      tell({ type: "text", text: line.text });
    }
    if (line.status) end(line.status, line.status === "cut" ? BROKE_OFF : null);
  };

  async function pump(body: Response["body"]) {
    if (!body) {
      log.error({ run: id }, "Response stream error");
      return giveUp();
    }
    const [decoder, lines, reader] = [new TextDecoder(), createChatLines(), body.getReader()];
    const read = () => {
      const silence = setTimeout(() => controller.abort(), hasEnded() ? times.closing : times.silence).unref();
      return reader.read().finally(() => clearTimeout(silence));
    };
    try {
      for (let piece = await read(); ; piece = await read()) {
        const more = piece.done
          ? [...lines.push(decoder.decode()), ...lines.end()]
          : lines.push(decoder.decode(piece.value, { stream: true }));
        for (const line of more) if (!hasEnded()) take(line);
        if (piece.done) break;
        if (text.length > LONGEST_ANSWER) return giveUp();
        while (!hasEnded() && text.length - taken > MOST_AHEAD) await turns.wait();
      }
      if (ids) return end("done");
      // Nothing at all: over the network a missing body is an empty one.
      log.error({ run: id }, "Response stream error");
      giveUp();
    } catch (err) {
      if (!hasEnded()) log.error({ run: id, err }, "Response stream error");
      giveUp();
    } finally {
      reader.cancel().catch(() => undefined);
      if (lines.malformed > 0) log.warn({ run: id, lines: lines.malformed }, "lines of an answer made no sense");
    }
  }

  // Called here and kept by nobody: it holds on to the request that asked, and an answer outlives that by far.
  open(controller.signal).then(
    ({ body }) => pump(body),
    (error: unknown) => {
      const isExplained = error instanceof AnswerRefused;
      failure = isExplained ? error.cause : error;
      giveUp((isExplained && error.publicMessage) || undefined);
    },
  );

  return {
    id,
    question,
    /** What the host said instead of an answer; undefined while it has said nothing of the kind. */
    get failure(): unknown {
      return failure;
    },
    /** Both ids, once the first line has told them (CHT10). */
    get ids(): Ids | null {
      return ids;
    },
    get text(): string {
      return text;
    },
    get hasEnded(): boolean {
      return hasEnded();
    },
    /** Resolves when the ids are known or it ended, at the latest after `ms`. */
    begun: (ms: number): Promise<void> => turns.until(() => ids !== null || hasEnded(), ms),

    /** A reader that has the events up to and with number `after`; 0 for none. */
    join(after: number) {
      let at = Math.min(Math.max(0, after), events.length);
      const place = {};
      readers.add(place);
      clearTimeout(leaving);
      return {
        /** What there is past its place; waits for more at most `ms`, and gives nothing when nothing came. Null after the end. */
        async read(ms: number): Promise<NumberedEvent[] | null> {
          await turns.until(() => at < events.length || hasEnded() || !readers.has(place), ms);
          if (at >= events.length && (hasEnded() || !readers.has(place))) return null;
          const from = at;
          at = events.length;
          if (text.length > taken) {
            taken = text.length;
            turns.next();
          }
          return events.slice(from).map((event, offset) => ({ number: from + offset + 1, event }));
        },
        /** @param comesBack it was given a link to the rest; else the answer is given up soon, unless another reader is there */
        leave(comesBack = false): void {
          if (!readers.delete(place)) return;
          turns.next();
          if (readers.size === 0) leaveIn(comesBack ? times.total : times.grace);
        },
      };
    },
    /** Ends it at once: another question was asked, or the process ends (CHT5, CHT7). */
    stop: () => giveUp(),
  };
}
