import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { enrol, unenrol } from "~/server/embedded/domain/classes/enrol";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createSignedInUser } from "./core-fixture";
import { seedLessons } from "./lesson-fixture";

const WEB = { class: "web" };

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const learning = (who?: string) =>
    site().createClients(who ? { accessToken: tokens[who] } : {}).learning;

  beforeAll(async () => {
    const { db } = site().database;
    await seedLessons(db);
    const people: [string, number][] = [
      ["learner", ROLE.student],
      ["stranger", ROLE.student],
      ["teacher", ROLE.mentor],
      ["other-teacher", ROLE.mentor],
      ["admin", ROLE.admin],
    ];
    for (const [who, role] of people)
      tokens[who] = await createSignedInUser(db, who, [{ tenantId: TENANT_ID, role }]);
    const classKey = { lms_id: TENANT_ID, class_id: `${TENANT_ID}-web` };
    await db
      .insertInto("enrolments")
      .values({ ...classKey, user_id: "learner", source: "free", created_at: 5 })
      .execute();
    await db
      .insertInto("class_staff")
      .values({ ...classKey, user_id: "teacher" })
      .execute();
    await db
      .insertInto("classes")
      .values(createClassRow(OTHER_TENANT_ID, "rahasia", {}))
      .execute();
  });

  test("getLesson shows a free chapter to guests, and the outline with a locked one", async () => {
    const free = (await learning().getLesson({ query: { ...WEB, chapter: "tag" } })).data;

    expect(free).toMatchObject({
      class: { slug: "web", name: "Kelas web" },
      access: "free",
      chapter: { module: "html", slug: "tag", isFree: true, isDone: false },
      content: { body: "<p>Isi tag</p>", media: null, quizId: null },
      position: 1,
      doneCount: 0,
      previous: null,
      next: { module: "html", slug: "tautan", title: "Tautan" },
    });
    expect(free.modules.map(({ slug, chapters }) => [slug, chapters.length])).toEqual([
      ["html", 2],
      ["css", 2],
    ]);

    const locked = (await learning().getLesson({ query: { ...WEB, chapter: "tautan" } })).data;

    expect(locked).toMatchObject({ access: "locked", content: null, note: null, position: 2 });
  });

  test("getLesson opens every chapter to learners and the class's staff only", async () => {
    const query = { ...WEB, chapter: "tautan" };
    const access = async (who: string) => (await learning(who).getLesson({ query })).data.access;

    expect(await access("learner")).toBe("enrolled");
    expect(await access("teacher")).toBe("staff");
    expect(await access("admin")).toBe("staff");
    expect(await access("other-teacher")).toBe("locked");
    expect(await access("stranger")).toBe("locked");
  });

  test("[RTE13] getLesson finds a chapter without a module in the first one that holds it", async () => {
    const find = async (query: { chapter: string; module?: string }) =>
      (await learning().getLesson({ query: { ...WEB, ...query } })).data.chapter.module;

    expect(await find({ chapter: "latihan" })).toBe("css");
    expect(await find({ chapter: "tag", module: "html" })).toBe("html");
    expect(await getError(find({ chapter: "tag", module: "css" }))).toMatchObject({ status: 404 });
    expect(await getError(find({ chapter: "tidak-ada" }))).toMatchObject({ status: 404 });
  });

  test("getOutline lists all chapters with the caller's access and progress", async () => {
    const guest = (await learning().getOutline({ query: WEB })).data;

    expect(guest).toMatchObject({ access: "visitor", doneCount: 0, certificates: [] });
    expect(guest.modules.map(({ title, chapters }) => [title, chapters.length])).toEqual([
      ["HTML", 2],
      ["CSS", 2],
    ]);
    const access = async (who: string) =>
      (await learning(who).getOutline({ query: WEB })).data.access;
    expect(await access("learner")).toBe("enrolled");
    expect(await access("teacher")).toBe("staff");
    expect(await access("stranger")).toBe("visitor");
    const other = learning("admin").getOutline({ query: { class: "rahasia" } });
    expect(await getError(other)).toMatchObject({ status: 404 });
  });

  test("getLesson hides the classes of other tenants", async () => {
    const query = { class: "rahasia", chapter: "tag" };

    expect(await getError(learning("admin").getLesson({ query }))).toMatchObject({ status: 404 });
  });

  test("saveNote keeps the caller's note, and deletes an empty one", async () => {
    const place = { ...WEB, chapter: "tag" };
    const save = (who: string, text: string, chapter = "tag") =>
      learning(who).saveNote({ body: { ...WEB, chapter, text } });
    const read = async (who?: string) =>
      (await learning(who).getLesson({ query: place })).data.note;

    await save("learner", "Ingat: tutup h1");
    await save("learner", "Ingat: tutup setiap h1");
    await save("stranger", "Bab gratis");

    expect(await read("learner")).toBe("Ingat: tutup setiap h1");
    expect(await read("stranger")).toBe("Bab gratis");
    expect(await read("teacher")).toBe("");
    expect(await read()).toBeNull();
    await save("learner", " \n");
    expect(await read("learner")).toBe("");
    expect(await getError(save("stranger", "x", "tautan"))).toMatchObject(FORBIDDEN);
    expect(await getError(save("learner", "x", "tidak-ada"))).toMatchObject({ status: 404 });
  });

  test("completeLesson rejects who is not enrolled, staff included", async () => {
    const body = { ...WEB, chapter: "tag" };

    for (const who of ["stranger", "teacher", "admin"])
      expect(await getError(learning(who).completeLesson({ body }))).toMatchObject(FORBIDDEN);
  });

  test("completeLesson rejects a quiz that is not passed", async () => {
    const body = { ...WEB, chapter: "latihan" };

    expect(await getError(learning("learner").completeLesson({ body }))).toMatchObject({
      status: 409,
    });
  });

  test("completeLesson counts a chapter once and certifies the last one", async () => {
    const { db } = site().database;
    const complete = async (chapter: string) =>
      (await learning("learner").completeLesson({ body: { ...WEB, chapter } })).data;

    expect(await complete("tag")).toEqual({
      next: { module: "html", slug: "tautan", title: "Tautan" },
      doneCount: 1,
      chapterCount: 4,
      certificates: [],
    });
    const repeated = await Promise.all([complete("tag"), complete("tag"), complete("tautan")]);
    expect(repeated.at(0)?.certificates).toEqual([]);
    await db
      .insertInto("chapter_progress")
      .values({
        lms_id: TENANT_ID,
        class_id: `${TENANT_ID}-web`,
        user_id: "learner",
        module_slug: "css",
        chapter_slug: "latihan",
        done_at: Date.now(),
        self_declared: 0,
      })
      .execute();

    const [first, second] = await Promise.all([complete("warna"), complete("warna")]);

    expect(first).toMatchObject({ doneCount: 4, next: { slug: "latihan" } });
    expect(first?.certificates).toEqual([
      expect.stringMatching(/^OURS-20\d\d-[0-9A-HJKMNP-TV-Z]{8}$/),
    ]);
    expect(second?.certificates).toEqual(first?.certificates);
    expect(
      await db.selectFrom("certificates").select(["kind", "name", "signer_name"]).execute(),
    ).toEqual([{ kind: "completion", name: expect.any(String), signer_name: "" }]);
  });

  test("completeLesson counts a chapter once for the staff, and enrolling again keeps the count", async () => {
    const { db } = site().database;
    const enrolment = { lms_id: TENANT_ID, class_id: `${TENANT_ID}-web`, user_id: "stranger" };
    const enter = () =>
      db
        .transaction()
        .execute((trx) => enrol(trx, { ...enrolment, source: "free", created_at: 6 }));
    const leave = () =>
      db.transaction().execute((trx) => unenrol(trx, { ...enrolment, source: "free" }));
    const complete = (chapter: string) =>
      learning("stranger").completeLesson({ body: { ...WEB, chapter } });
    const read = async () => {
      const params = { slug: "web" };
      const { items } = (await learning("teacher").listLearners({ params })).data;
      return items.find(({ id }) => id === "stranger");
    };
    await enter();
    expect(await read()).toMatchObject({ doneCount: 0, lastDoneAt: null });

    await Promise.all([complete("tag"), complete("tautan")]);
    await complete("tag");
    const counted = await read();
    await leave();
    await enter();

    expect(counted).toMatchObject({ doneCount: 2, lastDoneAt: expect.any(Number) });
    expect(await read()).toEqual({ ...counted, enrolledAt: 6 });
    await leave();
  });

  test("listMyClasses shows progress, the next chapter and certificates of the caller's classes", async () => {
    const { data } = await learning("learner").listMyClasses();

    expect(data).toMatchObject({
      totalItems: 1,
      items: [
        {
          class: { slug: "web", name: "Kelas web" },
          enrolledAt: 5,
          doneCount: 4,
          chapterCount: 4,
          next: null,
          certificates: [expect.any(String)],
        },
      ],
    });
    expect((await learning("stranger").listMyClasses()).data.items).toEqual([]);
    const filtered = await learning("learner").listMyClasses({ query: { class: "lain" } });
    expect(filtered.data.items).toEqual([]);
    const outline = (await learning("learner").getOutline({ query: WEB })).data;
    expect(outline).toMatchObject({ doneCount: 4, certificates: [expect.any(String)] });
    expect(outline.modules[0]?.chapters[0]).toMatchObject({ slug: "tag", isDone: true });
  });
});
