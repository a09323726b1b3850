import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { BlobBody, BlobStore } from "../../../adapters/blob-store";

const KEY_PATTERN = /^(?=.{8,120}$)[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

/**
 * Stores blobs in `DATA_DIR/files`. Writes are atomic and durable: a temporary file is synced and
 * renamed, then its folder is synced.
 * @throws Error for an invalid key, which could name another folder
 */
export function createFolderStore(dataDir: string): BlobStore {
  const getPath = (key: string) => {
    if (!KEY_PATTERN.test(key)) throw new Error(`invalid blob key: ${key}`);
    return join(dataDir, "files", key);
  };
  return {
    async put(key, body) {
      const path = getPath(key);
      const folder = dirname(path);
      const firstCreated = await mkdir(folder, { recursive: true });
      const temporaryPath = `${path}.${randomBytes(6).toString("hex")}.part`;
      try {
        await writeAndSync(temporaryPath, body);
        await rename(temporaryPath, path);
      } catch (error) {
        await rm(temporaryPath, { force: true });
        throw error;
      }
      await syncFolder(folder);
      // New folders are entries of their parents, which need a sync too.
      if (!firstCreated) return;
      for (let created = folder; created.length >= firstCreated.length; created = dirname(created))
        await syncFolder(dirname(created));
    },
    async get(key, range) {
      try {
        const file = await open(getPath(key), "r");
        return Readable.toWeb(file.createReadStream(range ?? {})) as ReadableStream<Uint8Array>;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    delete: (key) => rm(getPath(key), { force: true }),
  };
}

async function writeAndSync(path: string, body: BlobBody): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}
