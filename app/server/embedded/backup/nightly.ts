import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { HostContext } from "../context";
import type { Database } from "../database";
import { makeBackup } from "./make-backup";
import { backupName, brokenBackups, outdatedBackups } from "./retention";

/** 02.00 WIB, when the fewest people learn. */
const HOUR_UTC = 19;
const DAY_MS = 86_400_000;

/** UTC ms of the next night's backup. */
export function nextNight(now: number): number {
  const tonight = new Date(now).setUTCHours(HOUR_UTC, 0, 0, 0);
  return tonight > now ? tonight : tonight + DAY_MS;
}

/** Job: backs up to `DATA_DIR/backups` and removes what is no longer kept, and what a broken run left. */
export async function backUpNightly(context: HostContext, dialect: Database["dialect"]): Promise<void> {
  const { db, ports, dataDir, appVersion, clock, log } = context;
  const now = clock();
  const folder = join(dataDir, "backups");
  const name = backupName("nightly", now);
  const source = dialect === "postgres" ? ({ dialect, db } as const) : ({ dialect, dataDir } as const);
  const { tables, files } = await makeBackup({ source, blobs: ports.blobs, dataDir, appVersion, now, log }, join(folder, name));
  const names = await readdir(folder);
  for (const over of [...outdatedBackups(names), ...brokenBackups(names, now)])
    await rm(join(folder, over), { recursive: true, force: true });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  log.info({ name, rows, files: files.count }, "backup made");
}
