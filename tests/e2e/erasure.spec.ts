import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "playwright/test";
import { DEMO_PASSWORD, signInAs } from "./demo-account";
import { openRow } from "./inbox-steps";
import {
  clickButton,
  findLink,
  generateEmail,
  NEW_ACCOUNT_PASSWORD,
  openSecondBrowser,
  readMail,
} from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

/** Its classes and places are counted by no other journey. */
const SITE = "coding";
/** Of no other account: a namesake's name stays where it stands. */
const NAME = `Ratna ${Date.now()
  .toString(36)
  .replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;
const ERASED_NAME = "Orang yang dihapus";
/** With a word unlike the name, because the search forgives typing errors. */
const TITLE = `Belajar di beranda ${randomUUID().slice(0, 8)}`;

const main = (page: Page) => page.getByRole("main");
const at = (path: string) => toTenantUrl(SITE, path);

/** Invites a program lead, who joins from the email. */
async function join(page: Page, admin: Page, email: string): Promise<void> {
  await signInAs(admin, "admin", "/Dashboard/Orang/Undang", SITE);
  await admin.getByLabel("Nama", { exact: true }).fill(NAME);
  await admin.getByLabel("Email").fill(email);
  await admin.getByLabel("Ketua program", { exact: true }).check();
  await admin.getByLabel("Kata sandi Anda").fill(DEMO_PASSWORD);
  await clickButton(admin, "Kirim undangan");
  await expect(admin).toHaveURL(/\/Undangan$/);

  const mail = await readMail(email, /Undangan/, SITE);
  await page.goto(at(findLink(mail, /\/Akun\/Undangan\//)));
  await page.getByLabel("Kata sandi baru", { exact: true }).fill(NEW_ACCOUNT_PASSWORD);
  await page.getByLabel("Ulangi kata sandi baru").fill(NEW_ACCOUNT_PASSWORD);
  await clickButton(page, "Simpan kata sandi");
  await expect(page).toHaveURL(at("/Dashboard"));
}

/** Takes a paid class. @returns its path */
async function buyClass(page: Page): Promise<string> {
  await page.goto(at("/Class?state=registration_open&filter.type=premium"));
  const path = await main(page).locator('a[href^="/Class/"]').first().getAttribute("href");
  await page.goto(at(`${path}/Daftar`));
  await page.getByLabel("Virtual account BCA").check();
  await clickButton(page, /^Lanjut membayar/);
  await clickButton(page, /^Bayar/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pembayaran berhasil");
  return path ?? "";
}

/** @returns its public path */
async function publishArticle(page: Page): Promise<string> {
  await page.goto(at("/Dashboard/Tulisan/Baru/article"));
  await page.getByLabel("Judul", { exact: true }).fill(TITLE);
  await page.getByRole("textbox", { name: "Isi", exact: true }).fill("Kami belajar di beranda.");
  await clickButton(page, "Terbitkan");
  await main(page).getByRole("link", { name: "Lihat di situs" }).click();
  await expect(main(page)).toContainText(NAME);
  return new URL(page.url()).pathname;
}

interface Place {
  path: string;
  /** What stands there about the person. */
  find: (page: Page) => Locator;
}

const findCells = (text: string) => (page: Page) =>
  main(page).getByRole("cell").filter({ hasText: text });
const findArticle = (page: Page) => main(page).getByRole("link", { name: TITLE });

const listPlaces = (email: string, classPath: string): Place[] => {
  const name = encodeURIComponent(NAME);
  const address = encodeURIComponent(email);
  return [
    { path: `/Dashboard/Orang?search=${address}`, find: findCells(NAME) },
    { path: `/Dashboard/Kelas/${classPath.split("/")[2]}?search=${name}`, find: findCells(NAME) },
    { path: `/Dashboard/Outbox?search=${address}`, find: findCells(email) },
    { path: `/Dashboard/Tagihan?search=${name}`, find: findCells(NAME) },
    { path: `/Dashboard/Audit?actor=${name}`, find: findCells(NAME) },
    { path: `/Search?q=${name}`, find: findArticle },
  ];
};

/** Opens each place until it shows the person, or no longer does. The site's search follows within seconds. */
async function expectPlaces(page: Page, places: readonly Place[], isShown: boolean): Promise<void> {
  for (const { path, find } of places)
    await expect(async () => {
      await page.goto(at(path));
      expect((await find(page).count()) > 0, path).toBe(isShown);
    }).toPass({ intervals: [1_000], timeout: 60_000 });
}

async function erase(admin: Page, email: string): Promise<void> {
  await admin.goto(at(`/Dashboard/Orang?search=${encodeURIComponent(email)}`));
  await openRow(admin, email);
  await main(admin).getByRole("link", { name: "Hapus data" }).click();
  await expectValidPage(admin, "erasure of a person");
  await admin.getByLabel("Email orang ini").fill(email);
  await admin.getByLabel("Alasan").fill("Diminta lewat surat resmi.");
  await admin.getByLabel("Kata sandi Anda").fill(DEMO_PASSWORD);
  await clickButton(admin, "Hapus sekarang");
  await expect(admin).toHaveURL(at("/Dashboard/Orang"));
}

test("a person who is erased is found nowhere, and the books, the audit log and their article stay without their name", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = generateEmail();
  const admin = await openSecondBrowser(browser, false);
  await join(page, admin, email);
  const classPath = await buyClass(page);
  const article = await publishArticle(page);
  const places = listPlaces(email, classPath);
  await expectPlaces(admin, places, true);
  await admin.goto(at(`/Dashboard/Tagihan?search=${encodeURIComponent(NAME)}`));
  const invoice = await main(admin)
    .getByRole("link", { name: /^INV\// })
    .textContent();

  await erase(admin, email);

  await expectPlaces(admin, places, false);
  await admin.goto(at(`/Dashboard/Tagihan?search=${encodeURIComponent(invoice ?? "")}`));
  await expect(
    main(admin)
      .getByRole("row")
      .filter({ hasText: invoice ?? "" }),
  ).toContainText(ERASED_NAME);
  await admin.goto(at(`/Dashboard/Audit?actor=${encodeURIComponent(ERASED_NAME)}`));
  await expect(main(admin)).toContainText("Rantai catatan utuh");
  await expect(findCells(ERASED_NAME)(admin)).not.toHaveCount(0);
  await page.goto(at(article));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(main(page)).not.toContainText(NAME);
  await page.goto(at("/Akun"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Masuk ke");
  await admin.context().close();
});
