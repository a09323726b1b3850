import { beforeAll, expect, test } from "vitest";
import { classRow } from "./fixture";
import { OURS, onEverySite, refusal, THEIRS } from "./site";

const DAY = 86_400_000;

onEverySite((site) => {
  beforeAll(async () => {
    const { db } = site().database;
    const rows = [
      classRow(OURS, "web", { open: -1, close: 1 }, { code: "WEB001", certificate_competence: 1 }),
      // Its slug is the other's code.
      classRow(OURS, "abc123", {}, { code: "OTHER1" }),
      classRow(OURS, "data", {}, { code: "ABC123" }),
      classRow(OURS, "old", { start: -9, end: -1 }),
      classRow(THEIRS, "secret", {}, { code: "SECRET" }),
    ];
    await db
      .insertInto("classes")
      .values(rows.map((row, index) => ({ ...row, created_at: index })))
      .execute();
    const of = { lms_id: OURS, class_id: `${OURS}-web` };
    await db
      .insertInto("class_modules")
      .values([
        { ...of, slug: "css", title: "CSS", sort: 2 },
        { ...of, slug: "html", title: "HTML", sort: 1 },
      ])
      .execute();
    const chapter = { ...of, type: "video" as const, minutes: 12, free: 0 };
    const chapters = [
      { ...chapter, module_slug: "html", slug: "tautan", title: "Tautan", sort: 2 },
      { ...chapter, module_slug: "html", slug: "tag", title: "Tag", sort: 1, free: 1 },
    ];
    await db.insertInto("class_chapters").values(chapters).execute();
    const webinar = (slug: string, days: number, more = {}) => ({
      ...{
        lms_id: OURS,
        id: slug,
        slug,
        title: slug,
        summary: "",
        speakers: '[{"name":"Budi","role":"Mentor"}]',
        start_at: Date.now() + days * DAY,
        duration_min: 90,
      },
      ...{ zone: "Asia/Jakarta", platform: "Zoom", program_id: null, ...more },
    });
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

  const overview = async (slug: string) => (await site().hosts().services.getClassOverview({ query: { slug } })).data;

  test("[RTE8] an overview is found by slug, then by code", async () => {
    expect(await overview("web")).toMatchObject({
      id: `${OURS}-web`,
      status: "registration open",
      description: "<p>Isi</p>",
      outcomes: ["Membuat halaman"],
      audience: ["Siswa"],
      requirements: [],
    });
    expect(await overview("web001")).toMatchObject({ slug: "web", certificate: { completion: true, competence: true } });
    expect(await overview("abc123")).toMatchObject({ slug: "abc123", code: "OTHER1" });
    expect(await overview("ABC123")).toMatchObject({ slug: "data" });
  });

  test("another tenant's class is as missing as one that never was", async () => {
    const { services } = site().hosts();
    for (const slug of ["secret", "SECRET", "never-was"])
      expect(await refusal(services.getClassOverview({ query: { slug } }))).toMatchObject({ status: 404 });
    for (const classroomId of [`${THEIRS}-secret`, "never-was"])
      expect(await refusal(services.getClassSyllabus({ query: { classroomId } }))).toMatchObject({ status: 404 });
  });

  test("a syllabus has its modules and chapters in order; a class without one an empty list", async () => {
    const syllabus = async (slug: string) =>
      (
        await site()
          .hosts()
          .services.getClassSyllabus({ query: { classroomId: `${OURS}-${slug}` } })
      ).data;
    expect(await syllabus("web")).toEqual({
      modules: [
        {
          ...{ slug: "html", title: "HTML", order: 1 },
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

  test("webinars: the next one first, the past ones behind, the latest of them first", async () => {
    const list = async (query = {}) => (await site().hosts().services.listWebinars({ query })).data;
    expect((await list()).items.map(({ slug }) => slug)).toEqual(["now", "tomorrow", "next-month", "yesterday", "last-week"]);
    expect((await list({ programIds: "p1" })).items[0]).toMatchObject({
      slug: "tomorrow",
      durationMin: 90,
      speakers: [{ name: "Budi", role: "Mentor" }],
    });
    expect((await list({ page: 2, pageSize: 2 })).items.map(({ slug }) => slug)).toEqual(["next-month", "yesterday"]);
  });

  test("recent classes are those that came last, without the ended", async () => {
    expect((await site().hosts().services.listRecentClasses()).data.map(({ slug }) => slug)).toEqual(["data", "abc123", "web"]);
  });
});
