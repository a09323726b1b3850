import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Log } from "../log/log";
import { addBrotli, type Page, toPage } from "./page-cache-entry";
import { type SendOptions, sendPage } from "./page-cache-send";

interface Options {
  /** Room for all pages in all their encodings, in bytes. */
  maxBytes?: number;
  /** Milliseconds that a page is served without a question, then served once more while it is rendered anew. */
  fresh?: number;
  stale?: number;
  /** Milliseconds after which a rendering is given up. */
  deadline?: number;
  clock?: () => number;
  log: Log;
}

interface ServeOptions extends SendOptions {
  /** From `cacheKey`. */
  key: string;
  /** What `dropTenant` is called with: the tenant's id. */
  tenantTag: string;
  /**
   * Renders the page as for a signed-out stranger, always as GET, from `declaredSearch`'s query alone: others get the bytes too.
   * The signal is the rendering's own and not a visitor's, because it serves whoever waits.
   */
  render: (signal: AbortSignal) => Promise<Response>;
}

export interface PageCache {
  /** Answers from the cache, at once when it can. Rejects when there is neither a page nor a rendering that works. */
  serve(req: IncomingMessage, res: ServerResponse, options: ServeOptions): void | Promise<void>;
  /** Forgets a tenant's pages; what is being rendered right now goes to those who wait for it and to nobody else. */
  dropTenant(tag: string): void;
  readonly bytes: number;
}

interface Entry {
  page: Page;
  tag: string;
  /** Both in the clock's ms; a failed renewal moves the second on and leaves the first. */
  madeAt: number;
  renewAt: number;
}

interface Flight {
  tag: string;
  dropped: boolean;
  done: Promise<Page>;
}

/** After a failed renewal the old page has rest from further trials this long (ms). */
const REST_MS = 5000;
/** A page this much older than its stale time (ms) still beats an error page. */
const RESCUE_MS = 3_600_000;

/**
 * The page cache in front of rendering (architecture, "A request's way", 5): for signed-out GETs of pages that hold
 * nothing of their visitor; whether a request is one, the caller knows. One rendering per key at a time; a stale page is
 * served while a new one is made; only whole 200 HTML answers without cookies are kept, and a failure never replaces a page.
 */
export function createPageCache({
  maxBytes = 64 * 1_048_576,
  fresh = 15_000,
  stale = 300_000,
  deadline = 20_000,
  clock = Date.now,
  log,
}: Options): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ page }) => page.bytes,
  });
  const flights = new Map<string, Flight>();

  const fly = (key: string, { tenantTag: tag, render }: ServeOptions): Flight => {
    const flight: Flight = { tag, dropped: false, done: withDeadline(render, deadline) };
    flight.done = flight.done.then((page) => settle(key, flight, page)).finally(() => flights.get(key) === flight && flights.delete(key));
    flights.set(key, flight);
    return flight;
  };

  /** Keeps what may be kept. An answer below 500 that may not be kept (a class that is gone) ends the old page; an error doesn't. */
  const settle = (key: string, flight: Flight, page: Page): Page => {
    if (flight.dropped || page.status >= 500) return page;
    const old = entries.peek(key);
    if (!page.keep) entries.delete(key);
    else {
      // The same bytes again, as mostly: their encodings stay.
      const same = old?.page.etag === page.etag ? old.page : page;
      entries.set(key, { page: same, tag: flight.tag, madeAt: clock(), renewAt: clock() + fresh });
    }
    return page;
  };

  const rest = (key: string, reason: object) => {
    const entry = entries.peek(key);
    if (entry) entry.renewAt = clock() + REST_MS;
    log.warn({ key, ...reason }, "a page could not be renewed, the old one stays");
  };

  const renew = (key: string, options: ServeOptions) => {
    if (flights.has(key)) return;
    fly(key, options).done.then(
      ({ status }) => status >= 500 && rest(key, { status }),
      (error: unknown) => rest(key, { error }),
    );
  };

  const encode = async (key: string, { page }: Entry) => {
    try {
      await addBrotli(page);
      const entry = entries.peek(key);
      // A new object: the cache weighs an entry only when it is not the one that it has.
      if (entry?.page === page) entries.set(key, { ...entry });
    } catch (error) {
      log.error({ key, error }, "a page could not be compressed");
    }
  };

  const wait = async (req: IncomingMessage, res: ServerResponse, old: Entry | undefined, options: ServeOptions) => {
    const { key, render } = options;
    const began = clock();
    const joined = flights.get(key);
    const outcome = await (joined ?? fly(key, options)).done.catch((error: unknown) => ({ error }));
    if (old && ("error" in outcome || outcome.status >= 500)) {
      rest(key, "error" in outcome ? outcome : { status: outcome.status });
      return sendPage(req, res, old.page, seconds(old), options);
    }
    if ("error" in outcome) throw outcome.error;
    log.info(
      { requestId: options.requestId, key, status: outcome.status, ms: clock() - began },
      joined ? "waited for a rendering" : "rendered",
    );
    // What was made for one visitor goes to that one; the others get their own.
    const page = joined && !outcome.shared ? await withDeadline(render, deadline) : outcome;
    sendPage(req, res, page, 0, options);
  };

  const seconds = ({ madeAt }: Entry) => Math.max(0, Math.floor((clock() - madeAt) / 1000));

  return {
    serve(req, res, options) {
      const { key } = options;
      const entry = entries.get(key);
      const now = clock();
      // A renewal that failed a moment ago is not tried again by every visitor, however old the page is.
      if (!entry || (now > entry.madeAt + fresh + stale && now >= entry.renewAt)) {
        const rescue = entry && now <= entry.madeAt + fresh + stale + RESCUE_MS ? entry : undefined;
        return wait(req, res, rescue, options);
      }
      // Brotli is made at the first hit: a page that is asked for once, such as a search, is not worth it.
      if (!entry.page.hasBrotli) void encode(key, entry);
      sendPage(req, res, entry.page, seconds(entry), options);
      log.debug({ requestId: options.requestId, key }, "from the page cache");
      if (now >= entry.renewAt) renew(key, options);
    },
    dropTenant(tag) {
      for (const [key, entry] of [...entries.entries()]) if (entry.tag === tag) entries.delete(key);
      for (const [key, flight] of flights) {
        if (flight.tag !== tag) continue;
        flight.dropped = true;
        flights.delete(key);
      }
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}

/** One rendering, read to its end. */
async function withDeadline(render: ServeOptions["render"], ms: number): Promise<Page> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`The page was not rendered within ${ms} ms`);
      controller.abort(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([render(controller.signal).then(toPage), late]);
  } finally {
    clearTimeout(timer);
  }
}
