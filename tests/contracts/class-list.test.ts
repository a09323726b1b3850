import { beforeAll, expect, test } from "vitest";
import { classRow } from "./fixture";
import { OURS, onEverySite, THEIRS } from "./site";

const OPEN = { open: -3, close: 3, start: 5, end: 30 };

onEverySite((site) => {
  beforeAll(async () => {
    const { db } = site().database;
    const rows = [
      classRow(OURS, "ended", { open: -60, close: -50, start: -40, end: -1 }),
      classRow(OURS, "soon", { open: 5, close: 9, start: 20, end: 40 }, { type: "premium", level: "menengah" }),
      classRow(OURS, "running", { open: -30, close: -20, start: -5, end: 9 }, { program_id: "p1" }),
      classRow(OURS, "open-late", { ...OPEN, start: 12 }, { program_id: "p2" }),
      classRow(OURS, "open-early", OPEN, { type: "premium", name: "Kopi ÉSPRESSO 100%", summary: "Seduh_manual" }),
      classRow(OURS, "open-and-running", { open: -3, close: 3, start: -1, end: 30 }),
      classRow(OURS, "full", OPEN, { quota: 5 }),
      classRow(OURS, "unlimited", { ...OPEN, start: 13 }, { quota: null, enrolled: 900 }),
      classRow(OURS, "undated", {}),
      classRow(THEIRS, "open-early", OPEN),
    ];
    await db.insertInto("classes").values(rows).execute();
    await db.insertInto("mentors").values({ lms_id: OURS, id: "m1", name: "Rani", role: "Barista", bio: "", avatar: null }).execute();
    await db
      .insertInto("class_mentors")
      .values({ lms_id: OURS, class_id: `${OURS}-open-early`, mentor_id: "m1", sort: 0 })
      .execute();
  });

  const list = async (query: Record<string, unknown> = {}) =>
    (
      await site()
        .hosts()
        .services.listActiveClasses({ query: { pageSize: 20, ...query } })
    ).data;
  const slugs = async (query?: Record<string, unknown>) => (await list(query)).items.map(({ slug }) => slug);

  test("a class's status follows from its dates and seats; open beats ongoing", async () => {
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

  test("by default all but the ended are listed: open, ongoing, coming soon, the rest, each by start", async () => {
    expect(await slugs()).toEqual(["open-and-running", "open-early", "open-late", "unlimited", "running", "soon", "full", "undated"]);
  });

  test("[CLS8] state filters by what the class is now", async () => {
    expect(await slugs({ state: "coming_soon" })).toEqual(["soon"]);
    expect(await slugs({ state: "ongoing" })).toEqual(["running"]);
    expect(await slugs({ state: "ended" })).toEqual(["ended"]);
    expect(await slugs({ state: "registration_open" })).toHaveLength(4);
    expect(await slugs({ state: "all" })).toHaveLength(9);
  });

  test("[CLS9] filter.type is taken under its dotted name; level and programmes filter, too", async () => {
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

  test("[ENT2] pages of six have their measures; a page beyond the end is empty", async () => {
    const { services } = site().hosts();
    const { data: first } = await services.listActiveClasses();
    expect(first).toMatchObject({ page: 1, perPage: 6, totalItems: 8, totalPages: 2 });
    expect(first.items).toHaveLength(6);
    const { data: second } = await services.listActiveClasses({ query: { page: 2 } });
    expect([...first.items, ...second.items].map(({ slug }) => slug)).toEqual(await slugs());
    expect((await services.listActiveClasses({ query: { page: 9 } })).data).toMatchObject({ page: 9, totalItems: 8, items: [] });
  });

  test("cards bring their mentors, and nothing of another tenant's", async () => {
    const { items } = await list({ search: "kopi" });
    expect(items[0]?.mentors).toEqual([{ id: "m1", name: "Rani", role: "Barista", avatar: null }]);
    const { data } = await site().hosts({ lmsId: THEIRS }).services.listActiveClasses();
    expect(data.items.map(({ id, mentors }) => [id, mentors])).toEqual([[`${THEIRS}-open-early`, []]]);
  });
});
