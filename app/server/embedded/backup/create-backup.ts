import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { BlobStore } from "../../adapters/blob-store";
import type { Log } from "../../log/log";
import { getBlobKey } from "../domain/files/files";
import { type ArchiveWriter, writeArchive } from "./archive-writer";
import {
  FORMAT_VERSION,
  getFileEntryName,
  getTableEntryName,
  MANIFEST_ENTRY,
  type Manifest,
  SECRETS_ENTRY,
} from "./manifest";
import { type BackupSource, type Row, type Snapshot, withSnapshot } from "./snapshot";

export interface BackupInput {
  source: BackupSource;
  /** Store of the uploaded files. */
  blobs: BlobStore;
  /** Holds `secrets.json` unless the settings provide the keys. */
  dataDir: string;
  appVersion: string;
  /** UTC ms. */
  now: number;
  log: Log;
  /** Told of the share that is done, from 0 to 1. */
  onProgress?: ((done: number) => Promise<void>) | undefined;
}

type OnProgress = NonNullable<BackupInput["onProgress"]>;

/** Tables come first, then the files that their rows name. */
export const SHARE_OF_TABLES = 0.5;

interface DumpedTable {
  table: string;
  path: string;
  rows: number;
  sha256: string;
}
interface StoredFile {
  key: string;
  bytes: number;
  sha256: string;
}

/**
 * Backs up a running installation: a consistent snapshot of all rows, their uploaded files, the
 * secrets (which open sessions and receipts, so archives need the same protection) and a manifest.
 * Rows are NDJSON, independent of the database, so that a backup restores into either.
 * @param path of the archive; missing folders are created
 */
export async function createBackup(
  { source, blobs, dataDir, appVersion, now, log, onProgress = async () => undefined }: BackupInput,
  path: string,
): Promise<Manifest> {
  await mkdir(join(path, ".."), { recursive: true });
  const folder = await mkdtemp(`${path}.rows-`);
  try {
    const { tables, files, auditHeads, migrations } = await withSnapshot(source, (snapshot) =>
      dumpTables(snapshot, folder, (done) => onProgress(done * SHARE_OF_TABLES)),
    );
    const secrets = await readFile(join(dataDir, "secrets.json")).catch(() => null);
    let manifest: Manifest | undefined;
    await writeArchive(path, async (writer) => {
      for (const { table, path: tablePath, sha256 } of tables)
        await writer.addFile(getTableEntryName(table), tablePath, sha256);
      if (secrets) await writer.addBytes(SECRETS_ENTRY, secrets);
      const missing = await addFiles(writer, { blobs, files, log }, (done) =>
        onProgress(SHARE_OF_TABLES + done * (1 - SHARE_OF_TABLES)),
      );
      manifest = {
        format: FORMAT_VERSION,
        createdAt: new Date(now).toISOString(),
        appVersion,
        dialect: source.dialect,
        migrations,
        tables: Object.fromEntries(tables.map(({ table, rows }) => [table, rows])),
        auditHeads,
        files: { count: files.length - missing.length, missing },
        entries: { ...writer.entries },
      };
      await writer.addBytes(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest, null, 2)));
    });
    if (!manifest) throw new Error("archive written without a manifest");
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function dumpTables(snapshot: Snapshot, folder: string, onProgress: OnProgress) {
  const tables: DumpedTable[] = [];
  const files: StoredFile[] = [];
  const auditHeads: Manifest["auditHeads"] = {};
  for (const table of snapshot.tables) {
    const path = join(folder, `${table}.ndjson`);
    const hash = createHash("sha256");
    let rows = 0;
    const lines = async function* () {
      for await (const row of snapshot.rows(table)) {
        rows++;
        const file = table === "files" ? toStoredFile(row) : null;
        if (file) files.push(file);
        if (table === "audit_log") keepHead(auditHeads, row);
        const line = `${JSON.stringify(row)}\n`;
        hash.update(line);
        yield line;
      }
    };
    await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }));
    tables.push({ table, path, rows, sha256: hash.digest("hex") });
    await onProgress(tables.length / snapshot.tables.length);
  }
  return { tables, files, auditHeads, migrations: snapshot.migrations };
}

/** Rows come in any order. PostgreSQL's driver gives large numbers as text. */
function keepHead(heads: Manifest["auditHeads"], { lms_id, seq, hash }: Row): void {
  const tenantId = String(lms_id);
  if (Number(seq) > (heads[tenantId]?.seq ?? 0))
    heads[tenantId] = { seq: Number(seq), hash: String(hash) };
}

/** The stored file of a `files` row; null if its bytes are not stored or are deleted. */
export function toStoredFile(row: Row): StoredFile | null {
  return row.stored_at === null || row.deleted_at !== null
    ? null
    : {
        key: getBlobKey(String(row.id)),
        bytes: Number(row.bytes),
        sha256: String(row.sha256),
      };
}

/** @returns keys of files that are missing or do not match the checksum of their row */
export async function addFiles(
  writer: ArchiveWriter,
  { blobs, files, log }: { blobs: BlobStore; files: StoredFile[]; log: Log },
  onProgress: OnProgress = async () => undefined,
): Promise<string[]> {
  const missing: string[] = [];
  for (const [at, file] of files.entries()) {
    await onProgress(at / files.length);
    if (!(await addStoredFile(writer, blobs, file))) missing.push(file.key);
  }
  if (missing.length > 0) log.warn({ missing }, "backup excludes missing or damaged files");
  return missing;
}

/** Files up to this size are read once, larger ones twice instead of into memory. */
const MAX_BUFFERED_BYTES = 8 * 1_048_576;

/** @returns false if the file is missing or does not match its checksum */
async function addStoredFile(
  writer: ArchiveWriter,
  blobs: BlobStore,
  { key, bytes, sha256 }: StoredFile,
): Promise<boolean> {
  const stream = await blobs.get(key);
  if (!stream) return false;
  const name = getFileEntryName(key);
  if (bytes <= MAX_BUFFERED_BYTES) {
    const content = new Uint8Array(await new Response(stream).arrayBuffer());
    if (createHash("sha256").update(content).digest("hex") !== sha256) return false;
    await writer.addBytes(name, content);
    return true;
  }
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of toIterable(stream)) {
    hash.update(chunk);
    size += chunk.byteLength;
  }
  const again = hash.digest("hex") === sha256 ? await blobs.get(key) : null;
  if (!again) return false;
  await writer.addStream(name, { bytes: size, sha256 }, toIterable(again));
  return true;
}

/** Node's streams are iterable; the types of browsers' are not yet. */
const toIterable = (stream: ReadableStream<Uint8Array>) =>
  stream as unknown as AsyncIterable<Uint8Array>;
