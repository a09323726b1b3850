import type { ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { chooseEncoding, createEncoder, isCompressible, LEAST_BYTES } from "../security/compress";

interface Head {
  status: number;
  /** Header names and values in turn. */
  lines: string[];
  contentType: string | null;
  compress: boolean;
}

/** Resolves at the first of these events; `res` always closes in the end, so nobody waits for ever. */
const firstOf = (target: Writable, event: "drain" | "finish", res: ServerResponse) =>
  new Promise<void>((resolve) => {
    const done = () => {
      target.off(event, done);
      res.off("close", done);
      resolve();
    };
    target.once(event, done);
    res.once("close", done);
  });

/**
 * Writes head and body of an answer with back-pressure. The first piece decides about compression: one of less than
 * 1 KB is a short answer or a trickle, and neither gains by it.
 */
export async function streamBody(res: ServerResponse, body: ReadableStream<Uint8Array>, head: Head): Promise<void> {
  const reader = body.getReader();
  const onClose = () => void reader.cancel(new DOMException("The client went away", "AbortError")).catch(() => undefined);
  res.once("close", onClose);
  let idle: NodeJS.Immediate | undefined;
  try {
    const wanted = head.compress && isCompressible(head.contentType);
    if (!wanted) {
      res.writeHead(head.status, head.lines);
      res.flushHeaders();
    }
    let piece = await reader.read();
    const encoder = wanted && !res.destroyed ? begin(res, head, piece.value?.length ?? 0) : null;
    const out = encoder ?? res;
    while (!piece.done && !res.destroyed) {
      if (!out.write(piece.value)) await firstOf(out, "drain", res);
      // An encoder keeps what it has until told; on a trickling answer each piece should be seen when it is there.
      if (encoder) idle = setImmediate(() => encoder.flush());
      piece = await reader.read();
      clearImmediate(idle);
    }
    if (res.destroyed) return;
    out.end();
    if (!res.writableFinished) await firstOf(res, "finish", res);
  } catch (error) {
    if (res.headersSent) res.destroy();
    throw error;
  } finally {
    clearImmediate(idle);
    res.off("close", onClose);
  }
}

/** Writes the head; returns the encoder in front of `res`, or null when the answer goes as it is. */
function begin(res: ServerResponse, { status, lines }: Head, firstBytes: number) {
  const encoding = firstBytes < LEAST_BYTES ? "identity" : chooseEncoding(res.req.headers["accept-encoding"]);
  const vary = ["vary", "Accept-Encoding"];
  if (encoding === "identity") {
    res.writeHead(status, [...lines, ...vary]);
    return null;
  }
  const kept = lines.filter((_, at) => !/^(?:content-length|etag)$/i.test(lines[at - (at % 2)] ?? ""));
  res.writeHead(status, [...kept, ...vary, "content-encoding", encoding]);
  const encoder = createEncoder(encoding);
  res.once("close", () => encoder.destroy());
  encoder.once("error", () => res.destroy());
  encoder.pipe(res);
  return encoder;
}
