import { expect, test } from "vitest";
import { deriveRecordId } from "~/server/embedded/kit/ids";
import { setUpDemoApp } from "../guards/demo-app";
import type { TestBrowser } from "../guards/test-browser";
import { pickRounds } from "../support/rounds";

const site = setUpDemoApp();

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
const MEMBER_START_PATHS = [
  "/Dashboard",
  "/Dashboard/Kalender",
  "/Akun",
  "/Tagihan",
  "/Sertifikat",
];
const MEMBER_PATH = /^\/(?:Akun|Bayar|Belajar|Courses|Dashboard|Sertifikat|Tagihan)(?:[/?]|$)/;
const MAX_PAGES = 400;
/** Pages of one kind, such as posts of the blog, link to the same kinds of pages. */
const MAX_PAGES_OF_KIND = pickRounds(6, MAX_PAGES);
const isFile = (path: string) =>
  /\.(?:svg|png|webp|avif|woff2|css|js|mp3)(?:\?|$)|^\/_ipx\//.test(path);

/** First segment of the path, its depth, and the names of the query. */
function getKind({ pathname, searchParams }: URL): string {
  const [, area, ...rest] = pathname.split("/");
  return [area, rest.length, ...searchParams.keys()].join(" ");
}

interface Crawl {
  startPaths: readonly string[];
  /** Pages whose links are followed. */
  follows: (path: string) => boolean;
}

/** Follows links within the site. @returns addresses that answer 400 or above, with the linking page */
async function crawl(visitor: TestBrowser, { startPaths, follows }: Crawl) {
  const host = `${visitor.tenant}.localhost:${new URL(visitor.url).port}`;
  const found = new Map(startPaths.map((path) => [path, ""]));
  const counts = new Map<string, number>();
  const brokenLinks: string[] = [];
  let pages = 0;
  for (const [path, from] of found) {
    if (++pages > MAX_PAGES) break;
    const { status, location, text } = await visitor.get(path);
    if (status >= 400) brokenLinks.push(`${status} ${path} on ${from}`);
    if (!follows(path)) continue;
    for (const link of location ? [location] : listLinks(text)) {
      if (!URL.canParse(link, `http://${host}${path}`)) continue;
      const url = new URL(link, `http://${host}${path}`);
      const target = url.pathname + url.search;
      const kind = getKind(url);
      const count = counts.get(kind) ?? 0;
      // The build checks files; links with a search or prefilled values differ in their text only.
      if (
        url.host === host &&
        !isFile(target) &&
        !/[?&](?:search|topic|from)=/.test(target) &&
        !found.has(target) &&
        count < MAX_PAGES_OF_KIND
      ) {
        found.set(target, path);
        counts.set(kind, count + 1);
      }
    }
  }
  return { brokenLinks, pages };
}

const listLinks = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"#]+)/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );

test.each(["main", "foundation", "coding"])(
  "links of %s lead to existing pages",
  async (tenant) => {
    const { brokenLinks, pages } = await crawl(site.openBrowser(tenant), {
      startPaths: START_PATHS,
      follows: () => true,
    });

    expect(brokenLinks).toEqual([]);
    expect(pages).toBeGreaterThan(60);
  },
);

test.each(["student", "mentor", "admin"])(
  "links of the pages of a signed-in %s lead to existing pages",
  async (account) => {
    const { brokenLinks, pages } = await crawl(await site.openSignedInBrowser(account), {
      startPaths: MEMBER_START_PATHS,
      follows: (path) => MEMBER_PATH.test(path),
    });

    expect(brokenLinks).toEqual([]);
    expect(pages).toBeGreaterThan(40);
  },
);

test("[RTE9, RTE10, RTE11, RTE12] posts answer by id, slug and Detail address, and redirect or canonicalise to one", async () => {
  const visitor = site.openBrowser();
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
