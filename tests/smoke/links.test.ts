import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deriveRecordId } from "~/server/embedded/kit/ids";
import { TestBrowser } from "../guards/test-browser";
import { type RunningApp, startApp } from "../support/start-app";

let app: RunningApp;

beforeAll(async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "pendopo-links-"));
  app = await startApp({ DATA_DIR, SEED: "demo", TRUST_PROXY: "1", LOG_LEVEL: "error" });
});
afterAll(() => app?.stop());

/** The landing page, and lists without a link on it. */
const START_PATHS = [
  "/",
  "/Courses",
  "/Overview",
  "/Pesilat",
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
const MAX_PAGES = 400;
const isFile = (path: string) =>
  /\.(?:svg|png|webp|avif|woff2|css|js|mp3)(?:\?|$)|^\/_ipx\//.test(path);

/** Follows all links within the site. @returns addresses that answer 400 or above, with the linking page */
async function crawl(visitor: TestBrowser, host: string) {
  const found = new Map(START_PATHS.map((path) => [path, ""]));
  const brokenLinks: string[] = [];
  let pages = 0;
  for (const [path, from] of found) {
    if (++pages > MAX_PAGES) break;
    const { status, location, text } = await visitor.get(path);
    if (status >= 400) brokenLinks.push(`${status} ${path} on ${from}`);
    const links = location
      ? [location]
      : [...text.matchAll(/(?:href|src)="([^"#]+)/g)].map(([, link = ""]) =>
          link.replaceAll("&amp;", "&"),
        );
    for (const link of links) {
      if (!URL.canParse(link, `http://${host}${path}`)) continue;
      const url = new URL(link, `http://${host}${path}`);
      const target = url.pathname + url.search;
      // The build checks files; links with a search or prefilled values differ in their text only.
      if (
        url.host === host &&
        !isFile(target) &&
        !/[?&](?:search|topic|from)=/.test(target) &&
        !found.has(target)
      )
        found.set(target, path);
    }
  }
  return { brokenLinks, pages };
}

test.each(["main", "foundation", "coding"])(
  "links of %s lead to existing pages",
  async (tenant) => {
    const visitor = new TestBrowser(app.url, tenant);
    const { brokenLinks, pages } = await crawl(
      visitor,
      `${tenant}.localhost:${new URL(app.url).port}`,
    );
    expect(brokenLinks).toEqual([]);
    expect(pages).toBeGreaterThan(60);
  },
);

test("[RTE9, RTE10, RTE11, RTE12] posts answer by id, slug and Detail address, and redirect or canonicalise to one", async () => {
  const visitor = new TestBrowser(app.url);
  const linkOn = async (list: string) =>
    /href="(\/[\w-]+\/(?:\d+\/)?[a-z0-9-]+)" class="text-ink/.exec(
      (await visitor.get(list)).text,
    )?.[1] ?? "";
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
  const articleId = deriveRecordId("post", "lms-main", "article", article);
  const [, , berita = ""] = (await linkOn("/Berita")).split("/");
  const beritaId = deriveRecordId("post", "lms-main", "berita", berita);
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
