import { execFile } from "node:child_process";
import { request } from "node:http";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { getCpuMicroseconds } from "./processes.mjs";

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve("autocannon");

/** @typedef {{ perSecond: number, cpuPerRequest: number, p99: number }} Load requests a second, microseconds, milliseconds */

/** Sends one GET. @returns {Promise<{ status: number, headers: import("node:http").IncomingHttpHeaders, body: Buffer }>} */
export function get(
  /** @type {number} */ port,
  /** @type {string} */ path,
  /** @type {Record<string, string>} */ headers,
) {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers, agent: false }, async (answer) => {
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: Buffer.concat(await answer.toArray()),
      });
    })
      .on("error", reject)
      .end();
  });
}

/**
 * Generates load with autocannon in a child process. Every response must be a 2xx.
 * @param {{ port: number, pid: number }} server
 * @param {{ path: string, headers: Record<string, string>, connections: number, seconds: number }} options
 * @returns {Promise<Load>}
 */
export async function runLoad({ port, pid }, { path, headers, connections, seconds }) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const before = getCpuMicroseconds(pid);
  const { stdout } = await run(
    process.execPath,
    [
      autocannon,
      "-j",
      "-c",
      String(connections),
      "-d",
      String(seconds),
      "-t",
      "30",
      ...lines,
      `http://127.0.0.1:${port}${path}`,
    ],
    {
      maxBuffer: 64 * 1_048_576,
    },
  );
  const used = getCpuMicroseconds(pid) - before;
  const result = JSON.parse(stdout);
  const good = result["2xx"];
  if (result.non2xx > 0 || result.errors > 0 || good === 0)
    throw new Error(
      `${path}: ${good} good answers, ${result.non2xx} others, ${result.errors} errors`,
    );
  return { perSecond: good / result.duration, cpuPerRequest: used / good, p99: result.latency.p99 };
}

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
