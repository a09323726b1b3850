import { beforeAll, expect, test } from "vitest";
import { postRow } from "./fixture";
import { OURS, onEverySite, refusal, THEIRS } from "./site";

const DAY = 86_400_000;
const HIDDEN = ["draft", "review", "archived", "later", "to-come"];

onEverySite((site) => {
  beforeAll(async () => {
    const { db } = site().database;
    const now = Date.now();
    const category = (lms_id: string, id: string, slug: string, sort: number, kind_slug = "blog") => ({
      lms_id,
      id,
      kind_slug,
      slug,
      title: slug.toUpperCase(),
      title_key: slug,
      sort,
    });
    await db
      .insertInto("categories")
      .values([
        category(OURS, "c1", "zaitun", 1),
        category(OURS, "c2", "apel", 2),
        category(OURS, "c3", "kabar", 0, "news"),
        category(THEIRS, "c1", "zaitun", 0),
      ])
      .execute();
    const rows = [
      postRow(OURS, "satu", {
        published_at: now - 3 * DAY,
        category_id: "c1",
        views: 5,
        sort: 3,
        title: "Öl dan cat",
        tags: '["minyak"]',
        content: "<p>Satu</p>",
      }),
      postRow(OURS, "dua", {
        published_at: now - 2 * DAY,
        category_id: "c2",
        views: 50,
        sort: 1,
        title: "anggur",
        parent_id: `${OURS}-satu`,
      }),
      postRow(OURS, "tiga", { published_at: now - DAY, category_id: "c1", sort: 2, title: "Beras" }),
      postRow(OURS, "terjadwal-tiba", { status: "scheduled", published_at: now - 9 * DAY, sort: 9, title: "Ceri" }),
      postRow(OURS, "draft", { status: "draft", published_at: null, category_id: "c1" }),
      postRow(OURS, "review", { status: "review" }),
      postRow(OURS, "archived", { status: "archived" }),
      postRow(OURS, "later", { published_at: now + DAY }),
      postRow(OURS, "to-come", { status: "scheduled", published_at: now + DAY }),
      postRow(OURS, "artikel", { kind_slug: "article", published_at: now - 5 * DAY }),
      postRow(OURS, "foto", { kind_slug: "gallery" }),
      postRow(OURS, "siaran", { kind_slug: "podcast", audio_url: "/radio.mp3" }),
      postRow(OURS, "satu-berita", { kind_slug: "news", category_id: "c3", slug: "satu" }),
      postRow(THEIRS, "milik-mereka"),
    ];
    await db.insertInto("posts").values(rows).execute();
    await db
      .insertInto("post_slugs")
      .values([
        { lms_id: OURS, kind_slug: "blog", slug: "satu-lama", post_id: `${OURS}-satu` },
        { lms_id: OURS, kind_slug: "blog", slug: "draf-lama", post_id: `${OURS}-draft` },
      ])
      .execute();
  });

  const list = async (query = {}) =>
    (
      await site()
        .hosts()
        .services.listPosts({ query: { kindSlug: "blog", ...query } })
    ).data;
  const slugs = async (query = {}) => (await list(query)).items.map(({ slug }) => slug);

  test("lists hold what everybody may read, the newest first, in pages of ten", async () => {
    expect(await list()).toMatchObject({ page: 1, perPage: 10, totalItems: 4, totalPages: 1 });
    expect(await slugs()).toEqual(["tiga", "dua", "satu", "terjadwal-tiba"]);
    expect((await list()).items[2]).toMatchObject({
      id: `${OURS}-satu`,
      category: "ZAITUN",
      categoryId: "c1",
      categorySlug: "zaitun",
      tags: ["minyak"],
    });
  });

  test("[STO13] the version 3 list takes its filters", async () => {
    expect(await slugs({ categoryId: "c1" })).toEqual(["tiga", "satu"]);
    expect(await slugs({ excludeId: `${OURS}-tiga` })).not.toContain("tiga");
    expect(await slugs({ isParent: "false" })).toEqual(["dua"]);
    expect(await slugs({ isParent: "true" })).not.toContain("dua");
    expect(await slugs({ search: "ÖL cat" })).toEqual(["satu"]);
    expect(await slugs({ page: 2, pageSize: 3 })).toEqual(["terjadwal-tiba"]);
    expect(await slugs({ kindSlug: "tidak-ada" })).toEqual([]);
  });

  test("each order is the same on every database", async () => {
    expect(await slugs({ sort: "oldest" })).toEqual(["terjadwal-tiba", "satu", "dua", "tiga"]);
    expect(await slugs({ sort: "popular" })).toEqual(["dua", "satu", "tiga", "terjadwal-tiba"]);
    expect(await slugs({ sort: "manual" })).toEqual(["dua", "tiga", "satu", "terjadwal-tiba"]);
    // By letter, not by capitals; ö stands behind z byte by byte.
    expect(await slugs({ sort: "title" })).toEqual(["dua", "tiga", "terjadwal-tiba", "satu"]);
  });

  test("[STO13] a post is found by id or slug, also by a slug it had before, and only within its kind", async () => {
    const get = async (query: { id?: string; slug?: string; kindSlug?: string }) =>
      (
        await site()
          .hosts()
          .services.getPost({ query: { kindSlug: "blog", ...query } })
      ).data;
    for (const query of [{ id: `${OURS}-satu` }, { slug: "satu" }, { slug: "satu-lama" }])
      expect(await get(query)).toMatchObject({ id: `${OURS}-satu`, slug: "satu", content: "<p>Satu</p>", version: 1 });
    expect(await get({ kindSlug: "news", slug: "satu" })).toMatchObject({ id: `${OURS}-satu-berita`, categorySlug: "kabar" });
  });

  test("what is not published, another tenant's and unknown posts are missing", async () => {
    const { services } = site().hosts();
    for (const slug of [...HIDDEN, "milik-mereka", "never-was", "draf-lama"]) {
      expect([slug, (await refusal(services.getPost({ query: { kindSlug: "blog", slug } }))).status]).toEqual([slug, 404]);
      expect((await refusal(services.viewPost({ query: { kindSlug: "blog", slug } }))).status).toBe(404);
    }
    for (const id of [`${THEIRS}-milik-mereka`, `${OURS}-draft`]) {
      expect((await refusal(services.getPost({ query: { kindSlug: "blog", id } }))).status).toBe(404);
      expect((await refusal(services.getPostById({ query: { id } }))).status).toBe(404);
    }
    expect((await refusal(services.getPost({ query: { kindSlug: "blog" } }))).status).toBe(404);
  });

  test("[STO13] viewing is a call of its own and counts every view", async () => {
    const { services } = site().hosts();
    const before = (await services.getPost({ query: { kindSlug: "blog", slug: "tiga" } })).data.views;
    await Promise.all(Array.from({ length: 5 }, () => services.viewPost({ query: { kindSlug: "blog", slug: "tiga" } })));
    expect((await services.viewPost({ query: { kindSlug: "blog", slug: "tiga" } })).data).toEqual({ views: before + 6 });
  });

  test("categories count public posts and come in their manual order, or by title", async () => {
    const { services } = site().hosts();
    const categories = async (query = {}) => (await services.listCategories({ query: { kindSlug: "blog", ...query } })).data;
    expect((await categories()).items.map(({ slug, postCount }) => [slug, postCount])).toEqual([
      ["zaitun", 2],
      ["apel", 1],
    ]);
    expect((await categories({ sort: "title" })).items.map(({ slug }) => slug)).toEqual(["apel", "zaitun"]);
    expect((await categories({ search: "APE" })).totalItems).toBe(1);
    expect(await categories({ all: "true", pageSize: 1, page: 2 })).toMatchObject({ page: 1, totalItems: 2, totalPages: 1 });
    expect((await services.getCategory({ query: { kindSlug: "news", slug: "kabar" } })).data).toMatchObject({ id: "c3", postCount: 1 });
    expect(await refusal(services.getCategory({ query: { kindSlug: "blog", slug: "kabar" } }))).toMatchObject({ status: 404 });
  });

  test("[STO13] the older calls read the same posts under their own names", async () => {
    const { services } = site().hosts();
    const of = ({ data }: { data: { items: { slug: string }[] } }) => data.items.map(({ slug }) => slug);
    expect(of(await services.listArticles())).toEqual(["tiga", "dua", "satu", "artikel", "terjadwal-tiba"]);
    expect((await services.listArticles()).data.perPage).toBe(6);
    expect(of(await services.listArticles({ query: { categorySlug: "zaitun", excludeId: `${OURS}-satu` } }))).toEqual(["tiga"]);
    expect((await services.getPostById({ query: { id: `${OURS}-artikel` } })).data.kindSlug).toBe("article");
    expect(of(await services.listArticleCategories())).toEqual(["zaitun", "apel"]);
    expect(of(await services.listPostsV1({ query: { kind: "blog", type: "apel" } }))).toEqual(["dua"]);
    expect(of(await services.listPostsV1({ query: { active: "false" } }))).toEqual([]);
    expect(of(await services.listGallery())).toEqual(["foto"]);
    expect(of(await services.listPodcasts())).toEqual(["siaran"]);
    expect((await services.getPodcast({ query: { id: `${OURS}-siaran` } })).data.audioUrl).toBe("/radio.mp3");
    expect(await refusal(services.getPodcast({ query: { id: `${OURS}-satu` } }))).toMatchObject({ status: 404 });
  });
});
