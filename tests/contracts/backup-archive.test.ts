import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { BackupError } from "~/server/embedded/backup/manifest";
import { verifyArchive } from "~/server/embedded/backup/read-archive";
import { restoreBackup } from "~/server/embedded/backup/restore";
import { openDatabase } from "~/server/embedded/database/open-database";
import { createFolderStore } from "~/server/embedded/domain/files/folder-blob-store";
import { postLedgerTransaction } from "~/server/embedded/kit/ledger";
import { describeEachBackend, TENANT_ID } from "./backend";
import { backUpSite, createFilledSiteBackup, createScratch, modifyArchive } from "./backup-fixture";
import { createPostRow } from "./core-fixture";

const { createScratchPath, createArchivePath } = createScratch();

describeEachBackend((site) => {
  let siteBackup: Promise<string> | undefined;
  const getSiteBackup = () => (siteBackup ??= createFilledSiteBackup(site(), createArchivePath()));

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
    const path = createArchivePath();
    try {
      for (; acknowledged.length < 200; ) await new Promise((resolve) => setTimeout(resolve, 5));
      const before = [...acknowledged];
      await backUpSite(site(), path);
      const during = acknowledged.length - before.length;
      isOver = true;
      await Promise.all(writers);
      expect(during).toBeGreaterThan(0);
      await verifyArchive(path);
      const dataDir = createScratchPath();
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
    const modified: [string, RegExp][] = [
      [
        modifyArchive(path, createArchivePath(), swap("Nama backup-user", "Nama backup-usir")),
        /tables\/users\.ndjson does not match the manifest/,
      ],
      [
        modifyArchive(path, createArchivePath(), swap("%PDF-1.4", "%PDF-1.5")),
        /files\/\w\w\/\w+ does not match the manifest/,
      ],
      [
        modifyArchive(path, createArchivePath(), (tar) =>
          tar.subarray(0, tar.lastIndexOf("manifest.json")),
        ),
        /no manifest|cannot be read/,
      ],
      [modifyArchive(path, createArchivePath(), () => Buffer.alloc(1024)), /no manifest/],
    ];
    const truncated = createArchivePath();
    writeFileSync(truncated, readFileSync(path).subarray(0, -200));
    writeFileSync(`${truncated}.txt`, "no archive");

    for (const [file, message] of [
      ...modified,
      [truncated, /cannot be read/],
      [`${truncated}.txt`, /cannot be read/],
      [`${truncated}.gone`, /cannot be read/],
    ] as const) {
      const verified = verifyArchive(file);
      await expect(verified).rejects.toBeInstanceOf(BackupError);
      await expect(verified).rejects.toThrow(message);
      const dataDir = createScratchPath();
      mkdirSync(dataDir);
      await expect(
        restoreBackup(file, { dataDir, blobs: createFolderStore(dataDir) }),
      ).rejects.toThrow(message);
      expect(readdirSync(dataDir)).toEqual([]);
    }
  });
});
