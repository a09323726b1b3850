import { beforeAll, expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createPostRow } from "./core-fixture";

const HIDDEN = ["draft", "review", "archived", "later", "to-come"];

describeEachBackend((site) => {
  beforeAll(async () => {
    const { db } = site().database;
    const now = Date.now();
    const category = (
      lms_id: string,
      id: string,
      slug: string,
      sort: number,
      kind_slug = "blog",
    ) => ({
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
        category(TENANT_ID, "c1", "zaitun", 1),
        category(TENANT_ID, "c2", "apel", 2),
        category(TENANT_ID, "c3", "kabar", 0, "news"),
        category(TENANT_ID, "c4", "esai", 0, "article"),
        category(OTHER_TENANT_ID, "c1", "zaitun", 0),
      ])
      .execute();
    const rows = [
      createPostRow(TENANT_ID, "satu", {
        published_at: now - 3 * DAY_MS,
        category_id: "c1",
        views: 5,
        sort: 3,
        title: "Öl dan cat",
        tags: '["minyak"]',
        content: "<p>Satu</p>",
      }),
      createPostRow(TENANT_ID, "dua", {
        published_at: now - 2 * DAY_MS,
        category_id: "c2",
        views: 50,
        sort: 1,
        title: "anggur",
        parent_id: `${TENANT_ID}-satu`,
      }),
      createPostRow(TENANT_ID, "tiga", {
        published_at: now - DAY_MS,
        category_id: "c1",
        sort: 2,
        title: "Beras",
      }),
      createPostRow(TENANT_ID, "terjadwal-tiba", {
        status: "scheduled",
        published_at: now - 9 * DAY_MS,
        sort: 9,
        title: "Ceri",
      }),
      createPostRow(TENANT_ID, "draft", { status: "draft", published_at: null, category_id: "c1" }),
      createPostRow(TENANT_ID, "review", { status: "review" }),
      createPostRow(TENANT_ID, "archived", { status: "archived" }),
      createPostRow(TENANT_ID, "later", { published_at: now + DAY_MS }),
      createPostRow(TENANT_ID, "to-come", { status: "scheduled", published_at: now + DAY_MS }),
      createPostRow(TENANT_ID, "artikel", { kind_slug: "article", published_at: now - 5 * DAY_MS }),
      createPostRow(TENANT_ID, "artikel-esai", {
        kind_slug: "article",
        category_id: "c4",
        published_at: now - 4 * DAY_MS,
      }),
      createPostRow(TENANT_ID, "foto", { kind_slug: "gallery" }),
      createPostRow(TENANT_ID, "siaran", { kind_slug: "podcast", audio_url: "/radio.mp3" }),
      createPostRow(TENANT_ID, "satu-berita", {
        kind_slug: "news",
        category_id: "c3",
        slug: "satu",
      }),
      createPostRow(OTHER_TENANT_ID, "milik-mereka"),
    ];
    await db.insertInto("posts").values(rows).execute();
    await db
      .insertInto("post_slugs")
      .values([
        { lms_id: TENANT_ID, kind_slug: "blog", slug: "satu-lama", post_id: `${TENANT_ID}-satu` },
        { lms_id: TENANT_ID, kind_slug: "blog", slug: "draf-lama", post_id: `${TENANT_ID}-draft` },
      ])
      .execute();
  });

  const list = async (query = {}) =>
    (
      await site()
        .createClients()
        .services.listPosts({ query: { kindSlug: "blog", ...query } })
    ).data;
  const slugs = async (query = {}) => (await list(query)).items.map(({ slug }) => slug);

  test("listPosts returns public posts, newest first, in pages of ten", async () => {
    expect(await list()).toMatchObject({ page: 1, perPage: 10, totalItems: 4, totalPages: 1 });
    expect(await slugs()).toEqual(["tiga", "dua", "satu", "terjadwal-tiba"]);
    expect((await list()).items[2]).toMatchObject({
      id: `${TENANT_ID}-satu`,
      category: "ZAITUN",
      categoryId: "c1",
      categorySlug: "zaitun",
      tags: ["minyak"],
    });
  });

  test("[STO13] listPosts applies the version 3 filters", async () => {
    expect(await slugs({ categoryId: "c1" })).toEqual(["tiga", "satu"]);
    expect(await slugs({ excludeId: `${TENANT_ID}-tiga` })).not.toContain("tiga");
    expect(await slugs({ isParent: "false" })).toEqual(["dua"]);
    expect(await slugs({ isParent: "true" })).not.toContain("dua");
    expect(await slugs({ search: "ÖL cat" })).toEqual(["satu"]);
    expect(await slugs({ page: 2, pageSize: 3 })).toEqual(["terjadwal-tiba"]);
    expect(await slugs({ kindSlug: "tidak-ada" })).toEqual([]);
  });

  test("listPosts sorts alike on every database", async () => {
    expect(await slugs({ sort: "oldest" })).toEqual(["terjadwal-tiba", "satu", "dua", "tiga"]);
    expect(await slugs({ sort: "popular" })).toEqual(["dua", "satu", "tiga", "terjadwal-tiba"]);
    expect(await slugs({ sort: "manual" })).toEqual(["dua", "tiga", "satu", "terjadwal-tiba"]);
    // Case-insensitive and bytewise: ö sorts after z.
    expect(await slugs({ sort: "title" })).toEqual(["dua", "tiga", "terjadwal-tiba", "satu"]);
  });

  test("[STO13] getPost finds a post by id, slug or former slug within its kind", async () => {
    const get = async (query: { id?: string; slug?: string; kindSlug?: string }) =>
      (
        await site()
          .createClients()
          .services.getPost({ query: { kindSlug: "blog", ...query } })
      ).data;

    for (const query of [{ id: `${TENANT_ID}-satu` }, { slug: "satu" }, { slug: "satu-lama" }])
      expect(await get(query)).toMatchObject({
        id: `${TENANT_ID}-satu`,
        slug: "satu",
        content: "<p>Satu</p>",
        version: 1,
      });
    expect(await get({ kindSlug: "news", slug: "satu" })).toMatchObject({
      id: `${TENANT_ID}-satu-berita`,
      categorySlug: "kabar",
    });
  });

  test("getPost returns 404 for unpublished, unknown and other tenants' posts", async () => {
    const { services } = site().createClients();

    for (const slug of [...HIDDEN, "milik-mereka", "never-was", "draf-lama"]) {
      expect([
        slug,
        (await getError(services.getPost({ query: { kindSlug: "blog", slug } }))).status,
      ]).toEqual([slug, 404]);
      expect(
        (await getError(services.viewPost({ query: { kindSlug: "blog", slug } }))).status,
      ).toBe(404);
    }
    for (const id of [`${OTHER_TENANT_ID}-milik-mereka`, `${TENANT_ID}-draft`]) {
      expect((await getError(services.getPost({ query: { kindSlug: "blog", id } }))).status).toBe(
        404,
      );
      expect((await getError(services.getPostById({ query: { id } }))).status).toBe(404);
    }
    expect((await getError(services.getPost({ query: { kindSlug: "blog" } }))).status).toBe(404);
  });

  test("[STO13] viewPost counts every view", async () => {
    const { services } = site().createClients();
    const before = (await services.getPost({ query: { kindSlug: "blog", slug: "tiga" } })).data
      .views;

    await Promise.all(
      Array.from({ length: 5 }, () =>
        services.viewPost({ query: { kindSlug: "blog", slug: "tiga" } }),
      ),
    );

    expect((await services.viewPost({ query: { kindSlug: "blog", slug: "tiga" } })).data).toEqual({
      views: before + 6,
    });
  });

  test("listCategories counts public posts and sorts manually or by title", async () => {
    const { services } = site().createClients();
    const categories = async (query = {}) =>
      (await services.listCategories({ query: { kindSlug: "blog", ...query } })).data;

    expect((await categories()).items.map(({ slug, postCount }) => [slug, postCount])).toEqual([
      ["zaitun", 2],
      ["apel", 1],
    ]);
    expect((await categories({ sort: "title" })).items.map(({ slug }) => slug)).toEqual([
      "apel",
      "zaitun",
    ]);
    expect((await categories({ search: "APE" })).totalItems).toBe(1);
    expect(await categories({ all: "true", pageSize: 1, page: 2 })).toMatchObject({
      page: 1,
      totalItems: 2,
      totalPages: 1,
    });
    expect(
      (await services.getCategory({ query: { kindSlug: "news", slug: "kabar" } })).data,
    ).toMatchObject({ id: "c3", postCount: 1 });
    expect(
      await getError(services.getCategory({ query: { kindSlug: "blog", slug: "kabar" } })),
    ).toMatchObject({ status: 404 });
  });

  test("[STO13] older post calls return the same posts", async () => {
    const { services } = site().createClients();
    const listSlugs = ({ data }: { data: { items: { slug: string }[] } }) =>
      data.items.map(({ slug }) => slug);

    expect(listSlugs(await services.listArticles())).toEqual(["artikel-esai", "artikel"]);
    expect((await services.listArticles()).data.perPage).toBe(6);
    expect(
      listSlugs(
        await services.listArticles({
          query: { excludeId: `${TENANT_ID}-artikel-esai` },
        }),
      ),
    ).toEqual(["artikel"]);
    expect(listSlugs(await services.listArticles({ query: { categorySlug: "esai" } }))).toEqual([
      "artikel-esai",
    ]);
    expect(
      (await services.getPostById({ query: { id: `${TENANT_ID}-artikel` } })).data.kindSlug,
    ).toBe("article");
    expect(listSlugs(await services.listArticleCategories())).toEqual(["esai"]);
    expect(
      listSlugs(await services.listPostsV1({ query: { kind: "blog", type: "apel" } })),
    ).toEqual(["dua"]);
    expect(listSlugs(await services.listPostsV1({ query: { active: "false" } }))).toEqual([]);
    expect(listSlugs(await services.listGallery())).toEqual(["foto"]);
    expect(listSlugs(await services.listPodcasts())).toEqual(["siaran"]);
    expect(
      (await services.getPodcast({ query: { id: `${TENANT_ID}-siaran` } })).data.audioUrl,
    ).toBe("/radio.mp3");
    expect(
      await getError(services.getPodcast({ query: { id: `${TENANT_ID}-satu` } })),
    ).toMatchObject({
      status: 404,
    });
  });
});
