import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "~/lib/time";
import type { Schema } from "../database/schema/schema";
import type { HostContext } from "../kit/context";

/** Exports hold personal data, and take only a minute to make again. */
export const EXPORT_TTL_MS = 7 * DAY_MS;

export const getBackupFolder = (dataDir: string): string => join(dataDir, "backups");
export const getExportFolder = (dataDir: string): string => join(dataDir, "exports");

type ArchiveTask = Pick<Schema["backup_tasks"], "kind" | "name">;

export const getArchivePath = ({ dataDir }: HostContext, { kind, name }: ArchiveTask): string =>
  join(kind === "export" ? getExportFolder(dataDir) : getBackupFolder(dataDir), name);

/** Deletes this instance's exports after their time, and what failed exports left behind. */
export async function deleteOldExports({ dataDir, clock }: HostContext): Promise<void> {
  const folder = getExportFolder(dataDir);
  const oldest = clock() - EXPORT_TTL_MS;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file && file.mtimeMs <= oldest) await rm(path, { recursive: true, force: true });
  }
}
