import { existsSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema/schema";
import { BackupError } from "./manifest";

export type Row = Record<string, unknown>;

export type BackupSource =
  | { dialect: "postgres"; db: Kysely<Schema> }
  | { dialect: "sqlite"; dataDir: string };

/** A consistent read view, unaffected by concurrent writes. */
export interface Snapshot {
  tables: string[];
  /** In execution order. */
  migrations: string[];
  rows(table: string): AsyncIterable<Row>;
}

const BATCH_SIZE = 500;
/** Migrations are recorded in the manifest; jobs and backups that were asked for belong to running processes. */
const EXCLUDED_TABLES = new Set([
  "kysely_migration",
  "kysely_migration_lock",
  "job_runs",
  "backup_tasks",
]);
const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Does not block writers. */
export function withSnapshot<T>(
  source: BackupSource,
  run: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return source.dialect === "postgres"
    ? withPostgresSnapshot(source.db, run)
    : withSqliteSnapshot(source.dataDir, run);
}

function withPostgresSnapshot<T>(
  db: Kysely<Schema>,
  run: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const names = await sql<{
        name: string;
      }>`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(
        trx,
      );
      const executed = await sql<{
        name: string;
      }>`select name from kysely_migration order by name`.execute(trx);
      return run({
        tables: names.rows.map(({ name }) => name).filter((name) => !EXCLUDED_TABLES.has(name)),
        migrations: executed.rows.map(({ name }) => name),
        async *rows(table) {
          await sql
            .raw(`declare backup no scroll cursor for select * from ${quoteIdentifier(table)}`)
            .execute(trx);
          for (;;) {
            const { rows } = await sql.raw<Row>(`fetch ${BATCH_SIZE} from backup`).execute(trx);
            yield* rows;
            if (rows.length < BATCH_SIZE) break;
          }
          await sql.raw("close backup").execute(trx);
        },
      });
    });
}

/** A separate read-only connection, which also works from another process without the folder lock. */
async function withSqliteSnapshot<T>(
  dataDir: string,
  run: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const path = join(dataDir, "pendopo.sqlite");
  if (!existsSync(path)) throw new BackupError(`No database in ${dataDir}.`);
  const sqlite = new Sqlite(path, { fileMustExist: true });
  try {
    sqlite.pragma("busy_timeout = 5000");
    sqlite.pragma("query_only = ON");
    // The first read in the transaction fixes the snapshot.
    sqlite.exec("begin");
    const readNames = (query: string) =>
      sqlite
        .prepare<[], { name: string }>(query)
        .all()
        .map(({ name }) => name);
    const tables = readNames(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
    );
    return await run({
      tables: tables.filter((name) => !EXCLUDED_TABLES.has(name)),
      migrations: readNames("select name from kysely_migration order by name"),
      async *rows(table) {
        let count = 0;
        for (const row of sqlite
          .prepare<[], Row>(`select * from ${quoteIdentifier(table)}`)
          .iterate()) {
          yield row;
          // Synchronous reads block the event loop, so it runs after every batch.
          if (++count % BATCH_SIZE === 0) await new Promise((resolve) => setImmediate(resolve));
        }
      },
    });
  } finally {
    sqlite.close();
  }
}
