import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { afterAll } from "vitest";
import { ROLE } from "~/lib/roles";
import { createBackup } from "~/server/embedded/backup/create-backup";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { postLedgerTransaction } from "~/server/embedded/kit/ledger";
import { uploadResponseSchema } from "~/server/hosts/drive/contract";
import { type Backend, TENANT_ID } from "./backend";
import { createPostRow, createSignedInUser } from "./core-fixture";
import { createPdf } from "./drive-fixture";

/** Unused paths in a folder that is removed after the file's tests. */
export function createScratch() {
  const folder = mkdtempSync(join(tmpdir(), "pendopo-backups-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let count = 0;
  const createScratchPath = () => join(folder, String(++count));
  return { createScratchPath, createArchivePath: () => `${createScratchPath()}.tar.gz` };
}

export const backUpSite = (site: Backend, path: string) => {
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
export async function readTables(
  db: Kysely<Schema>,
  tables: string[],
): Promise<Record<string, string[]>> {
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

/** Repacks an archive with changed bytes. @returns the path of the copy */
export function modifyArchive(path: string, copy: string, change: (tar: Buffer) => Buffer): string {
  writeFileSync(copy, gzipSync(change(gunzipSync(readFileSync(path)))));
  return copy;
}

/** Backs up a site with users, a claimed file, posts, ledger entries and secrets. @returns `archive` */
export async function createFilledSiteBackup(site: Backend, archive: string): Promise<string> {
  const { database, context } = site;
  await createSignedInUser(database.db, "backup-user", [
    { tenantId: TENANT_ID, role: ROLE.student },
  ]);
  const upload = await site
    .createClients()
    .drive.upload({ rawBody: createPdf(90_000), headers: { "x-file-purpose": "attachment" } });
  const { id } = uploadResponseSchema.parse(await upload.json());
  await site.createClients().drive.claimFile({ params: { id } });
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
  await backUpSite(site, archive);
  return archive;
}
