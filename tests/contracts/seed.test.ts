import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { PAYMENT_STATUSES } from "~/lib/payment-status";
import { PAYOUT_STATUSES, TWO_APPROVERS_FROM } from "~/lib/payout-status";
import { findUser, issueAccessToken } from "~/server/embedded/access-tokens";
import { apiHandlers } from "~/server/embedded/api/api";
import { brokenAuditRow } from "~/server/embedded/audit";
import { nextNumber } from "~/server/embedded/counters";
import { type Database, openDatabase } from "~/server/embedded/database";
import { deskProgrammeHandlers } from "~/server/embedded/desk/programmes";
import { isPassword } from "~/server/embedded/password";
import { insertContent, type SeedContent } from "~/server/embedded/seed/insert-content";
import { seedDatabase } from "~/server/embedded/seed/seed";
import { STARTER_ID } from "~/server/embedded/seed/starter";
import { isSetupLink } from "~/server/embedded/setup-links";
import { createLog } from "~/server/log/log";
import { createPostgresDatabase, postgresUrl } from "../support/postgres-url";
import { signIn } from "./fixture";
import { hostContext } from "./host-context";
import { staleLines } from "./payout-fixture";

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
  programmes: [],
  schools: [],
  extensions: [],
  companies: [],
  questions: [],
  people: [],
  registrations: [],
  teams: [],
  appointments: [],
  payouts: [],
  invoices: [],
  donations: [],
  reviews: [],
  aspirations: [],
  testimonies: [],
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

test("the demo has programmes with schools, leaders and batches, companies with jobs, and statistics by month and province", async () => {
  const database = await sqlite();
  await seedDatabase({ db: database.db, mode: "demo", now: NOW, log });
  const context = hostContext(database, "", { clock: () => NOW });
  const main = await database.db.selectFrom("tenants").select("lms_id").where("is_main", "=", 1).executeTakeFirstOrThrow();
  const of = async (table: "programmes" | "jobs" | "companies" | "batches") =>
    (await database.db.selectFrom(table).selectAll().where("lms_id", "=", main.lms_id).execute()).length;
  expect(await of("programmes")).toBe(12);
  expect(await of("jobs")).toBeGreaterThanOrEqual(30);
  expect(await of("companies")).toBeGreaterThanOrEqual(10);
  expect(await of("batches")).toBeGreaterThanOrEqual(12);
  const input = { lmsId: main.lms_id } as never;
  const api = apiHandlers(context);
  const { data } = await api.getChart({ ...(input as object), params: { type: "students" } } as never);
  expect(data.labels).toHaveLength(12);
  expect(data.series).toHaveLength(6);
  const { data: counts } = await api.getAllCounters(input);
  expect(Object.values(counts).filter((value) => value === 0)).toEqual([]);
  const programme = await database.db
    .selectFrom("programmes")
    .select("id")
    .where("lms_id", "=", main.lms_id)
    .where("slug", "=", "sabuk-digital-nusantara")
    .executeTakeFirstOrThrow();
  const leaders = await deskProgrammeHandlers(context).listLeaderboard({
    ...(input as object),
    query: { programId: programme.id, page: 1, perPage: 10 },
  } as never);
  expect(leaders.data.items.length).toBeGreaterThan(1);
});

test("what the demo's people did adds up: ledger, audit log, progress and numbers", async () => {
  const { db } = await sqlite();
  await seedDatabase({ db, mode: "demo", now: NOW, log });
  const sums = await db
    .selectFrom("ledger_entries")
    .select(({ fn }) => fn.sum<number>("amount").as("sum"))
    .groupBy("transaction_id")
    .execute();
  expect(sums.length).toBeGreaterThan(50);
  expect(sums.filter(({ sum }) => Number(sum) !== 0)).toEqual([]);
  const balances = await db.selectFrom("ledger_balances").select(["lms_id", "account", "balance"]).execute();
  const entries = await db
    .selectFrom("ledger_entries")
    .select(["lms_id", "account", ({ fn }) => fn.sum<number>("amount").as("balance")])
    .groupBy(["lms_id", "account"])
    .execute();
  const inOrder = (rows: typeof balances) => rows.map((row) => `${row.lms_id} ${row.account} ${row.balance}`).sort();
  expect(inOrder(balances)).toEqual(inOrder(entries));

  for (const lmsId of ["lms-main", "lms-coding", "lms-foundation"]) expect(await brokenAuditRow(db, lmsId)).toBeNull();
  const audit = await db.selectFrom("audit_log").select("at").where("lms_id", "=", "lms-main").orderBy("seq").execute();
  expect(audit.map(({ at }) => at)).toEqual(audit.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(Math.max(...audit.map(({ at }) => at))).toBeLessThanOrEqual(NOW);

  const statuses = await db.selectFrom("payouts").select("status").distinct().where("lms_id", "=", "lms-main").execute();
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(PAYOUT_STATUSES));
  expect(await staleLines(db)).toEqual([]);
  // Nobody decided on their own, and two people on the large ones.
  const decided = await db.selectFrom("payouts").selectAll().where("decided_by", "is not", null).execute();
  for (const row of decided) {
    expect(row.decided_by).not.toBe(row.requester_id);
    if (row.status !== "rejected")
      expect(row.first_approver_id !== null && row.first_approver_id !== row.decided_by).toBe(row.amount >= TWO_APPROVERS_FROM);
  }

  const invoices = await db
    .selectFrom("invoices")
    .select(["status", "class_id", "user_id", "total"])
    .where("lms_id", "=", "lms-main")
    .execute();
  expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(PAYMENT_STATUSES));
  const places = await db.selectFrom("enrolments").selectAll().where("lms_id", "=", "lms-main").where("source", "=", "paid").execute();
  const isPaid = ({ class_id, user_id }: (typeof places)[number]) =>
    invoices.some((one) => one.status === "paid" && one.class_id === class_id && one.user_id === user_id);
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter((place) => !isPaid(place))).toEqual([]);
  const income = balances.find((one) => one.lms_id === "lms-main" && one.account === "income:classes");
  expect(income?.balance).toBe(invoices.filter(({ status }) => status === "paid").reduce((sum, { total }) => sum + total, 0));
  const given = await db.selectFrom("donations").select(["status", "amount"]).where("lms_id", "=", "lms-campaign-classroom").execute();
  const gifts = balances.find((one) => one.lms_id === "lms-campaign-classroom" && one.account === "income:donations:umum");
  expect(gifts?.balance).toBe(given.filter(({ status }) => status === "paid").reduce((sum, { amount }) => sum + amount, 0));

  // What is made later goes on after the seeded numbers.
  expect(await db.transaction().execute((trx) => nextNumber(trx, "lms-main", "payout-2026"))).toBe(24);
  const full = await db
    .selectFrom("enrolments as e")
    .innerJoin("classes as c", (join) => join.onRef("c.id", "=", "e.class_id").onRef("c.lms_id", "=", "e.lms_id"))
    .select(["c.slug", "c.enrolled", ({ fn }) => fn.countAll<number>().as("places")])
    .groupBy(["c.lms_id", "c.id", "c.slug", "c.enrolled"])
    .execute();
  expect(full.filter(({ enrolled: told, places: taken }) => taken > told)).toEqual([]);
  const { enrolled, scores, certified } = await learning(db);
  expect(enrolled.filter(({ at, done }) => done !== null && done < at)).toEqual([]);
  expect(enrolled.filter(({ done }) => done !== null).length).toBeGreaterThan(50);
  expect(scores.every(({ score, passed }) => Number(score) >= 70 === (passed === 1))).toBe(true);
  for (const { number } of certified) expect(number).toMatch(/^[A-Z-]+-2026-[A-Z0-9]{8}$/);
  expect(certified.length).toBeGreaterThan(5);
});

async function learning(db: Database["db"]) {
  const enrolled = await db
    .selectFrom("enrolments as e")
    .leftJoin("chapter_progress as p", (join) =>
      join.onRef("p.class_id", "=", "e.class_id").onRef("p.user_id", "=", "e.user_id").onRef("p.lms_id", "=", "e.lms_id"),
    )
    .select(["e.created_at as at", ({ fn }) => fn.min<number | null>("p.done_at").as("done")])
    .groupBy(["e.lms_id", "e.class_id", "e.user_id", "e.created_at"])
    .execute();
  const scores = await db.selectFrom("quiz_attempts").select(["score", "passed"]).execute();
  return { enrolled, scores, certified: await db.selectFrom("certificates").select("number").execute() };
}

test("every role of the demo signs in on every tenant with what it may do", async () => {
  const { db } = await sqlite();
  await seedDatabase({ db, mode: "demo", now: NOW, log });
  const { id, password_hash } = await db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("email", "=", "lead-region@pendopo.example")
    .executeTakeFirstOrThrow();
  expect(await isPassword(password_hash, "Pendopo-2026")).toBe(true);
  const token = await issueAccessToken(db, id, NOW);
  for (const lmsId of ["lms-main", "lms-aksara", "lms-default"]) expect(await findUser(db, token, lmsId, NOW)).toEqual({ id, roles: [9] });
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
