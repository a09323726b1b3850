import { createParser } from "eventsource-parser";
import { type ChatLine, chatLineSchema } from "../../hosts/assistant/contract";

/** No line of an answer is this long, in characters; of one that is nothing is kept but the memory that it was there. */
const LONGEST_LINE = 1_048_576;

export interface ChatLines {
  /** The lines that this piece of text completes, in their order. */
  push(text: string): ChatLine[];
  /** What was left without a newline (CHT4). */
  end(): ChatLine[];
  /** Lines that made no sense, or were too long. */
  readonly malformed: number;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads the lines of an answer out of text that is split anywhere (CHT3, CHT4): JSON, bare or as the data of server-sent events. Lines that
 * make no sense are skipped and counted. Never holds more than one line.
 */
export function createChatLines(): ChatLines {
  let found: ChatLine[] = [];
  let rest = "";
  let isSkipping = false;
  let held = 0;
  let malformed = 0;

  const take = (value: unknown): boolean => {
    const line = chatLineSchema.safeParse(value);
    if (line.success) found.push(line.data);
    return line.success;
  };
  const onEvent = ({ data }: { data: string }) => {
    held = 0;
    // Some end their stream in words instead of in silence.
    if (data === "[DONE]" || take(parsed(data))) return;
    // Lines that were sent as events, but without the empty line that ends one.
    for (const line of data.split("\n")) if (!take(parsed(line))) malformed++;
  };
  const events = createParser({ onEvent });

  const readLine = (line: string) => {
    const text = line.trim();
    if (text.startsWith("{")) {
      if (!take(parsed(text))) malformed++;
      return;
    }
    const isField = text === "" || text.startsWith(":") || /^(?:data|event|id|retry)(?::|$)/.test(text);
    if (!isField) {
      malformed++;
      return;
    }
    held = text === "" ? 0 : held + line.length;
    if (held > LONGEST_LINE) {
      events.reset();
      held = 0;
      malformed++;
      return;
    }
    // An event whose data is whole is not kept waiting for the empty line after it.
    const isWhole = text.startsWith("data:") && parsed(text.slice(5)) !== undefined;
    events.feed(isWhole ? `${line}\n\n` : `${line}\n`);
  };
  const taken = () => {
    const lines = found;
    found = [];
    return lines;
  };

  return {
    push(text) {
      let from = 0;
      for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", from)) {
        const line = rest + text.slice(from, at);
        rest = "";
        from = at + 1;
        if (!isSkipping && line.length <= LONGEST_LINE) readLine(line.endsWith("\r") ? line.slice(0, -1) : line);
        else if (!isSkipping) malformed++;
        isSkipping = false;
      }
      if (!isSkipping) rest += text.slice(from);
      if (rest.length > LONGEST_LINE) {
        rest = "";
        isSkipping = true;
        malformed++;
      }
      return taken();
    },
    end() {
      if (rest !== "") readLine(rest);
      rest = "";
      // Ends an event that nobody ended.
      if (held > 0) events.feed("\n\n");
      return taken();
    },
    get malformed() {
      return malformed;
    },
  };
}
