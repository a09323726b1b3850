import { expect, type Page, test } from "playwright/test";
import { DAY_MS } from "~/lib/time";
import { signInAs } from "./demo-account";
import { clickButton, findLink, generateEmail, openSecondBrowser, readMail } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const UNIQUE = String(Date.now() % DAY_MS).padStart(8, "0");
/** A verified school of the demo. */
const NPSN = "69357101";

async function fillMember(page: Page, index: number): Promise<void> {
  const member = page.getByRole("group", { name: `Anggota ${index + 1}` });
  await member.getByLabel("Nama", { exact: true }).fill("Siswa Ceria");
  await member.getByLabel("NISN").fill(`${UNIQUE}0${index}`);
  await member.getByLabel("Kelas").selectOption("XI");
  await member.getByLabel("Email").fill(generateEmail());
  await member.getByLabel("Nama orang tua atau wali").fill("Orang Tua");
  await member.getByLabel("Nomor HP orang tua atau wali").fill("0813-1111-2222");
  await member.getByLabel(/mengizinkan/).check();
}

async function fillTeam(page: Page, name: string, coach: string): Promise<void> {
  await page.getByLabel("NPSN sekolah").fill(NPSN);
  await page.getByLabel("Nama tim").fill(name);
  await page.getByLabel("Kategori").selectOption("Gim");
  await page.getByLabel("Nama guru pendamping").fill("Bu Wulan");
  await page.getByLabel("Email guru pendamping").fill(coach);
  await page.getByLabel("Nomor HP guru pendamping").fill("0812-9876-5432");
  for (const index of [0, 1, 2]) await fillMember(page, index);
  await page.getByLabel("Ketua tim").selectOption("1");
  await page.getByLabel(/Data ini benar/).check();
}

test("a team is registered, returned, changed by its emailed link, and verified", async ({
  page,
  browser,
}) => {
  const [name, coach, reason] = [`Tim Uji ${UNIQUE}`, generateEmail(), "Lengkapi ide tim Anda."];
  await page.goto(toTenantUrl("main", "/Register/Team"));
  await clickButton(page, "Kirim pendaftaran");
  await expectValidPage(page, "team form with errors");
  await fillTeam(page, name, coach);
  await clickButton(page, "Kirim pendaftaran");
  await expect(page).toHaveURL(/\/Register\/Team\/Bukti\//);
  await expectValidPage(page, "receipt of a team");

  const admin = await openSecondBrowser(browser, false);
  await signInAs(admin, "admin", `/Dashboard/Tim?search=${UNIQUE}`);
  await admin.getByRole("main").getByRole("link", { name }).click();
  await admin.getByLabel("Minta perbaikan").check();
  await admin.getByLabel("Alasan").fill(reason);
  await clickButton(admin, "Kirim keputusan");
  await expect(admin.getByRole("main")).toContainText("Perlu diperbaiki");

  expect(await readMail(coach, /perlu diperbaiki/)).toContain(reason);
  const link = findLink(await readMail(coach, /kami terima/), /\/Register\/Team\/Bukti\//);
  await page.goto(toTenantUrl("main", link));
  await expect(page.getByRole("main")).toContainText(reason);
  await page.getByRole("link", { name: "Ubah isian" }).click();
  await expectValidPage(page, "form that changes a team");
  await page.getByLabel("Ide singkat").fill("Gim tentang pasar lama.");
  await page.getByLabel(/Data ini benar/).check();
  await clickButton(page, "Kirim perubahan");
  await expect(page.getByRole("main")).toContainText("Gim tentang pasar lama.");

  await admin.reload();
  await admin.getByLabel("Verifikasi").check();
  await clickButton(admin, "Kirim keputusan");
  await expect(admin.getByRole("main")).toContainText("Terverifikasi");
  await readMail(coach, /terverifikasi/);
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Terverifikasi");

  await admin.goto(toTenantUrl("main", "/Register/Team/Gabung?kode=ABC234"));
  await expect(admin.getByLabel("Kode bergabung")).toHaveValue("ABC234");
  await expectValidPage(admin, "form of a join code");
  await admin.context().close();
});
