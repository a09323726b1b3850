import { MINUTE_MS } from "~/lib/time";

const MINUTES = 60;
/** Bins grow by a quarter: from 1 ms to 30 s, with a median that is off by an eighth at most. */
const GROWTH = 1.25;
const BINS = 48;

interface Minute {
  /** Number of the minute since 1970, to know stale ones. */
  number: number;
  slowestMs: number;
  counts: Uint32Array;
}

export interface LatencySummary {
  calls: number;
  /** In ms; null without calls. */
  medianMs: number | null;
  slowestMs: number | null;
}

const getBin = (ms: number) =>
  Math.min(BINS - 1, Math.max(0, Math.ceil(Math.log(Math.max(ms, 1)) / Math.log(GROWTH))));
/** Middle of a bin in ms. */
const getBinValue = (bin: number) => (bin === 0 ? 1 : GROWTH ** (bin - 0.5));

/** Latencies of the last hour as counts by minute and bin: 12 KB, however many calls there are. */
export function createLatencyHour() {
  const minutes: Minute[] = Array.from({ length: MINUTES }, () => ({
    number: -1,
    slowestMs: 0,
    counts: new Uint32Array(BINS),
  }));
  return {
    add(ms: number, now: number): void {
      const number = Math.floor(now / MINUTE_MS);
      const minute = minutes[number % MINUTES] as Minute;
      if (minute.number !== number) {
        minute.number = number;
        minute.slowestMs = 0;
        minute.counts.fill(0);
      }
      const bin = getBin(ms);
      minute.counts[bin] = (minute.counts[bin] ?? 0) + 1;
      minute.slowestMs = Math.max(minute.slowestMs, ms);
    },
    summarize(now: number): LatencySummary {
      const oldest = Math.floor(now / MINUTE_MS) - MINUTES;
      const recent = minutes.filter(({ number }) => number > oldest);
      const counts = Array.from({ length: BINS }, (_, bin) =>
        recent.reduce((sum, minute) => sum + (minute.counts[bin] ?? 0), 0),
      );
      const calls = counts.reduce((sum, count) => sum + count, 0);
      if (calls === 0) return { calls, medianMs: null, slowestMs: null };
      const slowestMs = Math.max(...recent.map((minute) => minute.slowestMs));
      return { calls, medianMs: Math.min(findMedian(counts, calls), slowestMs), slowestMs };
    },
  };
}

function findMedian(counts: readonly number[], calls: number): number {
  let seen = 0;
  const bin = counts.findIndex((count) => {
    seen += count;
    return seen * 2 >= calls;
  });
  return getBinValue(bin);
}
