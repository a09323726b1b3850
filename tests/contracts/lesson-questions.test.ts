import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { describeEachBackend, FORBIDDEN, getError, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { seedLessons } from "./lesson-fixture";

const PLACE = { class: "web", chapter: "tag" };

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const learning = (who: string) =>
    site().createClients({ accessToken: tokens[who] as string }).learning;
  const ask = async (who: string, text: string, idempotencyKey: string) =>
    (await learning(who).askQuestion({ body: { ...PLACE, text }, idempotencyKey })).data.id;
  const readChapter = async (who: string) =>
    (await learning(who).listLessonQuestions({ query: PLACE })).data.items;

  beforeAll(async () => {
    const { db } = site().database;
    await seedLessons(db);
    const people: [string, number][] = [
      ["asker", ROLE.student],
      ["classmate", ROLE.student],
      ["stranger", ROLE.student],
      ["teacher", ROLE.mentor],
      ["other-teacher", ROLE.mentor],
      ["admin", ROLE.admin],
    ];
    for (const [who, role] of people)
      tokens[who] = await createSignedInUser(db, who, [{ tenantId: TENANT_ID, role }]);
    const classKey = { lms_id: TENANT_ID, class_id: `${TENANT_ID}-web` };
    for (const user_id of ["asker", "classmate"])
      await db
        .insertInto("enrolments")
        .values({ ...classKey, user_id, source: "free", created_at: 5 })
        .execute();
    await db
      .insertInto("class_staff")
      .values({ ...classKey, user_id: "teacher" })
      .execute();
  });

  test("askQuestion takes a learner's question once, and hides it from others before the answer", async () => {
    const id = await ask("asker", "Mengapa h1 hanya satu?", "question-key-0000001");

    expect(await ask("asker", "Mengapa h1 hanya satu?", "question-key-0000001")).toBe(id);
    expect(await readChapter("asker")).toMatchObject([{ id, isOwn: true, answer: null }]);
    expect(await readChapter("classmate")).toEqual([]);
    for (const who of ["stranger", "teacher"])
      expect(await getError(ask(who, "Boleh?", "question-key-0000002"))).toMatchObject(FORBIDDEN);
    expect(await getError(readChapter("stranger"))).toMatchObject(FORBIDDEN);
  });

  test("listQuestions shows staff the questions of their own classes", async () => {
    const list = async (who: string, state?: "open" | "answered") =>
      (await learning(who).listQuestions({ query: { state } })).data.items;

    expect(await list("teacher", "open")).toMatchObject([
      { text: "Mengapa h1 hanya satu?", class: { slug: "web" }, chapter: { slug: "tag" } },
    ]);
    expect(await list("admin")).toHaveLength(1);
    expect(await list("other-teacher")).toEqual([]);
    expect(await list("teacher", "answered")).toEqual([]);
    expect(await getError(list("asker"))).toMatchObject(FORBIDDEN);
  });

  test("answerQuestion mails the answer and shows it to the class; hideQuestion takes it back", async () => {
    const [question] = (await learning("teacher").listQuestions()).data.items;
    const params = { id: question?.id ?? "" };
    const answer = (who: string, version: number) =>
      learning(who).answerQuestion({ params, body: { text: "Satu judul halaman.", version } });
    const hide = (isHidden: boolean, version: number) =>
      learning("teacher").hideQuestion({ params, body: { isHidden, version } });

    for (const who of ["asker", "other-teacher"])
      expect(await getError(answer(who, 1))).toMatchObject(FORBIDDEN);
    expect((await answer("teacher", 1)).data).toMatchObject({
      answer: { text: "Satu judul halaman." },
      version: 2,
    });

    expect(await getError(answer("admin", 1))).toMatchObject({ status: 409 });
    expect(await readChapter("classmate")).toMatchObject([
      { isOwn: false, answer: { text: "Satu judul halaman." } },
    ]);
    const mails = await site()
      .database.db.selectFrom("outbox")
      .select(["to_address", "body"])
      .where("kind", "=", "question")
      .execute();
    expect(mails).toEqual([
      {
        to_address: expect.stringContaining("asker"),
        body: expect.stringMatching(/Satu judul halaman\.[\s\S]*\/chapter\/tag/),
      },
    ]);

    await hide(true, 2);
    expect(await readChapter("classmate")).toEqual([]);
    expect(await readChapter("asker")).toHaveLength(1);
    await hide(false, 3);
    expect(await readChapter("classmate")).toHaveLength(1);
  });
});
