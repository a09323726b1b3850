import { pathToFileURL } from "node:url";
import { expect, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { toTenantUrl } from "./requests";

test("a learner reads a downloaded class from the disk, without a network", async ({
  page,
  browser,
}, testInfo) => {
  await signInAs(page, "student", "/Courses/@Premium");
  await page.goto(toTenantUrl("main", "/Courses/administrasi-jaringan-sekolah"));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Unduh/ }).click(),
  ]);
  const file = testInfo.outputPath("kelas.html");
  await download.saveAs(file);
  const context = await browser.newContext({ offline: true });
  const reader = await context.newPage();
  const requests: string[] = [];
  reader.on("request", (request) => requests.push(request.url()));

  await reader.goto(pathToFileURL(file).href);

  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(
    "Administrasi Jaringan Sekolah",
  );
  const pictures = reader.locator("img");
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all())
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await expect(reader.locator("body")).not.toHaveCSS("max-width", "none");
  const link = reader.getByRole("navigation").getByRole("link").last();
  const title = await link.textContent();
  await link.click();
  await expect(reader).toHaveURL(/#bab-13$/);
  await expect(reader.getByRole("heading", { level: 2, name: title ?? "" })).toBeInViewport();
  expect(requests.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
  await context.close();
});
