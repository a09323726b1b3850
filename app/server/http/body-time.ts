import type { IncomingMessage, ServerResponse } from "node:http";
import { sendPlain } from "./plain-responses";

/** Of the slowest lines that can still be used; below it a connection only holds a place. */
const MIN_BYTES_PER_SECOND = 2_048;

/**
 * Answers 408 to a body that takes longer than `ms`, to which what has arrived adds its time at 2 KB/s: a large
 * file over a slow line is not cut off, and a sender of single bytes is.
 */
export function limitBodyTime(req: IncomingMessage, res: ServerResponse, ms: number): void {
  const { headers, socket } = req;
  if (!headers["content-length"] && !headers["transfer-encoding"]) return;
  const startedAt = performance.now();
  const bytesBefore = socket.bytesRead;
  let timer: NodeJS.Timeout;
  const getRemainingMs = () => {
    const earnedMs = ((socket.bytesRead - bytesBefore) / MIN_BYTES_PER_SECOND) * 1_000;
    return startedAt + ms + earnedMs - performance.now();
  };
  const check = () => {
    if (req.complete) return;
    const remainingMs = getRemainingMs();
    if (remainingMs > 0) {
      timer = setTimeout(check, remainingMs).unref();
      return;
    }
    sendPlain(res, 408);
    socket.destroySoon();
  };
  timer = setTimeout(check, ms).unref();
  const stop = () => clearTimeout(timer);
  req.once("end", stop).once("close", stop);
}
