import { randomUUID } from "node:crypto";
import { request } from "node:http";

/** Microseconds on the system's monotonic clock, comparable between processes. */
export const now = () => Number(process.hrtime.bigint() / 1000n);

/**
 * Asks a question and reads the streamed answer.
 * @param {{ port: number, path: string, body: string, headers: Record<string, string>, onTime?: (sent: number, came: number) => void }} options
 *   `onTime` is called with each timestamp in the answer and the time it arrived
 * @returns {Promise<{ began: number, first: number, cookie: string, ended: Promise<void>, leave: () => void }>} times of
 *   the request and of the first timestamp, in microseconds
 */
export function openChatStream({ port, path, body, headers, onTime }) {
  return new Promise((resolve, reject) => {
    const began = now();
    let first = 0;
    const req = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method: "POST",
        agent: false,
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
      },
      (res) => {
        if (res.statusCode !== 200) return reject(new Error(`${path} answers ${res.statusCode}`));
        const cookie = (res.headers["set-cookie"] ?? [])
          .map((line) => line.split(";")[0])
          .join("; ");
        const ended = new Promise((/** @type {(value: void) => void} */ done) =>
          res.once("close", () => done()),
        );
        res.on("error", () => undefined);
        res.on("data", (/** @type {Buffer} */ piece) => {
          const came = now();
          for (const [, time] of piece.toString().matchAll(/"text":"(\d+) "/g)) {
            onTime?.(Number(time), came);
            if (first > 0) continue;
            first = came;
            resolve({ began, first, cookie, ended, leave: () => req.destroy() });
          }
        });
      },
    );
    req.on("error", reject);
    req.end(body);
  });
}

/** The body that the page's script sends. */
export const createAskBody = (/** @type {string} */ query) =>
  new URLSearchParams({ idempotency_key: randomUUID(), query }).toString();
export const FORM_HEADERS = { "content-type": "application/x-www-form-urlencoded" };

/** @param {number[]} numbers @param {number} share between 0 and 1 */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
