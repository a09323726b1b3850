import { readdirSync } from "node:fs";
import { join } from "node:path";
import type SqliteDatabase from "better-sqlite3";
import { loadSqlite } from "~/server/embedded/sqlite";

export type Looked = SqliteDatabase.Database;

/** A running app's own database, beside it: WAL lets both read, and one write at a time. */
export async function openBeside(dataDir: string): Promise<Looked> {
  const Sqlite = await loadSqlite();
  const file = readdirSync(dataDir).find((name) => name.endsWith(".db") || name.endsWith(".sqlite"));
  if (!file) throw new Error(`no database in ${dataDir}: ${readdirSync(dataDir).join(", ")}`);
  return new Sqlite(join(dataDir, file), { timeout: 5_000 });
}

export const rowsOf = (db: Looked, query: string, ...values: unknown[]) => db.prepare(query).all(...values) as Record<string, unknown>[];

/** Everything that some tables hold, to see whether anything changed. */
export const contents = (db: Looked, tables: readonly string[]): string =>
  JSON.stringify(tables.map((table) => rowsOf(db, `select * from "${table}" order by 1, 2`)));

/** Every row of every table, as text. */
export function everyRow(db: Looked): Map<string, Set<string>> {
  const tables = rowsOf(db, "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name");
  return new Map(
    tables.map(({ name }) => [String(name), new Set(rowsOf(db, `select * from "${name}"`).map((row) => JSON.stringify(row)))]),
  );
}
