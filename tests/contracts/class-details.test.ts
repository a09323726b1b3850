import { beforeAll, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "~/lib/time";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow } from "./core-fixture";
import { createWebinarRow } from "./webinar-fixture";

describeEachBackend((site) => {
  beforeAll(async () => {
    const { db } = site().database;
    const rows = [
      createClassRow(
        TENANT_ID,
        "web",
        { open: -1, close: 1 },
        { code: "WEB001", certificate_competence: 1 },
      ),
      // The slug equals the other class's code.
      createClassRow(TENANT_ID, "abc123", {}, { code: "OTHER1" }),
      createClassRow(TENANT_ID, "data", {}, { code: "ABC123" }),
      createClassRow(TENANT_ID, "old", { start: -9, end: -1 }),
      createClassRow(OTHER_TENANT_ID, "secret", {}, { code: "SECRET" }),
    ];
    await db
      .insertInto("classes")
      .values(rows.map((row, index) => ({ ...row, created_at: index })))
      .execute();
    const classKey = { lms_id: TENANT_ID, class_id: `${TENANT_ID}-web` };
    await db
      .insertInto("class_modules")
      .values([
        { ...classKey, slug: "css", title: "CSS", sort: 2 },
        { ...classKey, slug: "html", title: "HTML", sort: 1 },
      ])
      .execute();
    const chapter = { ...classKey, type: "video" as const, minutes: 12, free: 0 };
    const chapters = [
      { ...chapter, module_slug: "html", slug: "tautan", title: "Tautan", sort: 2 },
      { ...chapter, module_slug: "html", slug: "tag", title: "Tag", sort: 1, free: 1 },
    ];
    await db.insertInto("class_chapters").values(chapters).execute();
    const webinar = (slug: string, days: number, more = {}) =>
      createWebinarRow(slug, (days * DAY_MS) / MINUTE_MS, { duration_min: 90, ...more });
    await db
      .insertInto("webinars")
      .values([
        webinar("last-week", -7),
        webinar("next-month", 30),
        webinar("tomorrow", 1, { program_id: "p1" }),
        webinar("now", -0.01),
        webinar("yesterday", -1),
      ])
      .execute();
  });

  const overview = async (slug: string) =>
    (await site().createClients().services.getClassOverview({ query: { slug } })).data;

  test("[RTE8] getClassOverview finds a class by slug, then by code", async () => {
    expect(await overview("web")).toMatchObject({
      id: `${TENANT_ID}-web`,
      status: "registration open",
      description: "<p>Isi</p>",
      outcomes: ["Membuat halaman"],
      audience: ["Siswa"],
      requirements: [],
    });
    expect(await overview("web001")).toMatchObject({
      slug: "web",
      certificate: { completion: true, competence: true },
    });
    expect(await overview("abc123")).toMatchObject({ slug: "abc123", code: "OTHER1" });
    expect(await overview("ABC123")).toMatchObject({ slug: "data" });
  });

  test("class operations return 404 for another tenant's class", async () => {
    const { services } = site().createClients();

    for (const slug of ["secret", "SECRET", "never-was"])
      expect(await getError(services.getClassOverview({ query: { slug } }))).toMatchObject({
        status: 404,
      });
    for (const classroomId of [`${OTHER_TENANT_ID}-secret`, "never-was"])
      expect(await getError(services.getClassSyllabus({ query: { classroomId } }))).toMatchObject({
        status: 404,
      });
  });

  test("getClassSyllabus returns modules and chapters in order, and an empty list without a syllabus", async () => {
    const syllabus = async (slug: string) =>
      (
        await site()
          .createClients()
          .services.getClassSyllabus({ query: { classroomId: `${TENANT_ID}-${slug}` } })
      ).data;

    expect(await syllabus("web")).toEqual({
      modules: [
        {
          slug: "html",
          title: "HTML",
          order: 1,
          chapters: [
            { slug: "tag", title: "Tag", type: "video", minutes: 12, free: true },
            { slug: "tautan", title: "Tautan", type: "video", minutes: 12, free: false },
          ],
        },
        { slug: "css", title: "CSS", order: 2, chapters: [] },
      ],
    });
    expect(await syllabus("data")).toEqual({ modules: [] });
  });

  test("listWebinars returns upcoming webinars first, then past ones, latest first", async () => {
    const list = async (query = {}) =>
      (await site().createClients().services.listWebinars({ query })).data;

    expect((await list()).items.map(({ slug }) => slug)).toEqual([
      "now",
      "tomorrow",
      "next-month",
      "yesterday",
      "last-week",
    ]);
    expect((await list({ programIds: "p1" })).items[0]).toMatchObject({
      slug: "tomorrow",
      durationMin: 90,
      speakers: [{ name: "Budi", role: "Mentor" }],
      // The room is told to guests only, through the learning host.
      joinUrl: null,
    });
    expect((await list({ page: 2, pageSize: 2 })).items.map(({ slug }) => slug)).toEqual([
      "next-month",
      "yesterday",
    ]);
  });

  test("listRecentClasses returns the latest classes that have not ended", async () => {
    expect(
      (await site().createClients().services.listRecentClasses()).data.map(({ slug }) => slug),
    ).toEqual(["data", "abc123", "web"]);
  });
});
