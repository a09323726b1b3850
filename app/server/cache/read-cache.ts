import { LRUCache } from "lru-cache";
import { DAY_MS } from "~/lib/time";
import { warnFailure } from "../log/limited-log";
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
  /** True for failures in which an expired value is better than none. */
  isUnavailable?: (error: unknown) => boolean;
  /** Value that an earlier process stored; null if there is none. */
  recall?: (() => Promise<RecalledValue<T> | null>) | undefined;
  /** Called when a loaded value, or a "not found", entered the cache. */
  onLoaded?: ((outcome: "stored" | "missing") => void) | undefined;
  /** Ends the wait of this caller, not the shared load. */
  signal?: AbortSignal | undefined;
}

interface RecalledValue<T> {
  value: T;
  /** In ms. */
  storedAt: number;
}

export interface ReadCache {
  /** Returns a shared, frozen value. Rejects with the load's error, or with the signal's reason. */
  read<T>(options: ReadOptions<T>): Promise<T>;
  /** The value in the cache or of an earlier process, however old; undefined if there is none. */
  peek<T>(options: Pick<ReadOptions<T>, "key" | "tag" | "recall">): Promise<T | undefined>;
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
/** Wait in ms for a host before an expired value is served in its place. */
const PATIENCE_MS = 500;
/** Age in ms up to which an expired value still replaces an absent one. */
const MAX_STALE_MS = 7 * DAY_MS;

interface Options {
  maxBytes?: number;
  maxEntries?: number;
  /** In ms. */
  clock?: () => number;
  log: Log;
}

/** In place of a cache with READ_CACHE=off. */
export const UNCACHED_READS: ReadCache = {
  read: ({ load }) => load(),
  peek: async () => undefined,
  invalidate: () => undefined,
};

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
  let invalidations = 0;

  const toEntry = ({
    key,
    tag,
    value,
    createdAt,
  }: Omit<Entry, "bytes" | "revalidateAt"> & { key: string }) => ({
    value,
    tag,
    // Parsed JSON takes about two bytes per character.
    bytes: 200 + 2 * (key.length + (JSON.stringify(value)?.length ?? 0)),
    createdAt,
  });

  /** Enters the value of an earlier process, to be revalidated at its first use. */
  const recallEntry = async <T>({
    key,
    tag,
    recall,
  }: Pick<ReadOptions<T>, "key" | "tag" | "recall">): Promise<Entry | undefined> => {
    const before = invalidations;
    const recalled = await recall?.();
    const entry = entries.get(key);
    if (entry || !recalled || before !== invalidations) return entry;
    const { storedAt: createdAt } = recalled;
    const value = deepFreeze(recalled.value);
    const recalledEntry = { ...toEntry({ key, tag, value, createdAt }), revalidateAt: 0 };
    entries.set(key, recalledEntry);
    return recalledEntry;
  };

  const runLoad = async <T>(
    { key, tag, fresh, load, isNotFound, onLoaded }: ReadOptions<T>,
    flight: InFlightLoad,
  ): Promise<T> => {
    try {
      const value = deepFreeze(await load());
      if (!flight.isInvalidated) {
        const createdAt = clock();
        const entry = toEntry({ key, tag, value, createdAt });
        entries.set(key, { ...entry, revalidateAt: createdAt + fresh });
        onLoaded?.("stored");
      }
      missing.delete(key);
      return value;
    } catch (error) {
      if (!flight.isInvalidated && isNotFound?.(error)) {
        entries.delete(key);
        missing.set(key, { error, tag, until: clock() + NOT_FOUND_TTL_MS });
        onLoaded?.("missing");
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
    startOrJoin(options).catch((error: unknown) => onRevalidationFailed(options.key, error));
  };

  const onRevalidationFailed = (key: string, error: unknown) => {
    const entry = entries.peek(key);
    if (!entry) return;
    entry.revalidateAt = clock() + RETRY_DELAY_MS;
    // The rest of the key is the call's input, such as the words of a search.
    const call = key.replace(/[?].*$/s, "");
    warnFailure(log, error, {
      message: "cache revalidation failed, stale value kept",
      fields: { call },
    });
  };

  /** Loads, but serves an expired value if the host is away or keeps its reader waiting. */
  const readOrFallBack = async <T>(options: ReadOptions<T>, entry: Entry): Promise<T> => {
    if (clock() < entry.revalidateAt) return entry.value as T;
    const load = startOrJoin(options);
    let timer: NodeJS.Timeout | undefined;
    const impatience = new Promise<T>((resolve) => {
      timer = setTimeout(() => {
        // Further readers need not wait for the same load.
        entry.revalidateAt = clock() + RETRY_DELAY_MS;
        resolve(entry.value as T);
      }, PATIENCE_MS);
    });
    load.catch((error: unknown) => onRevalidationFailed(options.key, error));
    return waitWithSignal(Promise.race([load, impatience]), options.signal)
      .catch((error: unknown) => {
        if (options.isUnavailable?.(error)) return entry.value as T;
        throw error;
      })
      .finally(() => clearTimeout(timer));
  };

  return {
    async read<T>(options: ReadOptions<T>): Promise<T> {
      const { key } = options;
      const notFound = missing.get(key);
      const isMissing = notFound !== undefined && clock() < notFound.until;
      const isRecallable = options.recall && !isMissing;
      const entry = entries.get(key) ?? (isRecallable ? await recallEntry(options) : undefined);
      const now = clock();
      if (entry && now < entry.createdAt + options.fresh + options.stale) {
        if (now >= entry.revalidateAt) revalidate(options);
        return entry.value as T;
      }
      if (isMissing) throw notFound.error;
      if (entry && options.isUnavailable && now - entry.createdAt < MAX_STALE_MS)
        return readOrFallBack(options, entry);
      return waitWithSignal(startOrJoin(options), options.signal);
    },
    async peek<T>(options: Pick<ReadOptions<T>, "key" | "tag" | "recall">) {
      const entry = entries.get(options.key) ?? (await recallEntry(options));
      return entry?.value as T | undefined;
    },
    invalidate(tag) {
      invalidations++;
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
