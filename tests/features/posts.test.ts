import { expect, test } from "vitest";
import { findPostKind } from "~/content/post-kinds";
import { getPost, listPosts } from "~/server/features/posts";
import { createFakeContext, createHostError, createPage, createPostCard } from "./fake-context";

const blog = findPostKind("/blog/1") ?? expect.unreachable();

const categories = [
  {
    id: "k1",
    kindSlug: "blog",
    slug: "cerita-lapangan",
    title: "Cerita Lapangan",
    sort: 1,
    postCount: 5,
  },
  { id: "k2", kindSlug: "blog", slug: "kosong", title: "Kosong", sort: 2, postCount: 0 },
];
const hosts = {
  listPosts: () => createPage([createPostCard()], { totalItems: 13 }),
  listCategories: () => createPage(categories),
  getCategory: () => categories[0],
  getPost: () => ({ ...createPostCard(), content: "<p>Isi</p>", metaDescription: null }),
};

test("[FEA4] listPosts returns six posts per page and the categories that have posts", async () => {
  const { context, calls } = createFakeContext(hosts);
  const { posts, categories: shown } = await listPosts(context, blog, { page: 2, search: "desa" });

  expect(calls.find(({ name }) => name === "listPosts")?.query).toEqual({
    kindSlug: "blog",
    pageSize: 6,
    page: 2,
    search: "desa",
  });
  expect(posts.ok && posts.data.links).toMatchObject({
    totalPages: 3,
    next: "/Blog?search=desa&page=2",
  });
  expect(shown).toEqual({
    ok: true,
    data: [
      {
        title: "Cerita Lapangan",
        slug: "cerita-lapangan",
        count: 5,
        href: "/Blog?search=desa&category=cerita-lapangan",
        isCurrent: false,
      },
    ],
  });
});

test("[FEA4] listPosts filters by category id, and an unknown category has no posts", async () => {
  const { context, calls } = createFakeContext(hosts);
  const { categories: shown } = await listPosts(context, blog, {
    page: 1,
    category: "cerita-lapangan",
  });
  expect(calls.find(({ name }) => name === "listPosts")?.query).toMatchObject({ categoryId: "k1" });
  expect(shown.ok && shown.data[0]?.isCurrent).toBe(true);

  const unknown = createFakeContext({
    ...hosts,
    getCategory: () => Promise.reject(createHostError(404)),
  });
  const { posts } = await listPosts(unknown.context, blog, { page: 1, category: "tidak-ada" });
  expect(posts.ok && posts.data).toMatchObject({ items: [], links: { totalItems: 0 } });
});

test("listPosts returns posts without categories, and categories without posts", async () => {
  const down = () => Promise.reject(createHostError(0));

  expect(
    (await listPosts(createFakeContext({ ...hosts, listPosts: down }).context, blog, { page: 1 }))
      .posts,
  ).toEqual({ ok: false });
  expect(
    (
      await listPosts(createFakeContext({ ...hosts, getCategory: down }).context, blog, {
        page: 1,
        category: "x",
      })
    ).posts,
  ).toEqual({
    ok: false,
  });

  const { posts, categories: shown } = await listPosts(
    createFakeContext({ ...hosts, listCategories: down }).context,
    blog,
    { page: 1 },
  );

  expect([posts.ok, shown]).toEqual([true, { ok: false }]);
});

test("getPost formats the date in WIB and adds posts of the category", async () => {
  const { context, calls } = createFakeContext(hosts);

  // 18 November 20.00 UTC is the 19th in Jakarta.
  expect(await getPost(context, blog, "415201951466")).toMatchObject({
    href: "/Blog/415201951466/kelas-di-balai-desa",
    publishedDate: "19 November 2026",
    publishedIso: "2026-11-18T20:00:00.000Z",
    content: "<p>Isi</p>",
    related: { ok: true },
  });
  expect(calls.at(-1)?.query).toEqual({
    kindSlug: "blog",
    pageSize: 3,
    excludeId: "415201951466",
    categoryId: "k1",
  });
});

test("getPost escapes the id in the path", async () => {
  const { context } = createFakeContext({
    ...hosts,
    getPost: () => createPostCard({ id: "a/b c" }),
  });
  expect((await getPost(context, blog, "a/b c")).href).toBe("/Blog/a%2Fb%20c/kelas-di-balai-desa");
});

test("getPost is not found if unknown, and unavailable without its host", async () => {
  const gone = createFakeContext({ getPost: () => Promise.reject(createHostError(404)) });
  await expect(getPost(gone.context, blog, "1")).rejects.toMatchObject({ code: "not-found" });
  const down = createFakeContext({ getPost: () => Promise.reject(createHostError(0)) });
  await expect(getPost(down.context, blog, "1")).rejects.toMatchObject({ code: "unavailable" });
});
