import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { JOB_LABELS } from "~/lib/operations";
import { DAY_MS, MINUTE_MS } from "~/lib/time";
import { createTicket } from "~/server/embedded/backup/backup-files";
import { runBackupTasks } from "~/server/embedded/backup/backup-tasks";
import { verifyArchive } from "~/server/embedded/backup/read-archive";
import { MIGRATION_NAMES } from "~/server/embedded/database/migrate";
import { claimJob, registerJob, releaseJob } from "~/server/embedded/kit/jobs/job-leases";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { createPdf } from "./drive-fixture";
import { PAYOUT_PASSWORD, PAYOUT_PASSWORD_HASH } from "./payout-user-fixture";

const UNKNOWN = "pendopo-20200101T000000Z.tar.gz";
const SWEEP = { name: "sweep", intervalMs: 10 * MINUTE_MS, run: async () => undefined };

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    // The role of one tenant counts in all of them.
    tokens.super = await createSignedInUser(db, "super", [{ tenantId: OTHER_TENANT_ID, role: 0 }]);
    tokens.other = await createSignedInUser(db, "other", [{ tenantId: TENANT_ID, role: 0 }]);
    tokens.admin = await createSignedInUser(db, "admin", [{ tenantId: TENANT_ID, role: 1 }]);
    await db
      .updateTable("users")
      .set({ password_hash: PAYOUT_PASSWORD_HASH })
      .where("id", "=", "super")
      .execute();
  });
  beforeEach(async () => {
    await site().database.db.deleteFrom("backup_tasks").execute();
    await site().database.db.deleteFrom("job_runs").execute();
    rmSync(getFolder(), { recursive: true, force: true });
  });
  const as = (who: string) => site().createClients({ accessToken: tokens[who] }).admin;
  const getFolder = () => join(site().context.dataDir, "backups");
  const runTasks = (now = Date.now()) =>
    runBackupTasks({ ...site().context, clock: () => now }, site().database.dialect);
  const makeBackup = async () => {
    const { data } = await as("super").startBackup();
    await runTasks();
    return data.name;
  };
  const listAudited = async (action: string) =>
    (await as("super").listAudit({ query: { action } })).data.items.map(
      ({ actor, entityId }) => `${actor} ${entityId}`,
    );
  const readJob = async (name: string) =>
    (await as("super").listJobs()).data.find((job) => job.name === name);

  test("all calls about the installation are for superadmins", async () => {
    const params = { name: UNKNOWN };
    const admin = as("admin");
    const calls = [
      () => admin.listJobs(),
      () => admin.runJob({ params: { name: "sweep" } }),
      () => admin.listBackups(),
      () => admin.startBackup(),
      () => admin.verifyBackup({ params }),
      () => admin.authorizeDownload({ params, body: { password: PAYOUT_PASSWORD } }),
      () => admin.downloadBackup({ params }),
      () => admin.getSystem(),
      () => admin.getTroubles(),
    ];
    for (const call of calls) expect(await getError(call())).toMatchObject(FORBIDDEN);
  });

  test("listJobs shows runs with duration, and keeps the last failure after a success", async () => {
    const { db } = site().database;
    const now = Date.now();

    expect(await readJob("sweep")).toMatchObject({ finishedAt: null, failures: 0, isDaily: false });

    const run = async (startedAt: number, error: string | null) => {
      await registerJob(db, SWEEP, startedAt);
      const outcome = await claimJob(db, SWEEP, startedAt);
      if (!("claim" in outcome)) throw new Error("the job is not free");
      await releaseJob(db, SWEEP, { claim: outcome.claim, now: startedAt + 1_250, error });
    };
    await run(now - 60 * MINUTE_MS, "mail to sri@akun.example failed");

    expect(await readJob("sweep")).toMatchObject({
      isRunning: false,
      lastMs: 1_250,
      failures: 1,
      lastFailure: { at: now - 60 * MINUTE_MS + 1_250, cause: "mail to …@… failed" },
    });
    expect((await as("super").getTroubles()).data.failingJobs).toMatchObject([{ name: "sweep" }]);

    await run(now - 30 * MINUTE_MS, null);

    expect(await readJob("sweep")).toMatchObject({
      failures: 0,
      lastFailure: { cause: "mail to …@… failed" },
      nextAt: now - 20 * MINUTE_MS + 1_250,
    });
    expect((await as("super").getTroubles()).data.failingJobs).toEqual([]);
    expect(await readJob("nightly-backup")).toMatchObject({ isDaily: true });
  });

  test("listJobs returns jobs that all have a label", async () => {
    const { data } = await as("super").listJobs();

    expect(data.map(({ name }) => name).toSorted()).toEqual(Object.keys(JOB_LABELS).toSorted());
  });

  test("runJob makes a job due once per form, but not while it runs", async () => {
    const { db } = site().database;
    const params = { name: "sweep" };
    await registerJob(db, SWEEP, Date.now());
    const claimed = await claimJob(db, SWEEP, Date.now());
    if (!("claim" in claimed)) throw new Error("the job is not free");

    expect((await as("super").runJob({ params })).data).toMatchObject({ isRunning: true });

    await releaseJob(db, SWEEP, { claim: claimed.claim, now: Date.now(), error: null });
    const idempotencyKey = "form-of-the-sweep-job";
    const { data } = await as("super").runJob({ params, idempotencyKey });

    expect(data.nextAt).toBeLessThanOrEqual(Date.now());

    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimJob(db, SWEEP, Date.now())),
    );
    const [claim] = claims.flatMap((outcome) => ("claim" in outcome ? [outcome.claim] : []));

    expect(claims.filter((outcome) => "claim" in outcome)).toHaveLength(1);

    await releaseJob(db, SWEEP, { claim: claim ?? "", now: Date.now(), error: null });
    await as("super").runJob({ params, idempotencyKey });

    expect((await readJob("sweep"))?.nextAt).toBeGreaterThan(Date.now());
    expect(await listAudited("background-job.run")).toHaveLength(2);
    expect(await getError(as("super").runJob({ params: { name: "tidak-ada" } }))).toMatchObject({
      status: 404,
    });
  });

  test("startBackup asks for one backup at a time, which a job makes", async () => {
    const asked = await Promise.all([as("super").startBackup(), as("other").startBackup()]);
    const [task] = asked.map(({ data }) => data);

    expect(new Set(asked.map(({ data }) => data.id)).size).toBe(1);
    expect(task).toMatchObject({ kind: "make", state: "waiting", progress: 0, instance: "" });
    expect(await readJob("run-backup-tasks")).toMatchObject({ isRunning: false });
    expect(await runTasks()).toBe(1);

    const { data } = await as("super").listBackups();

    expect(data.items).toMatchObject([
      { name: task?.name, kind: "manual", verified: null, bytes: data.totalBytes },
    ]);
    expect(data.tasks).toMatchObject([
      { state: "done", progress: 100, error: null, missingFiles: 0 },
    ]);
    expect(data.tasks[0]?.instance).toBe(data.instance);
    expect(data.database).toBe(site().database.dialect);
    await verifyArchive(join(getFolder(), task?.name ?? ""));
    expect((await as("super").startBackup()).data.id).not.toBe(task?.id);
    expect((await listAudited("backup.requested")).length).toBe(2);
  });

  test("runBackupTasks begins a task anew that a killed process left", async () => {
    const { data: task } = await as("super").startBackup();
    await site()
      .database.db.updateTable("backup_tasks")
      .set({ state: "running", started_at: 1, progress: 40, instance: "gone/1" })
      .execute();

    expect(await runTasks()).toBe(1);
    expect((await as("super").listBackups()).data.tasks).toMatchObject([
      { id: task.id, state: "done", progress: 100 },
    ]);
  });

  test("verifyBackup finds a damaged archive and names it without its folder", async () => {
    const name = await makeBackup();
    await as("super").verifyBackup({ params: { name } });
    await as("super").verifyBackup({ params: { name } });
    await runTasks();

    expect((await as("super").listBackups()).data).toMatchObject({
      items: [{ name, verified: { error: null } }],
      tasks: [{ kind: "verify", state: "done" }, { kind: "make" }],
    });

    const path = join(getFolder(), name);
    writeFileSync(path, readFileSync(path).subarray(0, 500));
    await as("super").verifyBackup({ params: { name } });
    await runTasks(Date.now() + 1);
    const [backup] = (await as("super").listBackups()).data.items;

    expect(backup?.verified?.error).toMatch(/^pendopo-\d{8}T\d{6}Z\.tar\.gz cannot be read/);
    for (const unknown of [UNKNOWN, "notes.txt", "../secrets.json"])
      expect(await getError(as("super").verifyBackup({ params: { name: unknown } }))).toMatchObject(
        { status: 404 },
      );
  });

  test("verifyBackup calls no archive damaged that the running instance does not have", async () => {
    const name = await makeBackup();
    const path = join(getFolder(), name);
    const archive = readFileSync(path);
    await as("super").verifyBackup({ params: { name } });
    rmSync(path);
    await runTasks();
    writeFileSync(path, archive);

    expect((await as("super").listBackups()).data).toMatchObject({
      items: [{ name, verified: null }],
      tasks: [
        { kind: "verify", state: "failed", error: "This instance does not have the archive." },
        { kind: "make" },
      ],
    });
  });

  test("downloadBackup streams the archive to whoever gave their password, and audits it", async () => {
    const name = await makeBackup();
    const params = { name };
    const wrong = { password: "bukan kata sandinya" };

    expect(await getError(as("super").authorizeDownload({ params, body: wrong }))).toMatchObject({
      status: 422,
      data: { password: "Kata sandi salah" },
    });

    const { ticket } = (
      await as("super").authorizeDownload({ params, body: { password: PAYOUT_PASSWORD } })
    ).data;
    const response = await as("super").downloadBackup({ params, query: { ticket } });

    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(
      readFileSync(join(getFolder(), name)),
    );
    expect(await listAudited("backup.downloaded")).toEqual([expect.stringContaining(name)]);

    const expired = createTicket(
      { ...site().context, clock: () => Date.now() - 6 * MINUTE_MS },
      { userId: "super", name },
    );
    const download = (who: string, given: string) =>
      getError(as(who).downloadBackup({ params, query: { ticket: given } }));

    expect(await download("other", ticket)).toMatchObject({ status: 403 });
    expect(await download("super", expired)).toMatchObject({ status: 403 });
    expect(await download("super", "")).toMatchObject({ status: 403 });
    expect(await listAudited("backup.downloaded")).toHaveLength(1);
  });

  test("listBackups pages archives and copies of upgrades, newest first, and ignores other files", async () => {
    mkdirSync(getFolder(), { recursive: true });
    for (const name of [
      "nightly-20261120T190000Z.tar.gz",
      "pendopo-20261121T010000Z.tar.gz",
      "before-upgrade-0047-second-factors.sqlite",
      "nightly-20261119T190000Z.tar.gz.part",
      "notes.txt",
    ])
      writeFileSync(join(getFolder(), name), "12345");
    const { data } = await as("super").listBackups({ query: { perPage: 2, page: 2 } });

    expect(data).toMatchObject({ totalItems: 3, totalPages: 2, totalBytes: 15 });
    expect(data.items).toMatchObject([
      { name: "nightly-20261120T190000Z.tar.gz", kind: "nightly", bytes: 5 },
    ]);
    expect((await as("super").getTroubles()).data.newestBackupAt).toBe(Date.UTC(2026, 10, 21, 1));
  });

  test("getSystem shows version, database, migrations, disk and the files of each tenant", async () => {
    const upload = async (tenantId: string, bytes: number) =>
      site()
        .createClients({ tenantId })
        .drive.upload({ rawBody: createPdf(bytes), headers: { "x-file-purpose": "attachment" } });
    await upload(TENANT_ID, 3_000);
    await upload(OTHER_TENANT_ID, 9_000);
    await upload(OTHER_TENANT_ID, 9_000);
    const { data } = await as("super").getSystem();

    expect(data).toMatchObject({
      version: "7.1.0-test",
      commit: "0123abc",
      node: process.versions.node,
      database: { kind: site().database.dialect },
      migrations: { count: MIGRATION_NAMES.length, latest: MIGRATION_NAMES.at(-1) },
    });
    expect(data.database.version).toMatch(/^\d/);
    expect(data.database.bytes).toBeGreaterThan(100_000);
    expect(data.disk.totalBytes).toBeGreaterThan(data.disk.freeBytes);
    expect(data.files.tenants.map(({ name, count }) => `${name} ${count}`)).toEqual([
      "theirs.example 2",
      "ours.example 1",
    ]);
    expect(data.files.count).toBe(3);
    expect(data.files.bytes).toBe(data.files.tenants.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  test("getTroubles says since when there should be backups", async () => {
    const { data } = await as("super").getTroubles();

    expect(data).toMatchObject({ newestBackupAt: null, failedMails: 0 });
    expect(Math.abs(Date.now() - data.installedAt)).toBeLessThan(DAY_MS);
  });
});
