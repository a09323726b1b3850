import type SqliteDatabase from "better-sqlite3";

/** From here on Node aborts the process when it collects a statement of better-sqlite3 12 in an idle moment; release 13 needs it. */
const FIRST_WITH_NAPI = 22;

/**
 * The SQLite driver that fits this Node: release 13 (Node-API, Node 22 and later) or 12 (Node 20), which are one another's equal
 * in all that we use (DECISIONS 19).
 */
export async function loadSqlite(): Promise<typeof SqliteDatabase> {
  const major = Number.parseInt(process.versions.node, 10);
  const { default: Sqlite } = major >= FIRST_WITH_NAPI ? await import("better-sqlite3-napi") : await import("better-sqlite3");
  return Sqlite;
}
