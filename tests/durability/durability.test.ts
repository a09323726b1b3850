import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MINUTE_MS } from "~/lib/time";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { IS_FULL_RUN, pickRounds } from "../support/rounds";
import { bundleWriter, runKillTest } from "./kill-test";

const KILLS = pickRounds(3, 50);
const WRITES = pickRounds(60, 1_000);
const TIMEOUT_MS = pickRounds(3, 30) * MINUTE_MS;

const server = await getPostgresUrl();
const dataDir = mkdtempSync(join(tmpdir(), "pendopo-durability-"));
// Inside the project, so that packages resolve.
const bundleDir = fileURLToPath(
  new URL(`../../node_modules/.cache/pendopo-durability-${process.pid}`, import.meta.url),
);
const onProgress = IS_FULL_RUN ? (line: string) => console.log(line) : () => undefined;
let bundle = "";
beforeAll(async () => {
  bundle = await bundleWriter(bundleDir);
});
afterAll(() => {
  for (const folder of [dataDir, bundleDir]) rmSync(folder, { recursive: true, force: true });
});

describe(`${KILLS} kills during ${WRITES} writes`, () => {
  test(
    "SQLite loses and duplicates no acknowledged write, keeps the ledger balanced and rejects a second process",
    async () => {
      const report = await runKillTest({
        bundle,
        dataDir: join(dataDir, "sqlite"),
        kills: KILLS,
        writes: WRITES,
        onProgress,
      });
      onProgress(JSON.stringify(report));

      expect(report).toMatchObject({ kills: KILLS, acknowledged: WRITES, errors: [] });
      expect(report.lockRejections).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );

  test.skipIf(server === null)(
    "PostgreSQL loses and duplicates no acknowledged write and keeps the ledger balanced",
    async () => {
      if (!server) return;
      const postgres = await createPostgresDatabase(server);
      const folder = join(dataDir, "postgres");
      const report = await runKillTest({
        bundle,
        dataDir: folder,
        databaseUrl: postgres.url,
        kills: KILLS,
        writes: WRITES,
        onProgress,
      });

      await postgres.drop();

      expect(report).toMatchObject({ kills: KILLS, acknowledged: WRITES, errors: [] });
    },
    TIMEOUT_MS,
  );
});
