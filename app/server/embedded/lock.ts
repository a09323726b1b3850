import { join } from "node:path";
import type SqliteDatabase from "better-sqlite3";
import { SettingError } from "../env";

/**
 * Holds a folder for this process: an exclusive transaction on a small database of its own, which the system ends with
 * the process however that ends. A file with a process id would stay behind after `kill -9`.
 * @returns the release
 * @throws SettingError when another process holds it
 */
export function lockFolder(Sqlite: typeof SqliteDatabase, dataDir: string): () => void {
  const lock = new Sqlite(join(dataDir, "pendopo.lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
    throw new SettingError(`Another process uses DATA_DIR (${dataDir}). Stop it, or give this one a folder of its own.`);
  }
  return () => lock.close();
}
