import { stat } from "node:fs/promises";
import type { z } from "zod";
import type { tenantExportOperations } from "../../hosts/admin/tenant-exports";
import { type HostContext, notFound } from "../kit/context";
import { type BackupTask, toTaskView } from "./backup-tasks";
import { formatTimestamp } from "./retention";
import { EXPORT_TTL_MS, getArchivePath } from "./task-files";

type TenantExport = z.output<typeof tenantExportOperations.listTenantExports.response>[number];

interface ExportFile {
  name: string;
  bytes: number;
  createdAt: number;
}

const MAX_EXPORTS = 5;

export const getExportName = (tenantId: string, at: number): string =>
  `${tenantId.replace(/[^\w-]/g, "-")}-${formatTimestamp(at)}.tar.gz`;

/** The tenant's last exports, newest first. */
export async function listTenantExports(
  context: HostContext,
  tenantId: string,
): Promise<TenantExport[]> {
  const tasks = await context.db
    .selectFrom("backup_tasks")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .orderBy("requested_at", "desc")
    .orderBy("id")
    .limit(MAX_EXPORTS)
    .execute();
  return Promise.all(
    tasks.map(async (task) => ({
      ...toTaskView(task),
      bytes: (await findFile(context, task))?.bytes ?? null,
      expiresAt: task.state === "done" ? getExpiry(task) : null,
    })),
  );
}

const getExpiry = ({ finished_at, requested_at }: BackupTask): number =>
  (finished_at ?? requested_at) + EXPORT_TTL_MS;

/** The file on this instance; null before it is written and after its time. */
async function findFile(context: HostContext, task: BackupTask): Promise<ExportFile | null> {
  if (task.state !== "done" || getExpiry(task) <= context.clock()) return null;
  const file = await stat(getArchivePath(context, task)).catch(() => null);
  return file && { name: task.name, bytes: file.size, createdAt: task.requested_at };
}

/** @throws ApiError 404 unless this instance has the file of the tenant's export */
export async function requireExport(
  context: HostContext,
  { tenantId, exportId }: { tenantId: string; exportId: string },
): Promise<ExportFile> {
  const task = await context.db
    .selectFrom("backup_tasks")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", exportId)
    .executeTakeFirst();
  const file = task && (await findFile(context, task));
  if (!file) throw notFound("Ekspor");
  return file;
}
