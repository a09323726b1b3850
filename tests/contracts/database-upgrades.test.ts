import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { Kysely } from "kysely";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "~/server/embedded/database/open-database";
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

type Tables = Kysely<Record<string, Record<string, unknown>>>;

/** An enrolment with two finished chapters. */
async function fillProgress(
  tables: Tables,
  { user_id, ...key }: { lms_id: string; class_id: string; user_id: string },
) {
  const insert = (table: string, row: object) =>
    tables
      .insertInto(table)
      .values({ ...key, ...row })
      .execute();
  await insert("enrolments", { user_id, source: "free", created_at: 3 });
  await insert("class_modules", { slug: "satu", title: "Satu", sort: 0 });
  for (const [sort, slug] of ["a", "b"].entries()) {
    const chapter = { slug, title: slug, type: "text", minutes: 1, free: 0, sort };
    await insert("class_chapters", { ...chapter, module_slug: "satu" });
    const done = { user_id, module_slug: "satu", chapter_slug: slug, self_declared: 1 };
    await insert("chapter_progress", { ...done, done_at: 4 + sort });
  }
}

/** Rows before 0015: a payout, a class with a learner, and two orders, one with a payment page. */
async function fillOldRelease(options: { dataDir: string; databaseUrl?: string }) {
  const older = await openDatabase({ ...options, targetMigration: "0014-payout-lines" });
  const payout = { ...createPayoutRow(7, "somebody"), csv_line: "a line" };
  const {
    updated_at: _,
    reserved: _reserved,
    publication: _publication,
    version: _version,
    syllabus_version: _syllabusVersion,
    cover_alt: _coverAlt,
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
  const tables = older.db as unknown as Tables;
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
  await fillProgress(tables, { class_id: oldClass.id, lms_id: payout.lms_id, user_id: user.id });
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

    expect(
      await db.selectFrom("enrolments").select(["done_count", "last_done_at"]).execute(),
    ).toEqual([{ done_count: 2, last_done_at: 5 }]);
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
