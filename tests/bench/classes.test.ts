import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase, openPostgres } from "~/server/embedded/database/open-database";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { TestBrowser } from "../guards/test-browser";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { startApp } from "../support/start-app";
import { BIG_CLASS, fillClasses, SMALL_CLASS } from "./fill-classes";
import { median } from "./load.mjs";

const ROUNDS = 11;
const SIZE = { classes: 5_000, enrolments: 195_000 };

const PUBLIC_PATHS = [
  "/Class",
  "/Class?search=jaringan",
  "/Class/pemrograman-web-dasar",
  "/Courses",
];
const LEARNER_PATHS = ["/Dashboard", "/Dashboard/Kalender"];
const STAFF_PATHS = [
  "/Dashboard/Kelas/:class",
  "/Dashboard/Kelas/:class?sort=progress",
  "/Dashboard/Kelas/:class?search=42",
];
/** Whole files: their time grows with their rows. */
const EXPORT_PATH = "/Dashboard/Kelas/:class/Unduh";

const server = await getPostgresUrl();
const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of cleanups.toReversed()) await close();
});

const createEnv = (dataDir: string, databaseUrl: string | undefined) => ({
  DATA_DIR: dataDir,
  SEED: "demo",
  TRUST_PROXY: "1",
  LOG_LEVEL: "error",
  PAGE_CACHE: "off",
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

async function openSite(name: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "pendopo-classes-"));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = name === "PostgreSQL" && server ? await createPostgresDatabase(server) : null;
  if (postgres) cleanups.push(() => postgres.drop());
  return { dataDir, databaseUrl: postgres?.url, env: createEnv(dataDir, postgres?.url) };
}

/** Fills the database of an app that has been stopped. */
async function fill({ dataDir, databaseUrl }: Awaited<ReturnType<typeof openSite>>) {
  const database = databaseUrl
    ? openPostgres(databaseUrl, { statementTimeoutMs: 0 })
    : await openDatabase({ dataDir });
  const db: Kysely<Schema> = database.db;
  await fillClasses(db, SIZE);
  await sql`analyze`.execute(db);
  await database.close();
}

async function measure(url: string, paths: readonly string[], account: string | null) {
  const browser = new TestBrowser(url);
  if (account) await browser.signIn(`${account}@pendopo.example`);
  const times = new Map<string, number>();
  for (const path of paths) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const startedAt = performance.now();
      const { status } = await browser.get(path);
      expect(status, path).toBe(200);
      rounds.push(performance.now() - startedAt);
    }
    times.set(path, median(rounds));
  }
  return times;
}

const forClass = (slug: string) =>
  [...STAFF_PATHS, EXPORT_PATH].map((path) => path.replace(":class", slug));

function printPairs(few: Map<string, number>, many: Map<string, number>) {
  const grown = [...many.values()];
  for (const [at, [path, time]] of [...few].entries()) {
    const more = grown[at] ?? Number.NaN;
    console.info(
      `${path.padEnd(45)} ${time.toFixed(1)} ms, grown ${more.toFixed(1)} ms, ${(more / time).toFixed(1)} times`,
    );
  }
}

describe.each(server === null ? ["SQLite"] : ["SQLite", "PostgreSQL"])("classes on %s", (name) => {
  test("pages of the demo against those of a grown tenant", async () => {
    const site = await openSite(name);
    const demo = await startApp(site.env);
    const visitors = await measure(demo.url, PUBLIC_PATHS, null);
    const learners = await measure(demo.url, LEARNER_PATHS, "student");
    await demo.stop();
    await fill(site);
    const grown = await startApp(site.env);
    cleanups.push(() => grown.stop());

    console.info(`${name}, median time of a request, page cache off`);
    printPairs(visitors, await measure(grown.url, PUBLIC_PATHS, null));
    printPairs(learners, await measure(grown.url, LEARNER_PATHS, "student"));
    const small = await measure(grown.url, forClass(SMALL_CLASS), "mentor");
    printPairs(small, await measure(grown.url, forClass(BIG_CLASS), "mentor"));
  }, 900_000);
});
