import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

export interface ImageCache {
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
}

export const getImageCacheDir = (dataDir: string): string => join(dataDir, "images");

/** First part of the names of an upload's copies, by which they are deleted. */
export const getUploadPrefix = (fileId: string): string => `${fileId}-`;

/** Deletes the resized copies of an upload. */
export async function deleteUploadCopies(directory: string, fileId: string): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  for (const name of names)
    if (name.startsWith(getUploadPrefix(fileId))) await rm(join(directory, name), { force: true });
}

/**
 * Disk cache of encoded images, least recently used first out. Files are written beside and
 * renamed, so that readers never see a partial image.
 */
export function createImageCache(directory: string, maxBytes: number): ImageCache {
  let totalBytes: number | undefined;

  const list = async () => {
    const names = await readdir(directory);
    return Promise.all(
      names.map(async (name) => ({
        name,
        ...(await stat(join(directory, name)).then(
          ({ size, mtimeMs }) => ({ size, mtimeMs }),
          () => ({ size: 0, mtimeMs: 0 }),
        )),
      })),
    );
  };

  const evictFor = async (size: number) => {
    if (totalBytes !== undefined && totalBytes + size <= maxBytes) {
      totalBytes += size;
      return;
    }
    // Counted again, because copies of deleted uploads go without a word to this cache.
    const all = await list();
    totalBytes = all.reduce((sum, file) => sum + file.size, size);
    if (totalBytes <= maxBytes) return;
    // Shrinks to 90 %, so that a full folder is not scanned at every write.
    for (const file of all.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (totalBytes <= maxBytes * 0.9) break;
      await rm(join(directory, file.name), { force: true });
      totalBytes -= file.size;
    }
  };

  return {
    async read(name) {
      try {
        const bytes = await readFile(join(directory, name));
        const now = new Date();
        await utimes(join(directory, name), now, now).catch(() => undefined);
        return bytes;
      } catch {
        return null;
      }
    },
    async write(name, bytes) {
      await mkdir(directory, { recursive: true });
      await evictFor(bytes.length);
      const temporary = join(directory, `${name}.${crypto.randomUUID()}.part`);
      const file = await open(temporary, "wx");
      try {
        await file.writeFile(bytes);
      } finally {
        await file.close();
      }
      await rename(temporary, join(directory, name));
    },
  };
}
