import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { createWritableCheck } from "~/server/embedded/database/check-writable";
import { openDatabase } from "~/server/embedded/database/open-database";
import { SettingError } from "~/server/env";
import { isStorageError } from "~/server/storage-errors";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";

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
