import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { MINUTE_MS } from "~/lib/time";
import type { Queryable } from "../context";
import type { Job } from "./job";

/** Lease time without renewal; a killed process loses its jobs after that. */
export const CLAIM_TTL_MS = MINUTE_MS;
const MAX_RETRY_DELAY_MS = 15 * MINUTE_MS;

const getNextRun = ({ intervalMs, computeNextRun }: Job, now: number) =>
  computeNextRun?.(now) ?? now + intervalMs;

/** Inserts the job's row if missing: due at once, or at its hour. */
export async function registerJob(db: Queryable, job: Job, now: number): Promise<void> {
  await db
    .insertInto("job_runs")
    .values({
      name: job.name,
      next_at: job.computeNextRun?.(now) ?? now,
      claim: "",
      claimed_until: 0,
      started_at: null,
      finished_at: null,
      runs: 0,
      failures: 0,
      last_error: null,
      last_ms: null,
      failed_at: null,
      failure: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Difference in ms that the clocks of several instances may have. */
const MAX_CLOCK_SKEW_MS = MINUTE_MS;

/**
 * Latest plausible times of a row. Later ones were written while a clock was ahead; they count as due, or
 * the job would rest for as long as it was ahead.
 */
const getLatestTimes = (job: Job, now: number) => ({
  next:
    Math.max(getNextRun(job, now), now + Math.min(job.intervalMs, MAX_RETRY_DELAY_MS)) +
    MAX_CLOCK_SKEW_MS,
  claim: now + CLAIM_TTL_MS + MAX_CLOCK_SKEW_MS,
});

/**
 * Claims a due job for one process.
 * @returns the claim, or UTC ms of the next possible claim
 */
export async function claimJob(
  db: Queryable,
  job: Job,
  now: number,
): Promise<{ claim: string } | { waitUntil: number }> {
  const { name } = job;
  const latest = getLatestTimes(job, now);
  const claim = randomBytes(12).toString("hex");
  const { numUpdatedRows } = await db
    .updateTable("job_runs")
    .set({ claim, claimed_until: now + CLAIM_TTL_MS, started_at: now })
    .where("name", "=", name)
    .where(({ or, eb }) => or([eb("next_at", "<=", now), eb("next_at", ">", latest.next)]))
    .where(({ or, eb }) =>
      or([eb("claimed_until", "<=", now), eb("claimed_until", ">", latest.claim)]),
    )
    .executeTakeFirst();
  if (numUpdatedRows) return { claim };
  const row = await db
    .selectFrom("job_runs")
    .select(["next_at", "claimed_until"])
    .where("name", "=", name)
    .executeTakeFirst();
  return { waitUntil: Math.max(row?.next_at ?? now, row?.claimed_until ?? now) };
}

/** @returns false if the lease has expired and another process may have started */
export async function renewClaim(
  db: Queryable,
  { name, claim, now }: { name: string; claim: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("job_runs")
    .set({ claimed_until: now + CLAIM_TTL_MS })
    .where("name", "=", name)
    .where("claim", "=", claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Releases the job and schedules its next run. `error` is null after success. */
export async function releaseJob(
  db: Queryable,
  job: Job,
  { claim, now, error }: { claim: string; now: number; error: string | null },
): Promise<void> {
  const next_at =
    error === null ? getNextRun(job, now) : now + Math.min(job.intervalMs, MAX_RETRY_DELAY_MS);
  await db
    .updateTable("job_runs")
    .set((eb) => ({
      next_at,
      claim: "",
      claimed_until: 0,
      finished_at: now,
      last_error: error,
      last_ms: sql<number>`${now} - started_at`,
      ...(error !== null && { failed_at: now, failure: error }),
      runs: eb("runs", "+", 1),
      failures: error === null ? 0 : eb("failures", "+", 1),
    }))
    .where("name", "=", job.name)
    .where("claim", "=", claim)
    .execute();
}

/** Makes the job due now, unless it is running or due already. The process that claims it first runs it. */
export async function advanceJob(db: Queryable, job: Job, now: number): Promise<void> {
  await registerJob(db, job, now);
  await db
    .updateTable("job_runs")
    .set({ next_at: now })
    .where("name", "=", job.name)
    .where("next_at", ">", now)
    .where("claimed_until", "<=", now)
    .execute();
}
