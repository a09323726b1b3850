import { beforeAll, describe, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import type { SyllabusEdit } from "~/lib/syllabus-fields";
import type { DeskChapter } from "~/server/hosts/learning/syllabus-desk";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createSignedInUser } from "./core-fixture";

const STALE = { status: 409, message: "Data sudah berubah, muat ulang halaman." };

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    const people = {
      mentor: { tenantId: TENANT_ID, role: ROLE.mentor },
      other: { tenantId: TENANT_ID, role: ROLE.mentor },
      student: { tenantId: TENANT_ID, role: ROLE.student },
      fast: { tenantId: TENANT_ID, role: ROLE.student },
      stranger: { tenantId: OTHER_TENANT_ID, role: ROLE.admin },
    };
    for (const [name, role] of Object.entries(people))
      tokens[name] = await createSignedInUser(db, `syllabus-${name}`, [role]);
  });

  const learning = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId }).learning;
  const createClass = async (slug: string, publication: "draft" | "published" = "published") => {
    const { db } = site().database;
    const row = createClassRow(TENANT_ID, slug, {}, { publication });
    await db.insertInto("classes").values(row).execute();
    const key = { lms_id: TENANT_ID, class_id: row.id };
    await db
      .insertInto("class_staff")
      .values({ ...key, user_id: "syllabus-mentor" })
      .execute();
    for (const who of ["student", "fast"])
      await db
        .insertInto("enrolments")
        .values({ ...key, user_id: `syllabus-${who}`, source: "free", created_at: 1 })
        .execute();
  };
  const get = async (slug: string, who = "mentor", tenantId?: string) =>
    (await learning(who, tenantId).getDeskSyllabus({ params: { slug } })).data;
  const edit = async (slug: string, change: SyllabusEdit) => {
    const { version } = await get(slug);
    return (
      await learning("mentor").editSyllabus({ params: { slug }, body: { version, edit: change } })
    ).data;
  };
  const addChapter = (slug: string, title: string, type: DeskChapter["type"] = "text") =>
    edit(slug, { kind: "addChapter", module: "modul-satu", title, type });
  const createSyllabus = async (slug: string, titles: readonly string[]) => {
    await edit(slug, { kind: "addModule", title: "Modul satu" });
    for (const title of titles) await addChapter(slug, title);
  };
  const listChapters = async (slug: string) =>
    (await get(slug)).modules.flatMap(({ chapters }) =>
      chapters.map((chapter) => `${chapter.slug}${chapter.isArchived ? " (arsip)" : ""}`),
    );
  const complete = (who: string, slug: string, chapter: string) =>
    learning(who).completeLesson({ body: { class: slug, chapter } });
  const readProgress = async (slug: string, id: string) => {
    const { items, chapterCount } = (
      await learning("mentor").listLearners({ params: { slug }, query: {} })
    ).data;
    return [items.find((item) => item.id === `syllabus-${id}`)?.doneCount, chapterCount];
  };
  const ref = (chapter: string) => ({ module: "modul-satu", chapter });

  describe("editSyllabus", () => {
    test("adds, renames, and moves modules and chapters", async () => {
      await createClass("urut", "draft");
      await createSyllabus("urut", ["Bab satu", "Bab dua", "Bab satu"]);
      await edit("urut", { kind: "addModule", title: "Modul dua" });

      await edit("urut", { kind: "moveChapter", ...ref("bab-dua"), by: -1 });
      await edit("urut", { kind: "moveChapter", ...ref("bab-dua"), by: -1 });
      await edit("urut", { kind: "moveModule", module: "modul-dua", by: -1 });
      const { modules } = await edit("urut", {
        kind: "renameModule",
        module: "modul-dua",
        title: "Pembuka",
      });

      expect(modules.map(({ title }) => title)).toEqual(["Pembuka", "Modul satu"]);
      expect(await listChapters("urut")).toEqual(["bab-dua", "bab-satu", "bab-satu-2"]);
    });

    test("rejects a stale version, unknown chapters, and a module with chapters", async () => {
      await createClass("tolak", "draft");
      await createSyllabus("tolak", ["Bab"]);
      const stale = { version: 1, edit: { kind: "addModule", title: "Lagi" } } as const;

      const old = learning("mentor").editSyllabus({ params: { slug: "tolak" }, body: stale });
      expect(await getError(old)).toMatchObject(STALE);
      const unknown = edit("tolak", { kind: "removeChapter", ...ref("tidak-ada") });
      expect(await getError(unknown)).toMatchObject({ status: 404 });
      const full = edit("tolak", { kind: "removeModule", module: "modul-satu" });
      expect(await getError(full)).toMatchObject({ status: 409 });
      await edit("tolak", { kind: "removeChapter", ...ref("bab") });
      expect((await edit("tolak", { kind: "removeModule", module: "modul-satu" })).modules).toEqual(
        [],
      );
    });

    test("deletes the quiz and the task of a draft's removed chapter", async () => {
      await createClass("kosong", "draft");
      await createSyllabus("kosong", []);
      await addChapter("kosong", "Kuis", "quiz");
      await addChapter("kosong", "Tugas", "assignment");
      const countWork = async () => {
        const { db } = site().database;
        const isOwn = (table: "quizzes" | "assignments") =>
          db.selectFrom(table).select("id").where("class_id", "=", `${TENANT_ID}-kosong`).execute();
        return [(await isOwn("quizzes")).length, (await isOwn("assignments")).length];
      };
      expect(await countWork()).toEqual([1, 1]);

      await edit("kosong", { kind: "removeChapter", ...ref("kuis") });
      await edit("kosong", { kind: "removeChapter", ...ref("tugas") });

      expect(await countWork()).toEqual([0, 0]);
    });

    test("is for the staff of the class only", async () => {
      await createClass("milik");

      expect(await getError(get("milik", "student"))).toMatchObject(FORBIDDEN);
      expect(await getError(get("milik", "other"))).toMatchObject(FORBIDDEN);
      const foreign = get("milik", "stranger", OTHER_TENANT_ID);
      expect(await getError(foreign)).toMatchObject({ status: 404 });
    });

    test("archives a published chapter, and keeps the progress of learners right", async () => {
      await createClass("maju");
      await createSyllabus("maju", ["Bab satu", "Bab dua", "Bab tiga"]);
      await complete("student", "maju", "bab-satu");
      await complete("fast", "maju", "bab-satu");
      await complete("fast", "maju", "bab-dua");

      await edit("maju", { kind: "removeChapter", ...ref("bab-satu") });
      expect(await readProgress("maju", "student")).toEqual([0, 2]);
      expect(await readProgress("maju", "fast")).toEqual([1, 2]);
      const outline = await learning("student").getOutline({ query: { class: "maju" } });
      expect(outline.data).toMatchObject({ doneCount: 0 });

      await edit("maju", { kind: "restoreChapter", ...ref("bab-satu") });
      expect(await listChapters("maju")).toEqual(["bab-dua", "bab-tiga", "bab-satu"]);
      expect(await readProgress("maju", "student")).toEqual([1, 3]);
    });

    test("issues the certificate when the last chapter that a learner lacks is removed", async () => {
      await createClass("tamat");
      await createSyllabus("tamat", ["Bab satu", "Bab dua"]);
      await complete("fast", "tamat", "bab-satu");

      await edit("tamat", { kind: "removeChapter", ...ref("bab-dua") });

      const read = async (who: string) =>
        (await learning(who).getOutline({ query: { class: "tamat" } })).data.certificates.length;
      expect([await read("fast"), await read("student")]).toEqual([1, 0]);
    });
  });

  describe("saveDeskChapter", () => {
    const getChapter = async (slug: string, chapter: string) =>
      (await learning("mentor").getDeskChapter({ params: { slug, ...ref(chapter) } })).data;
    const save = async (slug: string, chapter: string, more: object, who = "mentor") => {
      const { title, minutes, isFree, body, media, audio, captions, task, version } =
        await getChapter(slug, chapter);
      const stored = { title, minutes, isFree, body, media, audio, captions, task, version };
      return (
        await learning(who).saveDeskChapter({
          params: { slug, ...ref(chapter) },
          body: { ...stored, ...more },
        })
      ).data;
    };

    test("stores the text that learners read, sanitised", async () => {
      await createClass("baca");
      await createSyllabus("baca", ["Bab"]);

      await save("baca", "bab", { body: "<p>Isi</p><script>x</script>", isFree: true, minutes: 7 });

      const { data } = await learning("student").getLesson({
        query: { class: "baca", chapter: "bab" },
      });
      expect(data.chapter).toMatchObject({ minutes: 7, isFree: true });
      expect(data.content?.body).toBe("<p>Isi</p>");
      expect(await getError(save("baca", "bab", { version: 1 }))).toMatchObject(STALE);
      expect(await getError(save("baca", "bab", {}, "other"))).toMatchObject(FORBIDDEN);
    });

    test("gives a task its rubric and due date, and a quiz its settings", async () => {
      await createClass("nilai");
      await createSyllabus("nilai", []);
      await addChapter("nilai", "Tugas akhir", "assignment");
      await addChapter("nilai", "Kuis akhir", "quiz");
      const task = {
        criteria: [
          { title: "Isi", points: 60 },
          { title: "Rapi", points: 40 },
        ],
        dueAt: 2_000_000_000_000,
        lateMax: 80,
        passMark: 70,
      };

      await save("nilai", "tugas-akhir", { task, body: "<p>Buat halaman.</p>" });

      const lesson = await learning("student").getLesson({
        query: { class: "nilai", chapter: "tugas-akhir" },
      });
      const assignmentId = lesson.data.content?.assignmentId ?? "";
      const { data } = await learning("student").getAssignment({ params: { assignmentId } });
      expect(data).toMatchObject({
        task: "<p>Buat halaman.</p>",
        dueAt: task.dueAt,
        lateMax: 80,
        passMark: 70,
      });
      expect(data.criteria.map(({ points }) => points)).toEqual([60, 40]);
      const { quizId } = await getChapter("nilai", "kuis-akhir");
      const quiz = await learning("mentor").getQuizSettings({ params: { quizId: quizId ?? "" } });
      expect(quiz.data).toMatchObject({ title: "Kuis akhir", draw: [], passMark: 70 });
    });
  });
});
