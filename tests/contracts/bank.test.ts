import { beforeAll, expect, test } from "vitest";
import { SHARED_CLASS } from "~/lib/question-draft";
import { describeEachBackend, FORBIDDEN, getError } from "./backend";
import { CLASS_ID, createBankActors, createDraft } from "./bank-fixture";
import { createQuizActors, QUIZ, seedQuiz } from "./quiz-fixture";

const GIFT = "Satu? {T}\n\nDua {=a ~b\n\n// [tag:css]\nTiga? {F}\n\nSatu? {T}\n";
const target = { classId: CLASS_ID };

describeEachBackend((site) => {
  const { createClient } = createQuizActors(site);
  let actors: Awaited<ReturnType<typeof createBankActors>>;

  beforeAll(async () => {
    await seedQuiz(site().database.db);
    actors = await createBankActors(site());
  });

  const create = async (prompt: string, tags?: string[]) =>
    (await actors.mentor.createBankQuestion({ body: { ...createDraft(prompt, tags), ...target } }))
      .data;
  const list = async (query: object, who: "mentor" | "otherMentor" | "admin" = "mentor") =>
    (await actors[who].listBankQuestions({ query })).data.items.map(({ prompt }) => prompt);

  test("createBankQuestion stores a question once per key, and no second one like it", async () => {
    const body = { ...createDraft("Apa itu HTML?"), ...target };
    const send = (idempotencyKey: string) =>
      actors.mentor.createBankQuestion({ body, idempotencyKey });

    const first = (await send("kunci-soal-pertama")).data;
    const repeated = (await send("kunci-soal-pertama")).data;

    expect(repeated.id).toBe(first.id);
    expect(first).toMatchObject({
      class: { id: CLASS_ID },
      tags: ["bank"],
      canEdit: true,
      isArchived: false,
      content: { type: "single", answer: { options: ["p1"] } },
    });
    const turned = {
      ...body,
      body: {
        ...body.body,
        options: body.body.type === "single" ? body.body.options.toReversed() : [],
      },
    };
    expect(
      await getError(actors.mentor.createBankQuestion({ body: turned as typeof body })),
    ).toMatchObject({
      status: 409,
    });
  });

  test("updateBankQuestion changes text and tags, and rejects a stale version", async () => {
    const { id, version } = await create("Soal yang akan diubah");
    const body = { ...createDraft("Soal yang sudah diubah", ["css"]), ...target, version };

    const { data } = await actors.mentor.updateBankQuestion({ params: { id }, body });

    expect(data).toMatchObject({ prompt: "Soal yang sudah diubah", tags: ["css"], version: 2 });
    expect(await list({ tag: "css", search: "sudah diubah" })).toEqual(["Soal yang sudah diubah"]);
    expect(
      await getError(actors.mentor.updateBankQuestion({ params: { id }, body })),
    ).toMatchObject({ status: 409 });
  });

  test("listBankQuestions filters by text, tag, type, level, class and state", async () => {
    const { id, version } = await create("Saringan Pertama", ["saring"]);
    await create("Saringan kedua", ["saring"]);
    await actors.mentor.archiveBankQuestion({
      params: { id },
      body: { version, isArchived: true },
    });

    expect(await list({ search: "SARINGAN" })).toEqual(["Saringan kedua"]);
    expect(await list({ tag: "saring", state: "archived" })).toEqual(["Saringan Pertama"]);
    expect(await list({ tag: "saring", type: "essay" })).toEqual([]);
    expect(await list({ tag: "saring", level: "sulit" })).toEqual([]);
    expect(await list({ tag: "saring", class: CLASS_ID })).toEqual(["Saringan kedua"]);
    expect((await list({ class: SHARED_CLASS })).toSorted()).toEqual([
      "Soal q-essay",
      "Soal q-number",
      "Soal q-single",
    ]);
  });

  test("a class's questions are seen by its staff only, shared ones changed by managers only", async () => {
    const { id, version } = await create("Hanya untuk kelas web");
    const { mentor, otherMentor, student, foreignAdmin, admin } = actors;
    const change = { params: { id }, body: { version, isArchived: true } };
    const shared = { params: { id: "q-single" } };

    expect(await getError(otherMentor.getBankQuestion({ params: { id } }))).toMatchObject({
      status: 404,
    });
    expect(await getError(otherMentor.archiveBankQuestion(change))).toMatchObject({ status: 404 });
    expect(await getError(foreignAdmin.getBankQuestion({ params: { id } }))).toMatchObject({
      status: 404,
    });
    expect(await getError(student.listBankQuestions())).toMatchObject(FORBIDDEN);
    expect(await getError(student.getBank())).toMatchObject(FORBIDDEN);
    const body = { ...createDraft("Soal lain"), ...target };
    expect(await getError(otherMentor.createBankQuestion({ body }))).toMatchObject(FORBIDDEN);
    expect(
      await getError(mentor.createBankQuestion({ body: { ...body, classId: null } })),
    ).toMatchObject(FORBIDDEN);
    expect((await mentor.getBankQuestion(shared)).data.canEdit).toBe(false);
    expect(
      await getError(
        mentor.archiveBankQuestion({ ...shared, body: { version: 1, isArchived: true } }),
      ),
    ).toMatchObject(FORBIDDEN);
    expect((await admin.getBankQuestion(shared)).data.canEdit).toBe(true);
    expect((await admin.getBank()).data.canEditShared).toBe(true);
    expect((await mentor.getBank()).data).toMatchObject({
      classes: [{ id: CLASS_ID }],
      canEditShared: false,
    });
    expect(await list({ search: "Hanya untuk" }, "otherMentor")).toEqual([]);
  });

  test("[FEA2] importBankQuestions stores what is readable, once, however often it is sent", async () => {
    const body = { ...target, format: "gift" as const, text: GIFT, tags: ["impor"] };
    const send = async (isTrial: boolean) =>
      (await actors.mentor.importBankQuestions({ body: { ...body, isTrial } })).data;

    const trial = await send(true);
    const before = await list({ tag: "impor" });
    const both = await Promise.all([send(false), send(false)]);
    const again = await send(false);

    expect(trial).toMatchObject({
      added: 0,
      items: [
        { line: 1, prompt: "Satu?", type: "true_false", tags: ["impor"], isKnown: false },
        { line: 6, prompt: "Tiga?", tags: ["impor", "css"], isKnown: false },
        { line: 8, isKnown: true },
      ],
      problems: [{ line: 3, message: expect.stringContaining("Tutup jawabannya") }],
    });
    expect(before).toEqual([]);
    expect(both.reduce((sum, { added }) => sum + added, 0)).toBe(2);
    expect(again).toMatchObject({ added: 0, items: [{ isKnown: true }, { isKnown: true }, {}] });
    expect((await list({ tag: "impor" })).toSorted()).toEqual(["Satu?", "Tiga?"]);
  });

  test("exportBankQuestions returns the filtered questions in both formats", async () => {
    await create("Ekspor, =1+1", ["ekspor"]);
    const read = async (format: "gift" | "csv") =>
      (await actors.mentor.exportBankQuestions({ query: { format, tag: "ekspor" } })).text();

    expect(await read("gift")).toBe(
      "// [tag:ekspor] [level:mudah]\n::Ekspor, \\=1+1::[plain]Ekspor, \\=1+1{\n=benar\n~salah\n}\n\n",
    );
    // `text` removes the byte order mark.
    expect(await read("csv")).toMatch(/^tipe,soal,.*\r\npilihan,"Ekspor, =1\+1",benar,salah,/);
    const other = actors.otherMentor.exportBankQuestions({
      query: { format: "gift", tag: "ekspor" },
    });
    expect(await (await other).text()).toBe("");
  });

  test("an archived question stays in attempts that asked it, and is drawn no more", async () => {
    const { learning } = await createClient();
    const attempt = (await learning.startAttempt({ params: QUIZ })).data;
    const shared = { params: { id: "q-single" } };
    const { version } = (await actors.admin.getBankQuestion(shared)).data;

    await actors.admin.archiveBankQuestion({ ...shared, body: { version, isArchived: true } });

    const asked = (await learning.getAttempt({ params: { attemptId: attempt.id } })).data.questions;
    const { learning: next } = await createClient();
    const later = (await next.startAttempt({ params: QUIZ })).data.questions;
    expect(asked.map(({ id }) => id)).toContain("q-single");
    expect(later.map(({ id }) => id)).not.toContain("q-single");
    await actors.admin.archiveBankQuestion({
      ...shared,
      body: { version: version + 1, isArchived: false },
    });
  });
});
