import type { ProgramTables } from "~/server/embedded/database/schema/programs";
import type { HostContext } from "~/server/embedded/kit/context";
import { encryptAppToken } from "~/server/hosts/app-token";
import type { HostName } from "~/server/hosts/contracts";
import { type Backend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createSignedInUser } from "./core-fixture";
import { APP_SECRET } from "./host-context";

const DAY = 86_400_000;
type Db = HostContext["db"];

export function createProgramRow(
  tenantId: string,
  slug: string,
  more: Partial<ProgramTables["programmes"]> = {},
): ProgramTables["programmes"] {
  const now = Date.now();
  return {
    lms_id: tenantId,
    id: `${tenantId}-${slug}`,
    slug,
    name: `Program ${slug}`,
    summary: "Ringkasan",
    description: "<p>Isi</p>",
    logo: null,
    status: "active",
    start_at: now - 10 * DAY,
    end_at: now + 60 * DAY,
    created_at: now - 20 * DAY,
    ...more,
  };
}

export function createJobRow(
  tenantId: string,
  id: string,
  more: Partial<ProgramTables["jobs"]> = {},
): ProgramTables["jobs"] {
  const now = Date.now();
  return {
    lms_id: tenantId,
    id,
    company_id: `${tenantId}-kedai`,
    title: `Pekerjaan ${id}`,
    type: "penuh_waktu",
    mode: "onsite",
    city: "Bandung",
    salary_min: 4_000_000,
    salary_max: 6_000_000,
    summary: "Ringkasan",
    requirements: '["Rapi"]',
    openings: 2,
    status: "open",
    deadline_at: now + 5 * DAY,
    created_at: now,
    updated_at: now,
    ...more,
  };
}

const createSchoolRow = (programme: string, npsn: string, name: string, city_id: string) => ({
  lms_id: TENANT_ID,
  programme_id: `${TENANT_ID}-${programme}`,
  npsn,
  name,
  city_id,
  province_id: city_id.slice(0, 2),
  students: 30,
});

/** Programs of two tenants. Learners of ours: Ani 130 points, Budi 55, Citra 10 and hidden. */
export async function seedPrograms(db: Db): Promise<void> {
  const now = Date.now();
  await db
    .insertInto("programmes")
    .values([
      createProgramRow(TENANT_ID, "sabuk"),
      createProgramRow(TENANT_ID, "depan", {
        status: "coming",
        start_at: now + 9 * DAY,
        end_at: now + 90 * DAY,
      }),
      createProgramRow(TENANT_ID, "lampau", {
        status: "ended",
        start_at: now - 90 * DAY,
        end_at: now - 9 * DAY,
      }),
      createProgramRow(OTHER_TENANT_ID, "sabuk", { name: "Milik mereka" }),
    ])
    .execute();
  await db
    .insertInto("programme_schools")
    .values([
      createSchoolRow("sabuk", "11111111", "SMK Satu", "32.73"),
      createSchoolRow("sabuk", "22222222", "SMK Dua", "35.78"),
      createSchoolRow("lampau", "11111111", "SMK Satu", "32.73"),
      createSchoolRow("lampau", "33333333", "SMK Tiga", "51.71"),
      {
        ...createSchoolRow("sabuk", "99999999", "SMK Mereka", "11.71"),
        lms_id: OTHER_TENANT_ID,
        programme_id: `${OTHER_TENANT_ID}-sabuk`,
      },
    ])
    .execute();
  await db
    .insertInto("programme_syllabus")
    .values(
      ["Mengenal", "Mencoba"].map((title, sort) => ({
        lms_id: TENANT_ID,
        programme_id: `${TENANT_ID}-sabuk`,
        sort,
        title,
      })),
    )
    .execute();
  const batch = (id: string, from: number, until: number) => ({
    lms_id: TENANT_ID,
    id,
    programme_id: `${TENANT_ID}-sabuk`,
    name: `Angkatan ${id}`,
    start_at: now + from * DAY,
    end_at: now + until * DAY,
    quota: 40,
    registered: 12,
    created_at: now,
  });
  await db
    .insertInto("batches")
    .values([
      batch("b-lama", -90, -30),
      batch("b-kini", -5, 30),
      batch("b-nanti", 40, 80),
      {
        ...batch("b-mereka", -5, 30),
        lms_id: OTHER_TENANT_ID,
        programme_id: `${OTHER_TENANT_ID}-sabuk`,
      },
    ])
    .execute();
  await db
    .insertInto("extensions")
    .values([
      { lms_id: TENANT_ID, id: "studio", name: "Studio kode", sort: 1 },
      { lms_id: TENANT_ID, id: "kuis", name: "Kuis daring", sort: 0 },
      { lms_id: OTHER_TENANT_ID, id: "lain", name: "Milik mereka", sort: 0 },
    ])
    .execute();
  await db
    .insertInto("classes")
    .values([
      createClassRow(
        TENANT_ID,
        "web-dasar",
        { start: -5, end: 20 },
        { program_id: `${TENANT_ID}-sabuk` },
      ),
      createClassRow(OTHER_TENANT_ID, "web-dasar", { start: -5, end: 20 }),
    ])
    .execute();
}

/** @returns access tokens by name */
export async function seedLearners(db: Db): Promise<Record<"ani" | "budi" | "citra", string>> {
  const now = Date.now();
  const class_id = `${TENANT_ID}-web-dasar`;
  const module_slug = "satu";
  await db
    .insertInto("class_modules")
    .values({ lms_id: TENANT_ID, class_id, slug: module_slug, title: "Satu", sort: 0 })
    .execute();
  await db
    .insertInto("class_chapters")
    .values(
      (["text", "code", "quiz"] as const).map((type, sort) => ({
        lms_id: TENANT_ID,
        class_id,
        module_slug,
        slug: type,
        title: type,
        type,
        minutes: 5,
        free: 1,
        sort,
      })),
    )
    .execute();
  await db
    .insertInto("quizzes")
    .values({
      lms_id: TENANT_ID,
      id: "q1",
      class_id,
      title: "Kuis",
      pass_mark: 70,
      time_limit_min: null,
      draw: "[]",
      max_attempts: null,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const tokens: Record<string, string> = {};
  for (const [at, who] of ["ani", "budi", "citra"].entries()) {
    tokens[who] = await createSignedInUser(db, who, [{ tenantId: TENANT_ID, role: 4 }]);
    await db
      .updateTable("users")
      .set({ name: `${who[0]?.toUpperCase()}${who.slice(1)} Lestari Dewi` })
      .where("id", "=", who)
      .execute();
    await db
      .insertInto("enrolments")
      .values({
        lms_id: TENANT_ID,
        class_id,
        user_id: who,
        source: "free",
        created_at: now - at * DAY,
      })
      .execute();
    await db
      .insertInto("programme_learners")
      .values({
        lms_id: TENANT_ID,
        programme_id: `${TENANT_ID}-sabuk`,
        user_id: who,
        npsn: at === 1 ? "22222222" : "11111111",
        hidden: Number(who === "citra"),
        created_at: now,
      })
      .execute();
  }
  const done = (user_id: string, chapter_slug: string, ago: number) => ({
    lms_id: TENANT_ID,
    class_id,
    module_slug,
    chapter_slug,
    user_id,
    done_at: now - ago,
    self_declared: 0,
  });
  await db
    .insertInto("chapter_progress")
    .values([
      done("ani", "text", 900),
      done("ani", "code", 800),
      done("budi", "text", 700),
      done("citra", "text", 600),
    ])
    .execute();
  const attempt = (id: string, score: number) => ({
    lms_id: TENANT_ID,
    id,
    quiz_id: "q1",
    user_id: "budi",
    status: "graded" as const,
    questions: "[]",
    answers: "{}",
    started_at: now - 500,
    deadline_at: null,
    submitted_at: now - 400,
    score,
    passed: 1,
    version: 1,
  });
  await db
    .insertInto("quiz_attempts")
    .values([attempt("a1", 60), attempt("a2", 89)])
    .execute();
  await db
    .insertInto("certificates")
    .values({
      lms_id: TENANT_ID,
      number: "OURS-2026-AAAAAAAA",
      kind: "completion",
      class_id,
      user_id: "ani",
      name: "Ani",
      class_name: "Web",
      hours: 12,
      score: null,
      signer_name: "Sari",
      signer_title: "Mentor",
      issued_at: now - 100,
      revoked_at: null,
      revoked_reason: null,
    })
    .execute();
  return tokens as Record<"ani" | "budi" | "citra", string>;
}

/** Status of a raw request, because the client rejects invalid queries. */
export async function getResponseStatus(
  site: Backend,
  host: HostName,
  path: string,
  bearer?: string,
): Promise<number> {
  const AppToken =
    encryptAppToken({ secret: APP_SECRET, host, appToken: site.appToken, now: Date.now() }) ?? "";
  const headers = {
    AppToken,
    "lms-id": TENANT_ID,
    "tenant-id": TENANT_ID,
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
  };
  return (await site.sendRaw(host, path, { headers })).status;
}
