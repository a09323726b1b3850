import { STREAM_SLOT_ID } from "~/lib/stream-slot";

/** Content in the middle of a page that is produced while the page is sent. */
export interface StreamedContent {
  /** The next HTML, once available; null at the end. */
  nextChunk(): Promise<string | null>;
  /** The client disconnected. */
  unsubscribe(): void;
}

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Set by the loader of a page that has a slot for it. */
    streamedContent?: StreamedContent;
  }
}

const SLOT_MARKUP = `<span id="${STREAM_SLOT_ID}"></span>`;

/** Sends a rendered page in document order, with `content` in its slot: needs no script (XJS2). */
export function streamPage(html: string, content: StreamedContent): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const slotStart = html.indexOf(SLOT_MARKUP);
  if (slotStart < 0) throw new Error("page has no slot for streamed content");
  let hasStarted = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!hasStarted) {
          hasStarted = true;
          return controller.enqueue(encoder.encode(html.slice(0, slotStart)));
        }
        const chunk = await content.nextChunk();
        if (chunk !== null) return controller.enqueue(encoder.encode(chunk));
        controller.enqueue(encoder.encode(html.slice(slotStart + SLOT_MARKUP.length)));
        controller.close();
      },
      cancel: () => content.unsubscribe(),
    },
    { highWaterMark: 0 },
  );
}
