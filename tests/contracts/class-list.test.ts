import { beforeAll, expect, test } from "vitest";
import { describeEachBackend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow } from "./core-fixture";

const OPEN = { open: -3, close: 3, start: 5, end: 30 };

describeEachBackend((site) => {
  beforeAll(async () => {
    const { db } = site().database;
    const rows = [
      createClassRow(TENANT_ID, "ended", { open: -60, close: -50, start: -40, end: -1 }),
      createClassRow(
        TENANT_ID,
        "soon",
        { open: 5, close: 9, start: 20, end: 40 },
        { type: "premium", level: "menengah" },
      ),
      createClassRow(
        TENANT_ID,
        "running",
        { open: -30, close: -20, start: -5, end: 9 },
        { program_id: "p1" },
      ),
      createClassRow(TENANT_ID, "open-late", { ...OPEN, start: 12 }, { program_id: "p2" }),
      createClassRow(TENANT_ID, "open-early", OPEN, {
        type: "premium",
        name: "Kopi ÉSPRESSO 100%",
        summary: "Seduh_manual",
      }),
      createClassRow(TENANT_ID, "open-and-running", { open: -3, close: 3, start: -1, end: 30 }),
      createClassRow(TENANT_ID, "full", OPEN, { quota: 5 }),
      createClassRow(
        TENANT_ID,
        "unlimited",
        { ...OPEN, start: 13 },
        { quota: null, enrolled: 900 },
      ),
      createClassRow(TENANT_ID, "undated", {}),
      createClassRow(OTHER_TENANT_ID, "open-early", OPEN),
    ];
    await db.insertInto("classes").values(rows).execute();
    await db
      .insertInto("mentors")
      .values({
        lms_id: TENANT_ID,
        id: "m1",
        name: "Rani",
        role: "Barista",
        bio: "",
        avatar: null,
        updated_at: 0,
      })
      .execute();
    await db
      .insertInto("class_mentors")
      .values({ lms_id: TENANT_ID, class_id: `${TENANT_ID}-open-early`, mentor_id: "m1", sort: 0 })
      .execute();
  });

  const list = async (query: Record<string, unknown> = {}) =>
    (
      await site()
        .createClients()
        .services.listActiveClasses({ query: { pageSize: 20, ...query } })
    ).data;
  const slugs = async (query?: Record<string, unknown>) =>
    (await list(query)).items.map(({ slug }) => slug);

  test("class status follows from dates and seats, with open before ongoing", async () => {
    const { items } = await list({ state: "all" });

    expect(Object.fromEntries(items.map(({ slug, status }) => [slug, status]))).toEqual({
      ended: "ended",
      soon: "coming soon",
      running: "ongoing",
      "open-late": "registration open",
      "open-early": "registration open",
      "open-and-running": "registration open",
      unlimited: "registration open",
      full: "default",
      undated: "default",
    });
  });

  test("listActiveClasses excludes ended classes and sorts by status, then start", async () => {
    expect(await slugs()).toEqual([
      "open-and-running",
      "open-early",
      "open-late",
      "unlimited",
      "running",
      "soon",
      "full",
      "undated",
    ]);
  });

  test("[CLS8] listActiveClasses filters by the current state", async () => {
    expect(await slugs({ state: "coming_soon" })).toEqual(["soon"]);
    expect(await slugs({ state: "ongoing" })).toEqual(["running"]);
    expect(await slugs({ state: "ended" })).toEqual(["ended"]);
    expect(await slugs({ state: "registration_open" })).toHaveLength(4);
    expect(await slugs({ state: "all" })).toHaveLength(9);
  });

  test("[CLS9] listActiveClasses filters by filter.type, level and programs", async () => {
    expect(await slugs({ "filter.type": "premium" })).toEqual(["open-early", "soon"]);
    expect(await slugs({ level: "menengah" })).toEqual(["soon"]);
    expect(await slugs({ programIds: "p1,p2" })).toEqual(["open-late", "running"]);
  });

  test.each([
    ["kopi", 1],
    ["éspresso KOPI", 1],
    ["kopi manual", 1],
    ["kopi teh", 0],
    ["100%", 1],
    ["%", 1],
    ["_", 1],
    ["seduhXmanual", 0],
    ["\\", 0],
    ["kopi\u0000", 0],
    ["   ", 8],
    ["'; drop table classes; --", 0],
  ])("searching for %j finds %i: every word, in any case, no wildcards", async (search, count) => {
    expect((await list({ search })).totalItems).toBe(count);
  });

  test("[ENT2] listActiveClasses returns pages of six with totals, and an empty page beyond the end", async () => {
    const { services } = site().createClients();
    const { data: first } = await services.listActiveClasses();

    expect(first).toMatchObject({ page: 1, perPage: 6, totalItems: 8, totalPages: 2 });
    expect(first.items).toHaveLength(6);

    const { data: second } = await services.listActiveClasses({ query: { page: 2 } });

    expect([...first.items, ...second.items].map(({ slug }) => slug)).toEqual(await slugs());
    expect((await services.listActiveClasses({ query: { page: 9 } })).data).toMatchObject({
      page: 9,
      totalItems: 8,
      items: [],
    });
  });

  test("listActiveClasses returns mentors of the same tenant only", async () => {
    const { items } = await list({ search: "kopi" });

    expect(items[0]?.mentors).toEqual([{ id: "m1", name: "Rani", role: "Barista", avatar: null }]);

    const { data } = await site()
      .createClients({ tenantId: OTHER_TENANT_ID })
      .services.listActiveClasses();

    expect(data.items.map(({ id, mentors }) => [id, mentors])).toEqual([
      [`${OTHER_TENANT_ID}-open-early`, []],
    ]);
  });
});
