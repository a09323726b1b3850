// Writes a .br and a .gz variant beside each text file of the client build, so that files are never compressed per request.
import { readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT_FILE_PATTERN = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
/** Smaller files fit one packet. */
const MIN_BYTES = 1024;

/** @type {[extension: string, encode: (bytes: Buffer) => Promise<Buffer>][]} */
const ENCODERS = [
  [
    ".br",
    (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  ],
  [".gz", (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

/**
 * Skips up-to-date variants. A variant gets its source's modification time, so that both have the same `Last-Modified`.
 * @param {string} directory the client build
 * @returns {Promise<number>} how many files were written
 */
export async function precompress(directory) {
  let written = 0;
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !TEXT_FILE_PATTERN.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, atime, mtime, mtimeMs } = await stat(path);
    if (size < MIN_BYTES) continue;
    for (const [extension, encode] of ENCODERS) {
      const variant = await stat(path + extension).catch(() => null);
      // `utimes` takes seconds and may lose the last millisecond.
      if (variant && variant.mtimeMs >= mtimeMs - 2) continue;
      const bytes = await encode(await readFile(path));
      if (bytes.length >= size) continue;
      await writeFile(path + extension, bytes);
      await utimes(path + extension, atime, mtime);
      written++;
    }
  }
  return written;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const directory = process.argv[2] ?? "build/client";
  console.log(`precompressed ${await precompress(directory)} files in ${directory}`);
}
