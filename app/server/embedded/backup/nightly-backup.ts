import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "~/lib/time";
import type { Database } from "../database/open-database";
import type { HostContext } from "../kit/context";
import { createBackup } from "./create-backup";
import { findExpiredBackups, findPartialBackups, getBackupName } from "./retention";

/** 02.00 WIB, the hour of least traffic. */
const BACKUP_HOUR_UTC = 19;

/** UTC ms. */
export function getNextBackupTime(now: number): number {
  const tonight = new Date(now).setUTCHours(BACKUP_HOUR_UTC, 0, 0, 0);
  return tonight > now ? tonight : tonight + DAY_MS;
}

/** Writes a backup to `DATA_DIR/backups` and removes expired and partial ones. */
export async function runNightlyBackup(
  context: HostContext,
  dialect: Database["dialect"],
): Promise<void> {
  const { db, ports, dataDir, appVersion, clock, log } = context;
  const now = clock();
  const folder = join(dataDir, "backups");
  const name = getBackupName("nightly", now);
  const source =
    dialect === "postgres" ? ({ dialect, db } as const) : ({ dialect, dataDir } as const);
  const { tables, files } = await createBackup(
    { source, blobs: ports.blobs, dataDir, appVersion, now, log },
    join(folder, name),
  );
  const names = await readdir(folder);
  for (const obsolete of [...findExpiredBackups(names), ...findPartialBackups(names, now)])
    await rm(join(folder, obsolete), { recursive: true, force: true });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  log.info({ name, rows, files: files.count }, "backup completed");
}
