import type { HostContext } from "~/server/embedded/context";
import type { ProgrammeTables } from "~/server/embedded/schema/programmes";
import { sealAppToken } from "~/server/hosts/app-token";
import type { HostName } from "~/server/hosts/contracts";
import { classRow, signIn } from "./fixture";
import { SECRET } from "./host-context";
import { OURS, type Site, THEIRS } from "./site";

const DAY = 86_400_000;
type Db = HostContext["db"];

export function programmeRow(
  lmsId: string,
  slug: string,
  more: Partial<ProgrammeTables["programmes"]> = {},
): ProgrammeTables["programmes"] {
  const now = Date.now();
  return {
    ...{
      lms_id: lmsId,
      id: `${lmsId}-${slug}`,
      slug,
      name: `Program ${slug}`,
      summary: "Ringkasan",
      description: "<p>Isi</p>",
      logo: null,
    },
    ...{ status: "active", start_at: now - 10 * DAY, end_at: now + 60 * DAY, created_at: now - 20 * DAY },
    ...more,
  };
}

export function jobRow(lmsId: string, id: string, more: Partial<ProgrammeTables["jobs"]> = {}): ProgrammeTables["jobs"] {
  const now = Date.now();
  return {
    ...{ lms_id: lmsId, id, company_id: `${lmsId}-kedai`, title: `Pekerjaan ${id}`, type: "penuh_waktu", mode: "onsite", city: "Bandung" },
    ...{ salary_min: 4_000_000, salary_max: 6_000_000, summary: "Ringkasan", requirements: '["Rapi"]', openings: 2, status: "open" },
    ...{ deadline_at: now + 5 * DAY, created_at: now, updated_at: now },
    ...more,
  };
}

const school = (programme: string, npsn: string, name: string, city_id: string) => ({
  ...{ lms_id: OURS, programme_id: `${OURS}-${programme}`, npsn, name, city_id, province_id: city_id.slice(0, 2), students: 30 },
});

/** Two tenants' programmes; ours has learners with points: Ani 130 (chapter, code, certificate), Budi 55 (chapter, quiz), Citra 10, hidden. */
export async function fillProgrammes(db: Db): Promise<void> {
  const now = Date.now();
  await db
    .insertInto("programmes")
    .values([
      programmeRow(OURS, "sabuk"),
      programmeRow(OURS, "depan", { status: "coming", start_at: now + 9 * DAY, end_at: now + 90 * DAY }),
      programmeRow(OURS, "lampau", { status: "ended", start_at: now - 90 * DAY, end_at: now - 9 * DAY }),
      programmeRow(THEIRS, "sabuk", { name: "Milik mereka" }),
    ])
    .execute();
  await db
    .insertInto("programme_schools")
    .values([
      school("sabuk", "11111111", "SMK Satu", "32.73"),
      school("sabuk", "22222222", "SMK Dua", "35.78"),
      school("lampau", "11111111", "SMK Satu", "32.73"),
      school("lampau", "33333333", "SMK Tiga", "51.71"),
      { ...school("sabuk", "99999999", "SMK Mereka", "11.71"), lms_id: THEIRS, programme_id: `${THEIRS}-sabuk` },
    ])
    .execute();
  await db
    .insertInto("programme_syllabus")
    .values(["Mengenal", "Mencoba"].map((title, sort) => ({ lms_id: OURS, programme_id: `${OURS}-sabuk`, sort, title })))
    .execute();
  const batch = (id: string, from: number, until: number) => ({
    ...{ lms_id: OURS, id, programme_id: `${OURS}-sabuk`, name: `Angkatan ${id}`, start_at: now + from * DAY, end_at: now + until * DAY },
    ...{ quota: 40, registered: 12, created_at: now },
  });
  await db
    .insertInto("batches")
    .values([
      batch("b-lama", -90, -30),
      batch("b-kini", -5, 30),
      batch("b-nanti", 40, 80),
      { ...batch("b-mereka", -5, 30), lms_id: THEIRS, programme_id: `${THEIRS}-sabuk` },
    ])
    .execute();
  await db
    .insertInto("extensions")
    .values([
      { lms_id: OURS, id: "studio", name: "Studio kode", sort: 1 },
      { lms_id: OURS, id: "kuis", name: "Kuis daring", sort: 0 },
      { lms_id: THEIRS, id: "lain", name: "Milik mereka", sort: 0 },
    ])
    .execute();
  await db
    .insertInto("classes")
    .values([
      classRow(OURS, "web-dasar", { start: -5, end: 20 }, { program_id: `${OURS}-sabuk` }),
      classRow(THEIRS, "web-dasar", { start: -5, end: 20 }),
    ])
    .execute();
}

/** @returns access tokens by name */
export async function fillLearners(db: Db): Promise<Record<"ani" | "budi" | "citra", string>> {
  const now = Date.now();
  const class_id = `${OURS}-web-dasar`;
  const module_slug = "satu";
  await db.insertInto("class_modules").values({ lms_id: OURS, class_id, slug: module_slug, title: "Satu", sort: 0 }).execute();
  await db
    .insertInto("class_chapters")
    .values(
      (["text", "code", "quiz"] as const).map((type, sort) => ({
        lms_id: OURS,
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
      lms_id: OURS,
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
    tokens[who] = await signIn(db, who, [{ lmsId: OURS, role: 4 }]);
    await db
      .updateTable("users")
      .set({ name: `${who[0]?.toUpperCase()}${who.slice(1)} Lestari Dewi` })
      .where("id", "=", who)
      .execute();
    await db
      .insertInto("enrolments")
      .values({ lms_id: OURS, class_id, user_id: who, source: "free", created_at: now - at * DAY })
      .execute();
    await db
      .insertInto("programme_learners")
      .values({
        lms_id: OURS,
        programme_id: `${OURS}-sabuk`,
        user_id: who,
        npsn: at === 1 ? "22222222" : "11111111",
        hidden: Number(who === "citra"),
        created_at: now,
      })
      .execute();
  }
  const done = (user_id: string, chapter_slug: string, ago: number) => ({
    lms_id: OURS,
    class_id,
    module_slug,
    chapter_slug,
    user_id,
    done_at: now - ago,
    self_declared: 0,
  });
  await db
    .insertInto("chapter_progress")
    .values([done("ani", "text", 900), done("ani", "code", 800), done("budi", "text", 700), done("citra", "text", 600)])
    .execute();
  const attempt = (id: string, score: number) => ({
    ...{
      lms_id: OURS,
      id,
      quiz_id: "q1",
      user_id: "budi",
      status: "graded" as const,
      questions: "[]",
      answers: "{}",
      started_at: now - 500,
    },
    ...{ deadline_at: null, submitted_at: now - 400, score, passed: 1, version: 1 },
  });
  await db
    .insertInto("quiz_attempts")
    .values([attempt("a1", 60), attempt("a2", 89)])
    .execute();
  await db
    .insertInto("certificates")
    .values({
      ...{
        lms_id: OURS,
        number: "OURS-2026-AAAAAAAA",
        kind: "completion",
        class_id,
        user_id: "ani",
        name: "Ani",
        class_name: "Web",
        hours: 12,
      },
      ...{ score: null, signer_name: "Sari", signer_title: "Mentor", issued_at: now - 100, revoked_at: null, revoked_reason: null },
    })
    .execute();
  return tokens as Record<"ani" | "budi" | "citra", string>;
}

/** The status of a request past the client, which would not send a wrong query. */
export async function statusOf(site: Site, host: HostName, path: string, bearer?: string): Promise<number> {
  const AppToken = sealAppToken({ secret: SECRET, host, appToken: site.appToken, now: Date.now() }) ?? "";
  const headers = { AppToken, "lms-id": OURS, "tenant-id": OURS, ...(bearer && { Authorization: `Bearer ${bearer}` }) };
  return (await site.send(host, path, { headers })).status;
}
