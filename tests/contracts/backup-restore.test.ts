import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createBackup } from "~/server/embedded/backup/create-backup";
import { verifyArchive } from "~/server/embedded/backup/read-archive";
import { restoreBackup } from "~/server/embedded/backup/restore";
import { openDatabase } from "~/server/embedded/database/open-database";
import { getBlobKey } from "~/server/embedded/domain/files/files";
import { createFolderStore } from "~/server/embedded/domain/files/folder-blob-store";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { describeEachBackend } from "./backend";
import { createFilledSiteBackup, createScratch, modifyArchive, readTables } from "./backup-fixture";
import { createPostRow } from "./core-fixture";

const server = await getPostgresUrl();
const { createScratchPath, createArchivePath } = createScratch();

describeEachBackend((site) => {
  let siteBackup: Promise<string> | undefined;
  const getSiteBackup = () => (siteBackup ??= createFilledSiteBackup(site(), createArchivePath()));

  test("restoreBackup restores every row, file and secret into either database", async () => {
    const path = await getSiteBackup();
    const manifest = await verifyArchive(path);

    expect(manifest).toMatchObject({
      dialect: site().database.dialect,
      files: { count: 1, missing: [] },
      tables: { tenants: 2 },
    });

    const tables = Object.keys(manifest.tables);
    const wanted = await readTables(site().database.db, tables);
    const file = await site()
      .database.db.selectFrom("files")
      .select(["id", "bytes"])
      .executeTakeFirstOrThrow();

    for (const postgres of server ? [null, await createPostgresDatabase(server)] : [null]) {
      const dataDir = createScratchPath();
      await restoreBackup(path, {
        dataDir,
        databaseUrl: postgres?.url,
        blobs: createFolderStore(dataDir),
      });
      const database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
      expect(await readTables(database.db, tables)).toEqual(wanted);
      // Foreign keys are enforced again.
      await expect(
        database.db.insertInto("posts").values(createPostRow("lms-nobody", "x")).execute(),
      ).rejects.toThrow();
      await database.close();
      await postgres?.drop();
      expect(readFileSync(join(dataDir, "files", getBlobKey(file.id))).byteLength).toBe(file.bytes);
      expect(readFileSync(join(dataDir, "secrets.json"), "utf8")).toBe('{"secretKey":"a"}');
    }
  });

  test("restoreBackup rejects a non-empty target and a newer release's backup", async () => {
    const path = await getSiteBackup();
    const dataDir = createScratchPath();
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "anything"), "x");

    await expect(
      restoreBackup(path, { dataDir, blobs: createFolderStore(dataDir) }),
    ).rejects.toThrow(/is not empty/);
    expect(readdirSync(dataDir)).toEqual(["anything"]);

    if (server) {
      const postgres = await createPostgresDatabase(server);
      const first = createScratchPath();
      await restoreBackup(path, {
        dataDir: first,
        databaseUrl: postgres.url,
        blobs: createFolderStore(first),
      });
      const second = createScratchPath();
      await expect(
        restoreBackup(path, {
          dataDir: second,
          databaseUrl: postgres.url,
          blobs: createFolderStore(second),
        }),
      ).rejects.toThrow(/database is not empty/);
      expect(readdirSync(second)).toEqual([]);
      await postgres.drop();
    }
    const newer = modifyArchive(path, createArchivePath(), (tar) =>
      Buffer.from(tar.toString("latin1").replace('"0012-files"', '"0012-filex"'), "latin1"),
    );
    const other = createScratchPath();

    await expect(
      restoreBackup(newer, { dataDir: other, blobs: createFolderStore(other) }),
    ).rejects.toThrow(/newer release of Pendopo \(0012-filex\)/);
  });

  test("restoreBackup migrates a backup of an older release", async () => {
    const path = await getSiteBackup();
    const manifest = await verifyArchive(path);
    const last = manifest.migrations.at(-1) ?? "";
    // Simulates a backup from before the last migration.
    const older = createScratchPath();
    const old = await openDatabase({ dataDir: older, targetMigration: manifest.migrations.at(-2) });
    await old.db
      .insertInto("tenants")
      .values({ lms_id: "lms-old", is_main: 1, created_at: 1 })
      .execute();
    await old.close();
    const archive = createArchivePath();
    const { context } = site();
    await createBackup(
      {
        source: { dialect: "sqlite", dataDir: older },
        blobs: context.ports.blobs,
        dataDir: older,
        appVersion: "old",
        now: 0,
        log: context.log,
      },
      archive,
    );
    const dataDir = createScratchPath();

    const restored = await restoreBackup(archive, { dataDir, blobs: createFolderStore(dataDir) });

    expect(restored.migrations).not.toContain(last);

    const database = await openDatabase({ dataDir });
    const ran = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(database.db);

    expect(ran.rows.map(({ name }) => name)).toEqual(manifest.migrations);
    expect(await database.db.selectFrom("tenants").select("lms_id").execute()).toEqual([
      { lms_id: "lms-old" },
    ]);

    await database.close();
  });
});
