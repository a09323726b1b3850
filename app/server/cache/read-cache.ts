import { LRUCache } from "lru-cache";
import type { Log } from "../log/log";
import { deepFreeze } from "./deep-freeze";

export interface ReadOptions<T> {
  key: string;
  /** What `drop` is called with: the tenant's id. */
  tag: string;
  /** Milliseconds that a value is served without a question, then served once more while it is read anew. */
  fresh: number;
  stale: number;
  /** Not bound to any visitor: its result serves all who wait. */
  load: () => Promise<T>;
  /** Is this failure the answer "there is nothing"? Then it is kept for a moment too, and an old value goes. */
  isMissing?: (error: unknown) => boolean;
  /** Ends this visitor's waiting, not the flight. */
  signal?: AbortSignal | undefined;
}

export interface ReadCache {
  /**
   * Values are shared by all readers, and frozen. Rejects with the load's error when there is no value and the load
   * fails, and with the signal's reason when that is aborted first.
   */
  read<T>(options: ReadOptions<T>): Promise<T>;
  /** Forgets a tenant's values; what is being read right now reaches its waiters and is not kept. */
  drop(tag: string): void;
}

interface Entry {
  value: unknown;
  tag: string;
  bytes: number;
  madeAt: number;
  /** Moves on without the value after a failed renewal. */
  renewAt: number;
}

interface Flight {
  dropped: boolean;
  tag: string;
  done: Promise<unknown>;
}

/** After a failed renewal the old value has rest this long (ms). */
const REST_MS = 2_000;
/** "There is nothing" is believed this long (ms): made-up addresses must not reach the host each time. */
const MISSING_MS = 5_000;

interface Options {
  maxBytes?: number;
  maxEntries?: number;
  /** Milliseconds. */
  clock?: () => number;
  log: Log;
}

/**
 * The cache of upstream reads (architecture, "A request's way", 2): fresh values at once, stale ones at once with one
 * renewal behind them, missing ones by one flight a key. A failed renewal keeps the stale value.
 */
export function createReadCache({ maxBytes = 64 * 1_048_576, maxEntries = 20_000, clock = Date.now, log }: Options): ReadCache {
  const entries = new LRUCache<string, Entry>({ max: maxEntries, maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  // Apart from the values: whoever makes addresses up can't push those out.
  const missing = new LRUCache<string, { error: unknown; tag: string; until: number }>({ max: 2_000 });
  const flights = new Map<string, Flight>();

  const load = async <T>({ key, tag, fresh, load, isMissing }: ReadOptions<T>, flight: Flight): Promise<T> => {
    try {
      const value = deepFreeze(await load());
      // Two bytes a character of JSON is about what its objects take.
      const bytes = 200 + 2 * (key.length + (JSON.stringify(value)?.length ?? 0));
      if (!flight.dropped) entries.set(key, { value, tag, bytes, madeAt: clock(), renewAt: clock() + fresh });
      missing.delete(key);
      return value;
    } catch (error) {
      if (!flight.dropped && isMissing?.(error)) {
        entries.delete(key);
        missing.set(key, { error, tag, until: clock() + MISSING_MS });
      }
      throw error;
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  };

  const fly = <T>(options: ReadOptions<T>): Promise<T> => {
    const known = flights.get(options.key);
    if (known) return known.done as Promise<T>;
    const flight: Flight = { dropped: false, tag: options.tag, done: Promise.resolve() };
    flights.set(options.key, flight);
    const done = load(options, flight);
    flight.done = done;
    return done;
  };

  const renew = <T>(options: ReadOptions<T>) => {
    if (flights.has(options.key)) return;
    fly(options).catch((error: unknown) => {
      const entry = entries.peek(options.key);
      if (!entry) return;
      entry.renewAt = clock() + REST_MS;
      log.warn({ key: options.key, error }, "a read could not be renewed, the old value stays");
    });
  };

  return {
    async read<T>(options: ReadOptions<T>): Promise<T> {
      const now = clock();
      const entry = entries.get(options.key);
      if (entry && now < entry.madeAt + options.fresh + options.stale) {
        if (now >= entry.renewAt) renew(options);
        return entry.value as T;
      }
      const nothing = missing.get(options.key);
      if (nothing && now < nothing.until) throw nothing.error;
      return waitFor(fly(options), options.signal);
    },
    drop(tag) {
      for (const kept of [entries, missing]) for (const [key, entry] of kept.entries()) if (entry.tag === tag) kept.delete(key);
      for (const [key, flight] of flights) {
        if (flight.tag !== tag) continue;
        flight.dropped = true;
        flights.delete(key);
      }
    },
  };
}

/** The flight's outcome, or the signal's reason if that comes first; leaves no listener behind. */
function waitFor<T>(flight: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return flight;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    // Taken up even when nobody waits any more: a flight that fails unheard would end the process.
    flight.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
    if (signal.aborted) onAbort();
  });
}
