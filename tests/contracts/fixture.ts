import type { Kysely } from "kysely";
import { issueAccessToken } from "~/server/embedded/access-tokens";
import type { Schema } from "~/server/embedded/schema/schema";
import { searchText } from "~/server/embedded/text";

const DAY = 86_400_000;
export const OURS_DOMAIN = "ours.example";

type ClassRow = Schema["classes"];
type PostRow = Schema["posts"];

/** Days from now; undefined for no date. */
interface ClassDates {
  open?: number;
  close?: number;
  start?: number;
  end?: number;
}

const at = (days: number | undefined, now: number) => (days === undefined ? null : now + days * DAY);

export function classRow(lmsId: string, slug: string, dates: ClassDates, more: Partial<ClassRow> = {}, now = Date.now()): ClassRow {
  const name = more.name ?? `Kelas ${slug}`;
  return {
    ...{ lms_id: lmsId, id: `${lmsId}-${slug}`, code: slug.replace(/\W/g, "").padEnd(6, "X").slice(0, 6).toUpperCase(), slug, name },
    ...{
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
      program_id: null,
    },
    ...{
      registration_start: at(dates.open, now),
      registration_end: at(dates.close, now),
      start_at: at(dates.start, now),
      end_at: at(dates.end, now),
      hours: 12,
    },
    ...{
      outcomes: '["Membuat halaman"]',
      requirements: "[]",
      audience: '["Siswa"]',
      schedule: "Sabtu pagi",
      certificate_completion: 1,
      certificate_competence: 0,
    },
    ...{ search_text: searchText(name, more.summary ?? "Ringkasan"), created_at: now },
    ...more,
  };
}

export function postRow(lmsId: string, slug: string, more: Partial<PostRow> = {}, now = Date.now()): PostRow {
  const title = more.title ?? `Tulisan ${slug}`;
  return {
    ...{
      lms_id: lmsId,
      id: `${lmsId}-${slug}`,
      kind_slug: "blog",
      slug,
      category_id: null,
      sort: 0,
      title,
      title_key: searchText(title),
      summary: "Ringkasan",
      content: "<p>Isi</p>",
    },
    ...{
      cover: null,
      author: "Sari",
      author_id: null,
      published_at: now - DAY,
      tags: "[]",
      reading_minutes: 1,
      views: 0,
      parent_id: null,
      audio_url: null,
      meta_title: null,
      meta_description: null,
    },
    ...{
      status: "published",
      version: 1,
      search_text: searchText(title, more.summary ?? "Ringkasan"),
      created_at: now,
      updated_at: now,
      archived_at: null,
    },
    ...more,
  };
}

/** Two tenants; those who write posts get rows of their own in the tests. */
export async function fill(db: Kysely<Schema>): Promise<void> {
  for (const lmsId of ["lms-ours", "lms-theirs"]) {
    await db
      .insertInto("tenants")
      .values({ lms_id: lmsId, is_main: lmsId === "lms-ours" ? 1 : 0, created_at: Date.now() })
      .execute();
  }
  const domains = [
    { domain: OURS_DOMAIN, lms_id: "lms-ours", is_primary: 1 },
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

/** A user with roles, signed in. @returns the access token */
export async function signIn(db: Kysely<Schema>, id: string, roles: { lmsId: string; role: number }[]): Promise<string> {
  await db
    .insertInto("users")
    .values({ id, email: `${id}@ours.example`, name: `Nama ${id}`, password_hash: "-", created_at: Date.now() })
    .execute();
  for (const { lmsId, role } of roles) await db.insertInto("user_roles").values({ lms_id: lmsId, user_id: id, role }).execute();
  return issueAccessToken(db, id, Date.now());
}
