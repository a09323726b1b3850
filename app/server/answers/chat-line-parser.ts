import { createParser } from "eventsource-parser";
import { type ChatLine, chatLineSchema } from "../hosts/assistant/contract";
import { parseJson } from "../parse-json";

/** Longer lines are skipped, in characters. */
const MAX_LINE_LENGTH = 1_048_576;
/** Empty line, comment or field of an event stream. */
const EVENT_STREAM_LINE = /^(?:$|:|(?:data|event|id|retry)(?::|$))/;

export interface ChatLineParser {
  /** @returns the lines that the text completes */
  push(text: string): ChatLine[];
  /** @returns a last line without newline (CHT4) */
  end(): ChatLine[];
  /** Lines that were malformed or too long. */
  readonly malformedCount: number;
}

/**
 * Parses the lines of an answer from text that is split anywhere (CHT3, CHT4): JSON, bare or as data of
 * server-sent events. Skips and counts malformed lines. Buffers one line at most.
 */
export function createChatLineParser(): ChatLineParser {
  let malformedCount = 0;
  const onMalformed = () => {
    malformedCount++;
  };
  const decoder = createLineDecoder(onMalformed);
  let rest = "";
  let isSkipping = false;

  return {
    push(text) {
      let start = 0;
      for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
        const line = rest + text.slice(start, end);
        rest = "";
        start = end + 1;
        if (!isSkipping && line.length <= MAX_LINE_LENGTH)
          decoder.readLine(line.endsWith("\r") ? line.slice(0, -1) : line);
        else if (!isSkipping) onMalformed();
        isSkipping = false;
      }
      if (!isSkipping) rest += text.slice(start);
      if (rest.length > MAX_LINE_LENGTH) {
        rest = "";
        isSkipping = true;
        onMalformed();
      }
      return decoder.takeCompleted();
    },
    end() {
      if (rest !== "") decoder.readLine(rest);
      rest = "";
      decoder.end();
      return decoder.takeCompleted();
    },
    get malformedCount() {
      return malformedCount;
    },
  };
}

/** Decodes whole lines without their line break. */
function createLineDecoder(onMalformed: () => void) {
  let completed: ChatLine[] = [];
  /** Length of an event's data that is not complete. */
  let pendingLength = 0;

  const accept = (value: unknown): boolean => {
    const line = chatLineSchema.safeParse(value);
    if (line.success) completed.push(line.data);
    return line.success;
  };
  const onEvent = ({ data }: { data: string }) => {
    pendingLength = 0;
    // OpenAI's end marker.
    if (data === "[DONE]" || accept(parseJson(data))) return;
    // Events without the empty line between them.
    for (const line of data.split("\n")) if (!accept(parseJson(line))) onMalformed();
  };
  const events = createParser({ onEvent });

  return {
    readLine(line: string): void {
      const text = line.trim();
      if (text.startsWith("{")) {
        if (!accept(parseJson(text))) onMalformed();
        return;
      }
      if (!EVENT_STREAM_LINE.test(text)) {
        onMalformed();
        return;
      }
      pendingLength = text === "" ? 0 : pendingLength + line.length;
      if (pendingLength > MAX_LINE_LENGTH) {
        events.reset();
        pendingLength = 0;
        onMalformed();
        return;
      }
      // Complete data need not wait for the empty line.
      const isComplete = text.startsWith("data:") && parseJson(text.slice(5)) !== undefined;
      events.feed(isComplete ? `${line}\n\n` : `${line}\n`);
    },
    /** Completes an unterminated event. */
    end(): void {
      if (pendingLength > 0) events.feed("\n\n");
    },
    takeCompleted(): ChatLine[] {
      const lines = completed;
      completed = [];
      return lines;
    },
  };
}
