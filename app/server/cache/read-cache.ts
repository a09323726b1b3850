import { LRUCache } from "lru-cache";
import type { Log } from "../log/log";

export interface ReadOptions<T> {
  key: string;
  /** What `drop` is called with: the tenant's id. */
  tag: string;
  /** Milliseconds that a value is served without a question, then served once more while it is read anew. */
  fresh: number;
  stale: number;
  /** Not bound to any visitor: its result serves all who wait. */
  load: () => Promise<T>;
  /** Ends this visitor's waiting, not the flight. */
  signal?: AbortSignal | undefined;
}

export interface ReadCache {
  /** Values are shared by all readers and must not be changed. Rejects when there is no value and the load fails. */
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

interface Options {
  maxBytes?: number;
  clock?: () => number;
  log: Log;
}

/**
 * The cache of upstream reads (architecture, "A request's way", 2): fresh values at once, stale ones at once with one
 * renewal behind them, missing ones by one flight a key. A failed renewal keeps the stale value.
 */
export function createReadCache({ maxBytes = 64 * 1_048_576, clock = Date.now, log }: Options): ReadCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  const flights = new Map<string, Flight>();

  const fly = <T>({ key, tag, fresh, load }: ReadOptions<T>): Promise<T> => {
    const known = flights.get(key);
    if (known) return known.done as Promise<T>;
    const done = load()
      .then((value) => {
        const bytes = 200 + key.length + (JSON.stringify(value)?.length ?? 0);
        if (!flight.dropped) entries.set(key, { value, tag, bytes, madeAt: clock(), renewAt: clock() + fresh });
        return value;
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    const flight: Flight = { dropped: false, tag, done };
    flights.set(key, flight);
    return done;
  };

  const renew = <T>(options: ReadOptions<T>) => {
    if (flights.has(options.key)) return;
    fly(options).catch((error: unknown) => {
      const entry = entries.peek(options.key);
      if (entry) entry.renewAt = clock() + REST_MS;
      log.warn({ key: options.key, error }, "a read could not be renewed, the old value stays");
    });
  };

  return {
    async read<T>(options: ReadOptions<T>): Promise<T> {
      const entry = entries.get(options.key);
      const now = clock();
      if (entry && now < entry.madeAt + options.fresh + options.stale) {
        if (now >= entry.renewAt) renew(options);
        return entry.value as T;
      }
      return waitFor(fly(options), options.signal);
    },
    drop(tag) {
      for (const [key, entry] of entries.entries()) if (entry.tag === tag) entries.delete(key);
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
    if (signal.aborted) return onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    flight.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
