import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "~/server/embedded/database/open-database";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";

const server = await getPostgresUrl();
const TENANT = "lms-old";
const PERSON = { lms_id: TENANT, email: "sri@contoh.example", phone: "+6281234567890" };

/** What visitors sent to the release before the inbox. */
async function fillOldRelease(options: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const older = await openDatabase({ ...options, targetMigration: "0033-growth" });
  // Schema types describe the newest release.
  const tables = older.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const insert = (table: string, row: object) =>
    tables
      .insertInto(table)
      .values({ ...row })
      .execute();
  await insert("tenants", { lms_id: TENANT, is_main: 1, created_at: 0 });
  for (const [at, status] of ["requested", "confirmed", "done"].entries())
    await insert("appointments", {
      ...PERSON,
      id: `a${at}`,
      number: `JANJI-2026-00000${at}`,
      status,
      name: "Sri",
      institution: "SMK Élang",
      segment: "school",
      topic: "Kelas",
      preferred_date: "2026-12-01",
      slot: "09.00",
      message: "",
      manage_key_hash: `hash-${at}`,
      ip_hash: "",
      created_at: at,
      updated_at: at,
    });
  await insert("service_requests", {
    ...PERSON,
    id: "s1",
    number: "LAYANAN-2026-000001",
    kind: "training",
    company: "PT Maju",
    pic: "Budi",
    need: "Pelatihan",
    headcount: 3,
    start_date: null,
    budget_range: "",
    notes: "",
    created_at: 10,
  });
  await insert("demo_requests", { lms_id: TENANT, email: PERSON.email, requested_at: 11 });
  await older.close();
}

test.each(server === null ? ["SQLite"] : ["SQLite", "PostgreSQL"])(
  "the upgrade puts what was sent before into the inbox on %s",
  async (kind) => {
    const dataDir = mkdtempSync(join(tmpdir(), "pendopo-inbox-"));
    const postgres = kind === "PostgreSQL" && server ? await createPostgresDatabase(server) : null;
    const options = { dataDir, ...(postgres && { databaseUrl: postgres.url }) };
    await fillOldRelease(options);

    const { db, close } = await openDatabase(options);
    const items = await db.selectFrom("inbox_items").selectAll().orderBy("created_at").execute();

    expect(items.map((row) => [row.kind, row.name, row.subject, row.state])).toEqual([
      ["appointment", "Sri", "Kelas", "new"],
      ["appointment", "Sri", "Kelas", "answered"],
      ["appointment", "Sri", "Kelas", "closed"],
      ["training", "Budi", "PT Maju", "new"],
      ["demo", "", "", "new"],
    ]);
    expect(items[0]).toMatchObject({ id: "a0", version: 1, assignee_id: null });
    expect(items[0]?.search_text).toContain("smk élang");
    expect(items[4]?.id).toMatch(/^\d{12}$/);
    await close();
    await postgres?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
