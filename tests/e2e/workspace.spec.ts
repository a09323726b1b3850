import { expect, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

for (const width of [360, 1280])
  test(`an admin goes from the home to statistics and back to the site at ${width} px`, async ({
    page,
  }) => {
    const isPhone = width === 360;
    await page.setViewportSize({ width, height: 740 });
    await signInAs(page, "admin", "/Dashboard");
    const sections = page.getByRole("navigation", { name: "Dasbor" });
    await expect(page.getByRole("heading", { name: "Menunggu Anda" })).toBeInViewport();
    await expect(page.getByRole("banner").getByRole("link", { name: "Lihat situs" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expectValidPage(page, "admin's home", [width]);

    if (isPhone) {
      await expect(sections).toBeHidden();
      await page.getByText("Menu: Ringkasan").click();
    }
    await expect(sections.getByRole("link", { name: /^Ringkasan/ })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await sections.getByRole("link", { name: "Statistik" }).click();

    await expect(page).toHaveURL(toTenantUrl("main", "/Dashboard/Statistik"));
    await page.getByLabel("Periode", { exact: true }).selectOption("Tiga bulan");
    await page.getByRole("button", { name: "Tampilkan" }).click();
    await expect(page).toHaveURL(/periode=triwulan/);
    await expect(page.getByRole("img", { name: /^Peserta baru: / })).toBeVisible();
    await expect(
      page.getByRole("region", { name: "Tabel: Peserta baru", exact: true }),
    ).toBeVisible();
    await expectValidPage(page, "statistics", [width]);

    await page.goto(toTenantUrl("main", "/Dashboard/Payouts"));
    await expectValidPage(page, "payouts", [width]);
    await page.getByRole("banner").locator("summary").click();
    await expect(page.getByRole("link", { name: "Keluar", exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Lihat situs" }).click();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

test("the skip link leads past the navigation to the content", async ({ page }) => {
  await signInAs(page, "admin", "/Dashboard/Audit");

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Langsung ke isi halaman" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");

  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  await expect(page.getByRole("navigation").locator(":focus")).toHaveCount(0);
});
