import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { querySorted } from "~/server/embedded/domain/learning/learners";
import { storeProgress } from "~/server/embedded/domain/learning/stored-progress";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createSignedInUser } from "./core-fixture";
import { seedLessons } from "./lesson-fixture";

const CLASS = { lms_id: TENANT_ID, class_id: `${TENANT_ID}-web` };
const LEARNER_COUNT = 1_203;

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const learning = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who] as string, tenantId }).learning;
  const params = { slug: "web" };
  const list = async (query: { page?: number; search?: string; sort?: "name" | "progress" } = {}) =>
    (await learning("mentor").listLearners({ params, query })).data;

  beforeAll(async () => {
    const { db } = site().database;
    await seedLessons(db);
    await db
      .insertInto("classes")
      .values(createClassRow(TENANT_ID, "lain", { open: -1, close: 1 }))
      .execute();
    const people: [string, number, string][] = [
      ["mentor", ROLE.mentor, TENANT_ID],
      ["other-mentor", ROLE.mentor, TENANT_ID],
      ["admin", ROLE.admin, TENANT_ID],
      ["student", ROLE.student, TENANT_ID],
      ["foreign", ROLE.admin, OTHER_TENANT_ID],
    ];
    for (const [who, role, tenantId] of people)
      tokens[who] = await createSignedInUser(db, who, [{ tenantId, role }]);
    await db
      .insertInto("class_staff")
      .values({ ...CLASS, user_id: "mentor" })
      .execute();
    await seedLearners();
  });

  /** Learner 7 is called "=Rumus, satu"; every third one has done a chapter, learner 9 two. */
  async function seedLearners() {
    const { db } = site().database;
    const numbers = Array.from({ length: LEARNER_COUNT }, (_, number) => number);
    const getId = (number: number) => `learner-${String(number).padStart(4, "0")}`;
    for (let start = 0; start < LEARNER_COUNT; start += 400) {
      const part = numbers.slice(start, start + 400);
      await db
        .insertInto("users")
        .values(
          part.map((number) => ({
            id: getId(number),
            email: `${number}@peserta.example`,
            name: number === 7 ? "=Rumus, satu" : `Peserta ${String(number).padStart(4, "0")}`,
            password_hash: "-",
            created_at: 1,
          })),
        )
        .execute();
      // Equal times: the id orders rows where batches meet.
      await db
        .insertInto("enrolments")
        .values(
          part.map((number) => ({
            ...CLASS,
            user_id: getId(number),
            source: "free" as const,
            created_at: 1_780_000_000_000 + Math.floor(number / 7),
          })),
        )
        .execute();
      const done = (number: number, chapter_slug: string) => ({
        ...CLASS,
        user_id: getId(number),
        module_slug: "html",
        chapter_slug,
        done_at: 1_790_000_000_000,
        self_declared: 0,
      });
      const rows = part.filter((number) => number % 3 === 0).map((number) => done(number, "tag"));
      if (part.includes(9)) rows.push(done(9, "tautan"));
      await db.insertInto("chapter_progress").values(rows).execute();
    }
    await storeProgress(db, { tenantId: CLASS.lms_id });
  }

  test("listStaffClasses counts the learners of the classes that the caller teaches", async () => {
    const read = async (who: string, tenantId?: string) =>
      (await learning(who, tenantId).listStaffClasses()).data.items;

    expect(await read("mentor")).toMatchObject([{ slug: "web", learnerCount: LEARNER_COUNT }]);
    expect(await read("other-mentor")).toEqual([]);
    expect((await read("admin")).map(({ slug }) => slug).toSorted()).toEqual(["lain", "web"]);
    expect(await read("foreign", OTHER_TENANT_ID)).toEqual([]);
    expect(await getError(read("student"))).toMatchObject(FORBIDDEN);
  });

  test("listStaffClasses filters by publication, and counts what the caller sees of each", async () => {
    const read = async (who: string, publication?: "draft" | "published") =>
      (await learning(who).listStaffClasses({ query: { publication } })).data;

    expect((await read("admin", "published")).counts).toEqual({ published: 2 });
    expect(await read("mentor", "draft")).toMatchObject({
      items: [],
      counts: { published: 1 },
    });
    expect((await read("other-mentor")).counts).toEqual({});
  });

  test("listLearners pages, searches and sorts learners with their progress", async () => {
    expect(await list()).toMatchObject({
      totalItems: LEARNER_COUNT,
      chapterCount: 4,
      class: { slug: "web" },
    });
    expect((await list()).items[0]).toMatchObject({ name: "Peserta 1197" });
    const [found] = (await list({ search: "0009 peserta" })).items;
    expect(found).toMatchObject({ doneCount: 2, lastDoneAt: 1_790_000_000_000 });
    expect((await list({ search: "100%" })).items).toEqual([]);
    const byName = (await list({ sort: "name" })).items.map(({ name }) => name);
    expect(byName.slice(0, 2)).toEqual(["=Rumus, satu", "Peserta 0000"]);
    const last = await list({ sort: "progress", page: Math.ceil(LEARNER_COUNT / 10) });
    expect(last.items.at(-1)).toMatchObject({ name: "Peserta 0009", doneCount: 2 });
    expect((await list({ sort: "progress" })).items[0]).toMatchObject({
      doneCount: 0,
      lastDoneAt: null,
    });
  });

  test("listLearners and exportLearners are for the staff of the class only", async () => {
    for (const who of ["other-mentor", "student"]) {
      expect(await getError(learning(who).listLearners({ params }))).toMatchObject(FORBIDDEN);
      expect(await getError(learning(who).exportLearners({ params }))).toMatchObject(FORBIDDEN);
    }
    const foreign = learning("foreign", OTHER_TENANT_ID);
    expect(await getError(foreign.listLearners({ params }))).toMatchObject({ status: 404 });
    expect(await getError(foreign.exportLearners({ params }))).toMatchObject({ status: 404 });
    expect((await learning("admin").listLearners({ params })).data.totalItems).toBe(LEARNER_COUNT);
  });

  test("exportLearners streams each learner once, in the list's order, and escapes formulas", async () => {
    const answer = await learning("mentor").exportLearners({ params });
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
    const [head, ...lines] = text.split("\r\n");

    expect(head).toBe("\uFEFFNama,Terdaftar (WIB),Bab selesai,Jumlah bab,Terakhir belajar (WIB)");
    expect(lines).toHaveLength(LEARNER_COUNT + 1);
    expect(new Set(lines).size).toBe(LEARNER_COUNT + 1);
    expect(lines[0]).toMatch(/^Peserta 1197,2026-05-29 \d\d:\d\d,1,4,2026-09-21 \d\d:\d\d$/);
    expect(lines.find((line) => line.includes("Rumus"))).toMatch(/^"'=Rumus, satu",/);
    const filtered = learning("mentor").exportLearners({ params, query: { search: "rumus" } });
    expect((await (await filtered).text()).split("\r\n")).toHaveLength(3);
  });

  test.each([
    [undefined, "enrolments_class"],
    ["progress", "enrolments_progress"],
  ] as const)(
    "listLearners sorted by %s reads a large class in the order of %s",
    async (sort, index) => {
      const { db, dialect } = site().database;
      await sql`analyze enrolments`.execute(db);
      const { sql: text, parameters } = querySorted(
        db,
        { lms_id: CLASS.lms_id, id: CLASS.class_id },
        { sort },
      )
        .limit(10)
        .compile();
      const parts = text.split(dialect === "postgres" ? /\$\d+/ : "?");
      const whole = parts.map((part, at) =>
        at === 0 ? sql.raw(part) : sql`${parameters[at - 1]}${sql.raw(part)}`,
      );
      const explain = sql.raw(dialect === "postgres" ? "explain" : "explain query plan");

      const { rows } = await sql`${explain} ${sql.join(whole, sql``)}`.execute(db);

      expect(JSON.stringify(rows)).toContain(index);
      expect(JSON.stringify(rows)).not.toMatch(/TEMP B-TREE|Sort /);
    },
  );

  test("listWaitingEssays counts ungraded attempts per quiz of the caller's classes", async () => {
    const { db } = site().database;
    const quiz = { ...CLASS, id: "kuis", title: "Esai", pass_mark: 70, time_limit_min: null };
    await db
      .insertInto("quizzes")
      .values({
        ...quiz,
        draw: "[]",
        max_attempts: null,
        shuffle: 1,
        review: "always",
        version: 1,
        created_at: 1,
        updated_at: 1,
      })
      .execute();
    const attempt = (id: string, status: "waiting" | "graded") => ({
      lms_id: TENANT_ID,
      id,
      quiz_id: "kuis",
      user_id: "student",
      status,
      questions: "[]",
      sheet: null,
      grades: "{}",
      answers: "{}",
      started_at: 1,
      deadline_at: null,
      submitted_at: 2,
      score: status === "graded" ? 80 : null,
      passed: status === "graded" ? 1 : null,
      version: 1,
    });
    await db
      .insertInto("quiz_attempts")
      .values([attempt("a1", "waiting"), attempt("a2", "waiting"), attempt("a3", "graded")])
      .execute();
    const read = async (who: string) => (await learning(who).listWaitingEssays()).data.items;
    const waiting = [{ quiz: { id: "kuis", title: "Esai" }, className: "Kelas web", count: 2 }];

    expect(await read("mentor")).toEqual(waiting);
    expect(await read("admin")).toEqual(waiting);
    expect(await read("other-mentor")).toEqual([]);
    expect(await getError(read("student"))).toMatchObject(FORBIDDEN);
  });
});
