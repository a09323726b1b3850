import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import pg from "pg";
import { SettingError } from "../../env";
import { lockDataDir } from "./lock-data-dir";
import { migrate } from "./migrate";
import { ReplaceNulPlugin } from "./replace-nul-plugin";
import type { Schema } from "./schema/schema";

export interface Database {
  db: Kysely<Schema>;
  dialect: "sqlite" | "postgres";
  close(): Promise<void>;
}

interface SqliteDatabase extends Database {
  beforeUpgrade(lastMigration: string): Promise<void>;
}

interface OpenDatabaseOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Last migration to run; default: all. */
  targetMigration?: string | undefined;
}

/**
 * Opens and migrates PostgreSQL if `databaseUrl` is set, else SQLite in `dataDir` (WAL with
 * `synchronous=FULL`, so that committed data survives a power failure). Before an upgrade, SQLite is
 * copied to `backups/before-upgrade-<last migration>.sqlite`.
 * @throws SettingError if another process uses `dataDir`, or a newer release migrated the data
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  targetMigration,
}: OpenDatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    // An upgrade, or waiting for another instance's, may take longer than a query.
    const upgraded = openPostgres(databaseUrl, { statementTimeoutMs: 0 });
    await migrate(upgraded.db, upgraded.dialect, { targetMigration }).finally(upgraded.close);
    return openPostgres(databaseUrl);
  }
  const { beforeUpgrade, ...database } = await openSqlite(dataDir);
  try {
    await migrate(database.db, database.dialect, { targetMigration, beforeUpgrade });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** SQLite rolls back by itself if the disk is full; the rollback that follows must not hide why. */
class CauseKeepingSqliteDriver extends SqliteDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof Error && /no transaction is active/.test(error.message))) throw error;
    });
  }
}

/** SQLite rolls back DDL; Kysely does not assume so and would leave a killed migration half done. */
class TransactionalDdlSqliteDialect extends SqliteDialect {
  constructor(private readonly database: Sqlite.Database) {
    super({ database });
  }

  override createDriver(): Driver {
    return new CauseKeepingSqliteDriver({ database: this.database });
  }

  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}

/** Password hashes, addresses and account numbers are for the process's user only. */
const PRIVATE_MODE = 0o600;

/**
 * Creates the file if it is missing, and restricts one of an earlier release. SQLite gives its
 * companions the mode of the database, but does not change those that exist.
 */
function makePrivate(path: string): void {
  closeSync(openSync(path, "a", PRIVATE_MODE));
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    if (existsSync(file)) chmodSync(file, PRIVATE_MODE);
}

async function openSqlite(dataDir: string): Promise<SqliteDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataDir(dataDir);
  const path = join(dataDir, "pendopo.sqlite");
  makePrivate(path);
  const sqlite = new Sqlite(path);
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma("busy_timeout = 5000");
  // 32 MB in place of 2: lists of thousands of rows read their pages from memory.
  sqlite.pragma("cache_size = -32768");
  const db = new Kysely<Schema>({
    dialect: new TransactionalDdlSqliteDialect(sqlite),
    plugins: [new ReplaceNulPlugin()],
  });
  return {
    db,
    dialect: "sqlite",
    async beforeUpgrade(lastMigration) {
      const path = join(dataDir, "backups", `before-upgrade-${lastMigration}.sqlite`);
      try {
        mkdirSync(join(dataDir, "backups"), { recursive: true, mode: 0o700 });
        rmSync(`${path}.part`, { force: true });
        sqlite.prepare("vacuum into ?").run(`${path}.part`);
        // SQLite does not sync the copy; it must be on disk before the upgrade.
        const copy = openSync(`${path}.part`, "r+");
        fchmodSync(copy, PRIVATE_MODE);
        fsyncSync(copy);
        closeSync(copy);
        renameSync(`${path}.part`, path);
      } catch (error) {
        throw new SettingError(
          `The database could not be copied to ${path} before the upgrade: ${(error as Error).message}.`,
        );
      }
    },
    async close() {
      await db.destroy();
      unlock();
    },
  };
}

/** Opens a connection pool without migrating. */
export function openPostgres(
  connectionString: string,
  { statementTimeoutMs = 15_000 } = {},
): Database {
  // Parses bigint (oid 20) as number: times and money fit 2^53.
  const types = {
    getTypeParser: ((oid: number, format?: "text" | "binary") =>
      oid === 20
        ? Number
        : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    application_name: "pendopo",
    types,
  });
  // Without a listener, a broken idle connection would end the process; the pool replaces it.
  pool.on("error", () => undefined);
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new ReplaceNulPlugin()],
  });
  return { db, dialect: "postgres", close: () => db.destroy() };
}
