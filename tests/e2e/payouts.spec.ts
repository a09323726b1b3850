import { expect, type Locator, type Page, test } from "playwright/test";
import { DEMO_PASSWORD, signInAs } from "./accounts";
import { PORT } from "./port";
import { newPerson, on } from "./site";

test.beforeEach(async ({ context }) => newPerson(context));

/** Demo accounts with money, and where theirs went before: a new account would be held for a day. */
const ASKERS = {
  "lead-region": { bank: "451", account: "7700112207", name: "Hendrikus Bele" },
  writer: { bank: "GOPAY", account: "081200000006", name: "Nadia Puspitaloka" },
} as const;

/** Asks for a payout; at most three of one person may be open at once. */
async function requested(page: Page, amount: string, who: keyof typeof ASKERS = "lead-region"): Promise<void> {
  await signInAs(page, who, "/Dashboard/Payouts/Request");
  await page.locator('[name="amount"]').fill(amount);
  await page.locator('[name="bankCode"]').selectOption(ASKERS[who].bank);
  await page.locator('[name="accountNumber"]').fill(ASKERS[who].account);
  await page.locator('[name="accountName"]').fill(ASKERS[who].name);
  await page.getByRole("button", { name: "Ajukan pencairan" }).click();
}

test("[PAY2] wrong amounts are told at their field; a right one is held and shown; its requester may cancel it, and it is over", async ({
  page,
}) => {
  await requested(page, "10");
  await expect(page.getByRole("alert").first()).toContainText("Pencairan paling sedikit Rp50.000");
  await page.locator('[name="amount"]').fill("Rp 50.000");
  await page.getByRole("button", { name: "Ajukan pencairan" }).click();
  await expect(page).toHaveURL(/\/Dashboard\/Payouts\/\d{12}$/);
  await expect(page.getByRole("main")).toContainText("Menunggu persetujuan");
  const own = page.url();
  await page.getByRole("link", { name: /^Batalkan/ }).click();
  await page.getByRole("button", { name: "Batalkan pencairan" }).click();
  await expect(page).toHaveURL(own);
  await expect(page.getByRole("main")).toContainText("Dibatalkan");
  await expect(page.getByRole("link", { name: /^Setujui|^Batalkan/ })).toHaveCount(0);
});

test("[ROL6] an admin approves with the password again; who comes with an old page is told who was first", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  await requested(page, "60.000");
  await expect(page).toHaveURL(/\/Dashboard\/Payouts\/\d{12}$/);
  const { pathname } = new URL(page.url());
  const pages: Page[] = [];
  for (const account of ["admin", "admin-kedua"]) {
    const context = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true });
    await newPerson(context);
    const own = await context.newPage();
    await signInAs(own, account, `${pathname}/Approve`);
    pages.push(own);
  }
  const [first, second] = pages as [Page, Page];
  await first.locator('[name="password"]').fill("salah sekali");
  await first.getByRole("button", { name: "Setujui pencairan" }).click();
  await expect(first.getByRole("alert").first()).toContainText("Kata sandi salah");
  await expect(first.locator('[name="password"]')).toHaveValue("");
  await first.locator('[name="password"]').fill(DEMO_PASSWORD);
  await first.getByRole("button", { name: "Setujui pencairan" }).click();
  await expect(first).toHaveURL(on("main", pathname));
  await expect(first.getByRole("main")).toContainText(/Disetujui oleh/);
  await second.locator('[name="password"]').fill(DEMO_PASSWORD);
  await second.getByRole("button", { name: "Setujui pencairan" }).click();
  await expect(second.getByRole("alert").first()).toContainText(/Permintaan ini sudah diproses oleh .+ pada \d+ \w+ \d{4} pukul/);
  for (const { context } of pages.map((own) => ({ context: own.context() }))) await context.close();
});

test("on a phone an admin approves a payout in four taps from the dashboard, each of them in sight", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  await requested(page, "55.000", "writer");
  await expect(page).toHaveURL(/\/Dashboard\/Payouts\/\d{12}$/);
  const reference = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const context = await browser.newContext({
    ...{ javaScriptEnabled: javaScriptEnabled ?? true, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  });
  await newPerson(context);
  const phone = await context.newPage();
  await signInAs(phone, "admin");
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await expect(phone.getByRole("link", { name: "Periksa pencairan" })).toBeInViewport();
  await tap(phone.getByRole("link", { name: "Periksa pencairan" }));
  await expect(phone.getByRole("link", { name: /^Periksa PO-/ }).first()).toBeInViewport();
  await tap(phone.getByRole("link", { name: `Periksa ${reference}` }));
  await expect(phone.getByRole("link", { name: "Setujui …" })).toBeInViewport();
  await tap(phone.getByRole("link", { name: "Setujui …" }));
  await phone.locator('[name="password"]').fill(DEMO_PASSWORD);
  await tap(phone.getByRole("button", { name: "Setujui pencairan" }));
  await expect(phone.getByRole("heading", { level: 1, name: reference })).toBeVisible();
  await expect(phone.getByRole("main")).toContainText(/Disetujui oleh/);
  expect(taps).toBe(4);
  await context.close();
});

test("the list is filtered by an address and by one field alone, and its CSV is a file", async ({ page }) => {
  await signInAs(page, "admin", "/Dashboard/Payouts?status=completed");
  await expect(page.getByRole("table")).not.toContainText("Menunggu persetujuan");
  await page.getByText("Saring dan cari").click();
  await page.getByRole("combobox", { name: "Status" }).selectOption({ label: "Berhasil" });
  await page.getByRole("main").getByRole("button", { name: "Tampilkan" }).click();
  await expect(page).toHaveURL(/\?search=&status=completed&bank=/);
  const answer = await page.request.get(on("main", "/Dashboard/Payouts/Export").replace("main.localhost", "127.0.0.1"), {
    headers: {
      host: `main.localhost:${PORT}`,
      cookie: (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; "),
    },
  });
  expect(answer.headers()["content-type"]).toContain("text/csv");
  expect(await answer.text()).toContain("PO-");
});

test("whoever has no business here is told so: a learner at the payouts, a mentor at the audit log, a guest anywhere", async ({ page }) => {
  await page.goto(on("main", "/Dashboard/Audit"));
  await expect(page).toHaveURL(/\/Akun\/Masuk\?/);
  await signInAs(page, "mentor", "/Dashboard");
  expect((await page.goto(on("main", "/Dashboard/Audit")))?.status()).toBe(403);
  await expect(page.getByRole("main")).toContainText("Anda tidak memiliki akses untuk tindakan ini.");
});
