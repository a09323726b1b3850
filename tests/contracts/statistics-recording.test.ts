import { beforeAll, expect, test } from "vitest";
import { shiftMonth, toMonth } from "~/lib/months";
import { DAY_MS } from "~/lib/time";
import { sweepClickLog } from "~/server/embedded/domain/statistics/click-log";
import { closeMonth } from "~/server/embedded/domain/statistics/close-month";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { seedLearners } from "./learner-fixture";
import { seedPrograms } from "./program-fixture";

describeEachBackend((site) => {
  beforeAll(async () => {
    const { db } = site().database;
    await seedPrograms(db);
    await seedLearners(db);
  });

  test("recordStatistic counts concurrent calls once each", async () => {
    const { services } = site().createClients();
    await Promise.all(
      Array.from({ length: 8 }, () =>
        services.recordStatistic({ body: { metric: "class_view", provinceId: "32" } }),
      ),
    );
    await services.recordStatistic({ body: { metric: "class_view" } });
    await services.recordStatistic({ body: { metric: "class_view", count: 5 } });
    const rows = await site()
      .database.db.selectFrom("statistics_series")
      .select(["province_id", "value"])
      .where("metric", "=", "class_view")
      .orderBy("province_id")
      .execute();

    expect(rows).toEqual([
      { province_id: "", value: 6 },
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

    await services.logClick({
      body: {
        ...click,
        type: "internal_navigation",
        from: "/",
        to: "/Class",
        timestamp: Date.now(),
      },
    });
    await db.deleteFrom("click_log").where("to_url", "=", "/Class").execute();

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
    const month = shiftMonth(toMonth(Date.now()), -1);
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
