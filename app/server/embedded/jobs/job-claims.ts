import { randomBytes } from "node:crypto";
import type { Queryable } from "../context";
import type { Job } from "./job";

/** How long a claim holds without a word of its holder; a process that was killed gives its jobs up after that. */
export const CLAIM_MS = 60_000;
/** A failed job is tried again after its usual pause, but never later than this. */
const MOST_RETRY_MS = 15 * 60_000;

/** UTC ms of a job's next run. */
const nextRun = ({ everyMs, nextAt }: Job, now: number) => nextAt?.(now) ?? now + everyMs;

/** The job's row, made when there is none: due at once, or at its hour. */
export async function registerJob(db: Queryable, job: Job, now: number): Promise<void> {
  await db
    .insertInto("job_runs")
    .values({
      ...{ name: job.name, next_at: job.nextAt?.(now) ?? now, claim: "", claimed_until: 0 },
      ...{ started_at: null, finished_at: null, runs: 0, failures: 0, last_error: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes a job that is due and that nobody holds: of several processes one.
 * @returns the claim, or UTC ms at which it may be worth to ask again
 */
export async function claimJob(db: Queryable, { name }: Job, now: number): Promise<{ claim: string } | { waitUntil: number }> {
  const claim = randomBytes(12).toString("hex");
  const { numUpdatedRows } = await db
    .updateTable("job_runs")
    .set({ claim, claimed_until: now + CLAIM_MS, started_at: now })
    .where("name", "=", name)
    .where("next_at", "<=", now)
    .where("claimed_until", "<=", now)
    .executeTakeFirst();
  if (numUpdatedRows) return { claim };
  const row = await db.selectFrom("job_runs").select(["next_at", "claimed_until"]).where("name", "=", name).executeTakeFirst();
  return { waitUntil: Math.max(row?.next_at ?? now, row?.claimed_until ?? now) };
}

/** @returns false when the claim was lost meanwhile: another process may have begun */
export async function keepClaim(db: Queryable, name: string, claim: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("job_runs")
    .set({ claimed_until: now + CLAIM_MS })
    .where("name", "=", name)
    .where("claim", "=", claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives the job back with the time of its next run. @param error why it failed; null when it did not */
export async function releaseJob(db: Queryable, job: Job, claim: string, now: number, error: string | null): Promise<void> {
  const next_at = error === null ? nextRun(job, now) : now + Math.min(job.everyMs, MOST_RETRY_MS);
  await db
    .updateTable("job_runs")
    .set((eb) => ({
      ...{ next_at, claim: "", claimed_until: 0, finished_at: now, last_error: error },
      ...{ runs: eb("runs", "+", 1), failures: error === null ? 0 : eb("failures", "+", 1) },
    }))
    .where("name", "=", job.name)
    .where("claim", "=", claim)
    .execute();
}
