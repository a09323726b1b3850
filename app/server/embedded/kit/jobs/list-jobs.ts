import type { Selectable } from "kysely";
import type { z } from "zod";
import { redactCause } from "~/lib/operations";
import type { jobSchema } from "../../../hosts/admin/operations";
import type { Schema } from "../../database/schema/schema";
import type { HostContext } from "../context";
import type { Job } from "./job";

type JobView = z.output<typeof jobSchema>;
type JobRow = Selectable<Schema["job_runs"]>;

/** All jobs as they went on whichever instance, in their own order. */
export async function listJobs(
  { db, clock }: Pick<HostContext, "db" | "clock">,
  jobs: readonly Job[],
): Promise<JobView[]> {
  const rows = await db.selectFrom("job_runs").selectAll().execute();
  const byName = new Map(rows.map((row) => [row.name, row]));
  return jobs.map((job) => toJobView(job, byName.get(job.name), clock()));
}

function toJobView(job: Job, row: JobRow | undefined, now: number): JobView {
  const { name, intervalMs, computeNextRun } = job;
  const isRunning = row !== undefined && row.claimed_until > now;
  return {
    name,
    intervalMs,
    isDaily: computeNextRun !== undefined,
    isRunning,
    startedAt: row?.started_at ?? null,
    finishedAt: row?.finished_at ?? null,
    lastMs: row?.last_ms == null ? null : Math.max(0, row.last_ms),
    nextAt: isRunning ? null : (row?.next_at ?? null),
    failures: row?.failures ?? 0,
    lastFailure: toLastFailure(row),
  };
}

function toLastFailure(row: JobRow | undefined): JobView["lastFailure"] {
  if (!row) return null;
  // The last failure of an earlier release has no time of its own.
  const at = row.failed_at ?? (row.last_error === null ? null : row.finished_at);
  return at === null ? null : { at, cause: redactCause(row.failure ?? row.last_error ?? "") };
}
