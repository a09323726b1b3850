import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPostgresDatabase, postgresUrl } from "../support/postgres-url";
import { bundleWriter, killRun } from "./kill-run";

/** `npm run durability` asks for the whole: 50 kills during 1,000 writes. */
const FULL = process.env.DURABILITY === "full";
const KILLS = FULL ? 50 : 8;
const WRITES = FULL ? 1_000 : 160;
const MOST_MS = FULL ? 1_800_000 : 180_000;

const server = await postgresUrl();
const dataDir = mkdtempSync(join(tmpdir(), "pendopo-durability-"));
// Below the project, where its packages are found.
const bundleDir = fileURLToPath(new URL(`../../node_modules/.cache/pendopo-durability-${process.pid}`, import.meta.url));
const say = FULL ? (line: string) => console.log(line) : () => undefined;
let bundle = "";
beforeAll(async () => {
  bundle = await bundleWriter(bundleDir);
});
afterAll(() => {
  for (const folder of [dataDir, bundleDir]) rmSync(folder, { recursive: true, force: true });
});

describe(`${KILLS} kills during ${WRITES} writes`, () => {
  test(
    "SQLite: nothing answered is lost, nothing is twice, starts are clean, the ledger is whole, a second process is refused",
    async () => {
      const report = await killRun({ bundle, dataDir: join(dataDir, "sqlite"), kills: KILLS, writes: WRITES, say });
      say(JSON.stringify(report));
      expect(report).toMatchObject({ kills: KILLS, answered: WRITES, wrong: [] });
      expect(report.refused).toBeGreaterThan(0);
    },
    MOST_MS,
  );

  test.skipIf(server === null)(
    "PostgreSQL: the same, but for the folder",
    async () => {
      if (!server) return;
      const postgres = await createPostgresDatabase(server);
      const folder = join(dataDir, "postgres");
      const report = await killRun({ bundle, dataDir: folder, databaseUrl: postgres.url, kills: KILLS, writes: WRITES, say });
      await postgres.drop();
      expect(report).toMatchObject({ kills: KILLS, answered: WRITES, wrong: [] });
    },
    MOST_MS,
  );
});
