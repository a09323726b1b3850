import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema/schema";
import { loadSqlite } from "../sqlite";
import { BackupError } from "./manifest";

export type Row = Record<string, unknown>;

/** What is backed up: PostgreSQL through its pool, SQLite by its folder. */
export type Source = { dialect: "postgres"; db: Kysely<Schema> } | { dialect: "sqlite"; dataDir: string };

/** The database as it was at one moment, whatever is written meanwhile. */
export interface Snapshot {
  tables: string[];
  /** In the order they ran. */
  migrations: string[];
  rows(table: string): AsyncIterable<Row>;
}

const BATCH = 500;
/** Not data: which migrations ran is told by the manifest, and claims on jobs belong to the processes that hold them. */
const LEFT_OUT = new Set(["kysely_migration", "kysely_migration_lock", "job_runs"]);
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Works with a snapshot. Writers neither wait for it nor are seen by it. */
export function withSnapshot<T>(source: Source, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return source.dialect === "postgres" ? withPostgres(source.db, work) : withSqlite(source.dataDir, work);
}

function withPostgres<T>(db: Kysely<Schema>, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const names = await sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(trx);
      const ran = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx);
      return work({
        tables: names.rows.map(({ name }) => name).filter((name) => !LEFT_OUT.has(name)),
        migrations: ran.rows.map(({ name }) => name),
        async *rows(table) {
          await sql.raw(`declare backup no scroll cursor for select * from ${quoted(table)}`).execute(trx);
          for (;;) {
            const { rows } = await sql.raw<Row>(`fetch ${BATCH} from backup`).execute(trx);
            yield* rows;
            if (rows.length < BATCH) break;
          }
          await sql.raw("close backup").execute(trx);
        },
      });
    });
}

/** A connection of its own beside the one that writes, also from another process: it needs no lock on the folder. */
async function withSqlite<T>(dataDir: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const path = join(dataDir, "pendopo.sqlite");
  if (!existsSync(path)) throw new BackupError(`There is no database in ${dataDir}.`);
  const Sqlite = await loadSqlite();
  const sqlite = new Sqlite(path, { fileMustExist: true });
  try {
    sqlite.pragma("busy_timeout = 5000");
    sqlite.pragma("query_only = ON");
    // The first read inside the transaction is the moment that all others see.
    sqlite.exec("begin");
    const all = (query: string) =>
      sqlite
        .prepare<[], { name: string }>(query)
        .all()
        .map(({ name }) => name);
    const tables = all("select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name");
    return await work({
      tables: tables.filter((name) => !LEFT_OUT.has(name)),
      migrations: all("select name from kysely_migration order by name"),
      async *rows(table) {
        let count = 0;
        for (const row of sqlite.prepare<[], Row>(`select * from ${quoted(table)}`).iterate()) {
          yield row;
          // Reading blocks: requests get their turn in between.
          if (++count % BATCH === 0) await new Promise((resolve) => setImmediate(resolve));
        }
      },
    });
  } finally {
    sqlite.close();
  }
}
