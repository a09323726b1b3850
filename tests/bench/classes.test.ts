import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase, openPostgres } from "~/server/embedded/database/open-database";
import { createHostContext } from "../contracts/host-context";
import { TestBrowser } from "../guards/test-browser";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { type RunningApp, startApp } from "../support/start-app";
import { comparePair, findPostmaster, formatPair, measureCpu } from "./cpu-meter";
import { BIG_CLASS, fillClasses, SMALL_CLASS } from "./fill-classes";
import { GROWN_JOBS } from "./grown-jobs";

const ROUNDS = 11;
const SIZE = { classes: 5_000, enrolments: 195_000 };

const PUBLIC_PATHS = [
  "/",
  "/Class",
  ...["registration_open", "ongoing", "coming_soon", "ended", "all"].map(
    (state) => `/Class?state=${state}`,
  ),
  "/Class?level=dasar",
  "/Class?filter.type=premium",
  "/Class?search=jaringan",
  "/Class/pemrograman-web-dasar",
  "/Courses",
  "/Courses/@Premium",
];
const LEARNER_PATHS = ["/Dashboard", "/Dashboard/Kalender"];
const STAFF_PATHS = ["/Dashboard", "/Dashboard/Kelas", "/Dashboard/Tugas"];
/** `:class` has 50 learners in one and 5,000 in the other; the export is the whole file. */
const CLASS_PATHS = [
  "/Dashboard/Kelas/:class",
  "/Dashboard/Kelas/:class?sort=progress",
  "/Dashboard/Kelas/:class?sort=name",
  "/Dashboard/Kelas/:class?search=42",
  "/Dashboard/Tugas?class=:class",
  "/Dashboard/Kelas/:class/Unduh",
];

const server = await getPostgresUrl();
const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of cleanups.toReversed()) await close();
});

async function createSite(kind: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "pendopo-classes-"));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = kind === "PostgreSQL" && server ? await createPostgresDatabase(server) : null;
  if (postgres) cleanups.push(() => postgres.drop());
  const env = {
    DATA_DIR: dataDir,
    SEED: "demo",
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
    PAGE_CACHE: "off",
    READ_CACHE: "off",
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  await (await startApp(env)).stop();
  const open = async () =>
    postgres ? openPostgres(postgres.url, { statementTimeoutMs: 0 }) : openDatabase({ dataDir });
  return { env, open };
}

type Site = Awaited<ReturnType<typeof createSite>>;

async function fill({ open }: Site) {
  const { db, dialect, close } = await open();
  await fillClasses(db, SIZE);
  // What autovacuum does within minutes.
  await sql.raw(dialect === "postgres" ? "vacuum analyze" : "analyze").execute(db);
  await close();
}

interface Side {
  app: RunningApp;
  browser: TestBrowser;
}

async function openAs(app: RunningApp, account: string | null): Promise<Side> {
  const browser = new TestBrowser(app.url);
  if (account) await browser.signIn(`${account}@pendopo.example`);
  return { app, browser };
}

const createRequest =
  ({ app, browser }: Side, path: string, postmaster: number | null) =>
  () =>
    measureCpu([app.pid], postmaster, async () => {
      const { status } = await browser.get(path);
      expect(status, path).toBe(200);
    });

interface Comparison {
  apps: { demo: RunningApp; grown: RunningApp };
  postmaster: number | null;
}

async function comparePages(
  { apps, postmaster }: Comparison,
  account: string | null,
  paths: readonly string[],
) {
  const demo = await openAs(apps.demo, account);
  const grown = await openAs(apps.grown, account);
  for (const path of paths) {
    const sides = [demo, grown].map((side) => createRequest(side, path, postmaster));
    const pair = await comparePair(sides as [() => Promise<number>, () => Promise<number>], ROUNDS);
    console.info(formatPair(path, pair));
  }
}

async function compareClasses({ apps, postmaster }: Comparison) {
  const mentor = await openAs(apps.grown, "mentor");
  for (const path of CLASS_PATHS) {
    const request = (slug: string) =>
      createRequest(mentor, path.replace(":class", slug), postmaster);
    const pair = await comparePair([request(SMALL_CLASS), request(BIG_CLASS)], ROUNDS);
    console.info(formatPair(path, pair));
  }
}

async function compareJobs(demo: Site, grown: Site, postmaster: number | null) {
  const databases = [await demo.open(), await grown.open()];
  for (const [name, run] of Object.entries(GROWN_JOBS)) {
    const times: number[] = [];
    for (const database of databases) {
      const context = createHostContext(database, "");
      times.push(await measureCpu([process.pid], postmaster, () => run(context)));
    }
    console.info(formatPair(name, times as [number, number]));
  }
  for (const database of databases) await database.close();
}

async function findServer({ open, env }: Site) {
  if (!("DATABASE_URL" in env)) return null;
  const { db, close } = await open();
  const postmaster = await findPostmaster(db as never);
  await close();
  return postmaster;
}

describe.each(server === null ? ["SQLite"] : ["SQLite", "PostgreSQL"])("classes on %s", (kind) => {
  test("pages and jobs of the demo against those of a grown tenant", async () => {
    const demo = await createSite(kind);
    const grown = await createSite(kind);
    await fill(grown);
    const postmaster = await findServer(demo);
    const apps = { demo: await startApp(demo.env), grown: await startApp(grown.env) };
    const comparison = { apps, postmaster };

    console.info(`${kind}, median CPU of a request, without caches: the demo, and 5,000 classes`);
    await comparePages(comparison, null, PUBLIC_PATHS);
    await comparePages(comparison, "student", LEARNER_PATHS);
    await comparePages(comparison, "mentor", STAFF_PATHS);
    console.info("A class of 50 learners, and one of 5,000");
    await compareClasses(comparison);
    await Promise.all([apps.demo.stop(), apps.grown.stop()]);
    console.info("Once, without a page: the demo, and 5,000 classes");
    await compareJobs(demo, grown, postmaster);
  }, 1_800_000);
});
