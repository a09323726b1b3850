import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
import type { BlobStore } from "../../adapters/blob-store";
import { MIGRATION_NAMES, migrate } from "../database/migrate";
import { type Database, openDatabase } from "../database/open-database";
import type { Schema } from "../database/schema/schema";
import { writeAuditAnchors } from "../kit/audit/audit-anchors";
import { BackupError, type Manifest, SECRETS_ENTRY } from "./manifest";
import { bufferEntry, forEachEntry, readRows, verifyArchive } from "./read-archive";
import type { Row } from "./snapshot";

interface RestoreTarget {
  /** Must be empty or absent. */
  dataDir: string;
  /** PostgreSQL instead of SQLite in `dataDir`; must hold no rows. */
  databaseUrl?: string | undefined;
  blobs: BlobStore;
}

type DynamicSchema = Record<string, Row>;
const MAX_VALUES_PER_INSERT = 15_000;
const MAX_ROWS_PER_INSERT = 500;

/**
 * Restores a backup of this or an older release into an empty installation and migrates it. Rows are
 * inserted in one transaction that checks all foreign keys; on failure, `dataDir` is emptied again.
 * @throws BackupError if the backup is damaged or newer, or the target is not empty
 */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<Manifest> {
  const manifest = await verifyArchive(path);
  const unknownMigration = manifest.migrations.find(
    (name, index) => MIGRATION_NAMES[index] !== name,
  );
  if (unknownMigration)
    throw new BackupError(
      `The backup was made by a newer release of Pendopo (${unknownMigration}); restore it with that release.`,
    );
  const { dataDir, databaseUrl, blobs } = target;
  const existingFiles = await readdir(dataDir).catch(() => []);
  if (existingFiles.length > 0)
    throw new BackupError(`${dataDir} is not empty; restore into an empty folder.`);
  await mkdir(dataDir, { recursive: true });
  try {
    const database = await openDatabase({
      dataDir,
      databaseUrl,
      targetMigration: manifest.migrations.at(-1),
    }).catch((error: unknown) => {
      throw databaseUrl
        ? new BackupError(`The database cannot be restored into: ${(error as Error).message}`)
        : error;
    });
    try {
      await loadBackup(database, { path, manifest, dataDir, blobs });
      await migrate(database.db, database.dialect);
      await restoreAnchors(dataDir, manifest);
    } finally {
      await database.close();
    }
  } catch (error) {
    for (const name of await readdir(dataDir))
      await rm(join(dataDir, name), { recursive: true, force: true });
    throw error;
  }
  return manifest;
}

/** The restored audit logs must still be the ones that were backed up. */
async function restoreAnchors(dataDir: string, { auditHeads, createdAt }: Manifest): Promise<void> {
  const at = Date.parse(createdAt);
  const anchors = Object.entries(auditHeads).map(([tenantId, head]) => [tenantId, { ...head, at }]);
  if (anchors.length > 0) await writeAuditAnchors({ dataDir }, Object.fromEntries(anchors));
}

interface LoadInput extends Omit<RestoreTarget, "databaseUrl"> {
  path: string;
  manifest: Manifest;
}

async function loadBackup(
  { db, dialect }: Database,
  { path, manifest, dataDir, blobs }: LoadInput,
): Promise<void> {
  const load = async (trx: Transaction<Schema>) => {
    const tables = trx as unknown as Transaction<DynamicSchema>;
    for (const table of Object.keys(manifest.tables)) {
      if (await tables.selectFrom(table).select(sql.lit(1).as("one")).limit(1).executeTakeFirst())
        throw new BackupError(
          `The database is not empty (${table}); restore into an empty database.`,
        );
    }
    await forEachEntry(path, async (entry) => {
      const [, folder, name = ""] = /^(tables|files)\/(.+)$/.exec(entry.name) ?? [];
      if (folder === "tables")
        await insertRows(tables, name.replace(/\.ndjson$/, ""), readRows(entry));
      if (folder === "files") await blobs.put(name, entry.chunks, "application/octet-stream");
      if (entry.name === SECRETS_ENTRY)
        await writeFile(join(dataDir, SECRETS_ENTRY), await bufferEntry(entry), {
          mode: 0o600,
          flag: "wx",
          flush: true,
        });
    });
    for (const [table, rows] of Object.entries(manifest.tables)) {
      const { count } = await tables
        .selectFrom(table)
        .select(sql<number>`count(*)`.as("count"))
        .executeTakeFirstOrThrow();
      if (count !== rows)
        throw new BackupError(`${table} has ${count} rows after restoring instead of ${rows}.`);
    }
  };
  if (dialect === "sqlite") await withoutSqliteForeignKeys(db, load);
  else await withoutPostgresForeignKeys(db, load);
}

async function insertRows(
  db: Kysely<DynamicSchema>,
  table: string,
  rows: AsyncIterable<Row>,
): Promise<void> {
  let batch: Row[] = [];
  const flush = async () => {
    if (batch.length > 0) await db.insertInto(table).values(batch).execute();
    batch = [];
  };
  for await (const row of rows) {
    batch.push(row);
    if (
      batch.length >= MAX_ROWS_PER_INSERT ||
      batch.length * Object.keys(row).length >= MAX_VALUES_PER_INSERT
    )
      await flush();
  }
  await flush();
}

type LoadRows = (trx: Transaction<Schema>) => Promise<void>;

/** Tables are loaded by name, so foreign keys can only be checked at the end. */
async function withoutSqliteForeignKeys(db: Kysely<Schema>, load: LoadRows): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(db);
  await db.transaction().execute(async (trx) => {
    await load(trx);
    const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(trx);
    if (rows[0])
      throw new BackupError(`A row of ${rows[0].table} has a reference that is not in the backup.`);
  });
  await sql`pragma foreign_keys = on`.execute(db);
}

async function withoutPostgresForeignKeys(db: Kysely<Schema>, load: LoadRows): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    const { rows: keys } = await sql<{ owner: string; name: string; definition: string }>`
      select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(
      trx,
    );
    for (const { owner, name } of keys)
      await sql.raw(`alter table ${owner} drop constraint ${name}`).execute(trx);
    await load(trx);
    for (const { owner, name, definition } of keys)
      await sql.raw(`alter table ${owner} add constraint ${name} ${definition}`).execute(trx);
  });
}
