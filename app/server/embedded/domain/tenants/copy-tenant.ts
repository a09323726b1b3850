import type { Insertable } from "kysely";
import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";
import { toSearchText } from "../../kit/text";

/** Settings that belong to one organisation, or that a new site decides for itself. */
const OWN_SETTINGS = [
  "title",
  "layout",
  "isMaintenance",
  "maintenance",
  "contact",
  "verification",
] as const;
/** Files of the drive stay with their tenant. */
const FILE_ADDRESS = /^(?:https?:\/\/[^/]+)?\/Berkas\//i;
const FILE_PICTURE = /<img\b[^>]*\/Berkas\/[^>]*>/gi;
const BATCH_SIZE = 100;

interface Copy {
  from: string;
  to: string;
  now: number;
}

/**
 * Copies what a new site can start from: settings and texts, categories, sponsorship packages, and classes and
 * price plans as drafts. People, money, submissions, quizzes, assignments and files stay behind.
 */
export async function copyTenant(trx: Queryable, copy: Copy): Promise<void> {
  await copySettings(trx, copy);
  await copyCategories(trx, copy);
  await copyPackages(trx, copy);
  await copyPlans(trx, copy);
  await copyClasses(trx, copy);
  await copyModules(trx, copy);
  await copyChapters(trx, copy);
  await copyContents(trx, copy);
}

async function insertRows<T extends keyof Schema>(
  trx: Queryable,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE)
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + BATCH_SIZE) as Insertable<Schema[T]>[])
      .execute();
}

const withoutFile = (address: string | null) =>
  address !== null && FILE_ADDRESS.test(address) ? null : address;

async function copySettings(trx: Queryable, { from, to, now }: Copy): Promise<void> {
  const rows = await trx
    .selectFrom("settings")
    .select(["key", "value"])
    .where("lms_id", "=", from)
    .where("key", "not in", OWN_SETTINGS)
    .execute();
  const copies = rows.map(({ key, value }) => ({
    lms_id: to,
    key,
    value: JSON.stringify(
      JSON.parse(value, (_, part: unknown) =>
        typeof part === "string" ? withoutFile(part) : part,
      ),
    ),
    updated_at: now,
  }));
  await insertRows(trx, "settings", copies);
}

async function copyCategories(trx: Queryable, { from, to }: Copy): Promise<void> {
  const rows = await trx.selectFrom("categories").selectAll().where("lms_id", "=", from).execute();
  await insertRows(
    trx,
    "categories",
    rows.map((row) => ({ ...row, lms_id: to })),
  );
}

async function copyPackages(trx: Queryable, { from, to, now }: Copy): Promise<void> {
  const rows = await trx
    .selectFrom("festival_items")
    .selectAll()
    .where("lms_id", "=", from)
    .where("part", "=", "package")
    .execute();
  const copies = rows.map((row) => ({ ...row, lms_id: to, created_at: now, version: 1 }));
  await insertRows(trx, "festival_items", copies);
}

async function copyPlans(trx: Queryable, { from, to, now }: Copy): Promise<void> {
  const rows = await trx
    .selectFrom("plans")
    .selectAll()
    .where("lms_id", "=", from)
    .where("status", "!=", "archived")
    .execute();
  const copies = rows.map((row) => ({
    ...row,
    lms_id: to,
    status: "draft" as const,
    created_at: now,
    updated_at: now,
    version: 1,
  }));
  await insertRows(trx, "plans", copies);
}

async function copyClasses(trx: Queryable, { from, to, now }: Copy): Promise<void> {
  const rows = await trx.selectFrom("classes").selectAll().where("lms_id", "=", from).execute();
  const copies = rows.map((row) => ({
    ...row,
    lms_id: to,
    logo: withoutFile(row.logo),
    cover: withoutFile(row.cover),
    enrolled: 0,
    reserved: 0,
    program_id: null,
    registration_start: null,
    registration_end: null,
    start_at: null,
    end_at: null,
    search_text: toSearchText(row.name, row.summary),
    created_at: now,
    updated_at: now,
    publication: "draft" as const,
    version: 1,
    syllabus_version: 1,
  }));
  await insertRows(trx, "classes", copies);
}

async function copyModules(trx: Queryable, { from, to }: Copy): Promise<void> {
  const rows = await trx
    .selectFrom("class_modules")
    .selectAll()
    .where("lms_id", "=", from)
    .execute();
  await insertRows(
    trx,
    "class_modules",
    rows.map((row) => ({ ...row, lms_id: to })),
  );
}

async function copyChapters(trx: Queryable, { from, to }: Copy): Promise<void> {
  const rows = await trx
    .selectFrom("class_chapters")
    .selectAll()
    .where("lms_id", "=", from)
    .where("archived_at", "is", null)
    .execute();
  await insertRows(
    trx,
    "class_chapters",
    rows.map((row) => ({ ...row, lms_id: to })),
  );
}

async function copyContents(trx: Queryable, { from, to, now }: Copy): Promise<void> {
  const rows = await trx
    .selectFrom("chapter_contents as c")
    .innerJoin("class_chapters as h", (join) =>
      join
        .onRef("h.lms_id", "=", "c.lms_id")
        .onRef("h.class_id", "=", "c.class_id")
        .onRef("h.module_slug", "=", "c.module_slug")
        .onRef("h.slug", "=", "c.chapter_slug"),
    )
    .selectAll("c")
    .where("c.lms_id", "=", from)
    .where("h.archived_at", "is", null)
    .execute();
  const copies = rows.map((row) => ({
    ...row,
    lms_id: to,
    body: row.body.replace(FILE_PICTURE, ""),
    poster: withoutFile(row.poster),
    media: withoutFile(row.media),
    audio: withoutFile(row.audio),
    captions: withoutFile(row.captions),
    quiz_id: null,
    assignment_id: null,
    version: 1,
    updated_at: now,
  }));
  await insertRows(trx, "chapter_contents", copies);
}
