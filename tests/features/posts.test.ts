import { expect, test } from "vitest";
import { postKindOf } from "~/lib/post-kinds";
import { getPost, listPosts } from "~/server/features/posts";
import { failure, fakeVisit, paged, postCard } from "./fake-visit";

const blog = postKindOf("/blog/1") ?? expect.unreachable();

const categories = [
  { id: "k1", kindSlug: "blog", slug: "cerita-lapangan", title: "Cerita Lapangan", sort: 1, postCount: 5 },
  { id: "k2", kindSlug: "blog", slug: "kosong", title: "Kosong", sort: 2, postCount: 0 },
];
const hosts = {
  listPosts: () => paged([postCard()], { totalItems: 13 }),
  listCategories: () => paged(categories),
  getCategory: () => categories[0],
  getPost: () => ({ ...postCard(), content: "<p>Isi</p>", metaDescription: null }),
};

test("[FEA4] the blog lists six posts a page, with categories that have posts", async () => {
  const { visit, calls } = fakeVisit(hosts);
  const { posts, categories: shown } = await listPosts(visit, blog, { page: 2, search: "desa" });
  expect(calls.find(({ name }) => name === "listPosts")?.query).toEqual({ kindSlug: "blog", pageSize: 6, page: 2, search: "desa" });
  expect(posts.ok && posts.data.links).toMatchObject({ totalPages: 3, next: "/Blog?search=desa&page=2" });
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

test("[FEA4] a category is asked for by its id; one that nobody knows has no posts", async () => {
  const { visit, calls } = fakeVisit(hosts);
  const { categories: shown } = await listPosts(visit, blog, { page: 1, category: "cerita-lapangan" });
  expect(calls.find(({ name }) => name === "listPosts")?.query).toMatchObject({ categoryId: "k1" });
  expect(shown.ok && shown.data[0]?.isCurrent).toBe(true);

  const unknown = fakeVisit({ ...hosts, getCategory: () => Promise.reject(failure(404)) });
  const { posts } = await listPosts(unknown.visit, blog, { page: 1, category: "tidak-ada" });
  expect(posts.ok && posts.data).toMatchObject({ items: [], links: { totalItems: 0 } });
});

test("posts and categories fail apart from each other", async () => {
  const down = () => Promise.reject(failure(0));
  expect((await listPosts(fakeVisit({ ...hosts, listPosts: down }).visit, blog, { page: 1 })).posts).toEqual({ ok: false });
  expect((await listPosts(fakeVisit({ ...hosts, getCategory: down }).visit, blog, { page: 1, category: "x" })).posts).toEqual({
    ok: false,
  });
  const { posts, categories: shown } = await listPosts(fakeVisit({ ...hosts, listCategories: down }).visit, blog, { page: 1 });
  expect([posts.ok, shown]).toEqual([true, { ok: false }]);
});

test("a post is shown with its date in Indonesian time and others of its category", async () => {
  const { visit, calls } = fakeVisit(hosts);
  // 18 November 20.00 UTC is the 19th in Jakarta.
  expect(await getPost(visit, blog, "415201951466")).toMatchObject({
    href: "/Blog/415201951466/kelas-di-balai-desa",
    publishedDate: "19 November 2026",
    publishedIso: "2026-11-18T20:00:00.000Z",
    content: "<p>Isi</p>",
    related: { ok: true },
  });
  expect(calls.at(-1)?.query).toEqual({ kindSlug: "blog", pageSize: 3, excludeId: "415201951466", categoryId: "k1" });
});

test("an id that is no plain word is escaped in the post's address", async () => {
  const { visit } = fakeVisit({ ...hosts, getPost: () => postCard({ id: "a/b c" }) });
  expect((await getPost(visit, blog, "a/b c")).href).toBe("/Blog/a%2Fb%20c/kelas-di-balai-desa");
});

test("an unknown post is missing; without its host the page is unavailable", async () => {
  const gone = fakeVisit({ getPost: () => Promise.reject(failure(404)) });
  await expect(getPost(gone.visit, blog, "1")).rejects.toMatchObject({ code: "not-found" });
  const down = fakeVisit({ getPost: () => Promise.reject(failure(0)) });
  await expect(getPost(down.visit, blog, "1")).rejects.toMatchObject({ code: "unavailable" });
});
