import type { ChatLine } from "../hosts/assistant/contract";
import { createChatLineParser } from "./chat-line-parser";

interface PumpTarget {
  onLine(line: ChatLine): void;
  /** Resolves when readers have caught up; false stops the pump. */
  waitForDemand(): Promise<boolean>;
  /** Time that the upstream has for its next chunk. */
  getReadTimeoutMs(): number;
  onReadTimeout(): void;
  /** Called once, with the number of skipped lines. */
  onMalformed(count: number): void;
}

/** Reads an upstream answer line by line until it ends or `target` stops it. */
export async function pumpUpstream(
  body: ReadableStream<Uint8Array>,
  target: PumpTarget,
): Promise<void> {
  const decoder = new TextDecoder();
  const parser = createChatLineParser();
  const reader = body.getReader();
  const read = () => {
    const timer = setTimeout(() => target.onReadTimeout(), target.getReadTimeoutMs()).unref();
    return reader.read().finally(() => clearTimeout(timer));
  };
  try {
    for (let chunk = await read(); !chunk.done; chunk = await read()) {
      const lines = parser.push(decoder.decode(chunk.value, { stream: true }));
      for (const line of lines) target.onLine(line);
      if (!(await target.waitForDemand())) return;
    }
    for (const line of [...parser.push(decoder.decode()), ...parser.end()]) target.onLine(line);
  } finally {
    reader.cancel().catch(() => undefined);
    if (parser.malformedCount > 0) target.onMalformed(parser.malformedCount);
  }
}
