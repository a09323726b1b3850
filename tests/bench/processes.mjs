import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** @typedef {{ port: number, pid: number, stop: () => Promise<void> }} Running */

const READY_MS = 60_000;

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, "close");
  return port;
}

/** @param {import("node:child_process").ChildProcess} child */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/**
 * Starts the app on a free port with a database of its own and waits until it is ready.
 * @param {string[]} command without a shell: its process is the one that is measured
 * @param {Record<string, string>} env
 * @returns {Promise<Running>}
 */
export async function startSite([program = "", ...args], env) {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "pendopo-bench-"));
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      SEED: "demo",
      LOG_LEVEL: "error",
      ...env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: folder,
    },
  });
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  for (const began = Date.now(); Date.now() - began < READY_MS && child.exitCode === null; ) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok && child.pid) return { port, pid: child.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`"${[program, ...args].join(" ")}" did not become ready`);
}

/** @param {Record<string, { type: string, encoding: string, body: string }>} pages @returns {Promise<Running>} */
export async function startBare(pages) {
  const child = fork(new URL("./bare-server.mjs", import.meta.url));
  child.send(pages);
  const [port] = await once(child, "message");
  return { port, pid: child.pid ?? 0, stop: () => end(child) };
}

/** CPU time of a process so far in microseconds (Linux; elsewhere NaN). The kernel counts in hundredths of a second. */
export function cpuMicroseconds(/** @type {number} */ pid) {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return Number.NaN;
  const fields = readFileSync(path, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Memory of a process in MB (Linux; elsewhere NaN). */
export function residentMegabytes(/** @type {number} */ pid) {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return Number.NaN;
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path, "utf8"))?.[1]) / 1024);
}
