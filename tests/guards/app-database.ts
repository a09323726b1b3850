import { readdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";

export type AppDatabase = Sqlite.Database;

/** Opens the database of a running app; WAL allows a second connection. */
export async function openAppDatabase(dataDir: string): Promise<AppDatabase> {
  const file = readdirSync(dataDir).find(
    (name) => name.endsWith(".db") || name.endsWith(".sqlite"),
  );
  if (!file) throw new Error(`no database in ${dataDir}: ${readdirSync(dataDir).join(", ")}`);
  return new Sqlite(join(dataDir, file), { timeout: 5_000 });
}

export const queryRows = (db: AppDatabase, query: string, ...values: unknown[]) =>
  db.prepare(query).all(...values) as Record<string, unknown>[];

/** Serialises tables, to compare them before and after. */
export const dumpTables = (db: AppDatabase, tables: readonly string[]): string =>
  JSON.stringify(tables.map((table) => queryRows(db, `select * from "${table}" order by 1, 2`)));

export function dumpAllRows(db: AppDatabase): Map<string, Set<string>> {
  const tables = queryRows(
    db,
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
  );
  return new Map(
    tables.map(({ name }) => [
      String(name),
      new Set(queryRows(db, `select * from "${name}"`).map((row) => JSON.stringify(row))),
    ]),
  );
}
