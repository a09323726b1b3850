import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
import type { BlobStore } from "../../adapters/blob-store";
import { type Database, openDatabase } from "../database";
import { MIGRATION_NAMES, migrate } from "../migrate";
import type { Schema } from "../schema/schema";
import { BackupError, type Manifest, SECRETS } from "./manifest";
import { eachEntry, rowsOf, verifyArchive, wholeOf } from "./read-archive";
import type { Row } from "./snapshot";

interface Target {
  /** Must be empty or not there yet. */
  dataDir: string;
  /** PostgreSQL in place of the folder's database; must hold no rows. */
  databaseUrl?: string | undefined;
  blobs: BlobStore;
}

type Tables = Record<string, Row>;
const MOST_VALUES = 15_000;
const MOST_ROWS = 500;

/**
 * Restores a backup of this or an older release, of either database, into an empty place, and brings it up to date. The archive is verified first; rows
 * come in one transaction with all foreign keys checked at its end. What fails leaves the folder as empty as it was.
 * @throws BackupError for a backup that is broken or newer, or a place that is not empty
 */
export async function restoreBackup(path: string, target: Target): Promise<Manifest> {
  const manifest = await verifyArchive(path);
  const unknown = manifest.migrations.find((name, index) => MIGRATION_NAMES[index] !== name);
  if (unknown) throw new BackupError(`The backup was made by a newer release of Pendopo (${unknown}); restore it with that one.`);
  const { dataDir, databaseUrl, blobs } = target;
  const there = await readdir(dataDir).catch(() => []);
  if (there.length > 0) throw new BackupError(`${dataDir} is not empty; a backup is restored into an empty folder only.`);
  await mkdir(dataDir, { recursive: true });
  try {
    const database = await openDatabase({ dataDir, databaseUrl, upTo: manifest.migrations.at(-1) }).catch((error: unknown) => {
      throw databaseUrl ? new BackupError(`The database cannot take the backup: ${(error as Error).message}`) : error;
    });
    try {
      await fill(database, path, manifest, { dataDir, blobs });
      await migrate(database.db, database.dialect);
    } finally {
      await database.close();
    }
  } catch (error) {
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true });
    throw error;
  }
  return manifest;
}

async function fill(
  { db, dialect }: Database,
  path: string,
  manifest: Manifest,
  { dataDir, blobs }: Omit<Target, "databaseUrl">,
): Promise<void> {
  const load = async (trx: Transaction<Schema>) => {
    const tables = trx as unknown as Transaction<Tables>;
    for (const table of Object.keys(manifest.tables)) {
      if (await tables.selectFrom(table).select(sql.lit(1).as("one")).limit(1).executeTakeFirst())
        throw new BackupError(`The database is not empty (${table}); a backup is restored into an empty one only.`);
    }
    await eachEntry(path, async (entry) => {
      const [, folder, name = ""] = /^(tables|files)\/(.+)$/.exec(entry.name) ?? [];
      if (folder === "tables") await insert(tables, name.replace(/\.ndjson$/, ""), rowsOf(entry));
      if (folder === "files") await blobs.put(name, await wholeOf(entry), "application/octet-stream");
      if (entry.name === SECRETS) await writeFile(join(dataDir, SECRETS), await wholeOf(entry), { mode: 0o600, flag: "wx", flush: true });
    });
    for (const [table, rows] of Object.entries(manifest.tables)) {
      const { count } = await tables.selectFrom(table).select(sql<number>`count(*)`.as("count")).executeTakeFirstOrThrow();
      if (count !== rows) throw new BackupError(`${table} has ${count} rows after restoring instead of ${rows}.`);
    }
  };
  if (dialect === "sqlite") await withoutSqliteKeys(db, load);
  else await withoutPostgresKeys(db, load);
}

async function insert(db: Kysely<Tables>, table: string, rows: AsyncIterable<Row>): Promise<void> {
  let batch: Row[] = [];
  const flush = async () => {
    if (batch.length > 0) await db.insertInto(table).values(batch).execute();
    batch = [];
  };
  for await (const row of rows) {
    batch.push(row);
    if (batch.length >= MOST_ROWS || batch.length * Object.keys(row).length >= MOST_VALUES) await flush();
  }
  await flush();
}

type Load = (trx: Transaction<Schema>) => Promise<void>;

/** Tables come in the order of their names, and rows refer to one another: keys are checked once all are there. */
async function withoutSqliteKeys(db: Kysely<Schema>, load: Load): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(db);
  await db.transaction().execute(async (trx) => {
    await load(trx);
    const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(trx);
    if (rows[0]) throw new BackupError(`A row of ${rows[0].table} refers to one that is not in the backup.`);
  });
  await sql`pragma foreign_keys = on`.execute(db);
}

async function withoutPostgresKeys(db: Kysely<Schema>, load: Load): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    const { rows: keys } = await sql<{ owner: string; name: string; definition: string }>`
      select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx);
    for (const { owner, name } of keys) await sql.raw(`alter table ${owner} drop constraint ${name}`).execute(trx);
    await load(trx);
    for (const { owner, name, definition } of keys) await sql.raw(`alter table ${owner} add constraint ${name} ${definition}`).execute(trx);
  });
}
