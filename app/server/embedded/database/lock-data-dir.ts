import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { SettingError } from "../../env";

/**
 * Locks DATA_DIR with an exclusive SQLite transaction, which ends with the process; a PID file
 * would remain after `kill -9`.
 * @returns a function that releases the lock
 * @throws SettingError if another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new Sqlite(join(dataDir, "pendopo.lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
    throw new SettingError(
      `Another process uses DATA_DIR (${dataDir}). Stop it, or set a different DATA_DIR.`,
    );
  }
  return () => lock.close();
}
