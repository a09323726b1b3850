import type { Kysely } from "kysely";
import { DAY_MS } from "~/lib/time";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { issueAccessToken } from "~/server/embedded/domain/accounts/access-tokens";
import { toSearchText } from "~/server/embedded/kit/text";

export const TENANT_DOMAIN = "ours.example";

type ClassRow = Schema["classes"];
type PostRow = Schema["posts"];

/** Days from now; undefined for no date. */
interface ClassDates {
  open?: number;
  close?: number;
  start?: number;
  end?: number;
}

const toTimestamp = (days: number | undefined, now: number) =>
  days === undefined ? null : now + days * DAY_MS;

export function createClassRow(
  tenantId: string,
  slug: string,
  dates: ClassDates,
  more: Partial<ClassRow> = {},
  now = Date.now(),
): ClassRow {
  const name = more.name ?? `Kelas ${slug}`;
  return {
    lms_id: tenantId,
    id: `${tenantId}-${slug}`,
    code: slug.replace(/\W/g, "").padEnd(6, "X").slice(0, 6).toUpperCase(),
    slug,
    name,
    summary: "Ringkasan",
    description: "<p>Isi</p>",
    logo: null,
    cover: null,
    type: "free",
    level: "dasar",
    price: 0,
    strike_price: null,
    quota: 20,
    enrolled: 5,
    reserved: 0,
    program_id: null,
    registration_start: toTimestamp(dates.open, now),
    registration_end: toTimestamp(dates.close, now),
    start_at: toTimestamp(dates.start, now),
    end_at: toTimestamp(dates.end, now),
    hours: 12,
    outcomes: '["Membuat halaman"]',
    requirements: "[]",
    audience: '["Siswa"]',
    schedule: "Sabtu pagi",
    certificate_completion: 1,
    certificate_competence: 0,
    search_text: toSearchText(name, more.summary ?? "Ringkasan"),
    created_at: now,
    updated_at: now,
    publication: "published",
    version: 1,
    syllabus_version: 1,
    cover_alt: null,
    ...more,
  };
}

export function createPostRow(
  tenantId: string,
  slug: string,
  more: Partial<PostRow> = {},
  now = Date.now(),
): PostRow {
  const title = more.title ?? `Tulisan ${slug}`;
  return {
    lms_id: tenantId,
    id: `${tenantId}-${slug}`,
    kind_slug: "blog",
    slug,
    category_id: null,
    sort: 0,
    title,
    title_key: toSearchText(title),
    summary: "Ringkasan",
    content: "<p>Isi</p>",
    cover: null,
    author: "Sari",
    author_id: null,
    published_at: now - DAY_MS,
    tags: "[]",
    reading_minutes: 1,
    views: 0,
    parent_id: null,
    audio_url: null,
    meta_title: null,
    meta_description: null,
    status: "published",
    version: 1,
    search_text: toSearchText(title, more.summary ?? "Ringkasan"),
    created_at: now,
    updated_at: now,
    archived_at: null,
    cover_alt: null,
    event_start_at: null,
    event_end_at: null,
    event_place: null,
    return_reason: null,
    ...more,
  };
}

export async function seedTenants(db: Kysely<Schema>): Promise<void> {
  for (const tenantId of ["lms-ours", "lms-theirs"]) {
    await db
      .insertInto("tenants")
      .values({
        lms_id: tenantId,
        is_main: tenantId === "lms-ours" ? 1 : 0,
        created_at: Date.now(),
      })
      .execute();
  }
  const domains = [
    { domain: TENANT_DOMAIN, lms_id: "lms-ours", is_primary: 1 },
    { domain: "www.ours.example", lms_id: "lms-ours", is_primary: 0 },
    { domain: "theirs.example", lms_id: "lms-theirs", is_primary: 1 },
  ];
  await db.insertInto("tenant_domains").values(domains).execute();
  const settings = { title: "Kami", layout: "foundation", isMaintenance: false };
  for (const [key, value] of Object.entries(settings))
    await db
      .insertInto("settings")
      .values({ lms_id: "lms-ours", key, value: JSON.stringify(value), updated_at: 0 })
      .execute();
}

/** @returns the access token */
export async function createSignedInUser(
  db: Kysely<Schema>,
  id: string,
  roles: { tenantId: string; role: number }[],
): Promise<string> {
  await db
    .insertInto("users")
    .values({
      id,
      email: `${id}@ours.example`,
      name: `Nama ${id}`,
      password_hash: "-",
      created_at: Date.now(),
    })
    .execute();
  for (const { tenantId, role } of roles)
    await db.insertInto("user_roles").values({ lms_id: tenantId, user_id: id, role }).execute();
  return issueAccessToken(db, { userId: id, now: Date.now() });
}
