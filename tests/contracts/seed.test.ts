import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Database, openDatabase } from "~/server/embedded/database";
import { insertContent, type SeedContent } from "~/server/embedded/seed/insert-content";
import { seedDatabase } from "~/server/embedded/seed/seed";
import { STARTER_ID } from "~/server/embedded/seed/starter";
import { isSetupLink } from "~/server/embedded/setup-links";
import { createLog } from "~/server/log/log";
import { createPostgresDatabase, postgresUrl } from "../support/postgres-url";
import { signIn } from "./fixture";

const server = await postgresUrl();
const log = createLog({ level: "silent" });
const NOW = Date.parse("2026-11-21T03:00:00Z");
const open: (() => Promise<void>)[] = [];

async function sqlite(): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), "pendopo-seed-"));
  const database = await openDatabase({ dataDir });
  open.push(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return database;
}
afterAll(async () => {
  for (const close of open) await close();
});

const ids = async ({ db }: Database, table: "posts" | "classes") =>
  (await db.selectFrom(table).select(["lms_id", "id", "slug"]).orderBy("lms_id").orderBy("slug").execute()).map(Object.values);
const count = async ({ db }: Database, table: "tenants" | "posts" | "setup_links") =>
  (
    await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
  ).n;

const sample: SeedContent = {
  tenants: [
    { key: "a", lmsId: "lms-a", domains: ["a.example", "www.a.example"], isMain: true, setting: { title: "A" } },
    { key: "b", lmsId: "lms-b", domains: ["b.example"], isMain: false, setting: {} },
  ],
  mentors: [],
  classes: [],
  lessons: {},
  questions: [],
  webinars: [],
  categories: [{ tenants: ["a"], kind: "blog", slug: "kiat", title: "Kiat", sort: 1 }],
  posts: [
    {
      ...{
        tenants: ["a"],
        kind: "blog",
        slug: "satu",
        category: "kiat",
        title: "Satu",
        summary: "",
        content: "<p>Isi</p>",
        author: "Sari",
        tags: ["belajar"],
      },
      published: { day: -2, hour: 9 },
    },
  ],
};

test("content goes to its tenants only; its times are counted from the day of seeding, in WIB", async () => {
  const { db } = await sqlite();
  // 00.30 on 21 November in WIB, still the 20th in UTC.
  await db.transaction().execute((trx) => insertContent(trx, sample, Date.parse("2026-11-20T17:30:00Z")));
  const posts = await db.selectFrom("posts").select(["lms_id", "id", "category_id", "published_at", "tags"]).execute();
  const category = await db.selectFrom("categories").select("id").executeTakeFirstOrThrow();
  expect(posts).toEqual([
    {
      lms_id: "lms-a",
      id: expect.stringMatching(/^\d{12}$/),
      category_id: category.id,
      published_at: Date.parse("2026-11-19T02:00:00Z"),
      tags: '["belajar"]',
    },
  ]);
  expect(await db.selectFrom("tenant_domains").select("domain").where("is_primary", "=", 1).orderBy("domain").execute()).toEqual([
    { domain: "a.example" },
    { domain: "b.example" },
  ]);
  // SET4: what a setting does not say is not stored.
  expect(await db.selectFrom("settings").select(["lms_id", "key"]).execute()).toEqual([{ lms_id: "lms-a", key: "title" }]);
});

test("the demo has its tenants, classes and posts, is seeded once, and has the same ids everywhere", async () => {
  const [first, second] = [await sqlite(), await sqlite()];
  expect(await seedDatabase({ db: first.db, mode: "demo", now: NOW, log })).toEqual({ setupToken: null });
  const posts = await count(first, "posts");
  expect(await first.db.selectFrom("classes").select("slug").distinct().execute()).toHaveLength(43);
  expect(
    (await first.db.selectFrom("posts").select("slug").where("kind_slug", "=", "blog").distinct().execute()).length,
  ).toBeGreaterThanOrEqual(30);
  await seedDatabase({ db: first.db, mode: "demo", now: NOW + 86_400_000, log });
  expect(await count(first, "posts")).toBe(posts);
  await seedDatabase({ db: second.db, mode: "demo", now: NOW + 86_400_000, log });
  for (const table of ["posts", "classes"] as const) expect(await ids(second, table)).toEqual(await ids(first, table));
});

test.skipIf(server === null)("of three machines that start at once on PostgreSQL one seeds, and it is the same content", async () => {
  const { url, drop } = await createPostgresDatabase(server ?? "");
  const machines = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: "", databaseUrl: url })));
  await Promise.all(machines.map(({ db }) => seedDatabase({ db, mode: "demo", now: NOW, log })));
  const reference = await sqlite();
  await seedDatabase({ db: reference.db, mode: "demo", now: NOW, log });
  for (const machine of machines) expect(await ids(machine, "posts")).toEqual(await ids(reference, "posts"));
  await Promise.all(machines.map(({ close }) => close()));
  await drop();
});

test("[XJS11] a starter has one open site under its public name and a new set-up link at each start while nobody can sign in", async () => {
  const database = await sqlite();
  const { db } = database;
  const start = (publicUrl?: string) => seedDatabase({ db, mode: "starter", now: NOW, log, publicUrl });
  const first = await start("https://Belajar.example:8443");
  expect(await db.selectFrom("tenants").select("lms_id").execute()).toEqual([{ lms_id: STARTER_ID }]);
  const domains = await db
    .selectFrom("tenant_domains")
    .select(["domain", "is_primary"])
    .orderBy("is_primary", "desc")
    .orderBy("domain")
    .execute();
  expect(domains.map(({ domain }) => domain)).toEqual(["belajar.example", "127.0.0.1", "default.localhost", "localhost"]);
  expect(await db.selectFrom("settings").select("value").where("key", "=", "isMaintenance").execute()).toEqual([{ value: "false" }]);

  const second = await start("https://kursus.example");
  expect(second.setupToken).not.toBe(first.setupToken);
  for (const { setupToken } of [first, second]) expect(await isSetupLink(db, STARTER_ID, setupToken ?? "", NOW)).toBe(true);
  expect(await db.selectFrom("tenant_domains").select("lms_id").where("domain", "=", "kursus.example").execute()).toEqual([
    { lms_id: STARTER_ID },
  ]);
  // Another SEED later changes nothing.
  await seedDatabase({ db, mode: "demo", now: NOW, log });
  expect(await count(database, "tenants")).toBe(1);

  await signIn(db, "first-admin", [{ lmsId: STARTER_ID, role: 0 }]);
  expect(await start()).toEqual({ setupToken: null });
});

test("without seeding the database stays empty, and can be seeded later", async () => {
  const database = await sqlite();
  expect(await seedDatabase({ db: database.db, mode: "none", now: NOW, log })).toEqual({ setupToken: null });
  expect(await count(database, "tenants")).toBe(0);
  await seedDatabase({ db: database.db, mode: "starter", now: NOW, log });
  expect(await count(database, "tenants")).toBe(1);
});
