import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { BlobStore } from "../../adapters/blob-store";

const KEY = /^(?=.{8,120}$)[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

/**
 * Files in `DATA_DIR/files`. One is there whole or not at all, also after a power cut: written beside its place, synced, renamed, and the folder
 * synced before `put` is done.
 * @throws Error for a key that no blob store takes, which could name another folder
 */
export function createFolderStore(dataDir: string): BlobStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`not a key of a blob store: ${key}`);
    return join(dataDir, "files", key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const folder = dirname(path);
      const made = await mkdir(folder, { recursive: true });
      const unfinished = `${path}.${randomBytes(6).toString("hex")}.part`;
      try {
        await writeSynced(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(folder);
      // A folder that is new is an entry of the one above it, up to the first that was there.
      for (let above = folder; made && above.length >= made.length; above = dirname(above)) await syncFolder(dirname(above));
    },
    async get(key, range) {
      try {
        const file = await open(pathOf(key), "r");
        return Readable.toWeb(file.createReadStream(range ?? {})) as ReadableStream<Uint8Array>;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}
