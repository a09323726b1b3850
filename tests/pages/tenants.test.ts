import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findHtmlErrors } from "../e2e/validate-html";
import { openAppDatabase, queryRows } from "../guards/app-database";
import { TestBrowser } from "../guards/test-browser";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readText } from "./page-text";

const TENANTS = "/Dashboard/Semua-Situs";
const BACKUPS = "/Dashboard/Sistem/Cadangan";
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
    ...["", "/Tangguhkan", "/Ekspor"].map((end) => SITE_PATH + end),
  ];
  for (const path of ownPages) {
    const { text } = await superadmin.get(path);
    expect(await findHtmlErrors(text.replace(STYLESHEET, "")), path).toEqual([]);
    expect(text.length, path).toBeLessThan(MAX_PAGE_LENGTH);
  }
  for (const browser of [elsewhere, admin])
    for (const path of [TENANTS, `${TENANTS}/Baru`, `${TENANTS}/lms-main`, `${SITE_PATH}/Ekspor`])
      expect((await browser.get(path)).status, path).toBe(403);
  expect((await superadmin.get(`${TENANTS}/lms-tidak-ada`)).status).toBe(404);
  expect((await superadmin.get(`${TENANTS}/lms-foundation/Lain`)).status).toBe(404);
});

test("a site is exported by a job, and downloaded with the password", async () => {
  const superadmin = await openAs("superadmin@pendopo.example");
  const path = `${SITE_PATH}/Ekspor`;
  expect((await superadmin.get(SITE_PATH)).text).toContain(`href="${path}"`);

  expect((await superadmin.submitForm(path, {})).location).toBe(path);

  const done = await vi.waitFor(
    async () => {
      const page = await superadmin.get(path);
      expect(readText(page.text)).toMatch(/Mengekspor lms-foundation-\S+ Selesai/);
      return page.text;
    },
    { timeout: 60_000, interval: 250 },
  );
  const [, href = ""] = /href="([^"]+\/Ekspor\/[^"]+)"/.exec(done) ?? [];
  const wrong = await superadmin.submitForm(href, { password: "bukan kata sandinya" });
  expect(wrong.status).toBe(422);
  expect(readText(wrong.text)).toContain("Kata sandi salah");
  expect(await findHtmlErrors(wrong.text.replace(STYLESHEET, ""))).toEqual([]);
  const ticket = await superadmin.submitForm(href, { password: DECISION.password });
  const file = await superadmin.get(ticket.location);
  expect(file.status).toBe(200);
  expect(file.headers["content-disposition"]).toMatch(/filename="lms-foundation-\w+\.tar\.gz"/);
  expect((await superadmin.get(`${href}/Unduh`)).location).toBe(`${href}?expired=1`);
  const elsewhere = await openAs("superadmin@pendopo.example", "foundation");
  expect((await elsewhere.get(href)).status).toBe(403);
});

test("a backup is deleted with the password, but not the newest one", async () => {
  const superadmin = await openAs("superadmin@pendopo.example");
  const folder = join(app.dataDir, "backups");
  mkdirSync(folder, { recursive: true });
  const [old, newest] = ["pendopo-20990101T000000Z.tar.gz", "pendopo-20990102T000000Z.tar.gz"];
  for (const name of [old, newest]) writeFileSync(join(folder, name), name);
  const list = await superadmin.get(BACKUPS);
  expect(list.text).toContain(`href="${BACKUPS}/${old}/Hapus"`);
  expect(list.text).not.toContain(`href="${BACKUPS}/${newest}/Hapus"`);

  const kept = await superadmin.submitForm(`${BACKUPS}/${newest}/Hapus`, DECISION);
  const deleted = await superadmin.submitForm(`${BACKUPS}/${old}/Hapus`, DECISION);

  expect(kept.status).toBe(409);
  expect(readText(kept.text)).toContain("Ini cadangan terbaru yang dapat dipulihkan");
  expect(await findHtmlErrors(kept.text.replace(STYLESHEET, ""))).toEqual([]);
  expect(deleted.location).toBe(BACKUPS);
  expect(readdirSync(folder)).not.toContain(old);
  expect(readText((await superadmin.get("/Dashboard/Audit")).text)).toContain("Menghapus cadangan");
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
