import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack as createPack } from "tar-stream";
import type { Manifest } from "./manifest";

export interface ArchiveWriter {
  /** What was added so far, for the manifest. */
  entries: Manifest["entries"];
  addBytes(name: string, bytes: Uint8Array): Promise<void>;
  addFile(name: string, path: string, sha256: string): Promise<void>;
}

/**
 * Writes one `.tar.gz`: beside its place and readable by its owner alone, synced, then renamed, so that a file with this name is whole.
 * @param fill adds the entries; when it fails nothing is left behind
 */
export async function writeArchive(path: string, fill: (writer: ArchiveWriter) => Promise<void>): Promise<void> {
  const unfinished = `${path}.part`;
  const pack = createPack();
  const written = pipeline(pack, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
  // Awaited below; until then a failure is `fill`'s to meet.
  written.catch(() => undefined);
  const entries: Manifest["entries"] = {};
  const writer: ArchiveWriter = {
    entries,
    async addBytes(name, bytes) {
      entries[name] = { bytes: bytes.byteLength, sha256: createHash("sha256").update(bytes).digest("hex") };
      await add({ name, size: bytes.byteLength }, async function* () {
        yield bytes;
      });
    },
    async addFile(name, from, sha256) {
      const { size } = await stat(from);
      entries[name] = { bytes: size, sha256 };
      await add({ name, size }, () => createReadStream(from));
    },
  };
  const add = async (header: { name: string; size: number }, source: () => AsyncIterable<Uint8Array>) => {
    await Promise.race([pipeline(source, pack.entry({ ...header, mode: 0o600 })), written.then(brokeOff)]);
  };
  try {
    await fill(writer);
    pack.finalize();
    await written;
    await sync(unfinished);
    await rename(unfinished, path);
    await sync(dirname(path));
  } catch (error) {
    pack.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

const brokeOff = () => {
  throw new Error("the archive ended before its last entry");
};

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}
