import { MINUTE_MS, SECOND_MS } from "~/lib/time";
import type { HostContext } from "../context";
import type { Job } from "./job";
import { CLAIM_TTL_MS, claimJob, registerJob, releaseJob, renewClaim } from "./job-leases";

/**
 * `stop` waits this long for running jobs; the others are idempotent and run again after the next
 * start.
 */
const STOP_TIMEOUT_MS = 5 * SECOND_MS;
/** Polling interval, because other processes reschedule jobs too. */
const MAX_WAIT_MS = MINUTE_MS;
const MIN_WAIT_MS = 250;
const MAX_ERROR_LENGTH = 500;
/** After a database error. */
const ERROR_DELAY_MS = 5 * SECOND_MS;

export interface RunningJobs {
  stop(): Promise<void>;
  wake(name: string): void;
}

/**
 * Runs jobs until `stop`. Of several processes on one database one runs a job, without overlap;
 * failures are logged and retried.
 * @returns stop: starts no further runs; resolves when running jobs have ended, or after five
 * seconds. wake: looks at a job that was made due without waiting for the next look
 */
export function startJobs(context: HostContext, jobs: readonly Job[]): RunningJobs {
  let isStopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  /** Jobs to look at soon; one that runs, after it has ended. */
  const woken = new Set<string>();

  const schedule = (job: Job, ms: number) => {
    if (isStopped) return;
    const wait = woken.has(job.name)
      ? MIN_WAIT_MS
      : Math.min(Math.max(ms, MIN_WAIT_MS), MAX_WAIT_MS);
    timers.set(
      job.name,
      setTimeout(() => {
        timers.delete(job.name);
        woken.delete(job.name);
        const run = runIfDue(context, job, () => isStopped)
          .catch((error: unknown) => {
            context.log.error(
              { error, job: job.name },
              "job lease could not be claimed or released",
            );
            return ERROR_DELAY_MS;
          })
          .then((delay) => {
            running.delete(run);
            schedule(job, delay);
          });
        running.add(run);
      }, wait),
    );
  };
  for (const job of jobs) schedule(job, 0);

  return {
    wake(name) {
      const job = jobs.find((each) => each.name === name);
      if (!job || woken.has(name)) return;
      woken.add(name);
      if (!timers.has(name)) return;
      clearTimeout(timers.get(name));
      schedule(job, 0);
    },
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      let timeoutTimer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timeoutTimer = setTimeout(resolve, STOP_TIMEOUT_MS);
      });
      await Promise.race([Promise.all(running), timeout]);
      clearTimeout(timeoutTimer);
    },
  };
}

/** Runs the job if it is due and unclaimed. @returns milliseconds until the next check */
async function runIfDue(context: HostContext, job: Job, isStopped: () => boolean): Promise<number> {
  const { db, clock } = context;
  await registerJob(db, job, clock());
  if (isStopped()) return 0;
  const outcome = await claimJob(db, job, clock());
  if ("waitUntil" in outcome) return outcome.waitUntil - clock();
  const { claim } = outcome;
  const stopRenewal = startClaimRenewal(context, job.name, claim);
  let failure: string | null = null;
  try {
    await job.run(context);
  } catch (error) {
    failure = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
    context.log.error({ error, job: job.name }, "job failed, will be retried");
  } finally {
    stopRenewal();
  }
  await releaseJob(db, job, { claim, now: clock(), error: failure });
  return 0;
}

/** Renews the lease while the job runs. @returns stops the renewal */
function startClaimRenewal(
  { db, clock, log }: HostContext,
  name: string,
  claim: string,
): () => void {
  const timer = setInterval(() => {
    renewClaim(db, { name, claim, now: clock() }).then(
      (isRenewed) => isRenewed || log.warn({ job: name }, "job lease expired before it finished"),
      (error: unknown) => log.warn({ error, job: name }, "job lease could not be renewed"),
    );
  }, CLAIM_TTL_MS / 3);
  timer.unref();
  return () => clearInterval(timer);
}
