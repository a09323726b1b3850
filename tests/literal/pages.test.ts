import { afterEach, describe, expect, test } from "vitest";
import { VARIANTS, type Variant } from "../literal-host";
import { IS_FULL_RUN } from "../support/rounds";
import { type LiteralApp, startLiteralApp } from "./literal-app";
import { findGaps, listLinks } from "./page-checks";

let app: LiteralApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

/** Lists with words of the host's data, as far as the host has a list for them. */
const LISTS: [path: string, content: string][] = [
  ["/Blog", "Catatan:"],
  ["/News", "Kabar:"],
  ["/Articles", "Ulasan:"],
  ["/Berita", "Berita:"],
  ["/Podcasts", "Siniar:"],
  ["/Event", "Temu Muka:"],
  ["/Program", "Program:"],
  ["/Curriculum", "Sekolah Penggerak Digital"],
  ["/Webinar", "Webinar Karier Bidang Teknologi"],
  ["/Tulisan-Temans", "Tulisan Teman:"],
  ["/Gallery", "Galeri:"],
  ["/Video", "Video:"],
  ["/Career", ""],
  ["/Class", "Dasar Pemrograman Web"],
  ["/Courses", "Dasar Pemrograman Web"],
];
const OTHER_PAGES = [
  "/",
  "/About",
  "/Make-Appointment",
  "/Request-Demo",
  "/Talent-Hiring",
  "/Training-Services",
  "/Pricing",
  "/Privacy-Policy",
  "/Terms-And-Conditions",
  "/Register",
  "/Overview",
  "/Pesilat",
  "/Assistant",
  "/BelajarBersama",
  "/Leaderboards",
  "/Mentor",
  "/Campus",
  "/Government",
  "/Corporates",
  "/Clients",
  "/Collaboration",
  "/Network",
  "/Silabus",
  "/Training-Services/Syllabus",
];
/** Pages whose content comes from the host of another area. */
const isDetail = (list: string, href: string) =>
  href.toLowerCase().startsWith(`${list.toLowerCase()}/`) && !href.includes("?");

interface PageVisit {
  path: string;
  status: number;
  gaps: string[];
}

/** Walks the lists, the first two details of each, their second pages and the other pages. */
async function walk({ get }: LiteralApp): Promise<PageVisit[]> {
  const visits: PageVisit[] = [];
  const visit = async (path: string): Promise<string> => {
    const { status, html, location } = await get(path);
    if (status === 301 && location) return visit(location);
    visits.push({ path, status, gaps: findGaps(html) });
    return html;
  };
  for (const path of OTHER_PAGES) await visit(path);
  for (const [list] of LISTS) {
    const links = listLinks(await visit(list));
    const details = links.filter((href) => isDetail(list, href)).slice(0, 2);
    const next = links.filter((href) => href.startsWith(`${list}?page=2`)).slice(0, 1);
    const category = links.filter((href) => href.startsWith(`${list}?category=`)).slice(0, 1);
    for (const path of [...details, ...next, ...category]) await visit(path);
  }
  return visits;
}

/** Variants that those of the combinations lack, or hide: a record of nulls has no numbers. */
const LONE_VARIANTS: Variant[] = ["empty", "text-numbers", "soft-errors"];

const findFaults = (visits: PageVisit[]) =>
  visits.filter(({ status, gaps }) => status !== 200 || gaps.length > 0);

describe("in front of a host that knows only the product's calls", () => {
  test("[XJS10] [ENT23] every public page shows the host's content", async () => {
    app = await startLiteralApp();
    const { get, host } = app;

    const visits = await walk(app);

    expect(findFaults(visits)).toEqual([]);
    expect(visits.length).toBeGreaterThan(50);
    expect(host.unexpected).toEqual([]);
    expect(host.records.filter(({ unknownQuery }) => unknownQuery.length > 0)).toEqual([]);
    expect(host.records.filter(({ status }) => status >= 400)).toEqual([]);
    for (const [path, content] of LISTS) {
      const { html } = await get(path);
      expect(html, path).toContain(content);
      expect(listLinks(html).filter((href) => isDetail(path, href)).length, path).toBeGreaterThan(
        0,
      );
    }
    const courses = listLinks((await get("/Courses")).html);
    const [course = ""] = courses.filter((href) => isDetail("/Courses", href));
    const { html } = await get(course);
    expect(html).toContain("Lihat kelas ini");
    expect(html).not.toContain("/chapter/");
    expect((await get(`${course}/module/chapter/satu`)).status).toBe(404);
    expect((await get(`${course}/Unduh`)).status).toBe(404);
  });

  test.each([
    ["/", 1],
    ["/Blog", 3],
    ["/Class", 3],
  ])(
    "[NET6] %s shows the host's logo and pictures, through the image route",
    async (path, atLeast) => {
      app = await startLiteralApp();
      const { url, get } = app;
      const { html } = await get(path);

      const images = [...html.matchAll(/src="(\/_ipx\/[^"]*\/~[^"]+)"/g)].map(
        ([, src = ""]) => src,
      );
      const types = await Promise.all(
        images.map(async (src) => (await fetch(url + src)).headers.get("content-type")),
      );

      expect(images.length).toBeGreaterThanOrEqual(atLeast);
      expect(types.filter((type) => !/^image\/(?:png|jpeg)$/.test(type ?? ""))).toEqual([]);
      expect(html).not.toMatch(/<img[^>]+src="http/);
    },
  );

  const variants: Variant[][] = [
    ...(IS_FULL_RUN ? VARIANTS : LONE_VARIANTS).map((variant) => [variant]),
    ["nulls", "text-numbers", "extra", "other-paging"],
    ["bare", "numeric-ids", "literal-200", "unwrapped", "silent"],
  ];
  test.each(variants.map((variant) => [variant.join(", "), variant] as const))(
    "[XJS10] every public page answers in the variant %s",
    async (_, variant) => {
      app = await startLiteralApp({ variants: variant });

      expect(findFaults(await walk(app))).toEqual([]);
      expect(app.host.unexpected).toEqual([]);
    },
  );

  test.each(["numbers", "keys"] as const)(
    "posts and classes are found by ids that are %s",
    async (ids) => {
      app = await startLiteralApp({ ids });

      const visits = await walk(app);

      expect(findFaults(visits)).toEqual([]);
      expect(visits.length).toBeGreaterThan(50);
    },
  );
});
