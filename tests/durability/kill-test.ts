import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { ROLE } from "~/lib/roles";
import { openDatabase } from "~/server/embedded/database/open-database";
import { hashPassword } from "~/server/embedded/kit/password-hash";
import { SettingError } from "~/server/env";
import { createSignedInUser, seedTenants } from "../contracts/core-fixture";
import { createHostContext } from "../contracts/host-context";
import { findIntegrityErrors } from "./integrity";
import { ADMIN_PASSWORD } from "./records";
import type { WriterOptions } from "./writer";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Bundles the writer into one file, so that it starts in a fraction of a second.
 * @returns the path of the bundle
 */
export async function bundleWriter(folder: string): Promise<string> {
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": join(projectRoot, "app") } },
    build: {
      ssr: "tests/durability/writer.ts",
      outDir: folder,
      target: "node24",
      minify: false,
      emptyOutDir: true,
    },
  });
  return join(folder, "writer.js");
}

interface KillTestOptions {
  bundle: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  kills: number;
  writes: number;
  onProgress?: (line: string) => void;
}

export interface KillReport {
  kills: number;
  acknowledged: number;
  /** Kills before the first acknowledgement of a run. */
  killedDuringStartup: number;
  /** Rejected attempts to open the folder of a running process. */
  lockRejections: number;
  errors: string[];
}

/**
 * Writes records in a process that is killed (`kill -9`) at random moments, and retries
 * unacknowledged ones with the same idempotency keys. Integrity is checked after every run.
 * @throws Error if the database does not open cleanly
 */
export async function runKillTest({
  bundle,
  dataDir,
  databaseUrl,
  kills,
  writes,
  onProgress = () => undefined,
}: KillTestOptions): Promise<KillReport> {
  const initial = await openDatabase({ dataDir, databaseUrl });
  await seedTenants(initial.db);
  const accessToken = await createSignedInUser(initial.db, "durable-admin", [
    { tenantId: "lms-ours", role: ROLE.admin },
  ]);
  await initial.db
    .updateTable("users")
    .set({ password_hash: await hashPassword(ADMIN_PASSWORD) })
    .execute();
  await initial.close();

  const acknowledged = new Set<number>();
  const report: KillReport = {
    kills: 0,
    acknowledged: 0,
    killedDuringStartup: 0,
    lockRejections: 0,
    errors: [],
  };
  const all = Array.from({ length: writes }, (_, number) => number);
  while (acknowledged.size < writes || report.kills < kills) {
    const remainingKills = kills - report.kills;
    const numbers = all.filter((number) => !acknowledged.has(number));
    const options: WriterOptions = { dataDir, databaseUrl, accessToken, numbers };
    // Spreads the remaining writes over the remaining kills; every tenth kill hits the startup.
    const maxWrites =
      remainingKills > 0
        ? Math.ceil((2 * numbers.length) / (remainingKills + 1))
        : Number.POSITIVE_INFINITY;
    const killAfter =
      numbers.length === 0 || Math.random() < 0.1 ? 0 : 1 + Math.floor(Math.random() * maxWrites);
    const run = await runWriterProcess({
      bundle,
      options,
      killAfter: remainingKills > 0 ? killAfter : null,
      lockedFolder: databaseUrl ? undefined : dataDir,
    });
    for (const number of run.acknowledged) acknowledged.add(number);
    if (run.isKilled) report.kills++;
    if (run.isKilled && run.acknowledged.length === 0) report.killedDuringStartup++;
    if (run.isLockRejected) report.lockRejections++;
    if (!run.isKilled && run.code !== 0)
      report.errors.push(`a run ended with exit code ${run.code}`);

    const database = await openDatabase({ dataDir, databaseUrl });
    // Interrupted password checks count as failed attempts and would lock the admin out.
    await database.db.deleteFrom("try_limits").execute();
    report.errors.push(
      ...(await findIntegrityErrors(database, createHostContext(database, dataDir), acknowledged)),
    );
    await database.close();
    report.acknowledged = acknowledged.size;
    onProgress(
      `${report.kills} kills, ${acknowledged.size} of ${writes} acknowledged, ${report.errors.length} errors`,
    );
    if (report.errors.length > 0) break;
  }
  return report;
}

interface WriterRun {
  acknowledged: number[];
  isKilled: boolean;
  isLockRejected: boolean;
  code: number | null;
}

interface WriterProcessOptions {
  bundle: string;
  options: WriterOptions;
  /** Acknowledgements before the kill; 0 kills during startup, null never. */
  killAfter: number | null;
  /** Folder whose lock is checked while the process runs. */
  lockedFolder: string | undefined;
}

async function runWriterProcess({
  bundle,
  options,
  killAfter,
  lockedFolder,
}: WriterProcessOptions): Promise<WriterRun> {
  const optionsFile = join(bundle, "../options.json");
  writeFileSync(optionsFile, JSON.stringify(options));
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL("./writer-process.mjs", import.meta.url)), bundle, optionsFile],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const exited = once(child, "exit");
  if (killAfter === 0) setTimeout(() => child.kill("SIGKILL"), Math.random() * 600);
  const acknowledged: number[] = [];
  let isLockRejected = false;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(Number(line));
    if (lockedFolder && acknowledged.length === 1)
      isLockRejected = await isLockEnforced(lockedFolder);
    // The delay lets the kill hit one of the following writes.
    if (acknowledged.length === killAfter)
      setTimeout(() => child.kill("SIGKILL"), Math.random() * 8);
  }
  await exited;
  return {
    acknowledged,
    isKilled: child.signalCode === "SIGKILL",
    isLockRejected,
    code: child.exitCode,
  };
}

/** @returns false if the process ended before the check */
async function isLockEnforced(dataDir: string): Promise<boolean> {
  const outcome = await openDatabase({ dataDir }).then(
    (database) => database.close().then(() => null),
    (error: unknown) => error,
  );
  if (outcome !== null && !(outcome instanceof SettingError)) throw outcome;
  return outcome !== null;
}
