import { expect, type Page, test } from "playwright/test";
import { assignClientIp, sendRequest, toTenantUrl } from "./requests";

/** A weekday about two weeks ahead: `YYYY-MM-DD` in WIB. */
function getBookableDate(): string {
  const day = new Date(Date.now() + 7 * 3_600_000 + 14 * 86_400_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

async function fill(page: Page, phone: string) {
  await page.getByLabel(/^nama/i).first().fill("Sri Wahyuni");
  await page.locator('[name="email"]').fill("sri.wahyuni@example.id");
  await page.locator('[name="phone"]').fill(phone);
  await page.locator('[name="institution"]').fill("SMK Negeri 1 Contoh");
  const segment = page.locator('[name="segment"]');
  if ((await segment.first().evaluate((field) => field.tagName)) === "SELECT")
    await segment.selectOption("school");
  else await page.locator('[name="segment"][value="school"]').check();
  await page.locator('[name="topic"]').fill("Kelas pemrograman web untuk guru");
  await page.locator('[name="preferredDate"]').fill(getBookableDate());
  const slot = page.locator('[name="slot"]');
  if ((await slot.first().evaluate((field) => field.tagName)) === "SELECT")
    await slot.selectOption("11.00");
  else await page.locator('[name="slot"][value="11.00"]').check();
  await page.locator('[name="message"]').fill("Kami ingin tahu jadwal dan biayanya.");
}

const submit = (page: Page) =>
  page.getByRole("main").locator('form[method="post"] button[type="submit"]').click();

test.beforeEach(async ({ context }) => assignClientIp(context));

test("[XJS1] an invalid appointment lists its errors and keeps its values; a valid one gets a receipt and can be cancelled", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto(toTenantUrl("foundation", "/Make-Appointment"));
  await fill(page, "12345");
  await submit(page);
  const summary = page.getByRole("alert").first();

  await expect(summary).toContainText("Nomor HP harus diawali 08 atau +62, 10-13 digit");
  await expect(page.locator('[name="email"]')).toHaveValue("sri.wahyuni@example.id");
  await expect(page.locator('[name="phone"]')).toHaveValue("12345");
  await expect(page.locator('[name="phone"]')).toHaveAttribute("aria-invalid", "true");

  await summary.getByRole("link").first().click();

  await expect(page.locator('[name="phone"]')).toBeFocused();

  await page.locator('[name="phone"]').fill("0812-3456-7890");
  await submit(page);

  await expect(page).toHaveURL(/\/Make-Appointment\/Bukti\//);
  await expect(page.getByRole("main")).toContainText(/JANJI-\d{4}-\d{6}/);

  const number = /JANJI-\d{4}-\d{6}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0];
  await page.reload();

  await expect(page.getByRole("main")).toContainText(number ?? "?");

  await page.getByRole("main").getByRole("link", { name: /batal/i }).click();

  await expect(page).toHaveURL(/\/Batal$/);

  await page
    .getByRole("main")
    .getByRole("button", { name: /batalkan/i })
    .click();

  await expect(page).toHaveURL(/\/Make-Appointment\/Bukti\/[^/]+$/);
  await expect(page.getByRole("main")).toContainText(/dibatalkan/i);
});

test("[XJS5] one form sent eight times at once creates one appointment", async ({
  page,
  request,
  context,
}) => {
  await page.goto(toTenantUrl("foundation", "/Make-Appointment"));
  await fill(page, "081234567890");
  const fields = await page
    .locator('main form[method="post"]')
    .evaluate((form) =>
      Object.fromEntries(
        [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
      ),
    );
  const cookies = (await context.cookies(toTenantUrl("foundation")))
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      sendRequest(request, "foundation", "/Make-Appointment", {
        method: "POST",
        form: fields,
        maxRedirects: 0,
        headers: { cookie: cookies, "x-forwarded-for": "10.250.0.1" },
      }),
    ),
  );

  expect(answers.map((answer) => answer.status())).toEqual(Array(8).fill(303));

  const numbers = new Set<string | undefined>();
  for (const answer of answers) {
    const receipt = await (
      await sendRequest(request, "foundation", answer.headers().location)
    ).text();
    numbers.add(/JANJI-\d{4}-\d{6}/.exec(receipt)?.[0]);
  }

  expect(numbers.size).toBe(1);
});

test("[XJS6] a POST from another site answers 403", async ({ request }) => {
  for (const headers of [
    { origin: "https://elsewhere.example" },
    { "sec-fetch-site": "cross-site" },
  ]) {
    expect(
      (
        await sendRequest(request, "foundation", "/Make-Appointment", {
          method: "POST",
          form: {},
          headers,
        })
      ).status(),
    ).toBe(403);
  }
});
