import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { requestBackupTask, runBackupTasks } from "~/server/embedded/backup/backup-tasks";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";
import { createPerson } from "./people-fixture";

const PASSWORD = { password: PAYOUT_PASSWORD };
const WRONG_PASSWORD = { password: "bukan kata sandinya" };
const KEPT = { status: 409, message: expect.stringContaining("cadangan terbaru") };
const params = { id: OTHER_TENANT_ID };

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    tokens.super = await createPerson(site(), "super", [0]);
    tokens.second = await createPerson(site(), "second", [0]);
    tokens.admin = await createPerson(site(), "admin", [1]);
    tokens.theirs = await createPerson(site(), "theirs", [0], OTHER_TENANT_ID);
  });
  beforeEach(async () => {
    await site().database.db.deleteFrom("backup_tasks").execute();
    for (const folder of ["backups", "exports"])
      rmSync(join(site().context.dataDir, folder), { recursive: true, force: true });
  });
  const as = (who: string) => site().createClients({ accessToken: tokens[who] }).admin;
  const runTasks = (now = Date.now()) =>
    runBackupTasks({ ...site().context, clock: () => now }, site().database.dialect);
  const getExportPath = (name: string) => join(site().context.dataDir, "exports", name);
  const listExports = async () => (await as("super").listTenantExports({ params })).data;
  const readActions = async (tenantId: string) => {
    const rows = await site()
      .database.db.selectFrom("audit_log")
      .select("action")
      .where("lms_id", "=", tenantId)
      .where("action", "like", "tenant.export-%")
      .orderBy("seq")
      .execute();
    return rows.map(({ action }) => action);
  };
  const makeExport = async () => {
    const { data } = await as("super").startTenantExport({ params });
    await runTasks();
    return { ...data, params: { ...params, exportId: data.id } };
  };
  /** At a time of its own, because names are of the second. */
  const makeBackup = async (daysAgo: number) => {
    await as("super").startBackup();
    const name = `pendopo-${new Date(Date.now() - daysAgo * DAY_MS).toISOString().replace(/[-:]|\.\d+/g, "")}.tar.gz`;
    await site()
      .database.db.updateTable("backup_tasks")
      .set({ name })
      .where("state", "=", "waiting")
      .execute();
    await runTasks();
    return name;
  };
  const verify = async (name: string) => {
    await as("super").verifyBackup({ params: { name } });
    await runTasks();
  };
  const deleteBackup = (name: string, body = PASSWORD) =>
    as("super").deleteBackup({ params: { name }, body });
  const listBackups = async () =>
    (await as("super").listBackups()).data.items.map(({ name, isDeletable }) => [
      name,
      isDeletable,
    ]);

  test("exports of tenants are for superadmins of the installation's own tenant", async () => {
    const wanted = { params: { ...params, exportId: "1" } };
    for (const who of ["admin", "theirs"]) {
      const admin = as(who);
      for (const call of [
        () => admin.listTenantExports({ params }),
        () => admin.startTenantExport({ params }),
        () => admin.authorizeExportDownload({ ...wanted, body: PASSWORD }),
        () => admin.downloadTenantExport(wanted),
      ])
        expect(await getError(call())).toMatchObject(FORBIDDEN);
    }
    expect(
      await getError(as("super").startTenantExport({ params: { id: "lms-none" } })),
    ).toMatchObject({ status: 404 });
    expect(await getError(as("super").downloadTenantExport(wanted))).toMatchObject({ status: 404 });
  });

  test("startTenantExport asks for one export of a tenant at a time, which a job writes", async () => {
    const [first, second] = await Promise.all([
      as("super").startTenantExport({ params }),
      as("second").startTenantExport({ params }),
    ]);
    const own = await as("super").startTenantExport({ params: { id: TENANT_ID } });

    expect(second.data.id).toBe(first.data.id);
    expect(own.data.id).not.toBe(first.data.id);
    expect(await listExports()).toMatchObject([
      { kind: "export", state: "waiting", bytes: null, expiresAt: null },
    ]);
    expect(await runTasks()).toBe(2);

    const [done] = await listExports();

    expect(done).toMatchObject({ state: "done", progress: 100, error: null });
    expect((done?.expiresAt ?? 0) - (done?.finishedAt ?? 0)).toBe(7 * DAY_MS);
    const archive = gunzipSync(readFileSync(getExportPath(first.data.name))).toString();
    expect(archive).toContain("manifest.json");
    expect(archive).toContain(OTHER_TENANT_ID);
    expect(archive).not.toContain(`"lms_id":"${TENANT_ID}"`);
    expect((await as("super").listBackups()).data).toMatchObject({ items: [], tasks: [] });
  });

  test("requestBackupTask answers the open task also if it ends right after", async () => {
    const { db } = site().database;
    const task = { kind: "make", tenantId: null, requestedBy: "Sri", now: Date.now() } as const;
    const first = await requestBackupTask(db, { ...task, name: "pertama" });
    let isInsert = false;
    const ending = db.withPlugin({
      transformQuery({ node }) {
        isInsert = node.kind === "InsertQueryNode";
        return node;
      },
      async transformResult({ result }) {
        if (isInsert) await db.updateTable("backup_tasks").set({ state: "done" }).execute();
        return result;
      },
    });

    const { task: answered, isNew } = await requestBackupTask(ending, { ...task, name: "kedua" });

    expect([answered.id, isNew]).toEqual([first.task.id, false]);
  });

  test("downloadTenantExport takes a ticket of one user and file, and is in both audit logs", async () => {
    const [before, beforeThere] = [
      await readActions(TENANT_ID),
      await readActions(OTHER_TENANT_ID),
    ];
    const wanted = await makeExport();
    const authorize = (body: typeof PASSWORD) =>
      as("super").authorizeExportDownload({ params: wanted.params, body });
    const download = (who: string, ticket: string) =>
      as(who).downloadTenantExport({ params: wanted.params, query: { ticket } });

    expect(await getError(authorize(WRONG_PASSWORD))).toMatchObject({ status: 422 });
    const { ticket } = (await authorize(PASSWORD)).data;
    const response = await download("super", ticket);

    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="${wanted.name}"`,
    );
    expect(Buffer.from(await response.arrayBuffer())).toEqual(
      readFileSync(getExportPath(wanted.name)),
    );
    expect(await getError(download("second", ticket))).toMatchObject({ status: 403 });
    expect(await getError(download("super", ""))).toMatchObject({ status: 403 });
    const added = ["tenant.export-requested", "tenant.export-downloaded"];
    expect(await readActions(TENANT_ID)).toEqual([...before, ...added]);
    expect(await readActions(OTHER_TENANT_ID)).toEqual([...beforeThere, ...added]);
    const elsewhere = { id: TENANT_ID, exportId: wanted.id };
    expect(
      await getError(as("super").downloadTenantExport({ params: elsewhere, query: { ticket } })),
    ).toMatchObject({ status: 404 });
  });

  test("runBackupTasks deletes exports after seven days", async () => {
    const { name } = await makeExport();

    await runTasks(Date.now() + 6 * DAY_MS);
    expect(existsSync(getExportPath(name))).toBe(true);
    await runTasks(Date.now() + 8 * DAY_MS);

    expect(existsSync(getExportPath(name))).toBe(false);
    expect(await listExports()).toMatchObject([{ state: "done", bytes: null }]);
  });

  test("deleteBackup asks for the password, removes the file and is in the audit log", async () => {
    const old = await makeBackup(2);
    await makeBackup(1);

    expect(await getError(deleteBackup(old, WRONG_PASSWORD))).toMatchObject({ status: 422 });
    expect(
      await getError(as("admin").deleteBackup({ params: { name: old }, body: PASSWORD })),
    ).toMatchObject(FORBIDDEN);
    await deleteBackup(old);

    expect(existsSync(join(site().context.dataDir, "backups", old))).toBe(false);
    const { data } = await as("super").listAudit({ query: { action: "backup.deleted" } });
    expect(data.items).toMatchObject([{ entityId: old }]);
    expect(await getError(deleteBackup(old))).toMatchObject({ status: 404 });
  });

  test("deleteBackup rejects the newest intact archive, and the newest while none was verified", async () => {
    const intact = await makeBackup(3);
    const newer = await makeBackup(2);
    expect(await listBackups()).toEqual([
      [newer, false],
      [intact, true],
    ]);
    expect(await getError(deleteBackup(newer))).toMatchObject(KEPT);

    await verify(intact);

    expect(await listBackups()).toEqual([
      [newer, true],
      [intact, false],
    ]);
    expect(await getError(deleteBackup(intact))).toMatchObject(KEPT);
    await deleteBackup(newer);
    expect(await listBackups()).toEqual([[intact, false]]);
  });
});
