import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "~/lib/time";
import { toCause, toErrorFields, warnOncePerMinute } from "../log/limited-log";
import type { Log } from "../log/log";
import { redactPath } from "../log/redact-path";
import { addBrotli, type CachedPage } from "./page-cache-entry";
import { createPageRenders, type RenderPage, renderWithTimeout } from "./page-renders";
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
  render: RenderPage;
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

/** Pause in ms after a failed revalidation. */
const RETRY_DELAY_MS = 5 * SECOND_MS;
/** Time in ms beyond staleness for which a page still beats an error page. */
const STALE_IF_ERROR_MS = HOUR_MS;

/** An error, or a page with gaps: an older page without them is served instead. */
const isWorseThanStale = ({ status, hasGaps }: CachedPage) => status >= 500 || hasGaps;

/**
 * Page cache in front of rendering, for signed-out GETs (docs/decisions/0007). One render per key;
 * stale pages are served while revalidating; only complete 200 HTML responses without cookies are
 * stored, and a failure never replaces a page.
 */
export function createPageCache({
  maxBytes = 64 * 1_048_576,
  freshMs = 15 * SECOND_MS,
  staleMs = 5 * MINUTE_MS,
  timeoutMs = 20 * SECOND_MS,
  clock = Date.now,
  log,
}: Options): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ page }) => page.bytes,
  });

  /** Stores a cacheable page. Another response evicts the old page unless that is better. */
  const store = (key: string, page: CachedPage, tag: string) => {
    if (isWorseThanStale(page)) return;
    if (!page.isCacheable) {
      entries.delete(key);
      return;
    }
    const previous = entries.peek(key)?.page;
    entries.set(key, {
      // Unchanged bytes keep their encodings.
      page: previous?.etag === page.etag ? previous : page,
      tag,
      createdAt: clock(),
      revalidateAt: clock() + freshMs,
    });
  };
  const renders = createPageRenders({ timeoutMs, onRendered: store });

  const onRevalidationFailed = (key: string, reason: CachedPage | { error: unknown }) => {
    const entry = entries.peek(key);
    if (entry) entry.revalidateAt = clock() + RETRY_DELAY_MS;
    // The host that left the gap has been logged.
    if (!("error" in reason) && reason.hasGaps) return;
    const cause = "error" in reason ? toCause(reason.error) : reason.status;
    warnOncePerMinute(log, `page revalidation ${cause}`, {
      message: "page revalidation failed, stale page kept",
      fields: {
        page: redactPath(key),
        ...("error" in reason ? toErrorFields(reason.error) : { status: reason.status }),
      },
    });
  };

  const revalidate = ({ key, tenantTag, render }: ServeOptions) => {
    if (renders.find(key)) return;
    renders.start(key, tenantTag, render).then(
      (page) => isWorseThanStale(page) && onRevalidationFailed(key, page),
      (error: unknown) => onRevalidationFailed(key, { error }),
    );
  };

  const compress = async (key: string, { page }: Entry) => {
    try {
      await addBrotli(page);
      const entry = entries.peek(key);
      // The cache measures an entry only if the object is new.
      if (entry?.page === page) entries.set(key, { ...entry });
    } catch (error) {
      log.error({ page: redactPath(key), error }, "page compression failed");
    }
  };

  const sendEntry = (
    req: IncomingMessage,
    res: ServerResponse,
    entry: Entry,
    options: ServeOptions,
  ) => {
    const ageSeconds = Math.max(0, Math.floor((clock() - entry.createdAt) / SECOND_MS));
    sendPage(req, res, { ...options, page: entry.page, ageSeconds });
  };

  /** @param fallback expired page that is sent if the render fails */
  const serveRendered = async (
    req: IncomingMessage,
    res: ServerResponse,
    { fallback, ...options }: ServeOptions & { fallback: Entry | undefined },
  ) => {
    const { key, tenantTag, render, requestId } = options;
    const startedAt = clock();
    const joined = renders.find(key);
    const outcome = await (joined ?? renders.start(key, tenantTag, render)).catch(
      (error: unknown) => ({ error }),
    );
    if (fallback && ("error" in outcome || isWorseThanStale(outcome))) {
      onRevalidationFailed(key, outcome);
      return sendEntry(req, res, fallback, options);
    }
    if ("error" in outcome) throw outcome.error;
    log.info(
      { requestId, page: redactPath(key), status: outcome.status, ms: clock() - startedAt },
      joined ? "joined a page render in flight" : "page rendered",
    );
    // A render with cookies belongs to the request that started it; the others render again.
    const page =
      joined && !outcome.isShareable ? await renderWithTimeout(render, timeoutMs) : outcome;
    sendPage(req, res, { ...options, page, ageSeconds: 0 });
  };

  return {
    serve(req, res, options) {
      const { key, requestId } = options;
      const entry = entries.get(key);
      const now = clock();
      // After a failed revalidation not every request retries, however old the page is.
      if (!entry || (now > entry.createdAt + freshMs + staleMs && now >= entry.revalidateAt)) {
        const isUsable = entry && now <= entry.createdAt + freshMs + staleMs + STALE_IF_ERROR_MS;
        return serveRendered(req, res, { ...options, fallback: isUsable ? entry : undefined });
      }
      // Brotli is added at the first hit: most search pages are never requested again.
      if (!entry.page.hasBrotli) void compress(key, entry);
      sendEntry(req, res, entry, options);
      log.debug({ requestId, page: redactPath(key) }, "page cache hit");
      if (now >= entry.revalidateAt) revalidate(options);
    },
    invalidateTenant(tag) {
      for (const [key, entry] of [...entries.entries()]) if (entry.tag === tag) entries.delete(key);
      renders.invalidateTenant(tag);
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}
