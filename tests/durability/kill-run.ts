import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { openDatabase } from "~/server/embedded/database";
import { hashPassword } from "~/server/embedded/password";
import { SettingError } from "~/server/env";
import { fill, signIn } from "../contracts/fixture";
import { hostContext } from "../contracts/host-context";
import { inspect } from "./inspect";
import type { Orders } from "./writer";
import { ADMIN_PASSWORD } from "./writes";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The writing process as one file, so that each of its lives begins in a fraction of a second. @returns its path */
export async function bundleWriter(folder: string): Promise<string> {
  await build({
    ...{ root, configFile: false, logLevel: "error", resolve: { alias: { "~": join(root, "app") } } },
    build: { ssr: "tests/durability/writer.ts", outDir: folder, target: "node20", minify: false, emptyOutDir: true },
  });
  return join(folder, "writer.js");
}

interface KillRun {
  bundle: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  kills: number;
  writes: number;
  say?: (line: string) => void;
}

export interface KillReport {
  kills: number;
  answered: number;
  /** Of the kills, those before the first answer of a life: while it opened the database. */
  whileStarting: number;
  /** How often a second process was refused the folder of a living one. */
  refused: number;
  wrong: string[];
}

/**
 * Writes `writes` records in a process that is killed (`kill -9`) at `kills` random moments, sending again what was not answered, with the same
 * keys. After each life everything is looked at; a start that is not clean rejects.
 */
export async function killRun({ bundle, dataDir, databaseUrl, kills, writes, say = () => undefined }: KillRun): Promise<KillReport> {
  const first = await openDatabase({ dataDir, databaseUrl });
  await fill(first.db);
  const accessToken = await signIn(first.db, "durable-admin", [{ lmsId: "lms-ours", role: 1 }]);
  await first.db
    .updateTable("users")
    .set({ password_hash: await hashPassword(ADMIN_PASSWORD) })
    .execute();
  await first.close();

  const answered = new Set<number>();
  const report: KillReport = { kills: 0, answered: 0, whileStarting: 0, refused: 0, wrong: [] };
  const all = Array.from({ length: writes }, (_, number) => number);
  while (answered.size < writes || report.kills < kills) {
    const left = kills - report.kills;
    const numbers = all.filter((number) => !answered.has(number));
    const orders: Orders = { dataDir, databaseUrl, accessToken, numbers };
    // On average the rest is shared among the kills that are left; every tenth life ends while it starts.
    const most = left > 0 ? Math.ceil((2 * numbers.length) / (left + 1)) : Number.POSITIVE_INFINITY;
    const after = numbers.length === 0 || Math.random() < 0.1 ? 0 : 1 + Math.floor(Math.random() * most);
    const life = await live(bundle, orders, left > 0 ? after : null, databaseUrl ? undefined : dataDir);
    for (const number of life.answered) answered.add(number);
    if (life.isKilled) report.kills++;
    if (life.isKilled && life.answered.length === 0) report.whileStarting++;
    if (life.isRefused) report.refused++;
    if (!life.isKilled && life.code !== 0) report.wrong.push(`a life ended with exit code ${life.code}`);

    const database = await openDatabase({ dataDir, databaseUrl });
    // A try at the password that was under way in a life counts as a wrong one: five lives later the admin would have to wait.
    await database.db.deleteFrom("try_limits").execute();
    report.wrong.push(...(await inspect(database, hostContext(database, dataDir), answered)));
    await database.close();
    report.answered = answered.size;
    say(`${report.kills} kills, ${answered.size} of ${writes} answered, ${report.wrong.length} wrong`);
    if (report.wrong.length > 0) break;
  }
  return report;
}

interface Life {
  answered: number[];
  isKilled: boolean;
  isRefused: boolean;
  code: number | null;
}

/** One life of the writing process. @param killAfter answers (0: in the midst of its start); null lets it end by itself */
async function live(bundle: string, orders: Orders, killAfter: number | null, folder: string | undefined): Promise<Life> {
  const ordersFile = join(bundle, "../orders.json");
  writeFileSync(ordersFile, JSON.stringify(orders));
  const child = spawn(process.execPath, [fileURLToPath(new URL("./child.mjs", import.meta.url)), bundle, ordersFile], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  if (killAfter === 0) setTimeout(() => child.kill("SIGKILL"), Math.random() * 600);
  const answered: number[] = [];
  let isRefused = false;
  for await (const line of createInterface({ input: child.stdout })) {
    answered.push(Number(line));
    if (folder && answered.length === 1) isRefused = await secondIsRefused(folder);
    // Not on the answer itself but somewhere in the writes behind it.
    if (answered.length === killAfter) setTimeout(() => child.kill("SIGKILL"), Math.random() * 8);
  }
  await exited;
  return { answered, isKilled: child.signalCode === "SIGKILL", isRefused, code: child.exitCode };
}

/** While the process lives nobody else opens its folder. @throws Error when somebody could */
async function secondIsRefused(dataDir: string): Promise<boolean> {
  const outcome = await openDatabase({ dataDir }).then(
    (database) => database.close().then(() => null),
    (error: unknown) => error,
  );
  // It may have come to its end between its answer and our try.
  if (outcome !== null && !(outcome instanceof SettingError)) throw outcome;
  return outcome !== null;
}
