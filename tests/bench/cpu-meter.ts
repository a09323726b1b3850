import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";

/** Nanoseconds on a processor by thread (Linux; elsewhere empty). */
function readThreads(pid: number): Map<string, number> {
  const folder = `/proc/${pid}/task`;
  const times = new Map<string, number>();
  for (const thread of existsSync(folder) ? readdirSync(folder) : []) {
    const path = `${folder}/${thread}/schedstat`;
    if (existsSync(path)) times.set(thread, Number(readFileSync(path, "utf8").split(" ")[0]));
  }
  return times;
}

const readAll = (pids: readonly number[]) => new Map(pids.flatMap((pid) => [...readThreads(pid)]));

const listChildren = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

const findParent = (pid: number) =>
  Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

/** The process that starts a PostgreSQL server's connections; it must be on this machine. */
export async function findPostmaster(db: Kysely<never>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return findParent(Number(rows[0]?.pid));
}

/** Measures what an app and, with a postmaster, all connections of its database server compute meanwhile, in ms. */
export async function measureCpu(
  pids: readonly number[],
  postmaster: number | null,
  run: () => Promise<unknown>,
): Promise<number> {
  const list = () => [...pids, ...(postmaster === null ? [] : listChildren(postmaster))];
  const before = readAll(list());
  await run();
  let nanoseconds = 0;
  for (const [thread, time] of readAll(list())) nanoseconds += time - (before.get(thread) ?? 0);
  return nanoseconds / 1e6;
}

/** Runs two pieces of work in turn, so that both meet the same machine. @returns their median CPU times in ms */
export async function comparePair(
  measure: readonly [() => Promise<number>, () => Promise<number>],
  rounds: number,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -2; round < rounds; round++)
    for (const side of [0, 1] as const) {
      const time = await measure[side]();
      if (round >= 0) times[side].push(time);
    }
  return [getMedian(times[0]), getMedian(times[1])];
}

const getMedian = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const formatPair = (name: string, [demo, grown]: readonly [number, number]) =>
  `${name.padEnd(46)} ${demo.toFixed(1)} ms, grown ${grown.toFixed(1)} ms, ${(grown / demo).toFixed(1)} times`;
