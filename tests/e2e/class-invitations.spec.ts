import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton, openSecondBrowser, registerAccount, submitSignIn } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const main = (page: Page) => page.getByRole("main");

test("an admin invites to a paid class by a link, by which a guest gets a free place", async ({
  page,
  browser,
}) => {
  test.slow();
  const staff = await openSecondBrowser(browser, false);
  await staff.goto(toTenantUrl("main", "/Class?state=registration_open&filter.type=premium"));
  const classHref = await main(staff).locator('a[href^="/Class/"]').first().getAttribute("href");
  const slug = classHref?.split("/").at(-1);
  await signInAs(staff, "admin", `/Dashboard/Kelas/${slug}`);
  await main(staff).getByRole("link", { name: "Undang peserta" }).click();
  await expectValidPage(staff, "invitations");
  await staff.getByLabel("Masa berlaku (hari)").fill("0");
  await staff.getByLabel("Jumlah pemakaian").fill("satu");
  await clickButton(staff, "Buat tautan");

  await expect(main(staff)).toContainText("Masa berlaku paling sedikit 1");
  await expect(main(staff)).toContainText("Jumlah pemakaian berupa angka bulat");

  await staff.getByLabel("Masa berlaku (hari)").fill("7");
  await staff.getByLabel("Jumlah pemakaian").fill("1");
  await staff.getByLabel(/^Tempat gratis/).check();
  await clickButton(staff, "Buat tautan");
  const row = main(staff).getByRole("row").filter({ hasText: "0 dari 1" }).first();
  const link = /\/Undangan\/[\w-]+/.exec((await row.textContent()) ?? "")?.[0] ?? "no link";
  await expectValidPage(staff, "invitations, one");

  const email = await registerAccount(page);
  await page.context().clearCookies();
  await page.goto(toTenantUrl("main", link));
  await expectValidPage(page, "invitation, guest");
  await main(page).getByRole("link", { name: "Masuk atau buat akun untuk bergabung" }).click();
  await submitSignIn(page, email);

  await expect(page).toHaveURL(toTenantUrl("main", link));
  await expectValidPage(page, "invitation");

  await clickButton(page, "Gabung ke kelas ini");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anda terdaftar");
  await page.goto(toTenantUrl("main", link));
  await expect(main(page).getByRole("link", { name: "Buka kelas saya" })).toBeVisible();
  await staff.reload();
  await expect(main(staff)).toContainText("Habis dipakai");
  await staff.context().close();
});
