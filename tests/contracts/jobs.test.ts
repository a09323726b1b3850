import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { DAY_MS, MINUTE_MS } from "~/lib/time";
import { publishScheduledPosts } from "~/server/embedded/domain/posts/publish-scheduled";
import { createJobs } from "~/server/embedded/jobs/all-jobs";
import type { Job } from "~/server/embedded/kit/jobs/job";
import {
  advanceJob,
  CLAIM_TTL_MS,
  claimJob,
  registerJob,
  releaseJob,
  renewClaim,
} from "~/server/embedded/kit/jobs/job-leases";
import { startJobs } from "~/server/embedded/kit/jobs/start-jobs";
import { createLog } from "~/server/log/log";
import { describeEachBackend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createPostRow } from "./core-fixture";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const waitUntil = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 10_000, interval: 25 });
const createJob = (
  name: string,
  run: Job["run"] = async () => undefined,
  intervalMs = MINUTE_MS,
): Job => ({
  name,
  intervalMs,
  run,
});

describeEachBackend((site) => {
  const readRow = (name: string) =>
    site()
      .database.db.selectFrom("job_runs")
      .selectAll()
      .where("name", "=", name)
      .executeTakeFirstOrThrow();

  test("claimJob gives one of many concurrent callers the claim, and the next one when the job is due", async () => {
    const { db } = site().database;
    const job = createJob("claims");
    const now = Date.now();
    await Promise.all(Array.from({ length: 5 }, () => registerJob(db, job, now)));
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => claimJob(db, job, now)));
    const claims = outcomes.flatMap((outcome) => ("claim" in outcome ? [outcome.claim] : []));

    expect(claims).toHaveLength(1);
    expect(await claimJob(db, job, now)).toEqual({ waitUntil: now + CLAIM_TTL_MS });

    await releaseJob(db, job, { claim: claims[0] ?? "", now: now + 5, error: null });

    expect(await claimJob(db, job, now + 10)).toEqual({ waitUntil: now + 5 + MINUTE_MS });
    expect(await claimJob(db, job, now + 5 + MINUTE_MS)).toEqual({ claim: expect.any(String) });
  });

  test("claimJob reassigns the job of a killed process after the lease and invalidates the old claim", async () => {
    const { db } = site().database;
    const job = createJob("orphan");
    const now = Date.now();
    await registerJob(db, job, now);
    const first = await claimJob(db, job, now);
    const second = await claimJob(db, job, now + CLAIM_TTL_MS);
    if (!("claim" in first && "claim" in second)) throw new Error("the job is not free");

    expect(await renewClaim(db, { name: job.name, claim: first.claim, now: now })).toBe(false);

    await releaseJob(db, job, { claim: first.claim, now: now, error: null });

    expect((await readRow("orphan")).claim).toBe(second.claim);
    expect(
      await renewClaim(db, { name: job.name, claim: second.claim, now: now + 2 * CLAIM_TTL_MS }),
    ).toBe(true);
    expect((await readRow("orphan")).claimed_until).toBe(now + 3 * CLAIM_TTL_MS);
  });

  test("claimJob gives a job that a clock ahead of time scheduled or claimed", async () => {
    const { db } = site().database;
    const hourly = createJob("ahead", undefined, 60 * MINUTE_MS);
    const daily: Job = { ...hourly, name: "ahead-daily", computeNextRun: (at) => at + DAY_MS };
    const now = Date.now();
    const ahead = now + 2 * DAY_MS;
    for (const job of [hourly, daily]) {
      await registerJob(db, job, ahead);
      await db
        .updateTable("job_runs")
        .set({ next_at: ahead })
        .where("name", "=", job.name)
        .execute();
      const claimed = await claimJob(db, job, ahead);

      expect(await claimJob(db, job, now)).toEqual({ claim: expect.any(String) });

      if ("claim" in claimed)
        await releaseJob(db, job, { claim: claimed.claim, now: ahead, error: null });
      // The next process claims what is scheduled as usual only when it is due.
      const { claim } = await readRow(job.name);
      await releaseJob(db, job, { claim, now, error: null });

      expect(await claimJob(db, job, now)).toEqual({ waitUntil: expect.any(Number) });
    }
  });

  test("startJobs runs a job repeatedly, but never in two processes at once", async () => {
    let running = 0;
    let maxRunning = 0;
    let runs = 0;
    const work = async () => {
      maxRunning = Math.max(maxRunning, ++running);
      await pause(30);
      running--;
      runs++;
    };
    const processes = [0, 1, 2].map(() => startJobs(site().context, [createJob("alone", work, 1)]));
    await waitUntil(() => runs >= 4);

    await Promise.all(processes.map(({ stop }) => stop()));

    expect([maxRunning, running]).toEqual([1, 0]);

    const finalRuns = runs;
    await pause(400);

    expect([runs, (await readRow("alone")).runs]).toEqual([finalRuns, finalRuns]);
  });

  test("startJobs runs a job that was made due as soon as it is woken", async () => {
    let runs = 0;
    const job = createJob("woken", async () => void runs++, DAY_MS);
    const { db } = site().database;
    await registerJob(db, job, Date.now());
    await db
      .updateTable("job_runs")
      .set({ next_at: Date.now() + 60 * MINUTE_MS })
      .where("name", "=", "woken")
      .execute();
    let clockReads = 0;
    const clock = () => {
      clockReads++;
      return Date.now();
    };
    const { stop, wake } = startJobs({ ...site().context, clock }, [job]);
    // The third read of a look computes the next one, a minute away.
    await waitUntil(() => clockReads === 3);

    await advanceJob(db, job, Date.now());
    wake("woken");
    wake("woken");
    wake("tidak-ada");
    await waitUntil(() => runs === 1);
    await stop();

    expect((await readRow("woken")).runs).toBe(1);
  });

  test("startJobs records a failure, retries the job and keeps running others", async () => {
    let attempts = 0;
    let others = 0;
    const failing = createJob(
      "failing",
      async () => {
        if (++attempts < 3) throw new Error("surat tidak terkirim");
      },
      1,
    );
    const context = { ...site().context, log: createLog({ level: "silent" }) };
    const { stop } = startJobs(context, [
      failing,
      createJob("other", async () => void others++, 1),
    ]);
    await waitUntil(() => attempts >= 1);
    await waitUntil(async () => (await readRow("failing")).last_error !== null || attempts > 1);
    await waitUntil(() => attempts >= 3 && others >= 3);

    await stop();

    expect(await readRow("failing")).toMatchObject({ last_error: null, failures: 0, claim: "" });
  });

  test("releaseJob schedules a failed job after its interval, at most 15 minutes later", async () => {
    const { db } = site().database;
    const daily: Job = {
      ...createJob("daily", undefined, DAY_MS),
      computeNextRun: (now) => now + DAY_MS,
    };

    await registerJob(db, daily, 0);

    expect((await readRow("daily")).next_at).toBe(DAY_MS);

    const at = DAY_MS;
    const outcome = await claimJob(db, daily, at);
    if (!("claim" in outcome)) throw new Error("the job is not free");
    await releaseJob(db, daily, { claim: outcome.claim, now: at, error: "gagal" });

    expect(await readRow("daily")).toMatchObject({
      next_at: at + 15 * MINUTE_MS,
      last_error: "gagal",
      failures: 1,
    });
  });

  test("publishScheduledPosts publishes due posts once, invalidates their tenant and writes the audit log", async () => {
    const { context } = site();
    const { db } = context;
    const now = Date.now();
    const rows = [
      createPostRow(TENANT_ID, "terjadwal", { status: "scheduled", published_at: now - 1_000 }),
      createPostRow(TENANT_ID, "nanti", { status: "scheduled", published_at: now + MINUTE_MS }),
      createPostRow(TENANT_ID, "konsep", { status: "draft", published_at: now - 1_000 }),
      createPostRow(OTHER_TENANT_ID, "mereka", { status: "scheduled", published_at: now - 1_000 }),
    ];
    await db.insertInto("posts").values(rows).execute();
    const invalidated: string[] = [];

    await Promise.all(
      [0, 1, 2].map(() => publishScheduledPosts(context, (tenantId) => invalidated.push(tenantId))),
    );

    expect(invalidated.toSorted()).toEqual([TENANT_ID, OTHER_TENANT_ID]);

    const slugs = rows.map(({ slug }) => slug);
    const storedPosts = await db
      .selectFrom("posts")
      .select(["slug", "status", "version"])
      .where("slug", "in", slugs)
      .orderBy("slug")
      .execute();

    expect(storedPosts).toEqual([
      { slug: "konsep", status: "draft", version: 1 },
      { slug: "mereka", status: "published", version: 2 },
      { slug: "nanti", status: "scheduled", version: 1 },
      { slug: "terjadwal", status: "published", version: 2 },
    ]);

    const auditRows = await db
      .selectFrom("audit_log")
      .select(["entity_id", "actor_name"])
      .where("action", "=", "post.publish")
      .execute();

    expect(auditRows).toHaveLength(2);
    expect(auditRows[0]?.actor_name).toBe("Jadwal terbit");
  });

  test("all jobs run in two processes on an idle installation", async () => {
    const { context, database } = site();
    const jobs = createJobs({
      context,
      dialect: database.dialect,
      onContentChange: () => undefined,
    });

    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);

    for (const job of jobs)
      await Promise.all([
        job.run(context),
        job.run({ ...context, clock: () => Date.now() + 2_000 }),
      ]);
    const backups = await readdir(join(context.dataDir, "backups"));

    expect(backups.every((name) => /^nightly-\d{8}T\d{6}Z\.tar\.gz$/.test(name))).toBe(true);
    expect(backups.length).toBeGreaterThan(0);
  });
});
