import type { HostContext } from "../context";

/** A piece of work that comes back: short, idempotent, and right also when several processes do it at once. */
export interface Job {
  /** Also the row's in `job_runs`: never rename one that was released without need. */
  name: string;
  /** Milliseconds from one run's end to the next; also the wait after a failure, unless that is more than 15 minutes. */
  everyMs: number;
  /** UTC ms of the next run, for work that belongs to an hour of the day; in place of `everyMs`. */
  nextAt?: (now: number) => number;
  run: (context: HostContext) => Promise<unknown>;
}
