import { expect, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton, openSecondBrowser } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { toTenantUrl } from "./requests";

const TENANT = "foundation";

test("staff revoke a certificate, and a stranger who checks it reads that", async ({
  page,
  browser,
}) => {
  await signInAs(page, "superadmin", "/Dashboard/Sertifikat", TENANT);
  await expectValidPage(page, "certificates");
  const link = page.getByRole("table").getByRole("link").first();
  const proof = toTenantUrl(TENANT, `/Sertifikat/${await link.textContent()}`);
  const stranger = await openSecondBrowser(browser, false);
  await stranger.goto(proof);
  await expect(stranger.getByText("Sertifikat ini asli dan berlaku")).toBeVisible();

  await link.click();
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
