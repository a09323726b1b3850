import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "~/server/embedded/database/open-database";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { createClassRow } from "./core-fixture";

const server = await getPostgresUrl();
const TENANT = "lms-old";

/** Rows of the release before refunds: an invoice that was paid by two orders, and an unpaid one. */
async function fillOldRelease(options: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const older = await openDatabase({ ...options, targetMigration: "0019-sign-up-browsers" });
  // Schema types describe the newest release.
  const tables = older.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const insert = (table: string, row: object) =>
    tables
      .insertInto(table)
      .values({ ...row })
      .execute();
  const newest = createClassRow(TENANT, "kelas-lama", {}, {});
  const { reserved, publication, version, syllabus_version, cover_alt, ...classRow } = newest;
  await insert("tenants", { lms_id: TENANT, is_main: 1, created_at: 0 });
  const user = { id: "payer", email: "a@b.example", name: "A", password_hash: "-", created_at: 0 };
  await insert("users", user);
  await insert("classes", classRow);
  const invoice = {
    lms_id: TENANT,
    id: "1",
    number: "INV/2026/01/000001",
    class_id: classRow.id,
    class_slug: classRow.slug,
    class_name: classRow.name,
    user_id: user.id,
    total: 35_000,
    method: "qris",
    status: "paid",
    order_id: "INV-1",
    created_at: 5,
    paid_at: 6,
  };
  await insert("invoices", invoice);
  await insert("invoices", {
    ...invoice,
    id: "2",
    number: "INV/2026/01/000002",
    status: "pending",
    order_id: null,
    paid_at: null,
  });
  for (const order_id of ["INV-1", "INV-2"])
    await insert("payment_orders", {
      order_id,
      lms_id: TENANT,
      kind: "class",
      subject_id: "1",
      amount: 35_000,
      status: "paid",
      expires_at: 9,
      created_at: 5,
    });
  const event = { lms_id: TENANT, order_id: "INV-2", id: "1", at: 7, kind: "double-payment" };
  await insert("payment_events", event);
  await older.close();
}

test.each(server === null ? ["SQLite"] : ["SQLite", "PostgreSQL"])(
  "the upgrade makes earlier double payments owed refunds, and unpaid invoices hold a place, on %s",
  async (kind) => {
    const dataDir = mkdtempSync(join(tmpdir(), "pendopo-returned-money-"));
    const postgres = kind === "PostgreSQL" && server ? await createPostgresDatabase(server) : null;
    const options = { dataDir, ...(postgres && { databaseUrl: postgres.url }) };
    await fillOldRelease(options);

    const { db, close } = await openDatabase(options);

    expect(await db.selectFrom("refunds").selectAll().execute()).toMatchObject([
      {
        order_id: "INV-2",
        cause: "double",
        status: "owed",
        amount: 35_000,
        subject_number: "INV/2026/01/000001",
        payer_email: "a@b.example",
        created_at: 7,
      },
    ]);

    expect(await db.selectFrom("classes").select(["enrolled", "reserved"]).execute()).toEqual([
      { enrolled: 5, reserved: 1 },
    ]);
    expect(
      await db.selectFrom("invoices").select("id").where("holds_place", "=", 1).execute(),
    ).toEqual([{ id: "2" }]);

    await close();
    await postgres?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
