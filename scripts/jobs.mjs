import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { printStatus, root } from "./prepare.mjs";

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {[command: string, ...args: string[]]} command
 * @property {Promise<boolean>} [needs] resolves to false to skip the job
 */

/** Returns a function that runs jobs as child processes, at most `width` at once; jobs called first go first. */
export function createJobRunner(/** @type {number} */ width, /** @type {NodeJS.ProcessEnv} */ env) {
  /** @type {Set<import("node:child_process").ChildProcess>} */
  const children = new Set();
  /** @type {{ rank: number, start: (value?: undefined) => void }[]} */
  const waiting = [];
  let free = width;
  let calls = 0;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.once(signal, () => {
      for (const child of children) child.kill(signal);
      process.exit(1);
    });

  async function acquire(/** @type {number} */ rank) {
    if (free > 0) free--;
    else await new Promise((start) => waiting.push({ rank, start }));
  }

  function release() {
    const [next] = waiting.sort((a, b) => a.rank - b.rank);
    if (!next) free++;
    else {
      waiting.shift();
      next.start();
    }
  }

  /** Prefixes output lines with the job's name. @returns whether the job exits with 0 */
  const runChild = (/** @type {Job} */ { name, command: [file, ...args] }) =>
    new Promise((resolve) => {
      const child = spawn(file, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
      children.add(child);
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on("line", (line) => console.log(`[${name}] ${line}`));
      child.once("error", (error) => console.error(`[${name}] ${error.message}`));
      child.once("close", (code) => {
        children.delete(child);
        resolve(code === 0);
      });
    });

  /** @returns {Promise<boolean>} whether the job passes */
  return async function runJob(/** @type {Job} */ job) {
    const rank = calls++;
    if (job.needs && !(await job.needs)) return false;
    await acquire(rank);
    const startedAt = performance.now();
    printStatus(`${job.name}: started`);
    const isOk = await runChild(job);
    // Deferred, so that a job that needs this one is in the queue by then.
    setImmediate(release);
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    printStatus(`${job.name}: ${isOk ? "passed" : "FAILED"} in ${seconds} s`);
    return isOk;
  };
}
