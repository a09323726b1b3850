import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./accounts";
import { violations } from "./axe";
import { htmlErrors } from "./html-rules";
import { anotherBrowser } from "./people";
import { newPerson, on } from "./site";

test.beforeEach(async ({ context }) => newPerson(context));

let made = 0;
/** A topic that nobody else wrote: both projects run on one database. */
const newTopic = () => `Kelas malam ${Date.now().toString(36)}-${process.pid}-${++made}`;

/** A visitor's wish, handed in. */
async function wish(page: Page, topic: string) {
  await page.goto(on("main", "/Assistant/Aspirasi"));
  await page.locator('[name="role"]').fill("Guru");
  await page.locator('[name="topic"]').fill(topic);
  await page.locator('[name="message"]').fill("Semoga ada kelas pada malam hari bagi guru di desa.");
  await page.getByRole("button", { name: "Kirim aspirasi" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aspirasi Anda sudah kami terima" })).toBeVisible();
}

const cardOf = (page: Page, topic: string) => page.getByRole("main").getByRole("article").filter({ hasText: topic });

test("a writer finds what waits, publishes it and hides it again; each decision stands in the audit trail", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  test.slow();
  const topic = newTopic();
  await wish(page, topic);
  await signInAs(page, "writer", "/Dashboard/Moderation");
  await page.getByRole("combobox", { name: "Jenis" }).selectOption("aspirations");
  await page.getByRole("button", { name: "Tampilkan" }).click();
  await expect(page).toHaveURL(/kind=aspirations/);
  const card = cardOf(page, topic);
  await expect(card).toContainText("Menunggu");
  await expect(card).toContainText("Anonim, Guru");
  await card.getByRole("button", { name: "Terbitkan" }).click();
  await expect(page).toHaveURL(/kind=aspirations.*#kiriman-/);
  await expect(card).toContainText("Terbit");
  await expect(card).toContainText(/Diputuskan .+ pukul/);
  await expect(card.getByRole("button")).toHaveText(["Sembunyikan"]);
  await page.goto(on("main", "/Dashboard/Moderation?kind=aspirations&status=pending"));
  await expect(cardOf(page, topic)).toHaveCount(0);
  await page.goto(on("main", "/Dashboard/Moderation?kind=testimonies"));
  await expect(cardOf(page, topic)).toHaveCount(0);
  await page.goto(on("main", "/Dashboard/Moderation?kind=aspirations&status=published"));
  const id = (await cardOf(page, topic).getAttribute("id"))?.replace("kiriman-", "") ?? "none";
  await cardOf(page, topic).getByRole("button", { name: "Sembunyikan" }).click();
  await page.goto(on("main", "/Dashboard/Moderation?status=hidden"));
  await expect(cardOf(page, topic)).toContainText("Disembunyikan");

  const admin = await anotherBrowser(browser, javaScriptEnabled ?? true);
  await signInAs(admin, "admin", "/Dashboard/Audit");
  await expect(admin.getByRole("main").getByText(id).first()).toBeVisible();
  await admin.context().close();
});

test("who decides on an old page is told, and sees how it stands", async ({ page, browser, javaScriptEnabled }) => {
  test.slow();
  const topic = newTopic();
  await wish(page, topic);
  const list = "/Dashboard/Moderation?kind=aspirations";
  await signInAs(page, "writer", list);
  const second = await anotherBrowser(browser, javaScriptEnabled ?? true);
  await signInAs(second, "admin", list);
  await cardOf(page, topic).getByRole("button", { name: "Sembunyikan" }).click();
  await expect(cardOf(page, topic)).toContainText("Disembunyikan");
  await cardOf(second, topic).getByRole("button", { name: "Terbitkan" }).click();
  await expect(second.getByRole("main")).toContainText("Kiriman itu sudah diputuskan lebih dulu");
  await expect(cardOf(second, topic)).toContainText("Disembunyikan");
  await second.context().close();
});

test("a vote on an answer stands with its question before the admins; whoever is none is told so", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  test.slow();
  const question = `Berapa biaya kelas Pemrograman Web Dasar? ${newTopic()}`;
  await page.goto(on("main", "/Assistant"));
  await page.getByRole("textbox", { name: /^Pertanyaan/ }).fill(question);
  await page.getByRole("button", { name: "Kirim pertanyaan" }).click({ noWaitAfter: true });
  await expect(page.getByRole("main")).toContainText(/Sumber\s*\[1\]/, { timeout: 15_000 });
  await page.waitForLoadState();
  await page.goto(on("main", "/Assistant"));
  await page.goto(on("main", (await page.getByRole("link", { name: "Nilai jawaban ini" }).getAttribute("href", { timeout: 5_000 })) ?? ""));
  await page.locator('[name="value"][value="down"]').check();
  await page.locator('[name="reason"]').selectOption("tidak lengkap");
  await page.locator('[name="comment"]').fill("Jadwalnya tidak disebut.");
  await page.getByRole("button", { name: "Kirim penilaian" }).click();
  await signInAs(page, "admin", "/Dashboard/Assistant?value=down");
  const card = page.getByRole("main").getByRole("article").filter({ hasText: question });
  await expect(card).toContainText("Tidak membantu");
  await expect(card).toContainText("Jadwalnya tidak disebut.");
  await card.getByText("Jawaban asisten").click();
  await expect(card).toContainText("Pemrograman Web Dasar");
  await page.goto(on("main", "/Dashboard/Assistant?value=up"));
  await expect(page.getByRole("main").getByRole("article").filter({ hasText: question })).toHaveCount(0);
  const other = await anotherBrowser(browser, javaScriptEnabled ?? true);
  await signInAs(other, "student", "/Akun");
  for (const path of ["/Dashboard/Moderation", "/Dashboard/Assistant"])
    expect((await other.goto(on("main", path)))?.status(), path).toBe(403);
  await other.context().close();
});

for (const width of [320, 1280]) {
  test(`both rooms at ${width} px: axe 0, valid HTML, no overflow`, async ({ page, javaScriptEnabled }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await signInAs(page, "admin");
    for (const path of ["/Dashboard/Moderation", "/Dashboard/Moderation?kind=testimonies&status=hidden", "/Dashboard/Assistant"]) {
      await page.goto(on("main", path));
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      if (javaScriptEnabled) expect(await violations(page), path).toEqual([]);
      else expect(await htmlErrors(await page.content()), path).toEqual([]);
    }
  });
}
