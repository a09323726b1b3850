import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { Database } from "~/server/embedded/database/open-database";
import type { SeedContent } from "~/server/embedded/seed/insert-content";
import { seedDatabase } from "~/server/embedded/seed/seed";
import { createLog } from "~/server/log/log";
import { openMigratedSqlite } from "../support/migrated-database";
import { APP_SECRET } from "./host-context";

export const SEEDED_AT = Date.parse("2026-11-21T03:00:00Z");
const log = createLog({ level: "silent" });

/** Opens an empty SQLite database that is removed after the file's tests. */
export function createSqliteOpener(): () => Promise<Database> {
  const cleanups: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const cleanUp of cleanups) await cleanUp();
  });
  return async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "pendopo-seed-"));
    const database = await openMigratedSqlite(dataDir);
    cleanups.push(async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    return database;
  };
}

export const seedDemo = ({ db }: Pick<Database, "db">, now = SEEDED_AT) =>
  seedDatabase({ db, mode: "demo", now, appSecret: APP_SECRET, log });

export const seedStarter = ({ db }: Pick<Database, "db">, publicUrl?: string) =>
  seedDatabase({ db, mode: "starter", now: SEEDED_AT, appSecret: APP_SECRET, log, publicUrl });

export const seedNothing = ({ db }: Pick<Database, "db">) =>
  seedDatabase({ db, mode: "none", now: SEEDED_AT, appSecret: APP_SECRET, log });

export async function countRows(
  { db }: Pick<Database, "db">,
  table: "tenants" | "posts",
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Tenant, id and slug of all rows, for comparing installations. */
export async function readIds({ db }: Pick<Database, "db">, table: "posts" | "classes") {
  const rows = await db
    .selectFrom(table)
    .select(["lms_id", "id", "slug"])
    .orderBy("lms_id")
    .orderBy("slug")
    .execute();
  return rows.map(Object.values);
}

export const SAMPLE_CONTENT: SeedContent = {
  tenants: [
    {
      key: "a",
      tenantId: "lms-a",
      domains: ["a.example", "www.a.example"],
      isMain: true,
      setting: { title: "A" },
    },
    { key: "b", tenantId: "lms-b", domains: ["b.example"], isMain: false, setting: {} },
  ],
  mentors: [],
  classes: [],
  lessons: {},
  programs: [],
  schools: [],
  extensions: [],
  companies: [],
  questions: [],
  people: [],
  registrations: [],
  teams: [],
  appointments: [],
  requests: [],
  demoRequests: [],
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
      tenants: ["a"],
      kind: "blog",
      slug: "satu",
      category: "kiat",
      title: "Satu",
      summary: "",
      content: "<p>Isi</p>",
      author: "Sari",
      tags: ["belajar"],
      published: { day: -2, hour: 9 },
    },
  ],
};
