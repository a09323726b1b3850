import type { HostContext } from "../context";
import type { Job } from "./job";
import { CLAIM_MS, claimJob, keepClaim, registerJob, releaseJob } from "./job-claims";

/** How long `stop` waits for what is under way. The rest is idempotent and taken up again at the next start. */
const STOP_MS = 5_000;
/** Other processes move jobs too: each is looked at this often, whatever we know of it. */
const MOST_WAIT_MS = 60_000;
const LEAST_WAIT_MS = 250;
/** After the database could not be asked. */
const TROUBLE_MS = 5_000;

/**
 * Runs jobs in this process until `stop`. Of several processes on one database one runs a job, which never overlaps itself; a failure is logged and the
 * job comes again.
 * @returns stop: no run begins any more; resolves when those under way have ended, or after five seconds
 */
export function startJobs(context: HostContext, jobs: readonly Job[]): { stop: () => Promise<void> } {
  let stopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();

  const later = (job: Job, ms: number) => {
    if (stopped) return;
    const wait = Math.min(Math.max(ms, LEAST_WAIT_MS), MOST_WAIT_MS);
    timers.set(
      job.name,
      setTimeout(() => {
        const turn = takeTurn(context, job, () => stopped)
          .catch((error: unknown) => {
            context.log.error({ error, job: job.name }, "job could not be claimed or given back");
            return TROUBLE_MS;
          })
          .then((wait) => {
            underWay.delete(turn);
            later(job, wait);
          });
        underWay.add(turn);
      }, wait),
    );
  };
  for (const job of jobs) later(job, 0);

  return {
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      let end: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        end = setTimeout(resolve, STOP_MS);
      });
      await Promise.race([Promise.all(underWay), enough]);
      clearTimeout(end);
    },
  };
}

/** Runs the job if it is due and free. @returns milliseconds until it is worth to look again */
async function takeTurn(context: HostContext, job: Job, isStopped: () => boolean): Promise<number> {
  const { db, clock } = context;
  await registerJob(db, job, clock());
  if (isStopped()) return 0;
  const outcome = await claimJob(db, job, clock());
  if ("waitUntil" in outcome) return outcome.waitUntil - clock();
  const { claim } = outcome;
  const stopKeeping = holdClaim(context, job.name, claim);
  let failure: string | null = null;
  try {
    await job.run(context);
  } catch (error) {
    failure = error instanceof Error ? error.message.slice(0, 500) : String(error).slice(0, 500);
    context.log.error({ error, job: job.name }, "job failed; it will be tried again");
  } finally {
    stopKeeping();
  }
  await releaseJob(db, job, claim, clock(), failure);
  return 0;
}

/** Moves the claim on while the job runs. @returns the end of it */
function holdClaim({ db, clock, log }: HostContext, name: string, claim: string): () => void {
  const timer = setInterval(() => {
    keepClaim(db, name, claim, clock()).then(
      (isOurs) => isOurs || log.warn({ job: name }, "a job ran longer than its claim held"),
      (error: unknown) => log.warn({ error, job: name }, "a job's claim could not be renewed"),
    );
  }, CLAIM_MS / 3);
  timer.unref();
  return () => clearInterval(timer);
}
