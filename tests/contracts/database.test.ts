import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "~/server/embedded/database";
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

test("payouts of an older release get their line of the export", async () => {
  const dataDir = folder();
  const older = await openDatabase({ dataDir, upTo: "0013-learning" });
  const { csv_line, ...row } = payoutRow(7, "somebody");
  await older.db.insertInto("tenants").values({ lms_id: row.lms_id, is_main: 1, created_at: 0 }).execute();
  const user = { id: row.requester_id, email: "a@b.example", name: "A", password_hash: "-", created_at: 0 };
  await older.db.insertInto("users").values(user).execute();
  await older.db
    .insertInto("payouts")
    .values(row as never)
    .execute();
  await older.close();
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
