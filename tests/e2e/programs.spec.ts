import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { MINUTE_MS } from "~/lib/time";
import { openAppDatabase } from "../guards/app-database";
import { startApp } from "../support/start-app";
import { DEMO_PASSWORD } from "./demo-account";
import { clickButton } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const WEBINAR = "membaca-galat-tanpa-panik";
const main = (page: Page) => page.getByRole("main");
const follow = (page: Page, name: string | RegExp) =>
  main(page).getByRole("link", { name }).first().click();

/** Sets a webinar's start, before the app has read it. */
async function setStart(dataDir: string, startAt: number): Promise<void> {
  const db = await openAppDatabase(dataDir);
  db.prepare("update webinars set start_at = ? where slug = ?").run(startAt, WEBINAR);
  db.close();
}

async function signIn(page: Page, account: string): Promise<void> {
  await page.locator('[name="email"]').fill(`${account}@pendopo.example`);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
}

test("a visitor goes from the programs to a leaderboard and a curriculum, registers for a webinar, is mailed, and enters its room in time", async ({
  page,
}) => {
  test.slow();
  const DATA_DIR = mkdtempSync(join(tmpdir(), "pendopo-programs-"));
  const app = await startApp({ DATA_DIR, SEED: "demo", LOG_LEVEL: "error" });
  const at = (path: string) => app.url.replace("127.0.0.1", "main.localhost") + path;
  try {
    await setStart(DATA_DIR, Date.now() + 14 * MINUTE_MS);
    await page.goto(at("/Program"));
    await expectValidPage(page, "programs");
    await follow(page, "Sabuk Digital Nusantara");
    await follow(page, /^Peringkat \d+ sekolah/);
    await main(page).getByLabel("Cari sekolah Anda").fill("flobamora");
    await clickButton(page, "Tampilkan");
    await expect(main(page)).toContainText("1 dari 24 sekolah cocok");
    await expectValidPage(page, "own school");
    await follow(page, "Tentang program ini");
    await follow(page, "Kurikulum lengkap");
    await expect(main(page)).toContainText("Sesudah kelas ini, peserta dapat");

    await page.goto(at(`/Webinar/${WEBINAR}`));
    await expectValidPage(page, "webinar, open");
    await page.goto(at(`/Webinar/${WEBINAR}/Daftar`));
    await signIn(page, "student");
    await expectValidPage(page, "webinar registration");
    await clickButton(page, "Daftar sekarang");
    await expect(main(page)).toContainText("Tempat Anda sudah kami catat");
    await expectValidPage(page, "webinar receipt");

    const room = page.waitForRequest(`https://ruang.pendopo.example/${WEBINAR}`);
    await follow(page, "Masuk ke ruang webinar");
    await room;

    await page.goto(at("/Keluar"));
    await clickButton(page, /Keluar/);
    await page.goto(at("/Login?redirect=%2FDashboard%2FOutbox"));
    await signIn(page, "superadmin");
    // Reminders of other classes may have filled the first page.
    await page.goto(at("/Dashboard/Outbox?search=Anda+terdaftar"));
    await follow(page, "Anda terdaftar: Membaca Galat tanpa Panik");
    await expect(main(page)).toContainText("Lampiran");
    await page.goto(at(`/Dashboard/Webinar/${WEBINAR}`));
    await expect(main(page)).toContainText(/Terdaftar1Hadir1/);
    await expectValidPage(page, "who came to a webinar");
  } finally {
    await app.stop();
  }
});
