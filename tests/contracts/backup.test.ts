import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { makeBackup } from "~/server/embedded/backup/make-backup";
import { BackupError } from "~/server/embedded/backup/manifest";
import { verifyArchive } from "~/server/embedded/backup/read-archive";
import { restoreBackup } from "~/server/embedded/backup/restore";
import { openDatabase } from "~/server/embedded/database";
import { blobKey } from "~/server/embedded/drive/file-rows";
import { createFolderStore } from "~/server/embedded/drive/folder-store";
import { postLedger } from "~/server/embedded/ledger";
import type { Schema } from "~/server/embedded/schema/schema";
import { uploadAnswer } from "~/server/hosts/drive/contract";
import { createPostgresDatabase, postgresUrl } from "../support/postgres-url";
import { pdf } from "./drive-fixture";
import { postRow, signIn } from "./fixture";
import { OURS, onEverySite, type Site } from "./site";

const server = await postgresUrl();
const scratch = mkdtempSync(join(tmpdir(), "pendopo-backups-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let count = 0;
const place = () => join(scratch, String(++count));

const backUp = (site: Site, path: string) => {
  const { context, database } = site;
  const { dialect, db } = database;
  const { dataDir } = context;
  const source = dialect === "postgres" ? { dialect, db } : { dialect, dataDir };
  return makeBackup({ source, blobs: context.ports.blobs, dataDir, appVersion: "test", now: Date.now(), log: context.log }, path);
};

/** Every row of every table that is data, in an order of its own. */
async function contentOf(db: Kysely<Schema>, tables: string[]): Promise<Record<string, string[]>> {
  const read = async (table: string) => (await sql.raw<Record<string, unknown>>(`select * from "${table}"`).execute(db)).rows;
  const ordered = (row: Record<string, unknown>) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, (await read(table)).map(ordered).toSorted()])));
}

/** The same archive with some of its bytes changed before it is packed. */
function altered(path: string, change: (tar: Buffer) => Buffer): string {
  const copy = `${place()}.tar.gz`;
  writeFileSync(copy, gzipSync(change(gunzipSync(readFileSync(path)))));
  return copy;
}

onEverySite((site) => {
  let ready: Promise<string> | undefined;
  /** A backup of a site that has a little of everything. */
  const backupOfSite = () => {
    ready ??= (async () => {
      const { database, context } = site();
      await signIn(database.db, "backup-user", [{ lmsId: OURS, role: 4 }]);
      const upload = await site()
        .hosts()
        .drive.upload({ rawBody: pdf(90_000), headers: { "x-file-purpose": "attachment" } });
      const { id } = uploadAnswer.parse(await upload.json()).data;
      await site().hosts().drive.claimFile({ params: { id } });
      const parent = postRow(OURS, "zzz-induk", { content: "<p>Baris\nbaru, “kutip”, 😀 dan \\ garis</p>" });
      // A child whose id comes first: rows refer to rows that come later.
      await database.db.transaction().execute(async (trx) => {
        await trx.insertInto("posts").values(parent).execute();
        await trx
          .insertInto("posts")
          .values(postRow(OURS, "aaa-anak", { parent_id: parent.id }))
          .execute();
        const entries = [
          { account: "gateway:clearing", amount: -50_000 },
          { account: "user:backup-user:available", amount: 50_000 },
        ];
        await postLedger(trx, { lmsId: OURS, kind: "test", reference: "1", at: 1, entries });
      });
      writeFileSync(join(context.dataDir, "secrets.json"), '{"secretKey":"a"}', { mode: 0o600 });
      const path = `${place()}.tar.gz`;
      await backUp(site(), path);
      return path;
    })();
    return ready;
  };

  test("a backup restored elsewhere has every row, file and key, on either database", async () => {
    const path = await backupOfSite();
    const manifest = await verifyArchive(path);
    expect(manifest).toMatchObject({ dialect: site().database.dialect, files: { count: 1, missing: [] }, tables: { tenants: 2 } });
    const tables = Object.keys(manifest.tables);
    const wanted = await contentOf(site().database.db, tables);
    const file = await site().database.db.selectFrom("files").select(["id", "bytes"]).executeTakeFirstOrThrow();
    for (const postgres of server ? [null, await createPostgresDatabase(server)] : [null]) {
      const dataDir = place();
      await restoreBackup(path, { dataDir, databaseUrl: postgres?.url, blobs: createFolderStore(dataDir) });
      const database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
      expect(await contentOf(database.db, tables)).toEqual(wanted);
      // Foreign keys hold again: a row that refers to nobody is refused.
      await expect(database.db.insertInto("posts").values(postRow("lms-nobody", "x")).execute()).rejects.toThrow();
      await database.close();
      await postgres?.drop();
      expect(readFileSync(join(dataDir, "files", blobKey(file.id))).byteLength).toBe(file.bytes);
      expect(readFileSync(join(dataDir, "secrets.json"), "utf8")).toBe('{"secretKey":"a"}');
    }
  });

  test("made while others write: no row older than the backup is missing, and what it has fits together", async () => {
    const { database } = site();
    const { db } = database;
    const acknowledged: string[] = [];
    let isOver = false;
    const writers = [0, 1, 2, 3].map(async (writer) => {
      for (let number = 0; !isOver; number++) {
        const slug = `tulis-${writer}-${number}`;
        await db.transaction().execute(async (trx) => {
          await trx.insertInto("posts").values(postRow(OURS, slug)).execute();
          const entries = [
            { account: "gateway:clearing", amount: -1_000 },
            { account: "income:classes", amount: 1_000 },
          ];
          await postLedger(trx, { lmsId: OURS, kind: "load", reference: slug, at: number, entries });
        });
        acknowledged.push(slug);
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    const path = `${place()}.tar.gz`;
    try {
      for (; acknowledged.length < 200; ) await new Promise((resolve) => setTimeout(resolve, 5));
      const before = [...acknowledged];
      await backUp(site(), path);
      const during = acknowledged.length - before.length;
      isOver = true;
      await Promise.all(writers);
      expect(during).toBeGreaterThan(0);
      await verifyArchive(path);
      const dataDir = place();
      await restoreBackup(path, { dataDir, blobs: createFolderStore(dataDir) });
      const restored = await openDatabase({ dataDir });
      const slugs = (await restored.db.selectFrom("posts").select("slug").where("slug", "like", "tulis-%").execute()).map(
        ({ slug }) => slug,
      );
      expect(before.filter((slug) => !slugs.includes(slug))).toEqual([]);
      const postings = await restored.db.selectFrom("ledger_transactions").select("reference").where("kind", "=", "load").execute();
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

  test("verifying finds a changed byte, a missing end and another file, and writes nothing", async () => {
    const path = await backupOfSite();
    const swap = (from: string, to: string) => (tar: Buffer) => {
      const at = tar.indexOf(from);
      expect(at).toBeGreaterThan(0);
      return Buffer.concat([tar.subarray(0, at), Buffer.from(to), tar.subarray(at + Buffer.byteLength(from))]);
    };
    const wrong: [string, RegExp][] = [
      [altered(path, swap("Nama backup-user", "Nama backup-usir")), /tables\/users\.ndjson is not what the manifest says/],
      [altered(path, swap("%PDF-1.4", "%PDF-1.5")), /files\/\w\w\/\w+ is not what the manifest says/],
      [altered(path, (tar) => tar.subarray(0, tar.lastIndexOf("manifest.json"))), /no manifest|cannot be read/],
      [altered(path, () => Buffer.alloc(1024)), /no manifest/],
    ];
    const cut = `${place()}.tar.gz`;
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
      const dataDir = place();
      mkdirSync(dataDir);
      await expect(restoreBackup(file, { dataDir, blobs: createFolderStore(dataDir) })).rejects.toThrow(message);
      expect(readdirSync(dataDir)).toEqual([]);
    }
  });

  test("a place that is not empty is refused, and so is a newer release's backup", async () => {
    const path = await backupOfSite();
    const dataDir = place();
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "anything"), "x");
    await expect(restoreBackup(path, { dataDir, blobs: createFolderStore(dataDir) })).rejects.toThrow(/is not empty/);
    expect(readdirSync(dataDir)).toEqual(["anything"]);
    if (server) {
      const postgres = await createPostgresDatabase(server);
      const first = place();
      await restoreBackup(path, { dataDir: first, databaseUrl: postgres.url, blobs: createFolderStore(first) });
      const second = place();
      await expect(restoreBackup(path, { dataDir: second, databaseUrl: postgres.url, blobs: createFolderStore(second) })).rejects.toThrow(
        /database is not empty/,
      );
      expect(readdirSync(second)).toEqual([]);
      await postgres.drop();
    }
    const newer = altered(path, (tar) => Buffer.from(tar.toString("latin1").replace('"0012-files"', '"0012-filex"'), "latin1"));
    const other = place();
    await expect(restoreBackup(newer, { dataDir: other, blobs: createFolderStore(other) })).rejects.toThrow(
      /newer release of Pendopo \(0012-filex\)/,
    );
  });

  test("a backup of an older release is brought up to date", async () => {
    const path = await backupOfSite();
    const manifest = await verifyArchive(path);
    const last = manifest.migrations.at(-1) ?? "";
    // As if this release had brought the last migration: its tables and its name are not in the older backup.
    const older = place();
    const old = await openDatabase({ dataDir: older, upTo: manifest.migrations.at(-2) });
    await old.db.insertInto("tenants").values({ lms_id: "lms-old", is_main: 1, created_at: 1 }).execute();
    await old.close();
    const archive = `${place()}.tar.gz`;
    const { context } = site();
    await makeBackup(
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
    const dataDir = place();
    const restored = await restoreBackup(archive, { dataDir, blobs: createFolderStore(dataDir) });
    expect(restored.migrations).not.toContain(last);
    const database = await openDatabase({ dataDir });
    const ran = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
    expect(ran.rows.map(({ name }) => name)).toEqual(manifest.migrations);
    expect(await database.db.selectFrom("tenants").select("lms_id").execute()).toEqual([{ lms_id: "lms-old" }]);
    await database.close();
  });
});
