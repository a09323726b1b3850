import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "~/server/embedded/database/open-database";
import { createPostgresDatabase, createPostgresTemplate } from "./postgres-url";

/** Contents of a migrated SQLite database; each worker migrates once, because that takes longer than most files' tests. */
let sqliteTemplate: Promise<Buffer> | undefined;
let postgresTemplate: Promise<string> | undefined;

async function createSqliteTemplate(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), "pendopo-template-"));
  await (await openDatabase({ dataDir })).close();
  const contents = readFileSync(join(dataDir, "pendopo.sqlite"));
  rmSync(dataDir, { recursive: true, force: true });
  return contents;
}

async function migratePostgresTemplate(server: string): Promise<string> {
  const { name, url } = await createPostgresTemplate(server);
  await (await openDatabase({ dataDir: "", databaseUrl: url })).close();
  return name;
}

/** Opens a new SQLite database without rows in `dataDir`, an existing folder. */
export async function openMigratedSqlite(dataDir: string): Promise<Database> {
  sqliteTemplate ??= createSqliteTemplate();
  writeFileSync(join(dataDir, "pendopo.sqlite"), await sqliteTemplate, { mode: 0o600 });
  return openDatabase({ dataDir });
}

/** Creates a PostgreSQL database with all tables and without rows. */
export async function createMigratedPostgres(server: string) {
  postgresTemplate ??= migratePostgresTemplate(server);
  return createPostgresDatabase(server, await postgresTemplate);
}
