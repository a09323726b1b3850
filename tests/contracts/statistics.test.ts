import { beforeAll, expect, test } from "vitest";
import { formatIsoDate } from "~/lib/dates";
import { shiftMonth, toMonth } from "~/lib/months";
import { COUNTERS } from "~/server/hosts/services/statistics";
import { describeEachBackend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { seedLearners, seedMentor } from "./learner-fixture";
import { getResponseStatus, seedPrograms } from "./program-fixture";

describeEachBackend((site) => {
  beforeAll(async () => {
    const { db } = site().database;
    await seedPrograms(db);
    await seedLearners(db);
    await seedMentor(db);
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
    const month = shiftMonth(toMonth(Date.now()), -1);
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
});
