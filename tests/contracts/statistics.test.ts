import { beforeAll, expect, test } from "vitest";
import { isoDate } from "~/lib/dates";
import { monthBefore, monthOf } from "~/server/embedded/api/months";
import { closeMonth } from "~/server/embedded/jobs/close-month";
import { sweepClickLog } from "~/server/embedded/services/statistics";
import { sealAppToken } from "~/server/hosts/app-token";
import { COUNTERS } from "~/server/hosts/services/statistics";
import { SECRET } from "./host-context";
import { fillLearners, fillProgrammes, statusOf } from "./programmes-fixture";
import { OURS, onEverySite, refusal, THEIRS } from "./site";

const DAY = 86_400_000;

onEverySite((site) => {
  beforeAll(async () => {
    const { db } = site().database;
    await fillProgrammes(db);
    await fillLearners(db);
    await db.insertInto("mentors").values({ lms_id: OURS, id: "m1", name: "Sari", role: "Pengembang", bio: "", avatar: null }).execute();
    await db
      .insertInto("class_mentors")
      .values({ lms_id: OURS, class_id: `${OURS}-web-dasar`, mentor_id: "m1", sort: 0 })
      .execute();
  });
  const api = (caller = {}) => site().hosts(caller).api;

  test("[ENT16] the counter answers the filters that are asked for and no other", async () => {
    const { services } = site().hosts();
    const all = (await services.getCounter({ query: Object.fromEntries(COUNTERS.map((name) => [name, "1"])) as Record<string, "1"> })).data;
    expect(all).toEqual({
      ...{ alumni: 1, students: 3, mentors: 1, programs: 3, schools: 3, schools_active: 2, schools_alumni: 2 },
      ...{ cities: 3, cities_active: 2, cities_alumni: 2, countedAt: expect.any(Number) },
    });
    expect((await services.getCounter({ query: { students: "true", cities: "" } })).data).toEqual({
      students: 3,
      cities: 3,
      countedAt: expect.any(Number),
    });
    expect((await services.getCounter({ query: { students: "false" } })).data).toEqual({ countedAt: expect.any(Number) });
    expect(
      (
        await site()
          .hosts({ lmsId: THEIRS })
          .services.getCounter({ query: { students: "1", schools: "1" } })
      ).data,
    ).toMatchObject({ students: 0, schools: 1 });
    expect(await statusOf(site(), "services", "v1/statistics/counter?students=banyak")).toBe(400);
  });

  test("totals, landing counter, all counters, extensions and programmes of the tenant alone", async () => {
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
    expect(Object.keys((await api().getAllCounters()).data).sort()).toEqual([...COUNTERS, "countedAt"].sort());
    expect((await api({ lmsId: THEIRS }).listExtensions()).data).toEqual([{ id: "lain", name: "Milik mereka" }]);
    expect((await api().listPrograms()).data.map(({ slug, status }) => [slug, status])).toEqual([
      ["depan", "coming"],
      ["lampau", "ended"],
      ["sabuk", "active"],
    ]);
  });

  test("[STO21] provinces with their schools, each once", async () => {
    expect((await api().listProvinceStatistics()).data).toEqual([
      { id: "32", name: "Jawa Barat", schools: 1, students: 30 },
      { id: "35", name: "Jawa Timur", schools: 1, students: 30 },
      { id: "51", name: "Bali", schools: 1, students: 30 },
    ]);
    expect((await api({ lmsId: THEIRS }).listProvinceStatistics()).data.map(({ name }) => name)).toEqual(["Aceh"]);
  });

  test("scores of the newest month; equals share a rank, the next one is counted on", async () => {
    const score = (month: string, province_id: string, value: number, lms_id = OURS) => ({
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
        score("2025-03", "11", 60, THEIRS),
      ])
      .execute();
    expect((await api().listProvinceScores()).data.map(({ rank, name, score: value, month }) => [rank, name, value, month])).toEqual([
      [1, "Jawa Timur", 82, "2025-02"],
      [1, "Bali", 82, "2025-02"],
      [3, "Jawa Barat", 70, "2025-02"],
    ]);
  });

  test("a chart has twelve whole months, the five largest provinces and the rest together; an unknown type is not there", async () => {
    const month = monthBefore(monthOf(Date.now()));
    const rows = ["11", "12", "13", "14", "15", "16", "17"].map((province_id, at) => ({
      lms_id: OURS,
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
    expect((await api({ lmsId: THEIRS }).getChart({ params: { type: "registrants" } })).data.series).toEqual([]);
    expect(await statusOf(site(), "api", "statistic/chart/lain")).toBe(404);
  });

  test("learners and registrations by month, this one the last", async () => {
    for (const [call, total] of [
      ["getStudentsChart", 3],
      ["getRegistrarChart", 3],
    ] as const) {
      const { data } = await api()[call]();
      expect([data.length, data.at(-1)?.month]).toEqual([12, isoDate(Date.now()).slice(0, 7)]);
      // Enrolled today and the two days before, which may be last month's.
      expect((data.at(-1)?.total ?? 0) + (data.at(-2)?.total ?? 0)).toBe(total);
      expect((await api({ lmsId: THEIRS })[call]()).data.every(({ total: sum }) => sum === 0)).toBe(true);
    }
  });

  test("[ENT7] batches page in a shape of their own; those that are over are not there", async () => {
    const shape = { page: { current_page: 1, last_page: 1 }, data_count: { per_page: 10, total_data: 2 } };
    for (const list of [api().listActiveBatches(), site().hosts().batch.listBatches()]) {
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
      expect(await refusal(api().getActiveBatch({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await statusOf(site(), "api", "statistic/batchs/active?page=x")).toBe(400);
    expect(await statusOf(site(), "batch", "batch/active?page=0")).toBe(400);
  });

  test("[STO21] the syllabus of a programme at its misspelt path", async () => {
    const { batch } = site().hosts();
    expect((await batch.getSyllabus({ params: { programId: `${OURS}-sabuk` } })).data).toEqual({
      ...{ programId: `${OURS}-sabuk`, name: "Program sabuk" },
      items: [
        { order: 1, title: "Mengenal" },
        { order: 2, title: "Mencoba" },
      ],
    });
    expect(
      await refusal(
        site()
          .hosts({ lmsId: THEIRS })
          .batch.getSyllabus({ params: { programId: `${OURS}-sabuk` } }),
      ),
    ).toMatchObject({ status: 404 });
  });

  test("[STO10] active mentors are asked with the tenant in its own header", async () => {
    expect((await site().hosts().batch.listActiveMentors()).data).toEqual([
      { id: "m1", name: "Sari", role: "Pengembang", bio: "", avatar: null, classes: 1 },
    ]);
    expect((await site().hosts({ lmsId: THEIRS }).batch.listActiveMentors()).data).toEqual([]);
    const AppToken = sealAppToken({ secret: SECRET, host: "batch", appToken: site().appToken, now: Date.now() }) ?? "";
    expect((await site().send("batch", "active/mentors", { headers: { AppToken, "tenant-id": OURS } })).status).toBe(200);
    expect((await site().send("batch", "active/mentors", { headers: { AppToken, "lms-id": OURS } })).status).toBe(400);
  });

  test("what a page has counted is counted once each, also at once", async () => {
    const { services } = site().hosts();
    await Promise.all(Array.from({ length: 8 }, () => services.recordStatistic({ body: { metric: "class_view", provinceId: "32" } })));
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
    expect(await refusal(services.recordStatistic({ body: { metric: "class_view", provinceId: "99" } }))).toMatchObject({ status: 422 });
    await expect(services.recordStatistic({ body: { metric: "lain" as "page_view" } })).rejects.toThrow();
  });

  test("[LOG1] [LOG9] a click is kept without queries but utm_, its session as a digest; thirteen months", async () => {
    const { services } = site().hosts();
    const { db } = site().database;
    const click = { type: "external" as const, timestamp: new Date().toISOString(), sessionId: "sesi-1" };
    await services.logClick({
      body: {
        ...click,
        from: "https://ours.example/Class/web?token=rahasia&utm_source=wa",
        to: "https://lain.example/x?q=1",
        tenantId: OURS,
      },
    });
    await services.logClick({ body: { ...click, type: "page_load", from: "", to: "/", timestamp: "2001-01-01T00:00:00Z" } });
    const rows = await db.selectFrom("click_log").selectAll().where("lms_id", "=", OURS).orderBy("from_url", "desc").execute();
    expect(rows.map(({ from_url, to_url }) => [from_url, to_url])).toEqual([
      ["https://ours.example/Class/web?utm_source=wa", "https://lain.example/x"],
      ["", "/"],
    ]);
    expect(JSON.stringify(rows)).not.toContain("sesi-1");
    // A clock that is years off is not believed.
    for (const { at } of rows) expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    expect(await refusal(services.logClick({ body: { ...click, from: "", to: "/", tenantId: THEIRS } }))).toMatchObject({ status: 422 });
    await expect(services.logClick({ body: { ...click, from: "", to: "/", timestamp: "kemarin" } })).rejects.toThrow();

    await db
      .updateTable("click_log")
      .set({ at: Date.now() - 400 * DAY })
      .where("from_url", "=", "")
      .execute();
    await sweepClickLog(site().context);
    expect(await db.selectFrom("click_log").select("to_url").where("lms_id", "=", OURS).execute()).toEqual([
      { to_url: "https://lain.example/x" },
    ]);
  });

  test("a month that is over is counted once; what was imported for it stays", async () => {
    const { db } = site().database;
    const month = monthBefore(monthOf(Date.now()));
    const at = Date.parse(`${month}-15T05:00:00Z`);
    await db
      .insertInto("user_profiles")
      .values({
        ...{
          user_id: "ani",
          phone: null,
          avatar: null,
          birth_date: null,
          province_id: "32",
          city_id: "32.73",
          occupation: null,
          school: null,
        },
        ...{ guardian: null, consent_at: at },
      })
      .execute();
    await db.updateTable("enrolments").set({ created_at: at }).where("user_id", "in", ["ani", "budi"]).execute();
    await db.insertInto("statistics_series").values({ lms_id: THEIRS, metric: "students", month, province_id: "11", value: 500 }).execute();
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
      { lms_id: OURS, province_id: "", value: 1 },
      { lms_id: OURS, province_id: "32", value: 1 },
      { lms_id: THEIRS, province_id: "11", value: 500 },
    ]);
  });
});
