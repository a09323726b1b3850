import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { operationsOperations } from "../../../hosts/admin/operations";
import { getInstanceName } from "../../../instance-name";
import type { Database } from "../../database/open-database";
import type { Schema } from "../../database/schema/schema";
import type { HostContext } from "../../kit/context";

type System = z.output<typeof operationsOperations.getSystem.response>;

/** Tenants with the most bytes; the sums are of all. */
const MAX_TENANTS = 50;

/** What runs here, and what it stores. */
export async function readSystem(
  { db, dataDir, appVersion }: HostContext,
  { dialect, commit }: { dialect: Database["dialect"]; commit: string | null },
): Promise<System> {
  const [database, migrations, files, disk] = await Promise.all([
    dialect === "sqlite" ? readSqlite(db, dataDir) : readPostgres(db),
    readMigrations(db),
    readStoredFiles(db),
    statfs(dataDir),
  ]);
  return {
    instance: getInstanceName(),
    version: appVersion,
    commit,
    node: process.versions.node,
    database,
    migrations: { count: migrations.length, latest: migrations.at(-1)?.name ?? "" },
    files,
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
  };
}

/** Applied migrations in order, with the time of each. */
export async function readMigrations(
  db: Kysely<Schema>,
): Promise<{ name: string; timestamp: string }[]> {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration order by name`.execute(db);
  return rows;
}

async function readSqlite(db: Kysely<Schema>, dataDir: string): Promise<System["database"]> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
  const path = join(dataDir, "pendopo.sqlite");
  const sizes = await Promise.all(
    [path, `${path}-wal`].map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return {
    kind: "sqlite",
    version: rows[0]?.version ?? "",
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

async function readPostgres(db: Kysely<Schema>): Promise<System["database"]> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes`.execute(db);
  return { kind: "postgres", version: rows[0]?.version ?? "", bytes: rows[0]?.bytes ?? 0 };
}

async function readStoredFiles(db: Kysely<Schema>): Promise<System["files"]> {
  const rows = await db
    .selectFrom("files as f")
    .innerJoin("tenants as t", "t.lms_id", "f.lms_id")
    .leftJoin("tenant_domains as d", (join) =>
      join.onRef("d.lms_id", "=", "t.lms_id").on("d.is_primary", "=", 1),
    )
    .select(["f.lms_id", "d.domain"])
    .select(sql<number>`count(*)`.as("count"))
    .select(sql<number>`cast(sum(f.bytes) as bigint)`.as("bytes"))
    .where("f.stored_at", "is not", null)
    .where("f.deleted_at", "is", null)
    .groupBy(["f.lms_id", "d.domain"])
    .execute();
  const tenants = rows
    .map(({ lms_id, domain, count, bytes }) => ({ name: domain ?? lms_id, count, bytes }))
    .sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
  return {
    tenants: tenants.slice(0, MAX_TENANTS),
    count: tenants.reduce((sum, { count }) => sum + count, 0),
    bytes: tenants.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
