import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import { MINUTE_MS, SECOND_MS } from "~/lib/time";
import { httpFetch } from "../hosts/transport";
import { warnOncePerMinute } from "../log/limited-log";
import type { Log } from "../log/log";
import { RenderQueueFullError } from "./render-queue";

const MAX_BYTES = 8 * 1_048_576;
const DEADLINE_MS = 5 * SECOND_MS;
const MAX_REDIRECTS = 3;
/** Images in memory at a time, and those that wait for their turn. */
const [MAX_ACTIVE, MAX_WAITING] = [8, 64];
/** How long an image that could not be read is not asked for again. */
const FAILURE_TTL_MS = 5 * MINUTE_MS;

/** Whether one of the patterns, `https://cdn.example` or `https://*.cdn.example`, names the address's origin. */
export const isAllowedOrigin = ({ protocol, host }: URL, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    const [scheme, name = ""] = pattern.split("://");
    if (`${scheme}:` !== protocol) return false;
    return name.startsWith("*.") ? host.endsWith(name.slice(1)) : host === name;
  });

export interface RemoteImages {
  /**
   * Reads an image and gives its bytes to `render`.
   * @throws RemoteImageError if it is not allowed or cannot be read or rendered, also if that was so minutes ago
   * @throws BulkheadRejectedError, RenderQueueFullError if too many wait
   */
  use<T>(address: string, render: (bytes: ArrayBuffer) => Promise<T>): Promise<T>;
}

export class RemoteImageError extends Error {
  override name = "RemoteImageError";
}

/** Images of allowed origins, redirects included, with a deadline and a limit of 8 MB. */
export function createRemoteImages(patterns: readonly string[], log: Log): RemoteImages {
  const turns = bulkhead(MAX_ACTIVE, MAX_WAITING);
  const failures = new LRUCache<string, true>({ max: 2_000, ttl: FAILURE_TTL_MS });
  return {
    use: (address, render) =>
      turns.execute(async () => {
        if (failures.has(address)) throw new RemoteImageError("failed before");
        try {
          return await render(await readImage(address, patterns));
        } catch (error) {
          if (error instanceof RenderQueueFullError) throw error;
          failures.set(address, true);
          const { origin } = new URL(address);
          const line = {
            message: "remote image failed",
            fields: { origin, error },
            now: Date.now(),
          };
          warnOncePerMinute(log, `image ${origin}`, line);
          throw new RemoteImageError("failed", { cause: error });
        }
      }),
  };
}

async function readImage(address: string, patterns: readonly string[]): Promise<ArrayBuffer> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  let url = new URL(address);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    if (!isAllowedOrigin(url, patterns)) throw new Error(`${url.origin} is not in IMAGE_ORIGINS`);
    const response = await httpFetch(
      new Request(url, { redirect: "manual", headers: { Accept: "image/*" }, signal }),
    );
    if (response.ok && response.body) return readBounded(response.body);
    await response.body?.cancel();
    const location = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || !location)
      throw new Error(`status ${response.status}`);
    url = new URL(location, url);
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`);
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of Readable.fromWeb(body as NodeReadableStream<Uint8Array>)) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error(`larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks)).buffer;
}
