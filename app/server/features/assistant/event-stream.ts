import type { AnswerRun, NumberedEvent } from "./answer-run";

/** A line now and then keeps a silent stream from being taken for a dead one: ms. */
const HEARTBEAT_MS = 15_000;

const frame = ({ number, event: { type, ...data } }: NumberedEvent) => `id: ${number}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * An answer as server-sent events (HTML 9.2), from the one after `after` on. Made as it is read: a browser that reads slowly holds the
 * assistant back. One that leaves lets go of the answer.
 * @param after the `Last-Event-ID` of a browser that was cut off: it gets what came since, and nothing twice
 */
export function eventStream(run: AnswerRun, after: number, heartbeatMs = HEARTBEAT_MS): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const reader = run.join(after);
  let hasBegun = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(out) {
        if (!hasBegun) {
          hasBegun = true;
          return out.enqueue(encoder.encode(`retry: 1000\nid: ${after}\n: ${run.id}\n\n`));
        }
        const events = await reader.read(heartbeatMs);
        if (events === null) {
          reader.leave();
          return out.close();
        }
        out.enqueue(encoder.encode(events.length > 0 ? events.map(frame).join("") : ":\n\n"));
      },
      cancel() {
        reader.leave();
      },
    },
    { highWaterMark: 0 },
  );
}
