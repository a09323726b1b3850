import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { openDatabase } from "~/server/embedded/database/open-database";
import { listLeaderboard } from "~/server/embedded/domain/classes/leaderboard";
import { apiHandlers } from "~/server/embedded/hosts/api";
import { insertContent } from "~/server/embedded/seed/insert-content";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { APP_SECRET, createHostContext } from "./host-context";
import {
  countRows,
  createSqliteOpener,
  readIds,
  SAMPLE_CONTENT,
  SEEDED_AT,
  seedDemo,
  seedNothing,
  seedStarter,
} from "./seed-fixture";

const postgresServer = await getPostgresUrl();
const openSqlite = createSqliteOpener();

test("insertContent writes content to its tenants only and counts dates from the seeding day in WIB", async () => {
  const { db } = await openSqlite();
  // 00.30 on 21 November in WIB, still the 20th in UTC.
  await db.transaction().execute((trx) =>
    insertContent(trx, SAMPLE_CONTENT, {
      now: Date.parse("2026-11-20T17:30:00Z"),
      appSecret: APP_SECRET,
    }),
  );
  const posts = await db
    .selectFrom("posts")
    .select(["lms_id", "id", "category_id", "published_at", "tags"])
    .execute();

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
  expect(
    await db
      .selectFrom("tenant_domains")
      .select("domain")
      .where("is_primary", "=", 1)
      .orderBy("domain")
      .execute(),
  ).toEqual([{ domain: "a.example" }, { domain: "b.example" }]);
  // An unset setting has no row (SET4).
  expect(await db.selectFrom("settings").select(["lms_id", "key"]).execute()).toEqual([
    { lms_id: "lms-a", key: "title" },
  ]);
});

test("seedDatabase seeds the demo once, with the same ids on every installation", async () => {
  const [first, second] = [await openSqlite(), await openSqlite()];

  const result = await seedDemo(first);
  const postCount = await countRows(first, "posts");
  await seedDemo(first, SEEDED_AT + DAY_MS);

  await seedDemo(second, SEEDED_AT + DAY_MS);

  expect(result).toEqual({ setupToken: null });
  expect(await countRows(first, "posts")).toBe(postCount);
  for (const table of ["posts", "classes"] as const)
    expect(await readIds(second, table)).toEqual(await readIds(first, table));
});

test("seedDatabase fills the demo's classes, programs, jobs and statistics", async () => {
  const database = await openSqlite();
  await seedDemo(database);
  const { db } = database;
  const context = createHostContext(database, "", { clock: () => SEEDED_AT });
  const { lms_id: tenantId } = await db
    .selectFrom("tenants")
    .select("lms_id")
    .where("is_main", "=", 1)
    .executeTakeFirstOrThrow();
  const { id: programId } = await db
    .selectFrom("programmes")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("slug", "=", "sabuk-digital-nusantara")
    .executeTakeFirstOrThrow();
  const count = async (table: "programmes" | "jobs" | "companies" | "batches") =>
    (await db.selectFrom(table).selectAll().where("lms_id", "=", tenantId).execute()).length;
  const api = apiHandlers(context);

  const chart = await api.getChart({ tenantId, params: { type: "students" } } as never);
  const counters = await api.getAllCounters({ tenantId } as never);

  const leaderboard = await listLeaderboard(context, {
    tenantId,
    programId,
    page: 1,
    perPage: 10,
  });

  expect(await db.selectFrom("classes").select("slug").distinct().execute()).toHaveLength(43);

  const blogPosts = db.selectFrom("posts").select("slug").where("kind_slug", "=", "blog");

  expect((await blogPosts.distinct().execute()).length).toBeGreaterThanOrEqual(30);
  expect(await count("programmes")).toBe(12);
  expect(await count("jobs")).toBeGreaterThanOrEqual(30);
  expect(await count("companies")).toBeGreaterThanOrEqual(10);
  expect(await count("batches")).toBeGreaterThanOrEqual(12);
  expect(chart.data.labels).toHaveLength(12);
  expect(chart.data.series).toHaveLength(6);
  expect(Object.values(counters.data).filter((value) => value === 0)).toEqual([]);
  expect(leaderboard.items.length).toBeGreaterThan(1);
});

test.skipIf(postgresServer === null)(
  "seedDatabase seeds once if three instances start concurrently on PostgreSQL",
  async () => {
    const { url, drop } = await createPostgresDatabase(postgresServer ?? "");
    const instances = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ dataDir: "", databaseUrl: url })),
    );
    const reference = await openSqlite();
    await seedDemo(reference);

    await Promise.all(instances.map((instance) => seedDemo(instance)));

    for (const instance of instances)
      expect(await readIds(instance, "posts")).toEqual(await readIds(reference, "posts"));

    await Promise.all(instances.map(({ close }) => close()));
    await drop();
  },
);

test("seedDatabase leaves the database empty in mode none and seeds it later", async () => {
  const database = await openSqlite();

  expect(await seedNothing(database)).toEqual({ setupToken: null });
  expect(await countRows(database, "tenants")).toBe(0);

  await seedStarter(database);

  expect(await countRows(database, "tenants")).toBe(1);
});
