import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** @typedef {{ port: number, pid: number, stop: () => Promise<void> }} Running */

const READY_TIMEOUT_MS = 60_000;

async function findFreePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, "close");
  return port;
}

/** @param {import("node:child_process").ChildProcess} child */
async function stopProcess(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/**
 * Starts the app on a free port with a new database and waits until it is ready.
 * @param {string[]} command without a shell, because its own process is measured
 * @param {Record<string, string>} env
 * @returns {Promise<Running>}
 */
export async function startMeasuredApp([program = "", ...args], env) {
  const port = await findFreePort();
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
    await stopProcess(child);
    await rm(folder, { recursive: true, force: true });
  };
  for (
    const began = Date.now();
    Date.now() - began < READY_TIMEOUT_MS && child.exitCode === null;
  ) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok && child.pid) return { port, pid: child.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`"${[program, ...args].join(" ")}" did not become ready`);
}

/** @param {Record<string, { type: string, encoding: string, body: string }>} pages @returns {Promise<Running>} */
export async function startBaselineServer(pages) {
  const child = fork(new URL("./baseline-server.mjs", import.meta.url));
  child.send(pages);
  const [port] = await once(child, "message");
  return { port, pid: child.pid ?? 0, stop: () => stopProcess(child) };
}

/** CPU time of a process in microseconds, at a resolution of 10 ms (Linux; elsewhere NaN). */
export function getCpuMicroseconds(/** @type {number} */ pid) {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return Number.NaN;
  const fields = readFileSync(path, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Resident memory of a process in MB (Linux; elsewhere NaN). */
export function getResidentMegabytes(/** @type {number} */ pid) {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return Number.NaN;
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path, "utf8"))?.[1]) / 1024);
}
