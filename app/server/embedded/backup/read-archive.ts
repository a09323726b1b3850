import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { storedFile } from "./make-backup";
import { BackupError, fileEntry, MANIFEST, type Manifest, manifestSchema, tableEntry } from "./manifest";
import type { Row } from "./snapshot";

const MOST_WHOLE_BYTES = 64 * 1_048_576;

export interface ArchiveEntry {
  name: string;
  chunks: AsyncIterable<Uint8Array>;
}

/** Goes through an archive entry by entry. @throws BackupError for one that cannot be read to its end */
export async function eachEntry(path: string, use: (entry: ArchiveEntry) => Promise<void>): Promise<void> {
  const unpack = extract();
  const read = pipeline(createReadStream(path), createGunzip(), unpack).catch((error: unknown) => {
    throw error instanceof BackupError ? error : new BackupError(`${path} cannot be read: ${(error as Error).message}.`);
  });
  const used = (async () => {
    for await (const entry of unpack) {
      await use({ name: entry.header.name, chunks: entry as AsyncIterable<Uint8Array> });
      entry.resume();
    }
  })();
  // A failure of either ends the other; the reader's own reason says more.
  const outcomes = await Promise.allSettled([used.catch((error: unknown) => failWith(unpack, error)), read]);
  const failed = outcomes.findLast(({ status }) => status === "rejected");
  const [own] = outcomes;
  if (own.status === "rejected" && own.reason instanceof BackupError) throw own.reason;
  if (failed?.status === "rejected") throw failed.reason;
}

function failWith(unpack: { destroy(error?: Error): void }, error: unknown): never {
  unpack.destroy(error as Error);
  throw error;
}

export async function wholeOf({ name, chunks }: ArchiveEntry): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > MOST_WHOLE_BYTES) throw new BackupError(`${name} is larger than anything of its kind.`);
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

/** The rows of a table's entry. @throws BackupError for a line that is no row */
export async function* rowsOf({ name, chunks }: ArchiveEntry): AsyncGenerator<Row> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  const rowIn = (line: string): Row => {
    try {
      return JSON.parse(line) as Row;
    } catch {
      throw new BackupError(`${name} has a line that is no row.`);
    }
  };
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield rowIn(line);
  }
  if (rest !== "") throw new BackupError(`${name} ends in the middle of a row.`);
}

/**
 * Reads a whole archive without writing anything: every entry is what the manifest says, no entry more or less, every row can be read, and every file
 * that a row tells of is there.
 * @throws BackupError with the first thing that is wrong
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  let manifest: Manifest | null = null;
  const seen: Manifest["entries"] = {};
  const rows: Record<string, number> = {};
  const wanted = new Set<string>();
  await eachEntry(path, async (entry) => {
    if (manifest) throw new BackupError(`${entry.name} stands behind the manifest.`);
    if (entry.name === MANIFEST) {
      manifest = manifestIn(await wholeOf(entry));
      return;
    }
    if (seen[entry.name]) throw new BackupError(`${entry.name} is there twice.`);
    const hash = createHash("sha256");
    let bytes = 0;
    const measured = (async function* () {
      for await (const chunk of entry.chunks) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        yield chunk;
      }
    })();
    const table = /^tables\/(\w+)\.ndjson$/.exec(entry.name)?.[1];
    if (table) {
      let count = 0;
      for await (const row of rowsOf({ name: entry.name, chunks: measured })) {
        count++;
        const file = table === "files" ? storedFile(row) : null;
        if (file) wanted.add(file.key);
      }
      rows[table] = count;
    } else for await (const _ of measured);
    seen[entry.name] = { bytes, sha256: hash.digest("hex") };
  });
  if (!manifest) throw new BackupError(`${path} has no manifest: it was not finished, or is no backup of Pendopo.`);
  compare(manifest, seen, rows, wanted);
  return manifest;
}

function manifestIn(bytes: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString("utf8")));
  } catch {
    throw new BackupError("The backup's manifest cannot be read: it was made by another release, or altered.");
  }
}

function compare(manifest: Manifest, seen: Manifest["entries"], rows: Record<string, number>, wanted: Set<string>): void {
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.entries)) {
    const found = seen[name];
    if (!found) throw new BackupError(`${name} is missing.`);
    if (found.bytes !== bytes || found.sha256 !== sha256) throw new BackupError(`${name} is not what the manifest says.`);
  }
  for (const name of Object.keys(seen)) if (!manifest.entries[name]) throw new BackupError(`${name} is not in the manifest.`);
  for (const [table, count] of Object.entries(manifest.tables)) {
    if (rows[table] !== count) throw new BackupError(`${tableEntry(table)} has ${rows[table] ?? "no"} rows instead of ${count}.`);
  }
  for (const key of wanted) {
    if (!manifest.entries[fileEntry(key)] && !manifest.files.missing.includes(key))
      throw new BackupError(`${fileEntry(key)} is missing, though a row tells of it.`);
  }
}
