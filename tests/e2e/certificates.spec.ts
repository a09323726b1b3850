import { expect, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton, openSecondBrowser } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { toTenantUrl } from "./requests";

/** A class without quizzes, which the demo's student has not begun. */
const CLASS = { tenant: "asean", path: "/Courses/festival-belajar-bersama", chapterCount: 7 };

test("a finished class gives a certificate that a stranger checks until staff revoke it", async ({
  page,
  browser,
}) => {
  await signInAs(page, "student", CLASS.path, CLASS.tenant);
  await page.getByRole("link", { name: /^Mulai: bab 1 dari/ }).click();
  for (let number = 1; number <= CLASS.chapterCount; number++)
    await page.getByRole("button", { name: /^Selesai/ }).click();
  await expect(page.getByText("Sertifikat Anda sudah terbit:")).toBeVisible();
  await page.getByRole("link", { name: /^ASEAN-/ }).click();

  const stranger = await openSecondBrowser(browser, false);
  await stranger.goto(toTenantUrl(CLASS.tenant, "/Sertifikat"));
  const [number = ""] = /ASEAN-\d{4}-\w{8}$/.exec(page.url()) ?? [];
  await stranger.getByLabel("Nomor sertifikat").fill(number.toLowerCase());
  await clickButton(stranger, "Periksa");
  await expect(stranger).toHaveURL(page.url());
  await expect(stranger.getByText("Sertifikat ini asli dan berlaku")).toBeVisible();
  await expect(stranger.getByText("Naufal Rizki Ananda")).toBeVisible();
  await expect(stranger.getByRole("link", { name: "Unduh PDF" })).toBeVisible();
  await expectValidPage(stranger, "proof of a certificate");

  await page.context().clearCookies();
  await signInAs(page, "admin", `/Dashboard/Sertifikat?search=${number}`, CLASS.tenant);
  await expectValidPage(page, "certificates");
  await page.getByRole("link", { name: number }).click();
  await page.getByLabel("Alasan").fill("Bab dikerjakan oleh orang lain.");
  await clickButton(page, "Cabut sertifikat");
  await expect(page.getByText("Bab dikerjakan oleh orang lain.")).toBeVisible();
  await expectValidPage(page, "revoked certificate");

  await stranger.reload();
  await expect(stranger.getByText("Sertifikat ini tidak berlaku")).toBeVisible();
  await expect(stranger.getByRole("link", { name: "Unduh PDF" })).toHaveCount(0);
  await expectValidPage(stranger, "proof of a revoked certificate");
  await stranger.context().close();
});

test("a certificate prints as one page of A4", {
  tag: "@script-only",
}, async ({ page }) => {
  await signInAs(page, "admin", "/Dashboard/Sertifikat");
  const [number] = (await page.getByRole("table").textContent())?.match(/MAIN-\d{4}-\w{8}/) ?? [];
  await page.goto(toTenantUrl("main", `/Sertifikat/${number}`));

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");

  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 841\.\d+ 59[45]\./);
});
