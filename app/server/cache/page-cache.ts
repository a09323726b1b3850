import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Log } from "../log/log";
import { redactPath } from "../log/redact-path";
import { addBrotli, type CachedPage, createCachedPage } from "./page-cache-entry";
import { type SendOptions, sendPage } from "./send-page";

interface Options {
  /** Total size of all pages and encodings. */
  maxBytes?: number;
  /** Time in ms a page is served without revalidation, and then while it is revalidated. */
  freshMs?: number;
  staleMs?: number;
  /** Time limit of a render in ms. */
  timeoutMs?: number;
  clock?: () => number;
  log: Log;
}

interface ServeOptions extends SendOptions {
  /** From `createCacheKey`. */
  key: string;
  /** Tenant id, for `invalidateTenant`. */
  tenantTag: string;
  /**
   * Renders the page for a signed-out GET from declared query names only, because others get the
   * bytes too. The signal belongs to the render, not to one visitor.
   */
  render: (signal: AbortSignal) => Promise<Response>;
}

export interface PageCache {
  /**
   * Serves from the cache or renders. Rejects if there is neither a page nor a successful render.
   */
  serve(req: IncomingMessage, res: ServerResponse, options: ServeOptions): void | Promise<void>;
  /** Drops a tenant's pages. Renders in flight still reach their waiters, but are not stored. */
  invalidateTenant(tag: string): void;
  readonly bytes: number;
}

interface Entry {
  page: CachedPage;
  tag: string;
  /** In ms. A failed revalidation moves `revalidateAt` only. */
  createdAt: number;
  revalidateAt: number;
}

interface InFlightRender {
  tag: string;
  isInvalidated: boolean;
  promise: Promise<CachedPage>;
}

/** Pause in ms after a failed revalidation. */
const RETRY_DELAY_MS = 5000;
/** Time in ms beyond staleness for which a page still beats an error page. */
const STALE_IF_ERROR_MS = 3_600_000;

/**
 * Page cache in front of rendering, for signed-out GETs (docs/decisions/0007). One render per key;
 * stale pages are served while revalidating; only complete 200 HTML responses without cookies are
 * stored, and a failure never replaces a page.
 */
export function createPageCache({
  maxBytes = 64 * 1_048_576,
  freshMs: fresh = 15_000,
  staleMs: stale = 300_000,
  timeoutMs: deadline = 20_000,
  clock = Date.now,
  log,
}: Options): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ page }) => page.bytes,
  });
  const flights = new Map<string, InFlightRender>();

  const fly = (key: string, { tenantTag: tag, render }: ServeOptions): InFlightRender => {
    const flight: InFlightRender = {
      tag,
      isInvalidated: false,
      promise: renderWithTimeout(render, deadline),
    };
    flight.promise = flight.promise
      .then((page) => settle(key, flight, page))
      .finally(() => flights.get(key) === flight && flights.delete(key));
    flights.set(key, flight);
    return flight;
  };

  /**
   * Stores a cacheable page. An uncacheable response below 500 evicts the old page; a 5xx does not.
   */
  const settle = (key: string, flight: InFlightRender, page: CachedPage): CachedPage => {
    if (flight.isInvalidated || page.status >= 500) return page;
    const old = entries.peek(key);
    if (!page.isCacheable) entries.delete(key);
    else {
      // Unchanged bytes keep their encodings.
      const same = old?.page.etag === page.etag ? old.page : page;
      entries.set(key, {
        page: same,
        tag: flight.tag,
        createdAt: clock(),
        revalidateAt: clock() + fresh,
      });
    }
    return page;
  };

  const rest = (key: string, reason: object) => {
    const entry = entries.peek(key);
    if (entry) entry.revalidateAt = clock() + RETRY_DELAY_MS;
    log.warn({ page: redactPath(key), ...reason }, "page revalidation failed, stale page kept");
  };

  const renew = (key: string, options: ServeOptions) => {
    if (flights.has(key)) return;
    fly(key, options).promise.then(
      ({ status }) => status >= 500 && rest(key, { status }),
      (error: unknown) => rest(key, { error }),
    );
  };

  const encode = async (key: string, { page }: Entry) => {
    try {
      await addBrotli(page);
      const entry = entries.peek(key);
      // The cache measures an entry only if the object is new.
      if (entry?.page === page) entries.set(key, { ...entry });
    } catch (error) {
      log.error({ page: redactPath(key), error }, "page compression failed");
    }
  };

  const wait = async (
    req: IncomingMessage,
    res: ServerResponse,
    old: Entry | undefined,
    options: ServeOptions,
  ) => {
    const { key, render } = options;
    const startedAt = clock();
    const joined = flights.get(key);
    const outcome = await (joined ?? fly(key, options)).promise.catch((error: unknown) => ({
      error,
    }));
    if (old && ("error" in outcome || outcome.status >= 500)) {
      rest(key, "error" in outcome ? outcome : { status: outcome.status });
      return sendPage(req, res, old.page, seconds(old), options);
    }
    if ("error" in outcome) throw outcome.error;
    log.info(
      {
        requestId: options.requestId,
        page: redactPath(key),
        status: outcome.status,
        ms: clock() - startedAt,
      },
      joined ? "joined a page render in flight" : "page rendered",
    );
    // A render with cookies belongs to the request that started it; the others render again.
    const page =
      joined && !outcome.isShareable ? await renderWithTimeout(render, deadline) : outcome;
    sendPage(req, res, page, 0, options);
  };

  const seconds = ({ createdAt: madeAt }: Entry) =>
    Math.max(0, Math.floor((clock() - madeAt) / 1000));

  return {
    serve(req, res, options) {
      const { key } = options;
      const entry = entries.get(key);
      const now = clock();
      // After a failed revalidation not every request retries, however old the page is.
      if (!entry || (now > entry.createdAt + fresh + stale && now >= entry.revalidateAt)) {
        const rescue =
          entry && now <= entry.createdAt + fresh + stale + STALE_IF_ERROR_MS ? entry : undefined;
        return wait(req, res, rescue, options);
      }
      // Brotli is added at the first hit: most search pages are never requested again.
      if (!entry.page.hasBrotli) void encode(key, entry);
      sendPage(req, res, entry.page, seconds(entry), options);
      log.debug({ requestId: options.requestId, page: redactPath(key) }, "page cache hit");
      if (now >= entry.revalidateAt) renew(key, options);
    },
    invalidateTenant(tag) {
      for (const [key, entry] of [...entries.entries()]) if (entry.tag === tag) entries.delete(key);
      for (const [key, flight] of flights) {
        if (flight.tag !== tag) continue;
        flight.isInvalidated = true;
        flights.delete(key);
      }
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}

/** Renders once and reads the response. */
async function renderWithTimeout(render: ServeOptions["render"], ms: number): Promise<CachedPage> {
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
    return await Promise.race([render(controller.signal).then(createCachedPage), late]);
  } finally {
    clearTimeout(timer);
  }
}
