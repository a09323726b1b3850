import { expect, type Locator, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { openSecondBrowser } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

let topicCount = 0;
/** Unique, because both projects share a database. */
const createTopic = () => `Kelas malam ${Date.now().toString(36)}-${process.pid}-${++topicCount}`;

async function submitAspiration(page: Page, topic: string) {
  await page.goto(toTenantUrl("main", "/Assistant/Aspirasi"));
  await page.locator('[name="role"]').fill("Guru");
  await page.locator('[name="topic"]').fill(topic);
  await page
    .locator('[name="message"]')
    .fill("Semoga ada kelas pada malam hari bagi guru di desa.");
  await page.getByRole("button", { name: "Kirim aspirasi" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Aspirasi Anda sudah kami terima" }),
  ).toBeVisible();
}

/** Hides a submission for a reason. */
async function hide(card: Locator) {
  await card.getByText("Sembunyikan", { exact: true }).click();
  await card.getByRole("textbox", { name: "Alasan" }).fill("Menyebut nama orang lain.");
  await card.getByRole("button", { name: "Sembunyikan kiriman" }).click();
}

const getCard = (page: Page, topic: string) =>
  page.getByRole("main").getByRole("article").filter({ hasText: topic });

test("a writer publishes and hides an aspiration, and the audit log lists it", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  test.slow();
  const topic = createTopic();
  await submitAspiration(page, topic);
  await signInAs(page, "writer", "/Dashboard/Moderation");
  await page.getByRole("combobox", { name: "Jenis" }).selectOption("aspirations");
  await page.getByRole("button", { name: "Tampilkan" }).click();

  await expect(page).toHaveURL(/kind=aspirations/);

  const card = getCard(page, topic);

  await expect(card).toContainText("Menunggu");
  await expect(card).toContainText("Anonim, Guru");

  await card.getByRole("button", { name: "Terbitkan", exact: true }).click();

  await expect(page).toHaveURL(/kind=aspirations.*#kiriman-/);
  await expect(card).toContainText("Terbit");
  await expect(card).toContainText(/Diputuskan .+ pukul/);
  await expect(card.getByRole("button", { name: "Terbitkan", exact: true })).toHaveCount(0);

  await page.goto(toTenantUrl("main", "/Dashboard/Moderation?kind=aspirations&status=pending"));

  await expect(getCard(page, topic)).toHaveCount(0);

  await page.goto(toTenantUrl("main", "/Dashboard/Moderation?kind=testimonies"));

  await expect(getCard(page, topic)).toHaveCount(0);

  await page.goto(toTenantUrl("main", "/Dashboard/Moderation?kind=aspirations&status=published"));
  const id = (await getCard(page, topic).getAttribute("id"))?.replace("kiriman-", "") ?? "none";
  await hide(getCard(page, topic));
  await page.goto(toTenantUrl("main", "/Dashboard/Moderation?status=hidden"));

  await expect(getCard(page, topic)).toContainText("Disembunyikan");

  const admin = await openSecondBrowser(browser, javaScriptEnabled ?? true);
  await signInAs(admin, "admin", "/Dashboard/Audit");

  await expect(admin.getByRole("main").getByText(id).first()).toBeVisible();

  await admin.context().close();
});

test("a decision from a stale page is rejected with the present state", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  test.slow();
  const topic = createTopic();
  await submitAspiration(page, topic);
  const list = "/Dashboard/Moderation?kind=aspirations";
  await signInAs(page, "writer", list);
  const second = await openSecondBrowser(browser, javaScriptEnabled ?? true);
  await signInAs(second, "admin", list);
  await hide(getCard(page, topic));

  await expect(getCard(page, topic)).toContainText("Disembunyikan");

  await getCard(second, topic).getByRole("button", { name: "Terbitkan", exact: true }).click();

  await expect(second.getByRole("main")).toContainText("Kiriman itu sudah diputuskan lebih dulu");
  await expect(getCard(second, topic)).toContainText("Disembunyikan");

  await second.context().close();
});

test("admins see a rating with its question; learners get 403", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  test.slow();
  const question = `Berapa biaya kelas Pemrograman Web Dasar? ${createTopic()}`;
  await page.goto(toTenantUrl("main", "/Assistant"));
  await page.getByRole("textbox", { name: /^Pertanyaan/ }).fill(question);
  await page.getByRole("button", { name: "Kirim pertanyaan" }).click({ noWaitAfter: true });

  await expect(page.getByRole("main")).toContainText(/Sumber\s*\[1\]/);

  await page.waitForLoadState();
  await page.goto(toTenantUrl("main", "/Assistant"));
  await page.goto(
    toTenantUrl(
      "main",
      (await page
        .getByRole("link", { name: "Nilai jawaban ini" })
        .getAttribute("href", { timeout: 5_000 })) ?? "",
    ),
  );
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

  await page.goto(toTenantUrl("main", "/Dashboard/Assistant?value=up"));

  await expect(
    page.getByRole("main").getByRole("article").filter({ hasText: question }),
  ).toHaveCount(0);

  const other = await openSecondBrowser(browser, javaScriptEnabled ?? true);
  await signInAs(other, "student", "/Akun");

  for (const path of ["/Dashboard/Moderation", "/Dashboard/Assistant"])
    expect((await other.goto(toTenantUrl("main", path)))?.status(), path).toBe(403);

  await other.context().close();
});

test("the moderation and assistant pages pass axe, are valid HTML and do not overflow", async ({
  page,
}) => {
  test.slow();
  await signInAs(page, "admin");

  for (const path of [
    "/Dashboard/Moderation",
    "/Dashboard/Moderation?kind=testimonies&status=hidden",
    "/Dashboard/Assistant",
  ]) {
    await page.goto(toTenantUrl("main", path));
    await expectValidPage(page, path);
  }
});
