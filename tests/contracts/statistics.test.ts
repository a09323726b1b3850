import { beforeAll, expect, test } from "vitest";
import { formatIsoDate } from "~/lib/dates";
import { DAY_MS } from "~/lib/time";
import { sweepClickLog } from "~/server/embedded/domain/statistics/click-log";
import { closeMonth } from "~/server/embedded/domain/statistics/close-month";
import { getPreviousMonth, toMonth } from "~/server/embedded/domain/statistics/months";
import { encryptAppToken } from "~/server/hosts/app-token";
import { COUNTERS } from "~/server/hosts/services/statistics";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { APP_SECRET } from "./host-context";
import { getResponseStatus, seedLearners, seedPrograms } from "./program-fixture";

describeEachBackend((site) => {
  beforeAll(async () => {
    const { db } = site().database;
    await seedPrograms(db);
    await seedLearners(db);
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
  });
  const api = (caller = {}) => site().createClients(caller).api;

  test("[ENT16] getCounter returns the requested counters only", async () => {
    const { services } = site().createClients();
    const all = (
      await services.getCounter({
        query: Object.fromEntries(COUNTERS.map((name) => [name, "1"])) as Record<string, "1">,
      })
    ).data;

    expect(all).toEqual({
      alumni: 1,
      students: 3,
      mentors: 1,
      programs: 3,
      schools: 3,
      schools_active: 2,
      schools_alumni: 2,
      cities: 3,
      cities_active: 2,
      cities_alumni: 2,
      countedAt: expect.any(Number),
    });
    expect((await services.getCounter({ query: { students: "true", cities: "" } })).data).toEqual({
      students: 3,
      cities: 3,
      countedAt: expect.any(Number),
    });
    expect((await services.getCounter({ query: { students: "false" } })).data).toEqual({
      countedAt: expect.any(Number),
    });
    expect(
      (
        await site()
          .createClients({ tenantId: OTHER_TENANT_ID })
          .services.getCounter({ query: { students: "1", schools: "1" } })
      ).data,
    ).toMatchObject({ students: 0, schools: 1 });
    expect(
      await getResponseStatus(site(), "services", "v1/statistics/counter?students=banyak"),
    ).toBe(400);
  });

  test("the api host counts the tenant's rows only: totals, landing counter, counters, extensions, programs", async () => {
    expect((await api().getStatistics()).data).toMatchObject({
      students: 3,
      graduates: 1,
      mentors: 1,
      classes: 1,
      programs: 3,
      schools: 3,
      provinces: 3,
    });
    expect((await api().getLandingCounter()).data).toEqual({
      data_count: { students: 3, schools: 3, cities: 3, mentors: 1, programs: 3 },
      extensions: [
        { id: "kuis", name: "Kuis daring" },
        { id: "studio", name: "Studio kode" },
      ],
    });
    expect(Object.keys((await api().getAllCounters()).data).sort()).toEqual(
      [...COUNTERS, "countedAt"].sort(),
    );
    expect((await api({ tenantId: OTHER_TENANT_ID }).listExtensions()).data).toEqual([
      { id: "lain", name: "Milik mereka" },
    ]);
    expect((await api().listPrograms()).data.map(({ slug, status }) => [slug, status])).toEqual([
      ["depan", "coming"],
      ["lampau", "ended"],
      ["sabuk", "active"],
    ]);
  });

  test("[STO21] listProvinceStatistics counts each school once", async () => {
    expect((await api().listProvinceStatistics()).data).toEqual([
      { id: "32", name: "Jawa Barat", schools: 1, students: 30 },
      { id: "35", name: "Jawa Timur", schools: 1, students: 30 },
      { id: "51", name: "Bali", schools: 1, students: 30 },
    ]);
    expect(
      (await api({ tenantId: OTHER_TENANT_ID }).listProvinceStatistics()).data.map(
        ({ name }) => name,
      ),
    ).toEqual(["Aceh"]);
  });

  test("listProvinceScores ranks the newest month; equal scores share a rank", async () => {
    const score = (month: string, province_id: string, value: number, lms_id = TENANT_ID) => ({
      lms_id,
      metric: "score" as const,
      month,
      province_id,
      value,
    });
    await site()
      .database.db.insertInto("statistics_series")
      .values([
        score("2025-01", "32", 99),
        score("2025-02", "32", 70),
        score("2025-02", "35", 82),
        score("2025-02", "51", 82),
        score("2025-03", "11", 60, OTHER_TENANT_ID),
      ])
      .execute();

    expect(
      (await api().listProvinceScores()).data.map(({ rank, name, score: value, month }) => [
        rank,
        name,
        value,
        month,
      ]),
    ).toEqual([
      [1, "Jawa Timur", 82, "2025-02"],
      [1, "Bali", 82, "2025-02"],
      [3, "Jawa Barat", 70, "2025-02"],
    ]);
  });

  test("getChart returns twelve months, the five largest provinces and the rest; unknown types are 404", async () => {
    const month = getPreviousMonth(toMonth(Date.now()));
    const rows = ["11", "12", "13", "14", "15", "16", "17"].map((province_id, at) => ({
      lms_id: TENANT_ID,
      metric: "registrants" as const,
      month,
      province_id,
      value: 10 + at,
    }));
    await site().database.db.insertInto("statistics_series").values(rows).execute();
    const { data } = await api().getChart({ params: { type: "registrants" } });

    expect([data.labels.length, data.labels.at(-1)]).toEqual([12, month]);
    expect(data.series.map(({ data: values }) => values.at(-1))).toEqual([16, 15, 14, 13, 12, 21]);
    expect(data.series.at(-1)?.name).toBe("Provinsi lain");
    expect(
      (await api({ tenantId: OTHER_TENANT_ID }).getChart({ params: { type: "registrants" } })).data
        .series,
    ).toEqual([]);
    expect(await getResponseStatus(site(), "api", "statistic/chart/lain")).toBe(404);
  });

  test("getStudentsChart and getRegistrarChart end with the current month", async () => {
    for (const [call, total] of [
      ["getStudentsChart", 3],
      ["getRegistrarChart", 3],
    ] as const) {
      const { data } = await api()[call]();
      expect([data.length, data.at(-1)?.month]).toEqual([
        12,
        formatIsoDate(Date.now()).slice(0, 7),
      ]);
      // Enrolled today and on the two days before, possibly last month.
      expect((data.at(-1)?.total ?? 0) + (data.at(-2)?.total ?? 0)).toBe(total);
      expect(
        (await api({ tenantId: OTHER_TENANT_ID })[call]()).data.every(
          ({ total: sum }) => sum === 0,
        ),
      ).toBe(true);
    }
  });

  test("[ENT7] listActiveBatches uses its own page format and omits ended batches", async () => {
    const shape = {
      page: { current_page: 1, last_page: 1 },
      data_count: { per_page: 10, total_data: 2 },
    };
    for (const list of [api().listActiveBatches(), site().createClients().batch.listBatches()]) {
      const { data } = await list;
      expect(data).toMatchObject(shape);
      expect(data.items.map(({ id, programName }) => [id, programName])).toEqual([
        ["b-kini", "Program sabuk"],
        ["b-nanti", "Program sabuk"],
      ]);
    }

    expect((await api().listActiveBatches({ query: { page: 2 } })).data).toMatchObject({
      page: { current_page: 2, last_page: 1 },
      items: [],
    });
    expect((await api().getActiveBatch({ params: { id: "b-kini" } })).data).toMatchObject({
      programSlug: "sabuk",
      schools: 2,
      syllabus: ["Mengenal", "Mencoba"],
    });

    for (const id of ["b-lama", "b-mereka", "tidak"])
      expect(await getError(api().getActiveBatch({ params: { id } }))).toMatchObject({
        status: 404,
      });

    expect(await getResponseStatus(site(), "api", "statistic/batchs/active?page=x")).toBe(400);
    expect(await getResponseStatus(site(), "batch", "batch/active?page=0")).toBe(400);
  });

  test("[STO21] getSyllabus answers at the misspelt path", async () => {
    const { batch } = site().createClients();

    expect((await batch.getSyllabus({ params: { programId: `${TENANT_ID}-sabuk` } })).data).toEqual(
      {
        programId: `${TENANT_ID}-sabuk`,
        name: "Program sabuk",
        items: [
          { order: 1, title: "Mengenal" },
          { order: 2, title: "Mencoba" },
        ],
      },
    );
    expect(
      await getError(
        site()
          .createClients({ tenantId: OTHER_TENANT_ID })
          .batch.getSyllabus({ params: { programId: `${TENANT_ID}-sabuk` } }),
      ),
    ).toMatchObject({ status: 404 });
  });

  test("[STO10] listActiveMentors reads the tenant from its own header", async () => {
    expect((await site().createClients().batch.listActiveMentors()).data).toEqual([
      { id: "m1", name: "Sari", role: "Pengembang", bio: "", avatar: null, classes: 1 },
    ]);
    expect(
      (await site().createClients({ tenantId: OTHER_TENANT_ID }).batch.listActiveMentors()).data,
    ).toEqual([]);

    const AppToken =
      encryptAppToken({
        secret: APP_SECRET,
        host: "batch",
        appToken: site().appToken,
        now: Date.now(),
      }) ?? "";

    expect(
      (
        await site().sendRaw("batch", "active/mentors", {
          headers: { AppToken, "tenant-id": TENANT_ID },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await site().sendRaw("batch", "active/mentors", {
          headers: { AppToken, "lms-id": TENANT_ID },
        })
      ).status,
    ).toBe(400);
  });

  test("recordStatistic counts concurrent calls once each", async () => {
    const { services } = site().createClients();
    await Promise.all(
      Array.from({ length: 8 }, () =>
        services.recordStatistic({ body: { metric: "class_view", provinceId: "32" } }),
      ),
    );
    await services.recordStatistic({ body: { metric: "class_view" } });
    const rows = await site()
      .database.db.selectFrom("statistics_series")
      .select(["province_id", "value"])
      .where("metric", "=", "class_view")
      .orderBy("province_id")
      .execute();

    expect(rows).toEqual([
      { province_id: "", value: 1 },
      { province_id: "32", value: 8 },
    ]);
    expect(
      await getError(
        services.recordStatistic({ body: { metric: "class_view", provinceId: "99" } }),
      ),
    ).toMatchObject({ status: 422 });
    await expect(
      services.recordStatistic({ body: { metric: "lain" as "page_view" } }),
    ).rejects.toThrow();
  });

  test("[LOG1] [LOG9] logClick stores utm_ parameters only and a session digest, for thirteen months", async () => {
    const { services } = site().createClients();
    const { db } = site().database;
    const click = {
      type: "external" as const,
      timestamp: new Date().toISOString(),
      sessionId: "sesi-1",
    };
    await services.logClick({
      body: {
        ...click,
        from: "https://ours.example/Class/web?token=rahasia&utm_source=wa",
        to: "https://lain.example/x?q=1",
        tenantId: TENANT_ID,
      },
    });
    await services.logClick({
      body: { ...click, type: "page_load", from: "", to: "/", timestamp: "2001-01-01T00:00:00Z" },
    });
    const rows = await db
      .selectFrom("click_log")
      .selectAll()
      .where("lms_id", "=", TENANT_ID)
      .orderBy("from_url", "desc")
      .execute();

    expect(rows.map(({ from_url, to_url }) => [from_url, to_url])).toEqual([
      ["https://ours.example/Class/web?utm_source=wa", "https://lain.example/x"],
      ["", "/"],
    ]);
    expect(JSON.stringify(rows)).not.toContain("sesi-1");

    // An implausible client time is replaced.
    for (const { at } of rows) expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    expect(
      await getError(
        services.logClick({ body: { ...click, from: "", to: "/", tenantId: OTHER_TENANT_ID } }),
      ),
    ).toMatchObject({ status: 422 });
    await expect(
      services.logClick({ body: { ...click, from: "", to: "/", timestamp: "kemarin" } }),
    ).rejects.toThrow();

    await db
      .updateTable("click_log")
      .set({ at: Date.now() - 400 * DAY_MS })
      .where("from_url", "=", "")
      .execute();
    await sweepClickLog(site().context);

    expect(
      await db.selectFrom("click_log").select("to_url").where("lms_id", "=", TENANT_ID).execute(),
    ).toEqual([{ to_url: "https://lain.example/x" }]);
  });

  test("closeMonth counts an ended month once and retains imported values", async () => {
    const { db } = site().database;
    const month = getPreviousMonth(toMonth(Date.now()));
    const at = Date.parse(`${month}-15T05:00:00Z`);
    await db
      .insertInto("user_profiles")
      .values({
        user_id: "ani",
        phone: null,
        avatar: null,
        birth_date: null,
        province_id: "32",
        city_id: "32.73",
        occupation: null,
        school: null,
        guardian: null,
        consent_at: at,
      })
      .execute();
    await db
      .updateTable("enrolments")
      .set({ created_at: at })
      .where("user_id", "in", ["ani", "budi"])
      .execute();
    await db
      .insertInto("statistics_series")
      .values({ lms_id: OTHER_TENANT_ID, metric: "students", month, province_id: "11", value: 500 })
      .execute();
    for (let time = 0; time < 2; time++) await closeMonth(site().context);
    const students = await db
      .selectFrom("statistics_series")
      .select(["lms_id", "province_id", "value"])
      .where("metric", "=", "students")
      .where("month", "=", month)
      .orderBy("lms_id")
      .orderBy("province_id")
      .execute();

    expect(students).toEqual([
      { lms_id: TENANT_ID, province_id: "", value: 1 },
      { lms_id: TENANT_ID, province_id: "32", value: 1 },
      { lms_id: OTHER_TENANT_ID, province_id: "11", value: 500 },
    ]);
  });
});
