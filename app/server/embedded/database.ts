import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect } from "kysely";
import pg from "pg";
import { SettingError } from "../env";
import { lockFolder } from "./lock";
import { migrate } from "./migrate";
import type { Schema } from "./schema/schema";
import { loadSqlite } from "./sqlite";
import { WithoutNulPlugin } from "./without-nul";

export interface Database {
  db: Kysely<Schema>;
  dialect: "sqlite" | "postgres";
  close(): Promise<void>;
}

interface Opened extends Database {
  beforeUpgrade?(last: string): Promise<void>;
}

interface Options {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The last migration that is run; all of them without it. */
  upTo?: string | undefined;
}

/**
 * Opens and migrates: SQLite in `dataDir` (WAL, `synchronous=FULL`: what was answered survives a power cut), or PostgreSQL
 * when an address is given. Several machines may migrate at once: the migrator takes a lock. A SQLite database of an older release is copied
 * first, to `backups/before-upgrade-<its last migration>.sqlite`.
 * @throws SettingError when another process holds the folder, or a newer release has migrated the data
 */
export async function openDatabase({ dataDir, databaseUrl, upTo }: Options): Promise<Database> {
  const { beforeUpgrade, ...database }: Opened = databaseUrl ? openPostgres(databaseUrl) : await openSqlite(dataDir);
  try {
    await migrate(database.db, database.dialect, { upTo, beforeUpgrade });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** SQLite undoes changed tables, too. Kysely does not count on it, and would leave a migration that was killed half done. */
class SqliteInTransactions extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}

async function openSqlite(dataDir: string): Promise<Opened> {
  const Sqlite = await loadSqlite();
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(Sqlite, dataDir);
  const sqlite = new Sqlite(join(dataDir, "pendopo.sqlite"));
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma("busy_timeout = 5000");
  const db = new Kysely<Schema>({ dialect: new SqliteInTransactions({ database: sqlite }), plugins: [new WithoutNulPlugin()] });
  return {
    db,
    dialect: "sqlite",
    async beforeUpgrade(last) {
      const path = join(dataDir, "backups", `before-upgrade-${last}.sqlite`);
      try {
        mkdirSync(join(dataDir, "backups"), { recursive: true });
        rmSync(`${path}.part`, { force: true });
        sqlite.prepare("vacuum into ?").run(`${path}.part`);
        // SQLite leaves it to the system when the copy is on the disk; the upgrade must not be there before it.
        const copy = openSync(`${path}.part`, "r+");
        fsyncSync(copy);
        closeSync(copy);
        renameSync(`${path}.part`, path);
      } catch (error) {
        throw new SettingError(`The database could not be copied to ${path} before the upgrade: ${(error as Error).message}.`);
      }
    },
    async close() {
      await db.destroy();
      unlock();
    },
  };
}

/** A pool of connections; nothing is migrated. */
export function openPostgres(connectionString: string): Database {
  // Times and money fit a number (2^53); node-postgres gives bigint as text otherwise.
  const types = {
    getTypeParser: ((oid: number, format?: "text" | "binary") =>
      oid === 20 ? Number : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    application_name: "pendopo",
    types,
  });
  // A connection that breaks while idle is replaced at the next query.
  pool.on("error", () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new WithoutNulPlugin()] });
  return { db, dialect: "postgres", close: () => db.destroy() };
}
