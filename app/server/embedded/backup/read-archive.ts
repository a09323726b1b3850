import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { toStoredFile } from "./create-backup";
import {
  BackupError,
  getFileEntryName,
  getTableEntryName,
  MANIFEST_ENTRY,
  type Manifest,
  manifestSchema,
} from "./manifest";
import type { Row } from "./snapshot";

const MAX_BUFFERED_BYTES = 64 * 1_048_576;

export interface ArchiveEntry {
  name: string;
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * Calls `handle` for each entry in order.
 * @throws BackupError if the archive is damaged or truncated
 */
export async function forEachEntry(
  path: string,
  handle: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const unpack = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), unpack).catch(
    (error: unknown) => {
      throw error instanceof BackupError
        ? error
        : new BackupError(`${path} cannot be read: ${(error as Error).message}.`);
    },
  );
  const handling = (async () => {
    for await (const entry of unpack) {
      await handle({ name: entry.header.name, chunks: entry as AsyncIterable<Uint8Array> });
      entry.resume();
    }
  })();
  // Either failure ends the other; a BackupError of `handle` names the actual cause.
  const [handled, read] = await Promise.allSettled([
    handling.catch((error: unknown) => destroyAndThrow(unpack, error)),
    reading,
  ]);
  if (handled.status === "rejected" && handled.reason instanceof BackupError) throw handled.reason;
  if (read.status === "rejected") throw read.reason;
  if (handled.status === "rejected") throw handled.reason;
}

function destroyAndThrow(unpack: { destroy(error?: Error): void }, error: unknown): never {
  unpack.destroy(error as Error);
  throw error;
}

export async function bufferEntry({ name, chunks }: ArchiveEntry): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BUFFERED_BYTES)
      throw new BackupError(`${name} exceeds the maximum entry size.`);
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

/** @throws BackupError for an invalid line */
export async function* readRows({ name, chunks }: ArchiveEntry): AsyncGenerator<Row> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  const parseRow = (line: string): Row => {
    try {
      return JSON.parse(line) as Row;
    } catch {
      throw new BackupError(`${name} contains an invalid row.`);
    }
  };
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield parseRow(line);
  }
  if (rest !== "") throw new BackupError(`${name} ends within a row.`);
}

/** What an archive actually contains, for comparison with its manifest. */
interface ArchiveContents {
  entries: Manifest["entries"];
  rowCounts: Record<string, number>;
  /** Keys of all files that rows refer to. */
  fileKeys: Set<string>;
}

/**
 * Verifies an archive without writing: entries match the manifest, rows can be parsed, and files of
 * all rows are present.
 * @throws BackupError with the first defect
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  let manifest: Manifest | null = null;
  const contents: ArchiveContents = { entries: {}, rowCounts: {}, fileKeys: new Set() };
  await forEachEntry(path, async (entry) => {
    if (manifest) throw new BackupError(`${entry.name} follows the manifest.`);
    if (entry.name === MANIFEST_ENTRY) manifest = parseManifest(await bufferEntry(entry));
    else await measureEntry(entry, contents);
  });
  if (!manifest)
    throw new BackupError(
      `${path} has no manifest: the archive is incomplete or not a backup of Pendopo.`,
    );
  compareWithManifest(manifest, contents);
  return manifest;
}

async function measureEntry(
  { name, chunks }: ArchiveEntry,
  { entries, rowCounts, fileKeys }: ArchiveContents,
): Promise<void> {
  if (entries[name]) throw new BackupError(`${name} is a duplicate entry.`);
  const hash = createHash("sha256");
  let bytes = 0;
  const measuredChunks = (async function* () {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  })();
  const table = /^tables\/(\w+)\.ndjson$/.exec(name)?.[1];
  if (table) {
    let count = 0;
    for await (const row of readRows({ name, chunks: measuredChunks })) {
      count++;
      const file = table === "files" ? toStoredFile(row) : null;
      if (file) fileKeys.add(file.key);
    }
    rowCounts[table] = count;
  } else for await (const _ of measuredChunks);
  entries[name] = { bytes, sha256: hash.digest("hex") };
}

function parseManifest(bytes: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString("utf8")));
  } catch {
    throw new BackupError(
      "The backup manifest is invalid: it was written by another release or modified.",
    );
  }
}

function compareWithManifest(
  manifest: Manifest,
  { entries, rowCounts, fileKeys }: ArchiveContents,
): void {
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.entries)) {
    const entry = entries[name];
    if (!entry) throw new BackupError(`${name} is missing.`);
    if (entry.bytes !== bytes || entry.sha256 !== sha256)
      throw new BackupError(`${name} does not match the manifest.`);
  }
  for (const name of Object.keys(entries))
    if (!manifest.entries[name]) throw new BackupError(`${name} is not in the manifest.`);
  for (const [table, count] of Object.entries(manifest.tables)) {
    if (rowCounts[table] !== count)
      throw new BackupError(
        `${getTableEntryName(table)} has ${rowCounts[table] ?? "no"} rows instead of ${count}.`,
      );
  }
  for (const key of fileKeys) {
    if (!manifest.entries[getFileEntryName(key)] && !manifest.files.missing.includes(key))
      throw new BackupError(`${getFileEntryName(key)} is missing, but a row refers to it.`);
  }
}
