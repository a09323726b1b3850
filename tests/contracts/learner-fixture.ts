import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import type { HostContext } from "~/server/embedded/kit/context";
import { TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

type Db = HostContext["db"];

/** Learners of the program "sabuk": Ani has 130 points, Budi 55, Citra 10 and is hidden. @returns access tokens by name */
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
      review: "always",
      shuffle: 1,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const tokens: Record<string, string> = {};
  for (const [at, who] of ["ani", "budi", "citra"].entries()) {
    tokens[who] = await createSignedInUser(db, who, [{ tenantId: TENANT_ID, role: ROLE.student }]);
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
        created_at: now - at * DAY_MS,
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
    sheet: null,
    grades: "{}",
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
      mailed_at: now,
      revoked_at: null,
      revoked_by_name: null,
      revoked_reason: null,
    })
    .execute();
  return tokens as Record<"ani" | "budi" | "citra", string>;
}

/** A mentor of the class "web-dasar". */
export async function seedMentor(db: Db): Promise<void> {
  await db
    .insertInto("mentors")
    .values({
      lms_id: TENANT_ID,
      id: "m1",
      name: "Sari",
      role: "Pengembang",
      bio: "",
      avatar: null,
      updated_at: 0,
    })
    .execute();
  await db
    .insertInto("class_mentors")
    .values({ lms_id: TENANT_ID, class_id: `${TENANT_ID}-web-dasar`, mentor_id: "m1", sort: 0 })
    .execute();
}
