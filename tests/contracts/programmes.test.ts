import { beforeAll, expect, test } from "vitest";
import { signIn } from "./fixture";
import { fillLearners, fillProgrammes, statusOf } from "./programmes-fixture";
import { altered, OURS, onEverySite, refusal, THEIRS } from "./site";

const SABUK = `${OURS}-sabuk`;

onEverySite((site) => {
  let tokens: Awaited<ReturnType<typeof fillLearners>>;
  beforeAll(async () => {
    await fillProgrammes(site().database.db);
    tokens = await fillLearners(site().database.db);
  });
  const services = (caller = {}) => site().hosts(caller).services;

  test("running programmes come before those to come, ended ones not at all; six a page", async () => {
    const { data } = await services().listActivePrograms();
    expect(data).toMatchObject({ page: 1, perPage: 6, totalItems: 2, totalPages: 1 });
    expect(data.items.map(({ slug, status, schools, classes }) => [slug, status, schools, classes])).toEqual([
      ["sabuk", "active", 2, 1],
      ["depan", "coming", 0, 0],
    ]);
    expect((await services().listActivePrograms({ query: { page: 2, pageSize: 1 } })).data.items.map(({ slug }) => slug)).toEqual([
      "depan",
    ]);
    expect((await services({ lmsId: THEIRS }).listActivePrograms()).data.items.map(({ name }) => name)).toEqual(["Milik mereka"]);
    expect(await statusOf(site(), "services", "v1/program/active?page=0")).toBe(400);
  });

  test("a programme tells its syllabus and classes; an ended one is found by its slug", async () => {
    const { data } = await services().getActiveProgram({ query: { slug: "sabuk" } });
    expect(data).toMatchObject({ name: "Program sabuk", description: "<p>Isi</p>", syllabus: ["Mengenal", "Mencoba"] });
    expect(data.classList.map(({ slug, status }) => [slug, status])).toEqual([["web-dasar", "ongoing"]]);
    expect((await services().getActiveProgram({ query: { slug: "lampau" } })).data.status).toBe("ended");
    expect(await refusal(services({ lmsId: THEIRS }).getActiveProgram({ query: { slug: "depan" } }))).toMatchObject({ status: 404 });
    expect(await statusOf(site(), "services", "v1/program/active/detail?slug=")).toBe(400);
    expect(await statusOf(site(), "services", "v1/program/schools")).toBe(400);
  });

  test("[ENT5] a programme's schools come ten a page, by what their learners have gathered", async () => {
    const { data } = await services().listProgramSchools({ query: { programId: SABUK } });
    expect(data.perPage).toBe(10);
    // Who does not want to be seen still counts for the school: 130 and 10.
    expect(data.items.map(({ name, points, city, province }) => [name, points, city, province])).toEqual([
      ["SMK Satu", 140, "Kota Bandung", "Jawa Barat"],
      ["SMK Dua", 55, "Kota Surabaya", "Jawa Timur"],
    ]);
    expect(await refusal(services({ lmsId: THEIRS }).listProgramSchools({ query: { programId: SABUK } }))).toMatchObject({ status: 404 });
  });

  test("the leaderboard: 10 a chapter, 20 a code task, half a quiz's best score, 100 a certificate; first name and initial; who wants out is out", async () => {
    const { desk } = site().hosts();
    const { data } = await desk.listLeaderboard({ query: { programId: SABUK } });
    expect(data.items.map(({ rank, name, school, points }) => [rank, name, school, points])).toEqual([
      [1, "Ani L.", "SMK Satu", 130],
      [2, "Budi L.", "SMK Dua", 55],
    ]);
    expect((await desk.listLeaderboard({ query: { programId: SABUK, page: 2, perPage: 1 } })).data.items.map(({ rank }) => rank)).toEqual([
      2,
    ]);
    const as = (accessToken: string) => site().hosts({ accessToken }).desk;
    await as(tokens.citra).setLeaderboardShown({ body: { programId: SABUK, shown: true } });
    await as(tokens.ani).setLeaderboardShown({ body: { programId: SABUK, shown: false } });
    const names = async () => (await desk.listLeaderboard({ query: { programId: SABUK } })).data.items.map(({ name }) => name);
    expect(await names()).toEqual(["Budi L.", "Citra L."]);
    await as(tokens.ani).setLeaderboardShown({ body: { programId: SABUK, shown: true } });
    expect(await names()).toEqual(["Ani L.", "Budi L.", "Citra L."]);
    expect(await refusal(as(tokens.ani).setLeaderboardShown({ body: { programId: `${OURS}-depan`, shown: true } }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(desk.setLeaderboardShown({ body: { programId: SABUK, shown: true } }))).toMatchObject({ status: 401 });
    expect(
      await refusal(
        site()
          .hosts({ lmsId: THEIRS })
          .desk.listLeaderboard({ query: { programId: SABUK } }),
      ),
    ).toMatchObject({ status: 404 });
  });

  test("of two with the same points the one who had them first stands first", async () => {
    const { db } = site().database;
    const now = Date.now();
    const place = { lms_id: OURS, class_id: `${OURS}-web-dasar`, module_slug: "satu", chapter_slug: "text", self_declared: 0 };
    for (const [user_id, done_at] of [
      ["dodi", now - 200],
      ["edi", now - 300],
    ] as const) {
      await signIn(db, user_id, [{ lmsId: OURS, role: 4 }]);
      await db
        .insertInto("programme_learners")
        .values({ lms_id: OURS, programme_id: `${OURS}-sabuk`, user_id, npsn: null, hidden: 0, created_at: now })
        .execute();
      await db
        .insertInto("chapter_progress")
        .values({ ...place, user_id, done_at })
        .execute();
    }
    const { data } = await site()
      .hosts()
      .desk.listLeaderboard({ query: { programId: SABUK } });
    expect(data.items.slice(-2).map(({ name, school }) => [name, school])).toEqual([
      ["Nama E.", null],
      ["Nama D.", null],
    ]);
  });

  test("[STO14] an invitation's token opens its class, in its tenant, until it is over; others say nothing", async () => {
    const { db } = site().database;
    const mentor = await signIn(db, "mentor-undangan", [{ lmsId: OURS, role: 2 }]);
    const as = (accessToken?: string, lmsId = OURS) => site().hosts({ accessToken, lmsId });
    const classId = `${OURS}-web-dasar`;
    const { token, expiresAt } = (await as(mentor).desk.createClassInvitation({ body: { classId } })).data;
    expect(expiresAt).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect((await as().services.getInvitedClass({ params: { token } })).data).toMatchObject({
      slug: "web-dasar",
      outcomes: ["Membuat halaman"],
    });
    expect(await refusal(as().services.getInvitedClass({ params: { token: altered(token) } }))).toMatchObject({ status: 404 });
    expect(await refusal(as(undefined, THEIRS).services.getInvitedClass({ params: { token } }))).toMatchObject({ status: 404 });
    expect(JSON.stringify(await db.selectFrom("class_invitations").selectAll().execute())).not.toContain(token);
    await db
      .updateTable("class_invitations")
      .set({ expires_at: Date.now() - 1 })
      .execute();
    expect(await refusal(as().services.getInvitedClass({ params: { token } }))).toMatchObject({ status: 404 });

    expect(await refusal(as(tokens.ani).desk.createClassInvitation({ body: { classId } }))).toMatchObject({ status: 403 });
    expect(await refusal(as(mentor).desk.createClassInvitation({ body: { classId: `${THEIRS}-web-dasar` } }))).toMatchObject({
      status: 404,
    });
    const audited = await db.selectFrom("audit_log").select(["entity_id", "actor_id"]).where("action", "=", "class.invite").execute();
    expect(audited).toEqual([{ entity_id: classId, actor_id: "mentor-undangan" }]);
  });
});
