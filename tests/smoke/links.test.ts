import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordIdOf } from "~/server/embedded/ids";
import { Person } from "../guards/person";
import { type RunningApp, startApp } from "../support/start-app";

let app: RunningApp;

beforeAll(async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "pendopo-links-"));
  app = await startApp({ DATA_DIR, SEED: "demo", TRUST_PROXY: "1", LOG_LEVEL: "error" });
}, 60_000);
afterAll(() => app?.stop());

/** Lists that no page leads to yet, and where whoever signs in begins. */
const BEGINNINGS = [
  "/",
  "/News",
  "/Articles",
  "/Berita",
  "/Podcasts",
  "/Event",
  "/Program",
  "/Tulisan-Temans",
  "/Gallery",
  "/Video",
  "/Career",
];
const MOST_PAGES = 400;
const isFile = (path: string) => /\.(?:svg|png|webp|avif|woff2|css|js|mp3)(?:\?|$)|^\/_ipx\//.test(path);

/** Every address of this site that the visitor's pages lead to, with what it answered and where it stood. */
async function walk(visitor: Person, host: string) {
  const found = new Map(BEGINNINGS.map((path) => [path, ""]));
  const bad: string[] = [];
  let pages = 0;
  for (const [path, from] of found) {
    if (++pages > MOST_PAGES) break;
    const { status, location, text } = await visitor.get(path);
    if (status >= 400) bad.push(`${status} ${path} on ${from}`);
    const links = location
      ? [location]
      : [...text.matchAll(/(?:href|src)="([^"#]+)/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
    for (const link of links) {
      if (!URL.canParse(link, `http://${host}${path}`)) continue;
      const url = new URL(link, `http://${host}${path}`);
      const at = url.pathname + url.search;
      // A file is there or its page would not have been built; of what is searched for or prefilled one is enough.
      if (url.host === host && !isFile(at) && !/[?&](?:search|topic|dari)=/.test(at) && !found.has(at)) found.set(at, path);
    }
  }
  return { bad, pages };
}

test.each(["main", "foundation", "coding"])(
  "no page of %s leads to one that is not there",
  async (tenant) => {
    const visitor = new Person(app.url, tenant);
    const { bad, pages } = await walk(visitor, `${tenant}.localhost:${new URL(app.url).port}`);
    expect(bad).toEqual([]);
    expect(pages).toBeGreaterThan(60);
  },
  120_000,
);

test("[RTE9, RTE10, RTE11, RTE12] digits name a post by its id, else it is its slug; the blog knows ids alone; Detail stands before an id", async () => {
  const visitor = new Person(app.url);
  const linkOn = async (list: string) =>
    /href="(\/[\w-]+\/(?:\d+\/)?[a-z0-9-]+)" class="text-ink/.exec((await visitor.get(list)).text)?.[1] ?? "";
  const [, , id = "", slug = ""] = (await linkOn("/News")).split("/");
  const present = `/News/${id}/${slug}`;
  for (const old of [`/News/${id}`, `/News/${id}/judul-lama`]) {
    const { status, location } = await visitor.get(old);
    expect([old, status, location]).toEqual([old, 301, present]);
  }
  const bySlug = await visitor.get(`/News/${slug}`);
  expect(bySlug.status).toBe(200);
  expect(bySlug.text).toMatch(new RegExp(`rel="canonical" href="[^"]*${present}"`));
  expect((await visitor.get(present)).status).toBe(200);

  const [, , , blogSlug = ""] = (await linkOn("/Blog")).split("/");
  expect((await visitor.get(`/Blog/${blogSlug}`)).status).toBe(404);

  const [, , article = ""] = (await linkOn("/Articles")).split("/");
  const articleId = recordIdOf("post", "lms-main", "article", article);
  const [, , berita = ""] = (await linkOn("/Berita")).split("/");
  const beritaId = recordIdOf("post", "lms-main", "berita", berita);
  for (const [path, canonical] of [
    [`/Articles/Detail/${articleId}`, `/Articles/${article}`],
    [`/Articles/apa-saja/Detail/${articleId}/judul`, `/Articles/${article}`],
    [`/Berita/Detail/${beritaId}/judul`, `/Berita/${berita}`],
  ] as const) {
    const { status, text } = await visitor.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]*${canonical}"`));
  }
  expect((await visitor.get("/Berita/Detail/1")).status).toBe(404);
});
