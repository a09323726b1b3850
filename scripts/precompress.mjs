// Lays a .br and a .gz beside every text file of the built browser side, so that no request is ever compressed for a file.
import { readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT_FILE_PATTERN = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
/** Smaller files fit one packet anyway. */
const MIN_BYTES = 1024;

/** @type {[ending: string, encode: (bytes: Buffer) => Promise<Buffer>][]} */
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
 * Files that have a newer twin are left alone; a twin takes its source's time, so that both get the same `Last-Modified`.
 * @param {string} directory the built browser side
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
    for (const [ending, encode] of ENCODERS) {
      const twin = await stat(path + ending).catch(() => null);
      // Setting a time may lose the last millisecond on its way through seconds.
      if (twin && twin.mtimeMs >= mtimeMs - 2) continue;
      const bytes = await encode(await readFile(path));
      // A twin that saves nothing would only be looked up first.
      if (bytes.length >= size) continue;
      await writeFile(path + ending, bytes);
      await utimes(path + ending, atime, mtime);
      written++;
    }
  }
  return written;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const directory = process.argv[2] ?? "build/client";
  console.log(`precompressed ${await precompress(directory)} files in ${directory}`);
}
