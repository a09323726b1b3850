import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

const PHONE = { width: 360, height: 740 };
/** Tenants whose looks no other journey depends on. */
const [SITE, OTHER_SITE] = ["business", "asean"];
const SETTINGS = "/Dashboard/Situs";
/** A blue square of 64 pixels. */
const LOGO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsPsbz2oGNoJvYbACS/W8FgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQGBywICXyDiBzx6kAAAAABJRU5ErkJggg==",
  "base64",
);

const main = (page: Page) => page.getByRole("main");

test.beforeEach(async ({ context, page }) => {
  await assignClientIp(context);
  await page.setViewportSize(PHONE);
});

async function openPart(page: Page, name: string) {
  await page.goto(toTenantUrl(SITE, SETTINGS));
  await main(page).getByRole("link", { name, exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

const expectSaved = (page: Page, message: string) =>
  expect(main(page).getByRole("status")).toContainText(message);

test("an owner makes the site theirs on a phone without script, and takes a change back", async ({
  page,
}) => {
  test.slow();
  await signInAs(page, "superadmin", SETTINGS, SITE);
  await expect(main(page)).toContainText("Langkah pertama");
  await expectValidPage(page, "overview", [PHONE.width]);

  await openPart(page, "Identitas");
  await page.getByLabel("Nama situs").fill("SMK Harapan Garut");
  await page.getByLabel("WhatsApp").fill("0812 3456 7890");
  await clickButton(page, "Simpan");
  await expectSaved(page, "Identitas sudah disimpan.");

  await openPart(page, "Logo dan ikon");
  await page
    .getByLabel("Pilih logo (opsional)", { exact: true })
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: LOGO });
  await page.getByLabel("Keterangan gambar").fill("Lambang SMK Harapan");
  await clickButton(page, "Simpan");
  await expectSaved(page, "Logo dan ikon sudah disimpan.");

  await openPart(page, "Warna dan huruf");
  await main(page).getByLabel("Utama", { exact: true }).fill("#ffd500");
  await clickButton(page, "Simpan");
  const error = await main(page).getByRole("alert").textContent();
  const [, nearest = ""] = /terbaca: (#[0-9a-f]{6})/.exec(error ?? "") ?? [];
  await main(page).getByLabel("Utama", { exact: true }).fill(nearest);
  await clickButton(page, "Pratinjau");
  await expect(page.getByRole("heading", { name: "Pratinjau, belum disimpan" })).toBeVisible();
  await expectValidPage(page, "colours, previewed", [PHONE.width]);
  await clickButton(page, "Simpan");
  await expectSaved(page, "Warna dan huruf sudah disimpan.");

  await openPart(page, "Tata letak");
  await page.getByLabel("Yayasan").check();
  await clickButton(page, "Simpan");
  await expectSaved(page, "Tata letak sudah disimpan.");

  await page.goto(toTenantUrl(SITE));
  await expect(page.getByRole("img", { name: "Lambang SMK Harapan" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Masuklah lewat pintu Anda");
  await expect(page.getByRole("contentinfo")).toContainText("0812-3456-7890");
  const primary = await page.locator("style").first().textContent();
  expect(primary).toContain(`--clr-primary:${nearest};`);
  await expectValidPage(page, "landing", [PHONE.width]);

  await openPart(page, "Riwayat");
  const version = main(page).getByRole("listitem").filter({ hasText: "Tata letak" }).first();
  await version.getByRole("button", { name: /^Batalkan versi/ }).click();
  await expectSaved(page, "Perubahan itu sudah dibatalkan.");
  await page.goto(toTenantUrl(SITE));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SMK Harapan Garut");
});

test("the settings of a site and their previews pass axe, are valid HTML and do not overflow", async ({
  page,
}) => {
  test.slow();
  await signInAs(page, "superadmin", SETTINGS, OTHER_SITE);
  for (const path of [
    "",
    "/Identitas",
    "/Logo",
    "/Warna",
    "/Tata-Letak",
    "/Teks",
    "/Teks/Beranda",
    "/Teks/privasi",
    "/Pemeliharaan",
    "/Domain",
    "/Riwayat",
  ]) {
    await page.goto(toTenantUrl(OTHER_SITE, SETTINGS + path));
    await expectValidPage(page, path);
  }
  for (const layout of ["default", "main", "foundation"]) {
    await page.goto(toTenantUrl(OTHER_SITE, `/_preview/${layout}`));
    await expectValidPage(page, layout);
  }

  await page.goto(toTenantUrl(OTHER_SITE, `${SETTINGS}/Teks/tanya-jawab`));
  await page.getByLabel("Teks").fill("## Kapan **mulai**?\nJuli.\n- [Daftar](/Class)");
  await clickButton(page, "Pratinjau");
  await expectValidPage(page, "text, previewed");
  await clickButton(page, "Simpan");
  await expectSaved(page, "Teks sudah disimpan.");
  await page.goto(toTenantUrl(OTHER_SITE));
  await expectValidPage(page, "landing with its own questions");

  await page.goto(toTenantUrl(OTHER_SITE, `${SETTINGS}/Identitas`));
  await page.getByLabel("Nama situs").fill("A");
  await page.getByLabel("Telepon").fill("telepon");
  await clickButton(page, "Simpan");
  await expectValidPage(page, "identity, wrong");
});
