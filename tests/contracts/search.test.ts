import { beforeAll, expect, test } from "vitest";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { getSiteIndex } from "~/server/embedded/domain/search/index-cache";
import type { SearchHit } from "~/server/hosts/admin/search";
import { encryptAppToken } from "~/server/hosts/app-token";
import { describeEachBackend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createPostRow } from "./core-fixture";
import { APP_SECRET } from "./host-context";

const html = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join("");

describeEachBackend((site) => {
  const search = async (
    q: string,
    query: { type?: SearchHit["type"]; page?: number; perPage?: number } = {},
    tenantId = TENANT_ID,
  ) =>
    (
      await site()
        .createClients({ tenantId })
        .admin.search({ query: { q, ...query } })
    ).data;
  const titles = async (...asked: Parameters<typeof search>) =>
    (await search(...asked)).items.map(({ title }) => title);

  beforeAll(async () => {
    const { db } = site().database;
    await db
      .insertInto("posts")
      .values([
        createPostRow(TENANT_ID, "jaringan", {
          title: "Merakit Jaringan Sekolah",
          summary: "Kabel dan saklar.",
          content: html("Router dipasang di tengah gedung."),
          tags: '["router"]',
        }),
        createPostRow(TENANT_ID, "catatan", {
          title: "Catatan Guru",
          summary: "Tentang jaringan teman.",
          content: html("Guru saling belajar."),
          kind_slug: "tulisan-temans",
        }),
        createPostRow(TENANT_ID, "panjang", {
          title: "Hari di Bengkel",
          summary: "Satu hari.",
          kind_slug: "news",
          published_at: 1_700_000_000_000,
          content: `${html("Pembukaan tentang cuaca. ".repeat(40))}<h2>Peladen</h2>${html("Komputer bekas menjadi peladen &amp; jaringan kecil <b>kelas</b>.")}`,
        }),
        createPostRow(TENANT_ID, "draf", {
          title: "Jaringan Rahasia",
          status: "draft",
          published_at: null,
        }),
        createPostRow(TENANT_ID, "nanti", {
          title: "Jaringan Minggu Depan",
          status: "scheduled",
          published_at: Date.now() + 86_400_000,
        }),
        createPostRow(OTHER_TENANT_ID, "tetangga", { title: "Jaringan Tetangga" }),
        ...Array.from({ length: 12 }, (_, at) =>
          createPostRow(TENANT_ID, `resep-${at + 10}`, {
            title: `Resep Kue ${at + 10}`,
            kind_slug: "article",
          }),
        ),
      ])
      .execute();
    await db
      .insertInto("classes")
      .values([
        createClassRow(
          TENANT_ID,
          "adm-jaringan",
          { start: 3, end: 9 },
          { name: "Administrasi Jaringan", type: "competence", summary: "Kelas kompetensi" },
        ),
        createClassRow(
          TENANT_ID,
          "pemrograman",
          { start: 3, end: 9 },
          { name: "Pemrograman Web", price: 250_000 },
        ),
      ])
      .execute();
  });

  test("search ranks title matches before summary matches before text matches", async () => {
    expect((await titles("jaringan")).slice(0, 4)).toEqual([
      "Administrasi Jaringan",
      "Merakit Jaringan Sekolah",
      "Catatan Guru",
      "Hari di Bengkel",
    ]);
  });

  test("search returns posts, classes and pages with URLs, and counts by type despite the type filter", async () => {
    const all = await search("jaringan sekolah");

    expect(all.items[0]).toMatchObject({
      type: "post",
      kind: "blog",
      url: `/Blog/${TENANT_ID}-jaringan/jaringan`,
      publishedAt: expect.any(Number),
    });

    const classes = await search("jaringan", { type: "class" });

    expect(classes.items).toMatchObject([
      { type: "class", kind: null, url: "/Class/Competence/adm-jaringan", publishedAt: null },
    ]);
    expect(classes.counts).toEqual((await search("jaringan")).counts);
    expect((await search("janji temu", { type: "page" })).items[0]).toMatchObject({
      type: "page",
      title: "Buat janji temu",
      url: "/Make-Appointment",
    });

    const [temans, news] = await Promise.all([search("catatan guru"), search("peladen")]);

    expect([temans.items[0]?.url, news.items[0]?.url]).toEqual([
      "/Tulisan-Temans/catatan",
      `/News/${TENANT_ID}-panjang/panjang`,
    ]);
  });

  test("search matches inflections, prefixes and typing errors, but no unknown words", async () => {
    for (const q of [
      "memprogram web",
      "pemrogr",
      "pemograman web",
      "PEMROGRAMAN",
      "ｐｅｍｒｏｇｒａｍａｎ",
    ])
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

  test("search returns a plain-text excerpt around the matches with their positions", async () => {
    const [hit] = (await search("peladen jaringan")).items;

    expect(hit?.title).toBe("Hari di Bengkel");
    expect(hit?.excerpt).toContain("Komputer bekas menjadi peladen & jaringan kecil kelas.");
    expect(hit?.excerpt.length).toBeLessThan(230);
    expect(hit?.excerptMarks.map(([start, end]) => hit.excerpt.slice(start, end))).toEqual([
      "peladen",
      "jaringan",
    ]);

    const [first] = (await search("merakit")).items;

    expect(first?.titleMarks).toEqual([[0, 7]]);
  });

  test("search excludes drafts, scheduled posts and other tenants", async () => {
    const found = await titles("jaringan rahasia tetangga minggu depan", { perPage: 100 });

    for (const title of ["Jaringan Rahasia", "Jaringan Minggu Depan", "Jaringan Tetangga"])
      expect(found).not.toContain(title);

    const theirs = await search("jaringan", { perPage: 100 }, OTHER_TENANT_ID);

    expect(theirs.items.filter(({ type }) => type !== "page")).toMatchObject([
      { title: "Jaringan Tetangga" },
    ]);
  });

  test("listSitePages has each public page of the tenant once", async () => {
    const list = async (tenantId: string) =>
      (await site().createClients({ tenantId }).admin.listSitePages()).data.paths;
    const paths = await list(TENANT_ID);

    expect(paths).toEqual(
      expect.arrayContaining([
        "/",
        "/About",
        "/Class/Competence/adm-jaringan",
        "/Tulisan-Temans/catatan",
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.join()).not.toMatch(/draf|nanti|tetangga/);
    expect((await list(OTHER_TENANT_ID)).join()).toContain("tetangga");
  });

  test("search pages do not overlap, are complete, and end with an empty page", async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search("resep kue", { page, perPage: 5 })),
    );
    const found = pages.flatMap(({ items }) => items.map(({ title }) => title));

    expect(pages[0]).toMatchObject({ page: 1, perPage: 5, totalItems: 12, totalPages: 3 });
    expect(new Set(found).size).toBe(12);
    expect((await search("resep kue", { page: 9, perPage: 5 })).items).toEqual([]);
  });

  test("getSiteIndex reflects changed classes and mentors, also if text lengths stay the same", async () => {
    const { context, database } = site();
    const { db } = database;
    const class_id = `${TENANT_ID}-pemrograman`;
    let now = Date.now();
    const classesFor = async (word: string) => {
      now += 60_000;
      const index = await getSiteIndex({ ...context, clock: () => now }, TENANT_ID);
      return index
        .find(word)
        .flatMap(({ document }) => (document.type === "class" ? [document.title] : []));
    };
    const update = (set: Partial<Schema["classes"]>) =>
      db
        .updateTable("classes")
        .set({ ...set, updated_at: now })
        .where("id", "=", class_id)
        .execute();
    const mentors = [
      {
        lms_id: TENANT_ID,
        id: "search-1",
        name: "Wulandari",
        role: "Pengajar",
        bio: "",
        avatar: null,
        updated_at: now,
      },
      {
        lms_id: TENANT_ID,
        id: "search-2",
        name: "Hutabarat",
        role: "Pengajar",
        bio: "",
        avatar: null,
        updated_at: now,
      },
    ];
    await db.insertInto("mentors").values(mentors).execute();
    await db
      .insertInto("class_mentors")
      .values({ lms_id: TENANT_ID, class_id, mentor_id: "search-1", sort: 0 })
      .execute();

    await update({ schedule: "Setiap Senin malam" });

    expect(await classesFor("senin")).toEqual(["Pemrograman Web"]);
    expect(await classesFor("wulandari")).toEqual(["Pemrograman Web"]);

    await update({ schedule: "Setiap Kamis malam" });

    expect(await classesFor("senin")).toEqual([]);
    expect(await classesFor("kamis")).toEqual(["Pemrograman Web"]);

    await db
      .updateTable("mentors")
      .set({ name: "Wulansari", updated_at: now })
      .where("id", "=", "search-1")
      .execute();

    expect(await classesFor("wulansari")).toEqual(["Pemrograman Web"]);

    await db
      .updateTable("class_mentors")
      .set({ mentor_id: "search-2" })
      .where("mentor_id", "=", "search-1")
      .execute();
    await update({});

    expect(await classesFor("hutabarat")).toEqual(["Pemrograman Web"]);
  });

  test("search rejects invalid queries with 400", async () => {
    const AppToken =
      encryptAppToken({
        secret: APP_SECRET,
        host: "admin",
        appToken: site().appToken,
        now: Date.now(),
      }) ?? "";

    for (const query of [
      "",
      "q=",
      "q=a",
      "q=%20a%20",
      `q=${"a".repeat(201)}`,
      "q=kopi&type=user",
      "q=kopi&page=0",
      "q=kopi&perPage=101",
    ]) {
      const answer = await site().sendRaw("admin", `v1/search?${query}`, {
        headers: { AppToken, "lms-id": TENANT_ID },
      });
      expect([query, answer.status]).toEqual([query, 400]);
    }

    // Wildcards and regular expressions are plain text.
    for (const q of ["%%", "jaringan (", "\\d+", "' or 1=1 --"])
      expect((await search(q)).totalItems).toBeGreaterThanOrEqual(0);
  });
});
