import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack as createPack } from "tar-stream";
import type { Manifest } from "./manifest";

interface ArchivedEntry {
  bytes: number;
  sha256: string;
}

export interface ArchiveWriter {
  /** Entries added so far, for the manifest. */
  entries: Manifest["entries"];
  addBytes(name: string, bytes: Uint8Array): Promise<void>;
  addFile(name: string, path: string, sha256: string): Promise<void>;
  /** @param entry what the source was found to be; another size fails the archive */
  addStream(name: string, entry: ArchivedEntry, source: AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Writes a `.tar.gz` (mode 0600) to a temporary file, syncs and renames it, so that the final name
 * never refers to an incomplete archive.
 * @param fill adds the entries; if it fails, the temporary file is removed
 */
export async function writeArchive(
  path: string,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const partialPath = `${path}.part`;
  const pack = createPack();
  const written = pipeline(pack, createGzip(), createWriteStream(partialPath, { mode: 0o600 }));
  // Awaited below; an error before that also fails the pending entry in `fill`.
  written.catch(() => undefined);
  const entries: Manifest["entries"] = {};
  const writer: ArchiveWriter = {
    entries,
    async addBytes(name, bytes) {
      entries[name] = {
        bytes: bytes.byteLength,
        sha256: createHash("sha256").update(bytes).digest("hex"),
      };
      await add({ name, size: bytes.byteLength }, async function* () {
        yield bytes;
      });
    },
    async addFile(name, sourcePath, sha256) {
      const { size } = await stat(sourcePath);
      entries[name] = { bytes: size, sha256 };
      await add({ name, size }, () => createReadStream(sourcePath));
    },
    async addStream(name, entry, source) {
      entries[name] = entry;
      await add({ name, size: entry.bytes }, () => source);
    },
  };
  const add = async (
    header: { name: string; size: number },
    source: () => AsyncIterable<Uint8Array>,
  ) => {
    await Promise.race([
      pipeline(source, pack.entry({ ...header, mode: 0o600 })),
      written.then(throwPrematureEnd),
    ]);
  };
  try {
    await fill(writer);
    pack.finalize();
    await written;
    await syncToDisk(partialPath);
    await rename(partialPath, path);
    await syncToDisk(dirname(path));
  } catch (error) {
    pack.destroy();
    await written.catch(() => undefined);
    await rm(partialPath, { force: true });
    throw error;
  }
}

const throwPrematureEnd = () => {
  throw new Error("archive stream ended before its last entry");
};

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}
