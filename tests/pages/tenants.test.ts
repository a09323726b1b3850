import { afterAll, beforeAll, expect, test } from "vitest";
import { findHtmlErrors } from "../e2e/validate-html";
import { openAppDatabase, queryRows } from "../guards/app-database";
import { TestBrowser } from "../guards/test-browser";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readText } from "./page-text";

const TENANTS = "/Dashboard/Semua-Situs";
const SITE_PATH = `${TENANTS}/lms-foundation`;
/** Without an address in the app from its sources. */
const STYLESHEET = /<link rel="stylesheet" href=""\/>/g;
const MAX_PAGE_LENGTH = 60_000;
const NEW_SITE = "kopi.main";
const EMAIL = "sari@kopi.example";
const OWN_PASSWORD = "kopi-tubruk-pagi";
const DECISION = { reason: "Tagihan tahunan belum dibayar", password: "Pendopo-2026" };

let app: DemoSourceApp;
beforeAll(async () => {
  app = await startDemoSourceApp();
});
afterAll(() => app.close());

async function openAs(email: string, tenant = "main") {
  const browser = new TestBrowser(app.url, tenant);
  await browser.signIn(email);
  return browser;
}

/** The path of the link in the mail to an address. */
async function readMailedPath(to: string): Promise<string> {
  const db = await openAppDatabase(app.dataDir);
  const [mail] = queryRows(db, "select body from outbox where to_address = ?", to);
  db.close();
  return /\/Akun\/Undangan\/[\w-]+/.exec(String(mail?.body))?.[0] ?? "";
}

test("a site is made, joined by its first admin, suspended and restored", async () => {
  const superadmin = await openAs("superadmin@pendopo.example");

  const created = await superadmin.submitForm(`${TENANTS}/Baru?from=lms-foundation`, {
    name: "Sekolah Kopi 2",
    slug: "kopi",
    layout: "foundation",
    from: "lms-foundation",
    adminName: "Bu Sari",
    adminEmail: EMAIL,
    password: DECISION.password,
  });

  expect(created.location).toBe(`${TENANTS}/lms-kopi`);
  const site = new TestBrowser(app.url, NEW_SITE);
  expect(readText((await site.get("/")).text)).toContain("Sekolah Kopi 2");
  const there = await openAs("superadmin@pendopo.example", NEW_SITE);
  const admin = new TestBrowser(app.url, NEW_SITE);
  const joined = await admin.submitForm(await readMailedPath(EMAIL), {
    password: OWN_PASSWORD,
    repeated: OWN_PASSWORD,
  });
  await admin.followRedirects(joined);
  expect((await admin.get("/Dashboard/Orang")).status).toBe(200);

  const suspended = await superadmin.submitForm(`${TENANTS}/lms-kopi/Tangguhkan`, DECISION);

  expect(suspended.location).toBe(`${TENANTS}/lms-kopi`);
  expect(readText((await superadmin.get(`${TENANTS}/lms-kopi`)).text)).toContain(DECISION.reason);
  for (const [browser, path] of [
    [site, "/"],
    [site, "/Login"],
    [admin, "/Dashboard"],
    [there, "/Dashboard"],
  ] as const) {
    const page = await browser.get(path);
    expect(page).toMatchObject({ status: 503, headers: { "retry-after": "3600" } });
    expect(readText(page.text)).toContain("Situs ini sedang ditangguhkan");
    expect(await findHtmlErrors(page.text)).toEqual([]);
  }
  expect((await site.get("/healthz")).status).toBe(200);
  expect((await superadmin.get("/")).status).toBe(200);

  await superadmin.submitForm(`${TENANTS}/lms-kopi/Buka`, DECISION);

  expect((await site.get("/")).status).toBe(200);
  expect((await admin.get("/Dashboard/Orang")).status).toBe(200);
});

test("the pages about tenants are shown to superadmins of the installation's own tenant only", async () => {
  const superadmin = await openAs("superadmin@pendopo.example");
  const elsewhere = await openAs("superadmin@pendopo.example", "foundation");
  const admin = await openAs("admin@pendopo.example");

  const list = await superadmin.get(`${TENANTS}?search=foundation`);

  expect(list.status).toBe(200);
  expect(readText(list.text)).toContain("foundation.localhost");
  expect((await superadmin.get("/Dashboard")).text).toContain(`href="${TENANTS}"`);
  expect((await elsewhere.get("/Dashboard")).text).not.toContain(TENANTS);
  const ownPages = [
    TENANTS,
    `${TENANTS}/Baru`,
    ...["", "/Tangguhkan"].map((end) => SITE_PATH + end),
  ];
  for (const path of ownPages) {
    const { text } = await superadmin.get(path);
    expect(await findHtmlErrors(text.replace(STYLESHEET, "")), path).toEqual([]);
    expect(text.length, path).toBeLessThan(MAX_PAGE_LENGTH);
  }
  for (const browser of [elsewhere, admin])
    for (const path of [TENANTS, `${TENANTS}/Baru`, `${TENANTS}/lms-main`])
      expect((await browser.get(path)).status, path).toBe(403);
  expect((await superadmin.get(`${TENANTS}/lms-tidak-ada`)).status).toBe(404);
  expect((await superadmin.get(`${TENANTS}/lms-foundation/Lain`)).status).toBe(404);
});

test("a tenant is previewed without its host name, as a guest and without its cookies", async () => {
  const superadmin = await openAs("superadmin@pendopo.example");
  const elsewhere = await openAs("superadmin@pendopo.example", "foundation");
  const admin = await openAs("admin@pendopo.example");
  const cookies = new Map(superadmin.cookies);
  const guestPage = await new TestBrowser(app.url, "foundation").get("/");

  const preview = await superadmin.get("/_preview/lms-foundation");

  expect(preview.status).toBe(200);
  expect(readText(preview.text)).toBe(readText(guestPage.text));
  expect(preview.headers["content-security-policy"]).toMatch(/; sandbox$/);
  expect(preview.headers["cache-control"]).toContain("no-store");
  expect(preview.headers["x-robots-tag"]).toBe("noindex");
  expect(preview.headers["set-cookie"]).toBeUndefined();
  expect(superadmin.cookies).toEqual(cookies);
  expect((await superadmin.get("/_preview/lms-tidak-ada")).status).toBe(404);
  for (const browser of [elsewhere, admin])
    expect((await browser.get("/_preview/lms-foundation")).status).toBe(404);
  const guest = await new TestBrowser(app.url).get("/_preview/lms-foundation");
  expect(guest.location).toMatch(/^\/Login\?redirect=/);
});
