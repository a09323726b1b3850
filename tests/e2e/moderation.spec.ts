import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { countTasks, getCard, hide, openTasks, publish } from "./inbox-steps";
import { generateEmail, openSecondBrowser, readMail } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

let topicCount = 0;
/** Unique, because both projects share a database. */
const createTopic = () => `Kelas malam ${Date.now().toString(36)}-${process.pid}-${++topicCount}`;

async function submitAspiration(page: Page, topic: string, email = "") {
  await page.goto(toTenantUrl("main", "/Assistant/Aspirasi"));
  await page.locator('[name="email"]').fill(email);
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

const HIDING_REASON = "Menyebut nama orang lain.";

test("a writer answers an aspiration, which is mailed and public; hidden again, it is not; the audit log lists it", {
  tag: "@script",
}, async ({ page, browser }) => {
  test.slow();
  const [topic, email] = [createTopic(), generateEmail()];
  const answer = "Kelas malam kami buka bulan depan, dua kali sepekan.";
  const isPublic = async () => {
    await page.goto(toTenantUrl("main", "/Aspirasi"));
    return (await getCard(page, topic).count()) > 0;
  };
  await submitAspiration(page, topic, email);
  expect(await isPublic()).toBe(false);
  const staff = await openSecondBrowser(browser, false);
  await signInAs(staff, "writer");
  expect(await countTasks(staff, "submissions", "main")).toBeGreaterThan(0);
  await openTasks(staff, "submissions");
  await staff.getByRole("combobox", { name: "Jenis" }).selectOption("aspirations");
  await staff.getByRole("button", { name: "Tampilkan" }).click();

  await expect(staff).toHaveURL(/kind=aspirations.*status=pending/);
  const card = getCard(staff, topic);
  await expect(card).toContainText("Menunggu");
  await expect(card).toContainText("Anonim, Guru");

  await staff.goto(toTenantUrl("main", "/Dashboard/Moderation?kind=aspirations"));
  await card.getByText("Jawab", { exact: true }).click();
  await card.getByLabel("Jawaban").fill(answer);
  await card.getByRole("button", { name: "Jawab dan terbitkan" }).click();

  await expect(staff).toHaveURL(/kind=aspirations.*#kiriman-/);
  await expect(card).toContainText("Terbit");
  await expect(card).toContainText(/Diputuskan .+ pukul/);
  await expect(card.getByRole("button", { name: "Terbitkan", exact: true })).toHaveCount(0);
  expect(await readMail(email, /^Jawaban untuk aspirasi Anda/)).toContain(answer);
  expect(await isPublic()).toBe(true);
  await expect(getCard(page, topic)).toContainText(answer);
  await expect(getCard(page, topic)).not.toContainText("@");
  await expectValidPage(page, "aspirations, answered");

  for (const filter of ["kind=aspirations&status=pending", "kind=testimonies"]) {
    await staff.goto(toTenantUrl("main", `/Dashboard/Moderation?${filter}`));
    await expect(card, filter).toHaveCount(0);
  }

  await staff.goto(toTenantUrl("main", "/Dashboard/Moderation?kind=aspirations&status=published"));
  const id = (await card.getAttribute("id"))?.replace("kiriman-", "") ?? "none";
  await hide(card, HIDING_REASON);
  await staff.goto(toTenantUrl("main", "/Dashboard/Moderation?status=hidden"));
  await expect(card).toContainText("Disembunyikan");
  expect(await isPublic()).toBe(false);

  await staff.context().clearCookies();
  await signInAs(staff, "admin", `/Dashboard/Audit?entityId=${id}`);
  await expect(staff.getByRole("main").getByRole("row").filter({ hasText: id })).toHaveCount(2);
  await staff.context().close();
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
  await hide(getCard(page, topic), HIDING_REASON);

  await expect(getCard(page, topic)).toContainText("Disembunyikan");

  await publish(getCard(second, topic));

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
