import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { createWritableCheck } from "~/server/embedded/database/check-writable";
import { openDatabase } from "~/server/embedded/database/open-database";
import { SettingError } from "~/server/env";
import { isStorageError } from "~/server/storage-errors";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { createClassRow } from "./core-fixture";
import { createPayoutRow } from "./payout-row-fixture";

const server = await getPostgresUrl();
const folders: string[] = [];
const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), "pendopo-database-"));
  folders.push(dir);
  return dir;
};
afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
});

test("openDatabase creates a missing folder and persists rows", async () => {
  const dataDir = join(folder(), "new/data");
  const first = await openDatabase({ dataDir });
  await first.db.insertInto("meta").values({ key: "a", value: "1" }).execute();
  await first.close();

  const second = await openDatabase({ dataDir });

  expect(await second.db.selectFrom("meta").selectAll().execute()).toEqual([
    { key: "a", value: "1" },
  ]);

  await second.close();
});

test("openDatabase keeps the database and its companions to the process's user", async () => {
  const dataDir = join(folder(), "new");
  const path = join(dataDir, "pendopo.sqlite");
  const getMode = (file: string) => statSync(file).mode & 0o777;
  const umask = process.umask(0o022);
  try {
    const first = await openDatabase({ dataDir });
    await first.db.insertInto("meta").values({ key: "a", value: "1" }).execute();

    expect([dataDir, path, `${path}-wal`, `${path}-shm`].map(getMode)).toEqual([
      0o700, 0o600, 0o600, 0o600,
    ]);

    await first.close();
    chmodSync(path, 0o644);
    await (await openDatabase({ dataDir })).close();

    expect(getMode(path)).toBe(0o600);
  } finally {
    process.umask(umask);
  }
});

test("a transaction that fills the disk rejects with the cause, and the next one works", async () => {
  const { db, close } = await openDatabase({ dataDir: folder() });
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
  const fill = db.transaction().execute(async (trx) => {
    for (let key = 0; key < 50; key++)
      await trx
        .insertInto("meta")
        .values({ key: `k${key}`, value: "x".repeat(5_000) })
        .execute();
  });
  const error = await fill.then(
    () => null,
    (cause: unknown) => cause,
  );

  expect(error).toMatchObject({ code: "SQLITE_FULL" });
  expect(isStorageError(error)).toBe(true);

  await sql`pragma max_page_count = 100000`.execute(db);
  await db
    .transaction()
    .execute((trx) => trx.insertInto("meta").values({ key: "a", value: "1" }).execute());

  expect(await db.selectFrom("meta").selectAll().execute()).toEqual([{ key: "a", value: "1" }]);

  await close();
});

test("createWritableCheck rejects while nothing can be written, and recovers", async () => {
  const { db, close } = await openDatabase({ dataDir: folder() });
  const state = { now: 0 };
  const check = createWritableCheck(db, () => state.now);
  await check();
  await sql`pragma query_only = on`.execute(db);

  // Not written again within five seconds.
  await check();
  state.now += 5_000;
  await expect(check()).rejects.toSatisfy(isStorageError);

  await sql`pragma query_only = off`.execute(db);
  state.now += 5_000;

  await check();
  await close();
});

test("openDatabase rejects a folder that is in use", async () => {
  const dataDir = folder();
  const first = await openDatabase({ dataDir });

  await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(SettingError);

  await first.close();
  await (await openDatabase({ dataDir })).close();
});

test("openDatabase rejects a database of a newer release", async () => {
  const dataDir = folder();
  const newer = await openDatabase({ dataDir });
  await newer.db
    .insertInto("kysely_migration" as "meta")
    .values({ name: "9999-later", timestamp: "2030-01-01T00:00:00Z" } as never)
    .execute();

  await newer.close();

  await expect(openDatabase({ dataDir })).rejects.toThrow(/newer release/);
});

test("openDatabase copies a database of an older release before upgrading it", async () => {
  const dataDir = folder();
  const copies = () => readdirSync(join(dataDir, "backups"));
  const older = await openDatabase({ dataDir, targetMigration: "0012-files" });
  await older.db.insertInto("meta").values({ key: "a", value: "sebelum" }).execute();
  await older.close();
  const newer = await openDatabase({ dataDir });
  await newer.db.updateTable("meta").set({ value: "sesudah" }).where("key", "=", "a").execute();
  await newer.close();

  await (await openDatabase({ dataDir })).close();

  expect(copies()).toEqual(["before-upgrade-0012-files.sqlite"]);

  const copy = new Sqlite(join(dataDir, "backups", "before-upgrade-0012-files.sqlite"), {
    readonly: true,
  });

  expect(copy.prepare("select value from meta where key = 'a'").pluck().get()).toBe("sebelum");
  expect(copy.prepare("select max(name) from kysely_migration").pluck().get()).toBe("0012-files");
  expect(copy.pragma("integrity_check", { simple: true })).toBe("ok");

  copy.close();
});

test("openDatabase stops before upgrading if the copy fails", async () => {
  const dataDir = folder();
  await (await openDatabase({ dataDir, targetMigration: "0012-files" })).close();
  writeFileSync(join(dataDir, "backups"), "a file where the folder should be");

  await expect(openDatabase({ dataDir })).rejects.toThrow(/before the upgrade/);

  const remainingFile = new Sqlite(join(dataDir, "pendopo.sqlite"), { readonly: true });

  expect(remainingFile.prepare("select max(name) from kysely_migration").pluck().get()).toBe(
    "0012-files",
  );

  remainingFile.close();
});

/** Rows before 0015: a payout, a class and two orders, one with a payment page. */
async function fillOldRelease(options: { dataDir: string; databaseUrl?: string }) {
  const older = await openDatabase({ ...options, targetMigration: "0014-payout-lines" });
  const payout = { ...createPayoutRow(7, "somebody"), csv_line: "a line" };
  const {
    updated_at: _,
    reserved: _reserved,
    ...oldClass
  } = createClassRow(payout.lms_id, "kelas-lama", {}, {}, 1_700_000_000_000);
  const order = {
    lms_id: payout.lms_id,
    kind: "class",
    subject_id: "1",
    amount: 1_000,
    status: "pending",
    expires_at: 9,
    created_at: 5,
  };
  const orders = [
    { ...order, order_id: "INV-1", pay_url: "https://gateway.example/1" },
    { ...order, order_id: "INV-2", pay_url: null },
  ];
  // Schema types describe the newest release.
  const tables = older.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  await tables
    .insertInto("tenants")
    .values({ lms_id: payout.lms_id, is_main: 1, created_at: 0 })
    .execute();
  const user = {
    id: payout.requester_id,
    email: "a@b.example",
    name: "A",
    password_hash: "-",
    created_at: 0,
  };
  await tables.insertInto("users").values(user).execute();
  await tables.insertInto("payouts").values(payout).execute();
  await tables.insertInto("classes").values(oldClass).execute();
  await tables.insertInto("payment_orders").values(orders).execute();
  await older.close();
  return { payout, oldClass };
}

test("openDatabase rolls back a failed upgrade and retries it at the next start", async () => {
  const dataDir = folder();
  await fillOldRelease({ dataDir });
  const run = (statement: string) => {
    const database = new Sqlite(join(dataDir, "pendopo.sqlite"));
    database.exec(statement);
    const columns = database.pragma("table_info(classes)");
    database.close();
    return columns;
  };
  // 0016 adds the column, then fills it.
  run("create trigger broken before update on classes begin select raise(abort, 'broken'); end");

  await expect(openDatabase({ dataDir })).rejects.toThrow(
    "Database migration failed (0016-class-updates)",
  );

  const columns = run("drop trigger broken");
  const newer = await openDatabase({ dataDir });

  expect(columns).not.toContainEqual(expect.objectContaining({ name: "updated_at" }));
  expect(
    await newer.db.selectFrom("classes").select("slug").where("updated_at", ">", 0).execute(),
  ).toEqual([{ slug: "kelas-lama" }]);

  await newer.close();
});

test.each(server === null ? ["SQLite"] : ["SQLite", "PostgreSQL"])(
  "openDatabase fills new columns of existing rows on %s",
  async (kind) => {
    const postgres = kind === "PostgreSQL" && server ? await createPostgresDatabase(server) : null;
    const options = { dataDir: folder(), ...(postgres && { databaseUrl: postgres.url }) };
    const { payout, oldClass } = await fillOldRelease(options);

    const { db, close } = await openDatabase(options);

    expect(await db.selectFrom("classes").select("updated_at").execute()).toEqual([
      { updated_at: oldClass.created_at },
    ]);
    expect(
      await db.selectFrom("payment_orders").select("offered_at").orderBy("order_id").execute(),
    ).toEqual([{ offered_at: 5 }, { offered_at: null }]);

    const { csv_line: _, ...remaining } = payout;

    expect(await db.selectFrom("payouts").selectAll().execute()).toEqual([remaining]);

    await close();
    await postgres?.drop();
  },
);

test("openDatabase enables synchronous writes and foreign keys on SQLite", async () => {
  const { db, close } = await openDatabase({ dataDir: folder() });
  const pragma = async (name: string) =>
    Object.values(
      (await db
        .selectFrom(`pragma_${name}` as "meta")
        .selectAll()
        .executeTakeFirst()) ?? {},
    )[0];

  expect([
    await pragma("journal_mode"),
    await pragma("synchronous"),
    await pragma("foreign_keys"),
  ]).toEqual(["wal", 2, 1]);
  await expect(
    db
      .insertInto("settings")
      .values({ lms_id: "nobody", key: "title", value: "1", updated_at: 0 })
      .execute(),
  ).rejects.toThrow(/FOREIGN KEY/);

  await close();
});

test.skipIf(server === null)(
  "openDatabase supports concurrent first starts on PostgreSQL",
  async () => {
    const { url, drop } = await createPostgresDatabase(server ?? "");
    const machines = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ dataDir: "", databaseUrl: url })),
    );

    for (const { db } of machines)
      expect(await db.selectFrom("tenants").selectAll().execute()).toEqual([]);

    // Times beyond 2^31 are read as numbers.
    await machines[0]?.db
      .insertInto("tenants")
      .values({ lms_id: "a", is_main: 0, created_at: 1_800_000_000_000 })
      .execute();

    expect(
      await machines[1]?.db.selectFrom("tenants").select("created_at").executeTakeFirst(),
    ).toEqual({ created_at: 1_800_000_000_000 });

    await Promise.all(machines.map(({ close }) => close()));
    await drop();
  },
);
