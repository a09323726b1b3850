import { SECOND_MS } from "~/lib/time";
import type { AnswerStream } from "../../answers/answer-stream";
import type { NumberedEvent } from "../../answers/subscription";

/** Comment lines keep proxies from closing a silent connection. */
const HEARTBEAT_INTERVAL_MS = 15 * SECOND_MS;

const formatEvent = ({ id, event: { type, ...data } }: NumberedEvent) =>
  `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * An answer as server-sent events (HTML 9.2). Pulled by the client, so that a slow one holds back the
 * upstream, and numbered: `eventStream` of remix-utils does neither.
 * @param after the client's `Last-Event-ID`; it gets the later events only
 */
export function createEventStream(
  answer: AnswerStream,
  after: number,
  heartbeatMs = HEARTBEAT_INTERVAL_MS,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const subscription = answer.subscribe(after);
  let hasStarted = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const enqueue = (text: string) => controller.enqueue(encoder.encode(text));
        if (!hasStarted) {
          hasStarted = true;
          return enqueue(`retry: 1000\nid: ${after}\n: ${answer.id}\n\n`);
        }
        const events = await subscription.read(heartbeatMs);
        if (events) return enqueue(events.map(formatEvent).join("") || ":\n\n");
        subscription.unsubscribe();
        controller.close();
      },
      cancel: () => subscription.unsubscribe(),
    },
    { highWaterMark: 0 },
  );
}
