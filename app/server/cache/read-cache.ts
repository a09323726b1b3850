import { LRUCache } from "lru-cache";
import type { Log } from "../log/log";
import { deepFreeze } from "./deep-freeze";

export interface ReadOptions<T> {
  key: string;
  /** Tenant id, for `invalidate`. */
  tag: string;
  /** Time in ms a value is served without revalidation, and then while it is revalidated. */
  fresh: number;
  stale: number;
  /** Not bound to one request: all waiters share the result. */
  load: () => Promise<T>;
  /** True for failures that mean "not found": they are cached briefly and evict an old value. */
  isNotFound?: (error: unknown) => boolean;
  /** Ends the wait of this caller, not the shared load. */
  signal?: AbortSignal | undefined;
}

export interface ReadCache {
  /** Returns a shared, frozen value. Rejects with the load's error, or with the signal's reason. */
  read<T>(options: ReadOptions<T>): Promise<T>;
  /** Drops a tenant's values. Loads in flight still reach their waiters, but are not stored. */
  invalidate(tag: string): void;
}

interface Entry {
  value: unknown;
  tag: string;
  bytes: number;
  createdAt: number;
  /** Delayed by a failed revalidation. */
  revalidateAt: number;
}

interface InFlightLoad {
  isInvalidated: boolean;
  tag: string;
  promise: Promise<unknown>;
}

/** Pause in ms after a failed revalidation. */
const RETRY_DELAY_MS = 2_000;
/** Negative cache time in ms, so that invalid addresses do not reach the host each time. */
const NOT_FOUND_TTL_MS = 5_000;

interface Options {
  maxBytes?: number;
  maxEntries?: number;
  /** In ms. */
  clock?: () => number;
  log: Log;
}

/**
 * Cache of upstream reads with stale-while-revalidate and one load per key. A failed revalidation
 * keeps the stale value.
 */
export function createReadCache({
  maxBytes = 64 * 1_048_576,
  maxEntries = 20_000,
  clock = Date.now,
  log,
}: Options): ReadCache {
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  // Separate from values, so that invalid addresses cannot evict them.
  const missing = new LRUCache<string, { error: unknown; tag: string; until: number }>({
    max: 2_000,
  });
  const flights = new Map<string, InFlightLoad>();

  const runLoad = async <T>(
    { key, tag, fresh, load, isNotFound }: ReadOptions<T>,
    flight: InFlightLoad,
  ): Promise<T> => {
    try {
      const value = deepFreeze(await load());
      // Parsed JSON takes about two bytes per character.
      const bytes = 200 + 2 * (key.length + (JSON.stringify(value)?.length ?? 0));
      if (!flight.isInvalidated)
        entries.set(key, { value, tag, bytes, createdAt: clock(), revalidateAt: clock() + fresh });
      missing.delete(key);
      return value;
    } catch (error) {
      if (!flight.isInvalidated && isNotFound?.(error)) {
        entries.delete(key);
        missing.set(key, { error, tag, until: clock() + NOT_FOUND_TTL_MS });
      }
      throw error;
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  };

  const startOrJoin = <T>(options: ReadOptions<T>): Promise<T> => {
    const inFlight = flights.get(options.key);
    if (inFlight) return inFlight.promise as Promise<T>;
    const flight: InFlightLoad = {
      isInvalidated: false,
      tag: options.tag,
      promise: Promise.resolve(),
    };
    flights.set(options.key, flight);
    const promise = runLoad(options, flight);
    flight.promise = promise;
    return promise;
  };

  const revalidate = <T>(options: ReadOptions<T>) => {
    if (flights.has(options.key)) return;
    startOrJoin(options).catch((error: unknown) => {
      const entry = entries.peek(options.key);
      if (!entry) return;
      entry.revalidateAt = clock() + RETRY_DELAY_MS;
      // The rest of the key is the call's input, such as the words of a search.
      const call = options.key.replace(/[?].*$/s, "");
      log.warn({ call, error }, "cache revalidation failed, stale value kept");
    });
  };

  return {
    async read<T>(options: ReadOptions<T>): Promise<T> {
      const now = clock();
      const entry = entries.get(options.key);
      if (entry && now < entry.createdAt + options.fresh + options.stale) {
        if (now >= entry.revalidateAt) revalidate(options);
        return entry.value as T;
      }
      const notFound = missing.get(options.key);
      if (notFound && now < notFound.until) throw notFound.error;
      return waitWithSignal(startOrJoin(options), options.signal);
    },
    invalidate(tag) {
      for (const cache of [entries, missing])
        for (const [key, entry] of cache.entries()) if (entry.tag === tag) cache.delete(key);
      for (const [key, flight] of flights) {
        if (flight.tag !== tag) continue;
        flight.isInvalidated = true;
        flights.delete(key);
      }
    },
  };
}

/** Result of the load, or the signal's reason. Removes its listener. */
function waitWithSignal<T>(flight: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return flight;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    // Handled without waiters too: an unhandled rejection would end the process.
    flight.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
    if (signal.aborted) onAbort();
  });
}
