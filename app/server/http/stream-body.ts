import type { ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import {
  chooseEncoding,
  createEncoder,
  isCompressible,
  MIN_COMPRESSION_BYTES,
} from "./compression";

interface ResponseHead {
  status: number;
  /** Header names and values in turn. */
  rawHeaders: string[];
  contentType: string | null;
  compress: boolean;
}

/** Resolves at the event, or when `res` closes. */
const waitForEvent = (target: Writable, event: "drain" | "finish", res: ServerResponse) =>
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
 * Writes head and body with back-pressure. Compression depends on the first chunk: below 1 KB it is
 * a short or trickling response, which gains nothing.
 */
export async function streamBody(
  res: ServerResponse,
  body: ReadableStream<Uint8Array>,
  head: ResponseHead,
): Promise<void> {
  const reader = body.getReader();
  const onClose = () =>
    void reader
      .cancel(new DOMException("Client disconnected", "AbortError"))
      .catch(() => undefined);
  res.once("close", onClose);
  let idle: NodeJS.Immediate | undefined;
  try {
    // A part is cut from the bytes as they are stored.
    const mayCompress = head.compress && head.status !== 206 && isCompressible(head.contentType);
    if (!mayCompress) {
      res.writeHead(head.status, head.rawHeaders);
      res.flushHeaders();
    }
    let chunk = await reader.read();
    const encoder =
      mayCompress && !res.destroyed ? startResponse(res, head, chunk.value?.length ?? 0) : null;
    const out = encoder ?? res;
    while (!chunk.done && !res.destroyed) {
      if (!out.write(chunk.value)) await waitForEvent(out, "drain", res);
      // Flushes the encoder while the source is idle, so that a trickling response stays visible.
      if (encoder) idle = setImmediate(() => encoder.flush());
      chunk = await reader.read();
      clearImmediate(idle);
    }
    if (res.destroyed) return;
    out.end();
    if (!res.writableFinished) await waitForEvent(res, "finish", res);
  } catch (error) {
    if (res.headersSent) res.destroy();
    throw error;
  } finally {
    clearImmediate(idle);
    res.off("close", onClose);
  }
}

/**
 * Writes the head.
 * @returns the encoder to write to, or null without compression
 */
function startResponse(
  res: ServerResponse,
  { status, rawHeaders: lines }: ResponseHead,
  firstBytes: number,
) {
  const encoding =
    firstBytes < MIN_COMPRESSION_BYTES
      ? "identity"
      : chooseEncoding(res.req.headers["accept-encoding"]);
  const vary = ["vary", "Accept-Encoding"];
  if (encoding === "identity") {
    res.writeHead(status, [...lines, ...vary]);
    return null;
  }
  const encodedHead = lines.filter(
    (_, at) => !/^(?:content-length|etag)$/i.test(lines[at - (at % 2)] ?? ""),
  );
  res.writeHead(status, [...encodedHead, ...vary, "content-encoding", encoding]);
  const encoder = createEncoder(encoding);
  res.once("close", () => encoder.destroy());
  encoder.once("error", () => res.destroy());
  encoder.pipe(res);
  return encoder;
}
