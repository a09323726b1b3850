import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, SqliteDialect, sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { openPostgres } from "~/server/embedded/database/open-database";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { createPayoutRow } from "../contracts/payout-row-fixture";
import { openAppDatabase } from "../guards/app-database";
import { TestBrowser } from "../guards/test-browser";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { type RunningApp, startApp } from "../support/start-app";
import { median } from "./load.mjs";

const ROUNDS = 31;
const FEW = 100;
const MANY = 10_000;
/** Upper bound of the time with `MANY` payouts, as a multiple of the time with `FEW`. */
const MAX_RATIO = 5;

const server = await getPostgresUrl();
const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of cleanups.toReversed()) await close();
});

interface Times {
  list: number;
  search: number;
  /** CSV: ms to the first byte, ms to the end, rows. */
  firstByte: number;
  csv: number;
  rows: number;
}

const measureMs = async (run: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
};

async function measure(admin: TestBrowser): Promise<Times> {
  const measurePage = async (path: string) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      times.push(
        await measureMs(() => admin.get(path).then(({ status }) => expect(status).toBe(200))),
      );
    return median(times);
  };
  await admin.get("/Dashboard/Payouts");
  const list = await measurePage("/Dashboard/Payouts");
  const search = await measurePage("/Dashboard/Payouts?search=0042");
  const firstBytes: number[] = [];
  const ends: number[] = [];
  let rows = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { firstByte, end, text } = await admin.download("/Dashboard/Payouts/Export");
    firstBytes.push(firstByte);
    ends.push(end);
    rows = text.split("\r\n").length - 2;
  }
  return { list, search, firstByte: median(firstBytes), csv: median(ends), rows };
}

const formatTimes = (name: string, { list, search, firstByte, csv, rows }: Times) =>
  `${name.padEnd(22)} list ${list.toFixed(1)} ms, search ${search.toFixed(1)} ms, CSV of ${rows} rows: first byte ${firstByte.toFixed(1)} ms, whole ${csv.toFixed(1)} ms, ${((csv / rows) * 1_000).toFixed(1)} µs a row`;

describe.each(server === null ? ["SQLite"] : ["SQLite", "PostgreSQL"])("payouts on %s", (name) => {
  test(`${MANY} against ${FEW}: list, search and the first byte of the CSV within ${MAX_RATIO} times`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "pendopo-payouts-"));
    cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const postgres = name === "PostgreSQL" && server ? await createPostgresDatabase(server) : null;
    if (postgres) cleanups.push(() => postgres.drop());
    const env = {
      DATA_DIR: dataDir,
      SEED: "demo",
      TRUST_PROXY: "1",
      LOG_LEVEL: "error",
      ...(postgres && { DATABASE_URL: postgres.url }),
    };
    const app: RunningApp = await startApp(env);
    cleanups.push(() => app.stop());
    const db = postgres
      ? openPostgres(postgres.url).db
      : new Kysely<Schema>({
          dialect: new SqliteDialect({ database: await openAppDatabase(dataDir) }),
        });
    cleanups.push(() => db.destroy());

    const { lms_id } = await db
      .selectFrom("tenant_domains")
      .select("lms_id")
      .where("domain", "=", "main.localhost")
      .executeTakeFirstOrThrow();
    const { id } = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "writer@pendopo.example")
      .executeTakeFirstOrThrow();
    const has = await db.selectFrom("payouts").select("id").where("lms_id", "=", lms_id).execute();
    const fill = async (from: number, to: number) => {
      const rows = Array.from({ length: to - from }, (_, at) =>
        createPayoutRow(from + at, id, {
          lms_id,
          reference: `PO-2025-${String(from + at).padStart(6, "0")}`,
          status: "completed",
          notes: "Empat tulisan blog",
          decided_by: id,
          decided_by_name: "Rina, S.Kom.",
          decided_at: 1_780_000_000_000 + from + at,
        }),
      );
      for (let at = 0; at < rows.length; at += 500)
        await db
          .insertInto("payouts")
          .values(rows.slice(at, at + 500))
          .execute();
      await sql`analyze payouts`.execute(db);
    };
    const admin = new TestBrowser(app.url);
    await admin.signIn("admin@pendopo.example");
    await fill(has.length, FEW);
    const few = await measure(admin);
    await fill(FEW, MANY);
    const many = await measure(admin);
    const ratio = (what: keyof Times) => many[what] / few[what];
    console.info(
      [
        formatTimes(`${name}, ${FEW}:`, few),
        formatTimes(`${name}, ${MANY}:`, many),
        `ratios: list ${ratio("list").toFixed(2)}, search ${ratio("search").toFixed(2)}, first byte ${ratio("firstByte").toFixed(2)}, whole CSV ${ratio("csv").toFixed(1)}`,
      ].join("\n"),
    );

    expect([few.rows, many.rows]).toEqual([FEW, MANY]);
    for (const what of ["list", "search", "firstByte"] as const)
      expect(ratio(what), what).toBeLessThan(MAX_RATIO);
  }, 180_000);
});
