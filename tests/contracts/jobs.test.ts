import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allJobs } from "~/server/embedded/jobs/all-jobs";
import type { Job } from "~/server/embedded/jobs/job";
import { CLAIM_MS, claimJob, keepClaim, registerJob, releaseJob } from "~/server/embedded/jobs/job-claims";
import { publishScheduled } from "~/server/embedded/jobs/publish-scheduled";
import { startJobs } from "~/server/embedded/jobs/start-jobs";
import { createLog } from "~/server/log/log";
import { postRow } from "./fixture";
import { OURS, onEverySite, THEIRS } from "./site";

const MINUTE = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const until = async (holds: () => boolean | Promise<boolean>) => {
  for (let trial = 0; trial < 200 && !(await holds()); trial++) await pause(25);
  expect(await holds()).toBe(true);
};
const job = (name: string, run: Job["run"] = async () => undefined, everyMs = MINUTE): Job => ({ name, everyMs, run });

onEverySite((site) => {
  const rowOf = (name: string) => site().database.db.selectFrom("job_runs").selectAll().where("name", "=", name).executeTakeFirstOrThrow();

  test("of many that ask at once one gets a job, and again only when it is due", async () => {
    const { db } = site().database;
    const one = job("claims");
    const now = Date.now();
    await Promise.all(Array.from({ length: 5 }, () => registerJob(db, one, now)));
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => claimJob(db, one, now)));
    const claims = outcomes.flatMap((outcome) => ("claim" in outcome ? [outcome.claim] : []));
    expect(claims).toHaveLength(1);
    expect(await claimJob(db, one, now)).toEqual({ waitUntil: now + CLAIM_MS });
    await releaseJob(db, one, claims[0] ?? "", now + 5, null);
    expect(await claimJob(db, one, now + 10)).toEqual({ waitUntil: now + 5 + MINUTE });
    expect(await claimJob(db, one, now + 5 + MINUTE)).toEqual({ claim: expect.any(String) });
  });

  test("a job of a process that was killed is free a minute later, and its claim then worth nothing", async () => {
    const { db } = site().database;
    const one = job("orphan");
    const now = Date.now();
    await registerJob(db, one, now);
    const first = await claimJob(db, one, now);
    const second = await claimJob(db, one, now + CLAIM_MS);
    if (!("claim" in first && "claim" in second)) throw new Error("the job was not free");
    expect(await keepClaim(db, one.name, first.claim, now)).toBe(false);
    await releaseJob(db, one, first.claim, now, null);
    expect((await rowOf("orphan")).claim).toBe(second.claim);
    expect(await keepClaim(db, one.name, second.claim, now + 2 * CLAIM_MS)).toBe(true);
    expect((await rowOf("orphan")).claimed_until).toBe(now + 3 * CLAIM_MS);
  });

  test("two processes never run a job at the same time, and it comes back", async () => {
    let atOnce = 0;
    let most = 0;
    let runs = 0;
    const work = async () => {
      most = Math.max(most, ++atOnce);
      await pause(30);
      atOnce--;
      runs++;
    };
    const processes = [0, 1, 2].map(() => startJobs(site().context, [job("alone", work, 1)]));
    await until(() => runs >= 4);
    await Promise.all(processes.map(({ stop }) => stop()));
    expect([most, atOnce]).toEqual([1, 0]);
    const ended = runs;
    await pause(400);
    expect([runs, (await rowOf("alone")).runs]).toEqual([ended, ended]);
  });

  test("a failure is written down and the job comes again; others go on", async () => {
    let tries = 0;
    let others = 0;
    const failing = job(
      "failing",
      async () => {
        if (++tries < 3) throw new Error("surat tidak terkirim");
      },
      1,
    );
    const context = { ...site().context, log: createLog({ level: "silent" }) };
    const { stop } = startJobs(context, [failing, job("other", async () => void others++, 1)]);
    await until(() => tries === 1);
    await until(async () => (await rowOf("failing")).last_error !== null || tries > 1);
    await until(() => tries >= 3 && others >= 3);
    await stop();
    expect(await rowOf("failing")).toMatchObject({ last_error: null, failures: 0, claim: "" });
  });

  test("after a failure the next try is the usual pause later, at most a quarter of an hour", async () => {
    const { db } = site().database;
    const daily: Job = { ...job("daily", undefined, 24 * 60 * MINUTE), nextAt: (now) => now + 24 * 60 * MINUTE };
    await registerJob(db, daily, 0);
    expect((await rowOf("daily")).next_at).toBe(24 * 60 * MINUTE);
    const at = 24 * 60 * MINUTE;
    const outcome = await claimJob(db, daily, at);
    if (!("claim" in outcome)) throw new Error("the job was not free");
    await releaseJob(db, daily, outcome.claim, at, "gagal");
    expect(await rowOf("daily")).toMatchObject({ next_at: at + 15 * MINUTE, last_error: "gagal", failures: 1 });
  });

  test("posts whose time has come are published once, their tenant's pages are dropped, and the log says so", async () => {
    const { context } = site();
    const { db } = context;
    const now = Date.now();
    const rows = [
      postRow(OURS, "terjadwal", { status: "scheduled", published_at: now - 1_000 }),
      postRow(OURS, "nanti", { status: "scheduled", published_at: now + MINUTE }),
      postRow(OURS, "konsep", { status: "draft", published_at: now - 1_000 }),
      postRow(THEIRS, "mereka", { status: "scheduled", published_at: now - 1_000 }),
    ];
    await db.insertInto("posts").values(rows).execute();
    const dropped: string[] = [];
    await Promise.all([0, 1, 2].map(() => publishScheduled(context, (lmsId) => dropped.push(lmsId))));
    expect(dropped.toSorted()).toEqual([OURS, THEIRS]);
    const slugs = rows.map(({ slug }) => slug);
    const after = await db.selectFrom("posts").select(["slug", "status", "version"]).where("slug", "in", slugs).orderBy("slug").execute();
    expect(after).toEqual([
      { slug: "konsep", status: "draft", version: 1 },
      { slug: "mereka", status: "published", version: 2 },
      { slug: "nanti", status: "scheduled", version: 1 },
      { slug: "terjadwal", status: "published", version: 2 },
    ]);
    const log = await db.selectFrom("audit_log").select(["entity_id", "actor_name"]).where("action", "=", "post.publish").execute();
    expect(log).toHaveLength(2);
    expect(log[0]?.actor_name).toBe("Jadwal terbit");
  });

  test("all jobs run on an installation that has nothing to do, two processes at once", async () => {
    const { context, database } = site();
    const jobs = allJobs({ context, dialect: database.dialect, onContentChange: () => undefined });
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
    for (const one of jobs) await Promise.all([one.run(context), one.run({ ...context, clock: () => Date.now() + 2_000 })]);
    const backups = await readdir(join(context.dataDir, "backups"));
    expect(backups.every((name) => /^nightly-\d{8}T\d{6}Z\.tar\.gz$/.test(name))).toBe(true);
    expect(backups.length).toBeGreaterThan(0);
  });
});
