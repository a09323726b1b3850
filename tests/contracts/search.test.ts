import { beforeAll, expect, test } from "vitest";
import { sealAppToken } from "~/server/hosts/app-token";
import { classRow, postRow } from "./fixture";
import { SECRET } from "./host-context";
import { OURS, onEverySite, THEIRS } from "./site";

const html = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join("");

onEverySite((site) => {
  const search = async (
    q: string,
    query: { type?: "post" | "class" | "job" | "page"; page?: number; perPage?: number } = {},
    lmsId = OURS,
  ) =>
    (
      await site()
        .hosts({ lmsId })
        .desk.search({ query: { q, ...query } })
    ).data;
  const titles = async (...asked: Parameters<typeof search>) => (await search(...asked)).items.map(({ title }) => title);

  beforeAll(async () => {
    const { db } = site().database;
    await db
      .insertInto("posts")
      .values([
        postRow(OURS, "jaringan", {
          title: "Merakit Jaringan Sekolah",
          summary: "Kabel dan saklar.",
          content: html("Router dipasang di tengah gedung."),
          tags: '["router"]',
        }),
        postRow(OURS, "catatan", {
          title: "Catatan Guru",
          summary: "Tentang jaringan teman.",
          content: html("Guru saling belajar."),
          kind_slug: "tulisan-temans",
        }),
        postRow(OURS, "panjang", {
          ...{ title: "Hari di Bengkel", summary: "Satu hari.", kind_slug: "news", published_at: 1_700_000_000_000 },
          content: `${html("Pembukaan tentang cuaca. ".repeat(40))}<h2>Peladen</h2>${html("Komputer bekas menjadi peladen &amp; jaringan kecil <b>kelas</b>.")}`,
        }),
        postRow(OURS, "draf", { title: "Jaringan Rahasia", status: "draft", published_at: null }),
        postRow(OURS, "nanti", { title: "Jaringan Minggu Depan", status: "scheduled", published_at: Date.now() + 86_400_000 }),
        postRow(THEIRS, "tetangga", { title: "Jaringan Tetangga" }),
        ...Array.from({ length: 12 }, (_, at) =>
          postRow(OURS, `resep-${at + 10}`, { title: `Resep Kue ${at + 10}`, kind_slug: "article" }),
        ),
      ])
      .execute();
    await db
      .insertInto("classes")
      .values([
        classRow(
          OURS,
          "adm-jaringan",
          { start: 3, end: 9 },
          { name: "Administrasi Jaringan", type: "competence", summary: "Kelas kompetensi" },
        ),
        classRow(OURS, "pemrograman", { start: 3, end: 9 }, { name: "Pemrograman Web", price: 250_000 }),
      ])
      .execute();
  });

  test("titles weigh more than summaries, and summaries more than what stands in the text", async () => {
    expect((await titles("jaringan")).slice(0, 4)).toEqual([
      "Administrasi Jaringan",
      "Merakit Jaringan Sekolah",
      "Catatan Guru",
      "Hari di Bengkel",
    ]);
  });

  test("posts, classes and pages are found together, with their addresses; counts are by type whatever type is asked for", async () => {
    const all = await search("jaringan sekolah");
    expect(all.items[0]).toMatchObject({
      type: "post",
      kind: "blog",
      url: `/Blog/${OURS}-jaringan/jaringan`,
      publishedAt: expect.any(Number),
    });
    const classes = await search("jaringan", { type: "class" });
    expect(classes.items).toMatchObject([{ type: "class", kind: null, url: "/Class/Competence/adm-jaringan", publishedAt: null }]);
    expect(classes.counts).toEqual((await search("jaringan")).counts);
    expect((await search("janji temu", { type: "page" })).items[0]).toMatchObject({
      type: "page",
      title: "Buat janji temu",
      url: "/Make-Appointment",
    });
    const [temans, news] = await Promise.all([search("catatan guru"), search("peladen")]);
    expect([temans.items[0]?.url, news.items[0]?.url]).toEqual(["/Tulisan-Temans/catatan", `/News/${OURS}-panjang/panjang`]);
  });

  test("inflected words, beginnings and a wrong letter are found; what the site does not have is not", async () => {
    for (const q of ["memprogram web", "pemrogr", "pemograman web", "PEMROGRAMAN", "ｐｅｍｒｏｇｒａｍａｎ"])
      expect([q, (await titles(q))[0]]).toEqual([q, "Pemrograman Web"]);
    expect((await titles("perakitan jaringan"))[0]).toBe("Merakit Jaringan Sekolah");
    expect(await search("zzxqv")).toMatchObject({
      items: [],
      totalItems: 0,
      totalPages: 0,
      counts: { post: 0, class: 0, job: 0, page: 0 },
    });
    expect((await search("yang di dan")).totalItems).toBe(0);
  });

  test("the excerpt is plain text around the words that were found, and says where they stand", async () => {
    const [hit] = (await search("peladen jaringan")).items;
    expect(hit?.title).toBe("Hari di Bengkel");
    expect(hit?.excerpt).toContain("Komputer bekas menjadi peladen & jaringan kecil kelas.");
    expect(hit?.excerpt.length).toBeLessThan(230);
    expect(hit?.excerptMarks.map(([start, end]) => hit.excerpt.slice(start, end))).toEqual(["peladen", "jaringan"]);
    const [first] = (await search("merakit")).items;
    expect(first?.titleMarks).toEqual([[0, 7]]);
  });

  test("drafts, what is scheduled and other tenants' content stay unseen", async () => {
    const found = await titles("jaringan rahasia tetangga minggu depan", { perPage: 100 });
    for (const title of ["Jaringan Rahasia", "Jaringan Minggu Depan", "Jaringan Tetangga"]) expect(found).not.toContain(title);
    const theirs = await search("jaringan", { perPage: 100 }, THEIRS);
    expect(theirs.items.filter(({ type }) => type !== "page")).toMatchObject([{ title: "Jaringan Tetangga" }]);
  });

  test("pages of hits do not overlap and hold them all; beyond the end there are none", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search("resep kue", { page, perPage: 5 })));
    const found = pages.flatMap(({ items }) => items.map(({ title }) => title));
    expect(pages[0]).toMatchObject({ page: 1, perPage: 5, totalItems: 12, totalPages: 3 });
    expect(new Set(found).size).toBe(12);
    expect((await search("resep kue", { page: 9, perPage: 5 })).items).toEqual([]);
  });

  test("a query that is too short, too long or of an unknown type is refused", async () => {
    const AppToken = sealAppToken({ secret: SECRET, host: "desk", appToken: site().appToken, now: Date.now() }) ?? "";
    for (const query of ["", "q=", "q=a", "q=%20a%20", `q=${"a".repeat(201)}`, "q=kopi&type=user", "q=kopi&page=0", "q=kopi&perPage=101"]) {
      const answer = await site().send("desk", `v1/search?${query}`, { headers: { AppToken, "lms-id": OURS } });
      expect([query, answer.status]).toEqual([query, 400]);
    }
    // What a regular expression or LIKE would take for itself is only text.
    for (const q of ["%%", "jaringan (", "\\d+", "' or 1=1 --"]) expect((await search(q)).totalItems).toBeGreaterThanOrEqual(0);
  });
});
