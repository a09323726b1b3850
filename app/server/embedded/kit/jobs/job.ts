import type { HostContext } from "../context";

/** A recurring task: short, idempotent and safe in several processes. */
export interface Job {
  /** Primary key in `job_runs`: renaming a released job loses its schedule. */
  name: string;
  /** From the end of a run to the next one; also the delay after a failure, at most 15 minutes. */
  intervalMs: number;
  /** UTC ms of the next run, for daily jobs; replaces `intervalMs`. */
  computeNextRun?: (now: number) => number;
  run: (context: HostContext) => Promise<unknown>;
}
