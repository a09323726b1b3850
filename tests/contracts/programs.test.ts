import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { seedLearners } from "./learner-fixture";
import { getResponseStatus, seedPrograms } from "./program-fixture";

const SABUK = `${TENANT_ID}-sabuk`;

describeEachBackend((site) => {
  let tokens: Awaited<ReturnType<typeof seedLearners>>;
  beforeAll(async () => {
    await seedPrograms(site().database.db);
    tokens = await seedLearners(site().database.db);
  });
  const services = (caller = {}) => site().createClients(caller).services;

  test("listActivePrograms returns active, then upcoming programs, six per page, without ended ones", async () => {
    const { data } = await services().listActivePrograms();

    expect(data).toMatchObject({ page: 1, perPage: 6, totalItems: 2, totalPages: 1 });
    expect(
      data.items.map(({ slug, status, schools, classes }) => [slug, status, schools, classes]),
    ).toEqual([
      ["sabuk", "active", 2, 1],
      ["depan", "coming", 0, 0],
    ]);
    expect(data.items[0]).toMatchObject({
      audience: "Siswa SMK kelas XI",
      benefits: ["Kartu tugas", "Sertifikat"],
      howToJoin: "Sekolah mendaftar sekali.",
      joinAs: "school",
    });
    expect(
      (await services().listActivePrograms({ query: { page: 2, pageSize: 1 } })).data.items.map(
        ({ slug }) => slug,
      ),
    ).toEqual(["depan"]);
    expect(
      (await services({ tenantId: OTHER_TENANT_ID }).listActivePrograms()).data.items.map(
        ({ name }) => name,
      ),
    ).toEqual(["Milik mereka"]);
    expect(await getResponseStatus(site(), "services", "v1/program/active?page=0")).toBe(400);
  });

  test("getActiveProgram returns syllabus and classes, also for an ended program", async () => {
    const { data } = await services().getActiveProgram({ query: { slug: "sabuk" } });

    expect(data).toMatchObject({
      name: "Program sabuk",
      description: "<p>Isi</p>",
      syllabus: ["Mengenal", "Mencoba"],
    });
    expect(data.classList.map(({ slug, status }) => [slug, status])).toEqual([
      ["web-dasar", "ongoing"],
    ]);
    expect((await services().getActiveProgram({ query: { slug: "lampau" } })).data.status).toBe(
      "ended",
    );
    expect(
      await getError(
        services({ tenantId: OTHER_TENANT_ID }).getActiveProgram({ query: { slug: "depan" } }),
      ),
    ).toMatchObject({ status: 404 });
    expect(await getResponseStatus(site(), "services", "v1/program/active/detail?slug=")).toBe(400);
    expect(await getResponseStatus(site(), "services", "v1/program/schools")).toBe(400);
  });

  test("[ENT5] listProgramSchools returns pages of ten by their learners' points", async () => {
    const { data } = await services().listProgramSchools({ query: { programId: SABUK } });

    expect(data.perPage).toBe(10);
    // Hidden learners count for their school: 130 + 10.
    expect(
      data.items.map(({ name, points, city, province }) => [name, points, city, province]),
    ).toEqual([
      ["SMK Satu", 140, "Kota Bandung", "Jawa Barat"],
      ["SMK Dua", 55, "Kota Surabaya", "Jawa Timur"],
    ]);
    expect(
      await getError(
        services({ tenantId: OTHER_TENANT_ID }).listProgramSchools({ query: { programId: SABUK } }),
      ),
    ).toMatchObject({ status: 404 });
  });

  test("listLeaderboard scores chapters, code tasks, quizzes and certificates, shortens names and omits hidden learners", async () => {
    const { admin } = site().createClients();
    const { data } = await admin.listLeaderboard({ query: { programId: SABUK } });

    expect(
      data.items.map(({ rank, name, school, points }) => [rank, name, school, points]),
    ).toEqual([
      [1, "Ani L.", "SMK Satu", 130],
      [2, "Budi L.", "SMK Dua", 55],
    ]);
    expect(
      (
        await admin.listLeaderboard({ query: { programId: SABUK, page: 2, perPage: 1 } })
      ).data.items.map(({ rank }) => rank),
    ).toEqual([2]);

    const as = (accessToken: string) => site().createClients({ accessToken }).admin;
    await as(tokens.citra).setLeaderboardVisibility({ body: { programId: SABUK, shown: true } });
    await as(tokens.ani).setLeaderboardVisibility({ body: { programId: SABUK, shown: false } });
    const names = async () =>
      (await admin.listLeaderboard({ query: { programId: SABUK } })).data.items.map(
        ({ name }) => name,
      );

    expect(await names()).toEqual(["Budi L.", "Citra L."]);

    await as(tokens.ani).setLeaderboardVisibility({ body: { programId: SABUK, shown: true } });

    expect(await names()).toEqual(["Ani L.", "Budi L.", "Citra L."]);
    expect(
      await getError(
        as(tokens.ani).setLeaderboardVisibility({
          body: { programId: `${TENANT_ID}-depan`, shown: true },
        }),
      ),
    ).toMatchObject({
      status: 404,
    });
    expect(
      await getError(admin.setLeaderboardVisibility({ body: { programId: SABUK, shown: true } })),
    ).toMatchObject({ status: 401 });
    expect(
      await getError(
        site()
          .createClients({ tenantId: OTHER_TENANT_ID })
          .admin.listLeaderboard({ query: { programId: SABUK } }),
      ),
    ).toMatchObject({ status: 404 });
  });

  test("listLeaderboard ranks equal points by the earlier last activity", async () => {
    const { db } = site().database;
    const now = Date.now();
    const place = {
      lms_id: TENANT_ID,
      class_id: `${TENANT_ID}-web-dasar`,
      module_slug: "satu",
      chapter_slug: "text",
      self_declared: 0,
    };
    for (const [user_id, done_at] of [
      ["dodi", now - 200],
      ["edi", now - 300],
    ] as const) {
      await createSignedInUser(db, user_id, [{ tenantId: TENANT_ID, role: ROLE.student }]);
      await db
        .insertInto("programme_learners")
        .values({
          lms_id: TENANT_ID,
          programme_id: `${TENANT_ID}-sabuk`,
          user_id,
          npsn: null,
          hidden: 0,
          created_at: now,
        })
        .execute();
      await db
        .insertInto("chapter_progress")
        .values({ ...place, user_id, done_at })
        .execute();
    }

    const { data } = await site()
      .createClients()
      .admin.listLeaderboard({ query: { programId: SABUK } });

    expect(data.items.slice(-2).map(({ name, school }) => [name, school])).toEqual([
      ["Nama E.", null],
      ["Nama D.", null],
    ]);
  });

  test("[STO14] getInvitedClass returns the class of a valid token in its tenant, and 404 otherwise", async () => {
    const { db } = site().database;
    const mentor = await createSignedInUser(db, "mentor-undangan", [
      { tenantId: TENANT_ID, role: ROLE.mentor },
    ]);
    const as = (accessToken?: string, tenantId = TENANT_ID) =>
      site().createClients({ accessToken, tenantId });
    const classId = `${TENANT_ID}-web-dasar`;

    const { token, expiresAt } = (
      await as(mentor).admin.createClassInvitation({ body: { classId } })
    ).data;

    expect(expiresAt).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect((await as().services.getInvitedClass({ params: { token } })).data).toMatchObject({
      slug: "web-dasar",
      outcomes: ["Membuat halaman"],
    });
    expect(
      await getError(as().services.getInvitedClass({ params: { token: tamperWith(token) } })),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(
        as(undefined, OTHER_TENANT_ID).services.getInvitedClass({ params: { token } }),
      ),
    ).toMatchObject({ status: 404 });
    expect(
      JSON.stringify(await db.selectFrom("class_invitations").selectAll().execute()),
    ).not.toContain(token);

    await db
      .updateTable("class_invitations")
      .set({ expires_at: Date.now() - 1 })
      .execute();

    expect(await getError(as().services.getInvitedClass({ params: { token } }))).toMatchObject({
      status: 404,
    });

    expect(
      await getError(as(tokens.ani).admin.createClassInvitation({ body: { classId } })),
    ).toMatchObject({ status: 403 });
    expect(
      await getError(
        as(mentor).admin.createClassInvitation({
          body: { classId: `${OTHER_TENANT_ID}-web-dasar` },
        }),
      ),
    ).toMatchObject({
      status: 404,
    });

    const audited = await db
      .selectFrom("audit_log")
      .select(["entity_id", "actor_id"])
      .where("action", "=", "class.invite")
      .execute();

    expect(audited).toEqual([{ entity_id: classId, actor_id: "mentor-undangan" }]);
  });
});
