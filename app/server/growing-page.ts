import { GROWING_ID } from "~/lib/growing";

/** What grows in the middle of a page while it is sent. */
export interface PagePieces {
  /** The next piece of HTML, when there is one; null at the end. */
  next(): Promise<string | null>;
  /** The page's reader went away. */
  leave(): void;
}

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Set by the loader of a page that has a place for it. */
    growing?: PagePieces;
  }
}

const PLACE = `<span id="${GROWING_ID}"></span>`;

/**
 * A rendered page that is sent in its own order: what stands before the place at once, the pieces as they come, then the rest. Nothing is
 * moved or revealed later, so it needs no script (XJS2). Made as it is read.
 */
export function growPage(html: string, pieces: PagePieces): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const at = html.indexOf(PLACE);
  if (at < 0) throw new Error("The page has no place for what grows in it");
  let hasBegun = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(out) {
        if (!hasBegun) {
          hasBegun = true;
          return out.enqueue(encoder.encode(html.slice(0, at)));
        }
        const piece = await pieces.next();
        if (piece !== null) return out.enqueue(encoder.encode(piece));
        out.enqueue(encoder.encode(html.slice(at + PLACE.length)));
        out.close();
      },
      cancel: () => pieces.leave(),
    },
    { highWaterMark: 0 },
  );
}
