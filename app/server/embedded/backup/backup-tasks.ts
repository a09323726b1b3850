import { access } from "node:fs/promises";
import { type Selectable, sql } from "kysely";
import type { z } from "zod";
import { DAY_MS } from "~/lib/time";
import type { backupTaskSchema } from "../../hosts/admin/operations";
import { getInstanceName } from "../../instance-name";
import { isStorageError } from "../../storage-errors";
import type { Database } from "../database/open-database";
import type { Schema } from "../database/schema/schema";
import type { HostContext, Queryable } from "../kit/context";
import { newRecordId } from "../kit/ids";
import { type BackupInput, createBackup } from "./create-backup";
import { type ExportSummary, exportTenant } from "./export-tenant";
import { BackupError, type Manifest } from "./manifest";
import { verifyArchive } from "./read-archive";
import { deleteOldExports, getArchivePath } from "./task-files";

export type BackupTask = Selectable<Schema["backup_tasks"]>;
type TaskView = z.output<typeof backupTaskSchema>;

/** Error of a verification that says nothing about the archive: another instance has it. */
export const ARCHIVE_ELSEWHERE = "This instance does not have the archive.";
/** Of the index that rejects a second open task. */
const OPEN_TASK = sql`kind, (case kind when 'make' then '' when 'export' then tenant_id else name end)`;
const IS_OPEN = sql<boolean>`state in ('waiting', 'running')`;
const TASK_TTL_MS = 90 * DAY_MS;
/** Percent between two notes of the progress. */
const PROGRESS_STEP = 5;

export interface NewTask {
  kind: BackupTask["kind"];
  /** The exported one; null for backups. */
  tenantId: string | null;
  name: string;
  requestedBy: string;
  now: number;
}

/** The open task of this kind, or a new one: at most one backup is made at a time, an archive verified and a tenant exported once. */
export async function requestBackupTask(
  trx: Queryable,
  { kind, tenantId, name, requestedBy, now }: NewTask,
): Promise<{ task: BackupTask; isNew: boolean }> {
  await trx
    .deleteFrom("backup_tasks")
    .where("state", "in", ["done", "failed"])
    .where("requested_at", "<=", now - TASK_TTL_MS)
    .execute();
  const id = newRecordId();
  // One statement, because the open task may end before another one reads it.
  const task = await trx
    .insertInto("backup_tasks")
    .values({
      id,
      kind,
      tenant_id: tenantId,
      name,
      state: "waiting",
      requested_by: requestedBy,
      requested_at: now,
      started_at: null,
      finished_at: null,
      progress: 0,
      instance: "",
      error: null,
      row_count: null,
      file_count: null,
      missing_count: null,
    })
    .onConflict((conflict) =>
      conflict
        .expression(OPEN_TASK)
        .where(IS_OPEN)
        .doUpdateSet((eb) => ({ state: eb.ref("backup_tasks.state") })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { task, isNew: task.id === id };
}

/**
 * Job: makes and verifies the requested backups and exports, oldest first. A task of a killed process starts again; the job's lease
 * keeps it from running twice.
 * @returns the number of tasks
 */
export async function runBackupTasks(
  context: HostContext,
  dialect: Database["dialect"],
): Promise<number> {
  await deleteOldExports(context);
  for (let tasks = 0; ; tasks++) {
    const task = await context.db
      .selectFrom("backup_tasks")
      .selectAll()
      .where(IS_OPEN)
      .orderBy("requested_at")
      .orderBy("id")
      .executeTakeFirst();
    if (!task) return tasks;
    await runTask(context, dialect, task);
  }
}

async function runTask(
  context: HostContext,
  dialect: Database["dialect"],
  task: BackupTask,
): Promise<void> {
  const { db, clock, log } = context;
  const { id, kind, name } = task;
  const change = db.updateTable("backup_tasks").where("id", "=", id);
  await change
    .set({ state: "running", started_at: clock(), progress: 0, instance: getInstanceName() })
    .execute();
  const path = getArchivePath(context, task);
  try {
    const summary = await writeOrVerify(context, dialect, { ...task, path });
    await change
      .set({ ...toCounts(summary), state: "done", progress: 100, finished_at: clock() })
      .execute();
    log.info({ name, kind }, "backup task completed");
  } catch (error) {
    log.error({ error, name, kind }, "backup task failed");
    await change
      .set({ state: "failed", error: describeFailure(error, path, name), finished_at: clock() })
      .execute();
  }
}

function writeOrVerify(
  context: HostContext,
  dialect: Database["dialect"],
  { id, kind, tenant_id, path }: BackupTask & { path: string },
): Promise<Manifest | ExportSummary> {
  if (kind === "verify") return verifyOwnArchive(path);
  const input = toInput(context, dialect, id);
  return kind === "make"
    ? createBackup(input, path)
    : exportTenant(input, { tenantId: tenant_id ?? "", path });
}

function toInput(
  { db, ports, dataDir, appVersion, clock, log }: HostContext,
  dialect: Database["dialect"],
  taskId: string,
): BackupInput {
  let noted = 0;
  return {
    source: dialect === "postgres" ? { dialect, db } : { dialect, dataDir },
    blobs: ports.blobs,
    dataDir,
    appVersion,
    now: clock(),
    log,
    async onProgress(done) {
      const progress = Math.floor(done * 100);
      if (progress < noted + PROGRESS_STEP) return;
      noted = progress;
      await db.updateTable("backup_tasks").set({ progress }).where("id", "=", taskId).execute();
    },
  };
}

async function verifyOwnArchive(path: string): Promise<Manifest> {
  await access(path).catch((cause: unknown) => {
    throw new BackupError(ARCHIVE_ELSEWHERE, { cause });
  });
  return verifyArchive(path);
}

const toCounts = ({ tables, files }: Pick<Manifest, "tables" | "files">) => ({
  row_count: Object.values(tables).reduce((sum, count) => sum + count, 0),
  file_count: files.count,
  missing_count: files.missing.length,
});

/** Sentences of backups name the archive by its path. */
function describeFailure(error: unknown, path: string, name: string): string {
  if (error instanceof BackupError) return error.message.replaceAll(path, name).slice(0, 300);
  return isStorageError(error)
    ? "The storage is full or read-only."
    : "Unexpected error; the log has its cause.";
}

export const toTaskView = (task: BackupTask): TaskView => ({
  id: task.id,
  kind: task.kind,
  name: task.name,
  state: task.state,
  requestedBy: task.requested_by,
  requestedAt: task.requested_at,
  startedAt: task.started_at,
  finishedAt: task.finished_at,
  progress: task.progress,
  instance: task.instance,
  error: task.error,
  rows: task.row_count,
  files: task.file_count,
  missingFiles: task.missing_count,
});
