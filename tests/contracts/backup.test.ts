import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { createBackup } from "~/server/embedded/backup/create-backup";
import { BackupError } from "~/server/embedded/backup/manifest";
import { verifyArchive } from "~/server/embedded/backup/read-archive";
import { restoreBackup } from "~/server/embedded/backup/restore";
import { openDatabase } from "~/server/embedded/database/open-database";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { getBlobKey } from "~/server/embedded/domain/files/files";
import { createFolderStore } from "~/server/embedded/domain/files/folder-blob-store";
import { postLedgerTransaction } from "~/server/embedded/kit/ledger";
import { uploadResponseSchema } from "~/server/hosts/drive/contract";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { type Backend, describeEachBackend, TENANT_ID } from "./backend";
import { createPostRow, createSignedInUser } from "./core-fixture";
import { createPdf } from "./drive-fixture";

const server = await getPostgresUrl();
const scratch = mkdtempSync(join(tmpdir(), "pendopo-backups-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let count = 0;
const getScratchPath = () => join(scratch, String(++count));

const backUpSite = (site: Backend, path: string) => {
  const { context, database } = site;
  const { dialect, db } = database;
  const { dataDir } = context;
  const source = dialect === "postgres" ? { dialect, db } : { dialect, dataDir };
  return createBackup(
    {
      source,
      blobs: context.ports.blobs,
      dataDir,
      appVersion: "test",
      now: Date.now(),
      log: context.log,
    },
    path,
  );
};

/** All rows by table in a stable order. */
async function readTables(db: Kysely<Schema>, tables: string[]): Promise<Record<string, string[]>> {
  const read = async (table: string) =>
    (await sql.raw<Record<string, unknown>>(`select * from "${table}"`).execute(db)).rows;
  const serialize = (row: Record<string, unknown>) =>
    JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [table, (await read(table)).map(serialize).toSorted()]),
    ),
  );
}

/** Repacks an archive with changed bytes. */
function modifyArchive(path: string, change: (tar: Buffer) => Buffer): string {
  const copy = `${getScratchPath()}.tar.gz`;
  writeFileSync(copy, gzipSync(change(gunzipSync(readFileSync(path)))));
  return copy;
}

describeEachBackend((site) => {
  let siteBackup: Promise<string> | undefined;
  const getSiteBackup = () => {
    siteBackup ??= (async () => {
      const { database, context } = site();
      await createSignedInUser(database.db, "backup-user", [
        { tenantId: TENANT_ID, role: ROLE.student },
      ]);
      const upload = await site()
        .createClients()
        .drive.upload({ rawBody: createPdf(90_000), headers: { "x-file-purpose": "attachment" } });
      const { id } = uploadResponseSchema.parse(await upload.json()).data;
      await site().createClients().drive.claimFile({ params: { id } });
      const parent = createPostRow(TENANT_ID, "zzz-induk", {
        content: "<p>Baris\nbaru, “kutip”, 😀 dan \\ garis</p>",
      });
      // The child's id sorts first, so a row refers to a later one.
      await database.db.transaction().execute(async (trx) => {
        await trx.insertInto("posts").values(parent).execute();
        await trx
          .insertInto("posts")
          .values(createPostRow(TENANT_ID, "aaa-anak", { parent_id: parent.id }))
          .execute();
        const entries = [
          { account: "gateway:clearing", amount: -50_000 },
          { account: "user:backup-user:available", amount: 50_000 },
        ];
        await postLedgerTransaction(trx, {
          tenantId: TENANT_ID,
          kind: "test",
          reference: "1",
          at: 1,
          entries,
        });
      });
      writeFileSync(join(context.dataDir, "secrets.json"), '{"secretKey":"a"}', { mode: 0o600 });
      const path = `${getScratchPath()}.tar.gz`;
      await backUpSite(site(), path);
      return path;
    })();
    return siteBackup;
  };

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
      const dataDir = getScratchPath();
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

  test("createBackup is consistent and complete during concurrent writes", async () => {
    const { database } = site();
    const { db } = database;
    const acknowledged: string[] = [];
    let isOver = false;
    const writers = [0, 1, 2, 3].map(async (writer) => {
      for (let number = 0; !isOver; number++) {
        const slug = `tulis-${writer}-${number}`;
        await db.transaction().execute(async (trx) => {
          await trx.insertInto("posts").values(createPostRow(TENANT_ID, slug)).execute();
          const entries = [
            { account: "gateway:clearing", amount: -1_000 },
            { account: "income:classes", amount: 1_000 },
          ];
          await postLedgerTransaction(trx, {
            tenantId: TENANT_ID,
            kind: "load",
            reference: slug,
            at: number,
            entries,
          });
        });
        acknowledged.push(slug);
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    const path = `${getScratchPath()}.tar.gz`;
    try {
      for (; acknowledged.length < 200; ) await new Promise((resolve) => setTimeout(resolve, 5));
      const before = [...acknowledged];
      await backUpSite(site(), path);
      const during = acknowledged.length - before.length;
      isOver = true;
      await Promise.all(writers);
      expect(during).toBeGreaterThan(0);
      await verifyArchive(path);
      const dataDir = getScratchPath();
      await restoreBackup(path, { dataDir, blobs: createFolderStore(dataDir) });
      const restored = await openDatabase({ dataDir });
      const slugs = (
        await restored.db
          .selectFrom("posts")
          .select("slug")
          .where("slug", "like", "tulis-%")
          .execute()
      ).map(({ slug }) => slug);
      expect(before.filter((slug) => !slugs.includes(slug))).toEqual([]);
      const postings = await restored.db
        .selectFrom("ledger_transactions")
        .select("reference")
        .where("kind", "=", "load")
        .execute();
      expect(postings.map(({ reference }) => reference).toSorted()).toEqual(slugs.toSorted());
      const { sum } = await restored.db
        .selectFrom("ledger_entries")
        .select(sql<number>`coalesce(sum(amount), 0)`.as("sum"))
        .executeTakeFirstOrThrow();
      expect(Number(sum)).toBe(0);
      await restored.close();
    } finally {
      isOver = true;
      await Promise.allSettled(writers);
    }
  });

  test("verifyArchive detects modified, truncated and foreign archives without writing", async () => {
    const path = await getSiteBackup();
    const swap = (from: string, to: string) => (tar: Buffer) => {
      const at = tar.indexOf(from);
      expect(at).toBeGreaterThan(0);
      return Buffer.concat([
        tar.subarray(0, at),
        Buffer.from(to),
        tar.subarray(at + Buffer.byteLength(from)),
      ]);
    };
    const wrong: [string, RegExp][] = [
      [
        modifyArchive(path, swap("Nama backup-user", "Nama backup-usir")),
        /tables\/users\.ndjson does not match the manifest/,
      ],
      [
        modifyArchive(path, swap("%PDF-1.4", "%PDF-1.5")),
        /files\/\w\w\/\w+ does not match the manifest/,
      ],
      [
        modifyArchive(path, (tar) => tar.subarray(0, tar.lastIndexOf("manifest.json"))),
        /no manifest|cannot be read/,
      ],
      [modifyArchive(path, () => Buffer.alloc(1024)), /no manifest/],
    ];
    const cut = `${getScratchPath()}.tar.gz`;
    writeFileSync(cut, readFileSync(path).subarray(0, -200));
    writeFileSync(`${cut}.txt`, "no archive");

    for (const [file, message] of [
      ...wrong,
      [cut, /cannot be read/],
      [`${cut}.txt`, /cannot be read/],
      [`${cut}.gone`, /cannot be read/],
    ] as const) {
      const verified = verifyArchive(file);
      await expect(verified).rejects.toBeInstanceOf(BackupError);
      await expect(verified).rejects.toThrow(message);
      const dataDir = getScratchPath();
      mkdirSync(dataDir);
      await expect(
        restoreBackup(file, { dataDir, blobs: createFolderStore(dataDir) }),
      ).rejects.toThrow(message);
      expect(readdirSync(dataDir)).toEqual([]);
    }
  });

  test("restoreBackup rejects a non-empty target and a newer release's backup", async () => {
    const path = await getSiteBackup();
    const dataDir = getScratchPath();
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "anything"), "x");

    await expect(
      restoreBackup(path, { dataDir, blobs: createFolderStore(dataDir) }),
    ).rejects.toThrow(/is not empty/);
    expect(readdirSync(dataDir)).toEqual(["anything"]);

    if (server) {
      const postgres = await createPostgresDatabase(server);
      const first = getScratchPath();
      await restoreBackup(path, {
        dataDir: first,
        databaseUrl: postgres.url,
        blobs: createFolderStore(first),
      });
      const second = getScratchPath();
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
    const newer = modifyArchive(path, (tar) =>
      Buffer.from(tar.toString("latin1").replace('"0012-files"', '"0012-filex"'), "latin1"),
    );
    const other = getScratchPath();

    await expect(
      restoreBackup(newer, { dataDir: other, blobs: createFolderStore(other) }),
    ).rejects.toThrow(/newer release of Pendopo \(0012-filex\)/);
  });

  test("restoreBackup migrates a backup of an older release", async () => {
    const path = await getSiteBackup();
    const manifest = await verifyArchive(path);
    const last = manifest.migrations.at(-1) ?? "";
    // Simulates a backup from before the last migration.
    const older = getScratchPath();
    const old = await openDatabase({ dataDir: older, targetMigration: manifest.migrations.at(-2) });
    await old.db
      .insertInto("tenants")
      .values({ lms_id: "lms-old", is_main: 1, created_at: 1 })
      .execute();
    await old.close();
    const archive = `${getScratchPath()}.tar.gz`;
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
    const dataDir = getScratchPath();

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
