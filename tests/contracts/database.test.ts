import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "~/server/embedded/database";
import { loadSqlite } from "~/server/embedded/sqlite";
import { SettingError } from "~/server/env";
import { createPostgresDatabase, postgresUrl } from "../support/postgres-url";
import { payoutRow } from "./payout-fixture";

const server = await postgresUrl();
const folders: string[] = [];
const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), "pendopo-database-"));
  folders.push(dir);
  return dir;
};
afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
});

test("a folder that does not exist is made, and what is written is there when it is opened again", async () => {
  const dataDir = join(folder(), "new/data");
  const first = await openDatabase({ dataDir });
  await first.db.insertInto("meta").values({ key: "a", value: "1" }).execute();
  await first.close();
  const second = await openDatabase({ dataDir });
  expect(await second.db.selectFrom("meta").selectAll().execute()).toEqual([{ key: "a", value: "1" }]);
  await second.close();
});

test("one folder is opened once at a time", async () => {
  const dataDir = folder();
  const first = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(SettingError);
  await first.close();
  await (await openDatabase({ dataDir })).close();
});

test("a database that a newer release has changed stops the start with a sentence", async () => {
  const dataDir = folder();
  const newer = await openDatabase({ dataDir });
  await newer.db
    .insertInto("kysely_migration" as "meta")
    .values({ name: "9999-later", timestamp: "2030-01-01T00:00:00Z" } as never)
    .execute();
  await newer.close();
  await expect(openDatabase({ dataDir })).rejects.toThrow(/newer release/);
});

test("a database of an older release is copied before it is changed; the copy is what that release left", async () => {
  const dataDir = folder();
  const copies = () => readdirSync(join(dataDir, "backups"));
  const older = await openDatabase({ dataDir, upTo: "0012-files" });
  await older.db.insertInto("meta").values({ key: "a", value: "sebelum" }).execute();
  await older.close();
  const newer = await openDatabase({ dataDir });
  await newer.db.updateTable("meta").set({ value: "sesudah" }).where("key", "=", "a").execute();
  await newer.close();
  await (await openDatabase({ dataDir })).close();
  expect(copies()).toEqual(["before-upgrade-0012-files.sqlite"]);

  const Sqlite = await loadSqlite();
  const copy = new Sqlite(join(dataDir, "backups", "before-upgrade-0012-files.sqlite"), { readonly: true });
  expect(copy.prepare("select value from meta where key = 'a'").pluck().get()).toBe("sebelum");
  expect(copy.prepare("select max(name) from kysely_migration").pluck().get()).toBe("0012-files");
  expect(copy.pragma("integrity_check", { simple: true })).toBe("ok");
  copy.close();
});

test("without room for the copy nothing is changed, and the start says so", async () => {
  const dataDir = folder();
  await (await openDatabase({ dataDir, upTo: "0012-files" })).close();
  writeFileSync(join(dataDir, "backups"), "a file where the folder should be");
  await expect(openDatabase({ dataDir })).rejects.toThrow(/before the upgrade/);
  const Sqlite = await loadSqlite();
  const left = new Sqlite(join(dataDir, "pendopo.sqlite"), { readonly: true });
  expect(left.prepare("select max(name) from kysely_migration").pluck().get()).toBe("0012-files");
  left.close();
});

/** A payout as the release before lines were kept left it. @returns it as it is now */
async function leaveOldPayout(dataDir: string, changed: Partial<ReturnType<typeof payoutRow>> = {}) {
  const older = await openDatabase({ dataDir, upTo: "0013-learning" });
  const payout = { ...payoutRow(7, "somebody"), ...changed };
  const { csv_line: _, ...row } = payout;
  await older.db.insertInto("tenants").values({ lms_id: row.lms_id, is_main: 1, created_at: 0 }).execute();
  const user = { id: row.requester_id, email: "a@b.example", name: "A", password_hash: "-", created_at: 0 };
  await older.db.insertInto("users").values(user).execute();
  await older.db
    .insertInto("payouts")
    .values(row as never)
    .execute();
  await older.close();
  return payout;
}

test("an upgrade that breaks off leaves the database as it was, and goes on at the next start", async () => {
  const dataDir = folder();
  await leaveOldPayout(dataDir, { requested_at: 9_000_000_000_000_000 });
  // After the column was added, and before its lines are written: no calendar has that day.
  await expect(openDatabase({ dataDir })).rejects.toThrow("could not be brought up to date (0014-payout-lines)");
  const Sqlite = await loadSqlite();
  const left = new Sqlite(join(dataDir, "pendopo.sqlite"));
  expect(left.pragma("table_info(payouts)")).not.toContainEqual(expect.objectContaining({ name: "csv_line" }));
  left.prepare("update payouts set requested_at = 1").run();
  left.close();
  const newer = await openDatabase({ dataDir });
  expect(await newer.db.selectFrom("payouts").select("requested_at").where("csv_line", "!=", "").execute()).toHaveLength(1);
  await newer.close();
});

test("payouts of an older release get their line of the export", async () => {
  const dataDir = folder();
  const { csv_line } = await leaveOldPayout(dataDir);
  const newer = await openDatabase({ dataDir });
  expect(await newer.db.selectFrom("payouts").select("csv_line").execute()).toEqual([{ csv_line }]);
  await newer.close();
});

test("SQLite waits for the disk and holds foreign keys", async () => {
  const { db, close } = await openDatabase({ dataDir: folder() });
  const pragma = async (name: string) =>
    Object.values(
      (await db
        .selectFrom(`pragma_${name}` as "meta")
        .selectAll()
        .executeTakeFirst()) ?? {},
    )[0];
  expect([await pragma("journal_mode"), await pragma("synchronous"), await pragma("foreign_keys")]).toEqual(["wal", 2, 1]);
  await expect(db.insertInto("settings").values({ lms_id: "nobody", key: "title", value: "1", updated_at: 0 }).execute()).rejects.toThrow(
    /FOREIGN KEY/,
  );
  await close();
});

test.skipIf(server === null)("on PostgreSQL several machines may start at once on an empty database", async () => {
  const { url, drop } = await createPostgresDatabase(server ?? "");
  const machines = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ dataDir: "", databaseUrl: url })));
  for (const { db } of machines) expect(await db.selectFrom("tenants").selectAll().execute()).toEqual([]);
  // Times beyond 2^31 come back as numbers.
  await machines[0]?.db.insertInto("tenants").values({ lms_id: "a", is_main: 0, created_at: 1_800_000_000_000 }).execute();
  expect(await machines[1]?.db.selectFrom("tenants").select("created_at").executeTakeFirst()).toEqual({ created_at: 1_800_000_000_000 });
  await Promise.all(machines.map(({ close }) => close()));
  await drop();
});
