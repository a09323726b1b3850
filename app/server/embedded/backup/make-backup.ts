import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { BlobStore } from "../../adapters/blob-store";
import type { Log } from "../../log/log";
import { blobKey } from "../drive/file-rows";
import { type ArchiveWriter, writeArchive } from "./archive-writer";
import { FORMAT, fileEntry, MANIFEST, type Manifest, SECRETS, tableEntry } from "./manifest";
import { type Row, type Snapshot, type Source, withSnapshot } from "./snapshot";

export interface BackupInput {
  source: Source;
  /** Where uploaded files are: the folder or a real storage. */
  blobs: BlobStore;
  /** Holds `secrets.json`, unless the settings give the keys. */
  dataDir: string;
  appVersion: string;
  /** UTC ms. */
  now: number;
  log: Log;
}

interface DumpedTable {
  table: string;
  path: string;
  rows: number;
  sha256: string;
}
interface StoredFile {
  key: string;
  sha256: string;
}

/**
 * Backs up the whole installation while it runs: every row as it was at one moment, the uploaded files of those rows, the kept keys (so an archive
 * opens sessions and receipts: keep it as safe as they are), and a manifest. Rows are lines of JSON, the same from both databases, so that either
 * restores the other's.
 * @param path of the archive; its folder is made
 */
export async function makeBackup({ source, blobs, dataDir, appVersion, now, log }: BackupInput, path: string): Promise<Manifest> {
  await mkdir(join(path, ".."), { recursive: true });
  const folder = await mkdtemp(`${path}.rows-`);
  try {
    const { tables, files, migrations } = await withSnapshot(source, (snapshot) => dump(snapshot, folder));
    const secrets = await readFile(join(dataDir, "secrets.json")).catch(() => null);
    let manifest: Manifest | undefined;
    await writeArchive(path, async (writer) => {
      for (const { table, path: from, sha256 } of tables) await writer.addFile(tableEntry(table), from, sha256);
      if (secrets) await writer.addBytes(SECRETS, secrets);
      const missing = await addFiles(writer, blobs, files, log);
      manifest = {
        ...{ format: FORMAT, createdAt: new Date(now).toISOString(), appVersion, dialect: source.dialect, migrations },
        tables: Object.fromEntries(tables.map(({ table, rows }) => [table, rows])),
        files: { count: files.length - missing.length, missing },
        entries: { ...writer.entries },
      };
      await writer.addBytes(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)));
    });
    if (!manifest) throw new Error("a backup without a manifest");
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function dump(snapshot: Snapshot, folder: string) {
  const tables: DumpedTable[] = [];
  const files: StoredFile[] = [];
  for (const table of snapshot.tables) {
    const path = join(folder, `${table}.ndjson`);
    const hash = createHash("sha256");
    let rows = 0;
    const lines = async function* () {
      for await (const row of snapshot.rows(table)) {
        rows++;
        const file = table === "files" ? storedFile(row) : null;
        if (file) files.push(file);
        const line = `${JSON.stringify(row)}\n`;
        hash.update(line);
        yield line;
      }
    };
    await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }));
    tables.push({ table, path, rows, sha256: hash.digest("hex") });
  }
  return { tables, files, migrations: snapshot.migrations };
}

/** A row of `files` whose bytes should be there. */
export function storedFile(row: Row): StoredFile | null {
  return row.stored_at === null || row.deleted_at !== null ? null : { key: blobKey(String(row.id)), sha256: String(row.sha256) };
}

/** @returns keys of files that are not there, or not as their row says: deleted meanwhile, or damaged */
async function addFiles(writer: ArchiveWriter, blobs: BlobStore, files: StoredFile[], log: Log): Promise<string[]> {
  const missing: string[] = [];
  for (const { key, sha256 } of files) {
    const stream = await blobs.get(key);
    const bytes = stream && new Uint8Array(await new Response(stream).arrayBuffer());
    if (bytes && createHash("sha256").update(bytes).digest("hex") === sha256) await writer.addBytes(fileEntry(key), bytes);
    else missing.push(key);
  }
  if (missing.length > 0) log.warn({ missing }, "files that are not what their rows say were left out of the backup");
  return missing;
}
