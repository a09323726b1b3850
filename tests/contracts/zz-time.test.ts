import { mkdtempSync } from "node:fs";
import { sql } from "kysely";
import { test } from "vitest";
import { brokenAuditRow } from "~/server/embedded/audit";
import { openDatabase } from "~/server/embedded/database";
import { seedDatabase } from "~/server/embedded/seed/seed";
import { createLog } from "~/server/log/log";

test("time", async () => {
  await import("~/server/embedded/seed/content/index");
  const { db, close } = await openDatabase({ dataDir: mkdtempSync("/tmp/zz-") });
  const t = performance.now();
  await seedDatabase({ db, mode: "demo", now: Date.now(), log: createLog({ level: "silent" }) });
  console.log("ms", performance.now() - t);
  const tables = (await sql<{ name: string }>`select name from sqlite_master where type='table'`.execute(db)).rows;
  for (const { name } of tables) {
    const r = (await sql<{ n: number }>`select count(*) n from ${sql.table(name)}`.execute(db)).rows[0];
    if (r!.n) console.log(name, r!.n);
  }
  console.log(
    (await sql`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`.execute(db)).rows,
    await brokenAuditRow(db, "lms-main"),
  );
  await close();
}, 60000);
