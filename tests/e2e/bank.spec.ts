import { text } from "node:stream/consumers";
import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

/** A class that the demo's mentor teaches and the demo's student takes. */
const TENANT = "group";
const QUIZ_PATH = "/Belajar/Kuis/623133816165";
const CLASS_NAME = "Memandu Kelompok Belajar";
const TAG = "perjalanan";
const GIFT = `::Satu:: Ibu kota Indonesia pada tahun 2020? {=Jakarta ~Bandung ~Surabaya####Lihat peta.}

Soal ini rusak {=a ~b

// [level:mudah]
Berapa dua kali tiga? {#6}
`;

const openBank = (page: Page) => page.goto(toTenantUrl(TENANT, `/Dashboard/Soal?tag=${TAG}`));

test("[FEA2] a mentor imports GIFT, edits a question and sets the quiz, which a learner answers", async ({
  page,
}) => {
  // Three people's work, with seven pages checked on the way.
  test.slow();
  await signInAs(page, "mentor", "/Dashboard/Soal", TENANT);
  await expectValidPage(page, "question bank");
  await page.getByRole("link", { name: "Impor soal" }).click();
  await page.getByLabel("Untuk kelas").selectOption({ label: CLASS_NAME });
  await page
    .getByLabel("Berkas", { exact: false })
    .setInputFiles({ name: "soal.gift", mimeType: "text/plain", buffer: Buffer.from(GIFT) });
  await page.getByLabel("Tag untuk semua soal ini").fill(TAG);
  await expectValidPage(page, "import");
  await clickButton(page, "Periksa dahulu");

  await expect(page.getByText("2 soal terbaca, 1 tidak terbaca.")).toBeVisible();
  await expect(page.getByText("Baris 3: Tutup jawabannya dengan }")).toBeVisible();
  await expectValidPage(page, "preview of an import");
  await clickButton(page, "Simpan 2 soal");
  await expect(page.getByText("2 soal disimpan.")).toBeVisible();
  await expect(page).toHaveURL(/\/Impor\?disimpan=2$/);

  await openBank(page);
  await page.getByRole("link", { name: "Ibu kota Indonesia" }).click();
  await expect(page.getByRole("main").getByRole("group").getByLabel("Jakarta")).toBeVisible();
  await expectValidPage(page, "question of the bank");
  await page.getByRole("link", { name: "Ubah soal" }).click();
  await page.getByLabel("Soal", { exact: true }).fill("Ibu kota Indonesia saat ini?");
  await clickButton(page, "Tambah baris pilihan yang salah");
  await page.getByLabel("Pilihan salah 3").fill("Medan");
  await expectValidPage(page, "form of a question");
  await clickButton(page, "Simpan soal");
  await expect(page.getByRole("main").getByRole("group")).toContainText(
    "Ibu kota Indonesia saat ini?",
  );
  await expect(page.getByRole("main").getByRole("group").getByLabel("Medan")).toBeVisible();

  await page.goto(toTenantUrl(TENANT, QUIZ_PATH.replace("/Belajar", "/Dashboard")));
  await page.getByRole("link", { name: "Atur kuis" }).click();
  await expectValidPage(page, "settings of a quiz");
  for (const input of await page
    .getByRole("group", { name: "Jumlah soal per tag" })
    .getByRole("textbox")
    .all())
    await input.fill("");
  await page.getByLabel(TAG, { exact: true }).fill("3");
  await clickButton(page, "Simpan pengaturan");
  await expect(page.getByText(`Tag ${TAG} hanya memiliki 2 soal`).first()).toBeVisible();
  await page.getByLabel(TAG, { exact: true }).fill("2");
  await page.getByLabel("Acak urutan soal dan pilihan").uncheck();
  await page.getByLabel("Nilai lulus").fill("50");
  await clickButton(page, "Simpan pengaturan");
  await expect(page).toHaveURL(/\/Dashboard\/Kuis\/\d+$/);

  await page.context().clearCookies();
  await signInAs(page, "student", QUIZ_PATH, TENANT);
  await clickButton(page, /^(?:Mulai|Coba lagi)$/);
  for (let question = 0; question < 2; question++) {
    const jakarta = page.getByLabel("Jakarta");
    if ((await jakarta.count()) > 0) await jakarta.check();
    else await page.getByLabel("Jawaban Anda").fill("6");
    await clickButton(page, "Simpan dan lanjut");
  }
  await clickButton(page, "Kumpulkan jawaban");
  await expect(page.getByRole("main")).toContainText("Nilai Anda 100 dari 100; nilai lulus 50");
  await expect(page.getByRole("main")).toContainText("Lihat peta.");
});

test("a mentor writes a question of each kind, archives it and exports the bank", async ({
  page,
}) => {
  await signInAs(page, "mentor", "/Dashboard/Soal", TENANT);
  await page.getByRole("link", { name: "Tulis soal" }).click();
  await expectValidPage(page, "types of questions");
  await expect(page.locator('a[href^="/Dashboard/Soal/Baru/"]')).toHaveCount(8);
  await page.getByRole("link", { name: "Pasangan", exact: true }).click();
  await page.getByLabel("Untuk kelas").selectOption({ label: CLASS_NAME });
  await page.getByLabel("Soal", { exact: true }).fill("Pasangkan negara dan ibu kotanya.");
  await page.getByLabel("Kiri 1").fill("Jepang");
  await page.getByLabel("Kanan 1").fill("Tokyo");
  await clickButton(page, "Simpan soal");
  await expect(page.getByText("Tulis paling sedikit dua pasangan").first()).toBeVisible();
  await expectValidPage(page, "rejected question");
  await page.getByLabel("Kiri 2").fill("Italia");
  await page.getByLabel("Kanan 2").fill("Roma");
  await page.getByLabel("Kanan 3").fill("Milan");
  await page.getByLabel("Tag", { exact: false }).fill("geografi, Uji Bank");
  await clickButton(page, "Simpan soal");
  await expect(page.getByRole("main")).toContainText("Jepang → Tokyo");

  await clickButton(page, "Arsipkan");
  await expect(page.getByText("Soal ini diarsipkan")).toBeVisible();
  await clickButton(page, "Pakai lagi");
  await expect(page.getByText("Soal ini diarsipkan")).toHaveCount(0);

  await page.goto(toTenantUrl(TENANT, "/Dashboard/Soal?tag=uji%20bank"));
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "GIFT (Moodle)" }).click();
  const stream = await (await download).createReadStream();
  expect(await text(stream)).toContain("=Italia -> Roma");
});
