import { type Browser, expect, type Page, test } from "playwright/test";
import { sanitizeEditorHtml } from "../../app/server/hosts/sanitize-html";
import { IS_FULL_RUN, pickRounds } from "../support/rounds";
import type { RunningApp } from "../support/start-app";
import { ADMIN_PAGES } from "./admin-pages";
import { DEMO_PASSWORD } from "./demo-account";
import { findExecutions, findForeignParts, watchContext } from "./xss/find-executions";
import { MARKUP_CHUNK } from "./xss/hostile-hosts";
import { type HostileSite, startHostileSite, toUrl } from "./xss/hostile-site";
import { PAYLOADS } from "./xss/payloads";
import { submitPayloads, writePosts } from "./xss/store-payloads";

const PAYLOADS_PER_ROUND = 40;

test.describe.configure({ mode: "serial", timeout: pickRounds(180_000, 1_800_000) });

const GUEST_PAGES = [
  "/",
  "/About",
  "/Class",
  "/Blog",
  "/Podcasts",
  "/Articles",
  "/Gallery",
  "/Event",
  "/Program",
  "/Leaderboards",
  "/Mentor",
  "/Campus",
  "/Clients",
  "/Collaboration",
  "/Network",
  "/Testimoni",
  "/Aspirasi",
  "/Silabus",
  "/Tulisan-Temans",
  "/Career",
  "/Donation",
  "/Make-Appointment",
  "/Assistant",
  "/Akun/Masuk",
  "/Register/School",
  "/Register/Team",
  "/Search?q=kelas",
  "/tidak-ada",
];
/** Lists whose first item is opened too. */
const LISTS = [
  "/Class",
  "/Podcasts",
  "/Articles",
  "/Event",
  "/Program",
  "/Curriculum",
  "/Webinar",
  "/Career",
];
/** In a sample, every sixth one; what visitors wrote is looked for where the team reads it. */
const SEEN_ADMIN_PAGES = ADMIN_PAGES.filter((_, at) => IS_FULL_RUN || at % 6 === 0);
const READER_PAGES = IS_FULL_RUN
  ? ADMIN_PAGES
  : ["Janji", "Donations", "Moderation", "Schools", "Tim", "Outbox"].map(
      (page) => `/Dashboard/${page}`,
    );
const RAW_PAYLOADS = PAYLOADS.filter((_, at) => IS_FULL_RUN || at % 8 === 0);
const FORMS = [
  "/Make-Appointment",
  "/Donation",
  "/Assistant/Aspirasi",
  "/Testimoni/Kirim",
  "/Assistant",
  "/Register/School",
  "/Akun/Daftar",
];
const OTHER_LANDINGS = ["foundation", "default"];
const POST_NUMBERS = Array.from(
  { length: Math.ceil(PAYLOADS.length / MARKUP_CHUNK) },
  (_, at) => at * MARKUP_CHUNK,
);

let site: HostileSite;
let app: RunningApp;
test.beforeAll(async () => {
  site = await startHostileSite();
  app = await site.openApp();
});
test.afterAll(async () => {
  await app?.stop();
  await site?.close();
});

async function openVisitor(browser: Browser, bypassCSP: boolean) {
  const context = await browser.newContext({ javaScriptEnabled: true, bypassCSP });
  const problems = await watchContext(context);
  return { context, problems, page: await context.newPage() };
}

async function signIn(page: Page): Promise<void> {
  await page.goto(toUrl(app, "/Login?redirect=%2FDashboard"));
  await page.locator('[name="email"]').fill("admin@pendopo.example");
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.locator("main form button[type=submit], main form button:not([type])").first().click();
  await page.waitForURL(toUrl(app, "/Dashboard"));
}

/** Opens pages and collects what ran. @returns the number of pages that showed payloads */
async function visitAll(page: Page, urls: string[], problems: string[]): Promise<number> {
  let shown = 0;
  for (const url of urls) {
    const found = await findExecutions(page, url);
    problems.push(...found.map((problem) => `${url}: ${problem}`));
    if ((await page.content()).includes("__xss(")) shown++;
  }
  return shown;
}

async function findDetails(page: Page): Promise<string[]> {
  const details: string[] = [];
  for (const list of LISTS) {
    await page.goto(toUrl(app, list));
    const link = page.locator(`main a[href^="${list}/"]`).first();
    const href = (await link.count()) > 0 ? await link.getAttribute("href") : null;
    if (href) details.push(href);
  }
  return details;
}

/** Renders each text as a separate document in a frame. */
const frameAll = (page: Page, texts: readonly string[], maxWaitMs: number) =>
  page.evaluate(
    ({ documents, wait }) =>
      Promise.all(
        documents.map(async (text) => {
          const frame = document.createElement("iframe");
          frame.srcdoc = text;
          const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
          document.body.append(frame);
          await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, wait))]);
        }),
      ).then(() => undefined),
    { documents: texts, wait: maxWaitMs },
  );

test("payloads run as they are, and none after the sanitiser", { tag: "@script-only" }, async ({
  browser,
}) => {
  const raw = await openVisitor(browser, true);
  await raw.page.goto(toUrl(app, "/Privacy-Policy"));
  // Some payloads keep their document loading.
  await frameAll(raw.page, RAW_PAYLOADS, 1_000);
  const clean = await openVisitor(browser, true);
  await clean.page.goto(toUrl(app, "/Privacy-Policy"));
  await frameAll(clean.page, RAW_PAYLOADS.map(sanitizeEditorHtml), 30_000);

  expect(PAYLOADS.length).toBeGreaterThanOrEqual(300);
  await expect
    .poll(() => new Set(raw.problems).size, { timeout: 30_000 })
    .toBeGreaterThan(RAW_PAYLOADS.length / 3);
  expect(clean.problems).toEqual([]);
  await raw.context.close();
  await clean.context.close();
});

/** The first payload of each round: in a full run each page gets every payload, else some. */
const ROUNDS = Array.from(
  { length: pickRounds(1, Math.ceil(PAYLOADS.length / PAYLOADS_PER_ROUND)) },
  (_, at) => at * PAYLOADS_PER_ROUND,
);

/** Empties the caches, so that the answers come with other payloads. */
async function startRound(offset: number): Promise<void> {
  if (offset > 0) {
    await app.stop();
    app = await site.openApp();
  }
  site.hosts.offset = offset;
}

async function listUrls(page: Page): Promise<string[]> {
  await page.goto(toUrl(app, "/Blog"));
  const post = await page.locator('main a[href^="/Blog/"]').first().getAttribute("href");
  site.hosts.postId = /\d+/.exec(post ?? "")?.[0] ?? "";
  const details = await findDetails(page);
  const landings = OTHER_LANDINGS.map((tenant) => toUrl(app, "/", tenant));
  const posts = POST_NUMBERS.map((number) => `/Blog/9${String(number).padStart(8, "0")}/x`);
  const paths = [...GUEST_PAGES, ...details, ...SEEN_ADMIN_PAGES, ...posts];
  return [...landings, ...paths.map((path) => toUrl(app, path))];
}

/** Without the policy a payload needs to pass only the sanitiser, so that a sample leaves the policy out. */
const POLICY_BYPASSES = IS_FULL_RUN ? [true, false] : [true];

for (const bypassCSP of POLICY_BYPASSES) {
  const policy = bypassCSP ? "without" : "with";

  test(`no payload of a host's answers runs ${policy} the content security policy`, {
    tag: "@script-only",
  }, async ({ browser }) => {
    const { context, problems, page } = await openVisitor(browser, bypassCSP);
    for (const offset of ROUNDS) {
      site.hosts.isHostile = false;
      await startRound(offset);
      await signIn(page);
      const urls = await listUrls(page);
      site.hosts.isHostile = true;

      const shown = await visitAll(page, urls, problems);

      expect(problems).toEqual([]);
      expect(shown).toBeGreaterThan(0.8 * urls.length);
    }
    expect(site.hosts.sent.size).toBe(PAYLOADS.length);
    await context.close();
  });
}

test("no payload runs that visitors and editors stored", { tag: "@script-only" }, async ({
  browser,
}) => {
  site.hosts.isHostile = false;
  let posts: string[] = [];
  for (const bypassCSP of POLICY_BYPASSES) {
    const { context, problems, page } = await openVisitor(browser, bypassCSP);
    await signIn(page);
    if (bypassCSP) {
      posts = await writePosts(site.hosts, MARKUP_CHUNK);
      await submitForms(page, problems);
    }
    const urls = [...posts, "/Blog", "/Assistant", ...READER_PAGES].map((path) => toUrl(app, path));

    const shown = await visitAll(page, urls, problems);

    expect(problems).toEqual([]);
    expect(shown).toBeGreaterThan(posts.length / 2);
    await context.close();
  }
});

/** Sends every form with payloads; the pages that come back show them too. */
async function submitForms(page: Page, problems: string[]): Promise<void> {
  for (const path of FORMS)
    await submitPayloads(page, toUrl(app, path), async (answer) => {
      const found = await findForeignParts(answer);
      problems.push(...found.map((part) => `${answer.url()}: ${part}`));
    });
}
