import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { expectValidPage } from "./page-checks";
import { toTenantUrl } from "./requests";

const openClass = (page: Page, slug: string) => page.goto(toTenantUrl("main", `/Class/${slug}`));
const getHeading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a guest reads the free chapters of a class, and learns how to read on", async ({ page }) => {
  await openClass(page, "pemrograman-web-dasar");
  await page.getByRole("link", { name: "Apa yang terjadi saat Anda membuka situs" }).click();

  await expect(getHeading(page)).toHaveText("Apa yang terjadi saat Anda membuka situs");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expectValidPage(page);
  await page.getByRole("link", { name: /^Lanjut ke Bab 2/ }).click();

  await expect(page.getByRole("heading", { name: "Naskah" })).toBeVisible();
  await expectValidPage(page);
  await page.getByRole("link", { name: "Daftar untuk bab berikutnya" }).click();

  await expect(getHeading(page)).toHaveText("Pemrograman Web Dasar");
  await page.goto(
    toTenantUrl("main", "/Courses/pemrograman-web-dasar/module/chapter/warna-huruf-dan-jarak"),
  );
  await expect(page.getByText("Bab ini untuk peserta kelas")).toBeVisible();
  await expectValidPage(page);
});

test("a learner does three chapters, keeps a note and resumes from the dashboard", async ({
  page,
}) => {
  await signInAs(page, "student", "/Courses/@Premium");
  await page.goto(toTenantUrl("main", "/Courses/administrasi-jaringan-sekolah"));
  await page.getByRole("link", { name: "Mulai: bab 1 dari 13" }).click();
  for (const next of [2, 3, 4]) {
    await page.getByRole("button", { name: `Selesai, lanjut ke Bab ${next}` }).click();
    await expect(
      page.getByText(`Bab ${next} dari 13 · ${next - 1} bab sudah selesai`),
    ).toBeVisible();
  }
  await page.locator("summary", { hasText: "Catatan saya" }).click();
  await page.getByRole("textbox").first().fill("Tanyakan kabel cadangan");
  await page.getByRole("button", { name: "Simpan catatan" }).click();
  await expect(page.getByRole("textbox").first()).toHaveValue("Tanyakan kabel cadangan");
  await page.getByLabel("Pertanyaan Anda tentang bab ini").fill("Berapa kabel cadangan?");
  await page.getByRole("button", { name: "Kirim pertanyaan" }).click();
  await expect(page.getByText("Belum dijawab.")).toBeVisible();
  await expectValidPage(page);
  const chapter = page.url().replace(/#.*$/, "");

  await page.goto(toTenantUrl("main", "/Dashboard"));
  await expectValidPage(page);
  await page.getByRole("link", { name: "Lanjutkan", exact: true }).click();

  await expect(page).toHaveURL(chapter);
  await page.getByRole("link", { name: "Keluar ke kelas" }).click();
  await expect(page.getByText("(selesai)")).toHaveCount(3);
  await page.goto(toTenantUrl("main", "/Courses/administrasi-jaringan-sekolah"));
  await expect(page.getByRole("link", { name: "Lanjutkan: bab 4 dari 13" })).toBeVisible();
  await expectValidPage(page);

  await page.context().clearCookies();
  await signInAs(page, "admin", "/Dashboard/Questions?state=open");
  await expectValidPage(page);
  await page.getByLabel("Jawaban").last().fill("Dua untuk setiap lantai.");
  await page.getByRole("button", { name: "Kirim jawaban" }).last().click();
  await expect(page.getByText("Berapa kabel cadangan?")).toHaveCount(0);
});
