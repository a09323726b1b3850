import { expect, type Page, test } from "playwright/test";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const START = toTenantUrl("main", "/Assistant");
const field = (page: Page) => page.getByRole("textbox", { name: /^Pertanyaan/ });

/**
 * Sends a question without waiting for the end of its streamed page. By keyboard, because the end of the previous answer
 * moves the button, maybe between the mouse's press and release.
 */
async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await page
    .getByRole("button", { name: "Kirim pertanyaan" })
    .press("Enter", { noWaitAfter: true });
}

/** Polls the page until the question's answer is complete. @returns the text lengths in between */
async function waitForAnswer(page: Page, question: string): Promise<number[]> {
  const lengths: number[] = [];
  await expect(async () => {
    const main = await page.getByRole("main").innerText({ timeout: 500 });
    const isWriting = main.includes("Sedang menulis …");
    if (main.includes("Menurut halaman") || isWriting) lengths.push(main.length);
    expect(main).toContain(question);
    expect(isWriting).toBe(false);
    expect(main).toContain("Jawaban otomatis, disusun dari isi situs ini");
    expect(main).toContain("Sumber\n");
  }).toPass({ intervals: [25], timeout: 15_000 });
  return lengths;
}

test("[CHT3, XJS2] an answer appears while it is written", { tag: "@script" }, async ({ page }) => {
  // On a busy machine polling may miss the growth; an answer that arrives whole fails every attempt.
  await expect(async () => {
    await page.goto(`${START}?new=1`);
    await ask(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
    const lengths = await waitForAnswer(
      page,
      "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?",
    );
    const grown = lengths.filter((length, at) => at > 0 && length > (lengths[at - 1] ?? 0));
    expect(grown.length).toBeGreaterThan(1);
  }).toPass({ timeout: 45_000 });
});

test("[CHT3, CHT5, XJS2] an answer cites its sources, and a follow-up joins the conversation", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto(START);
  await ask(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
  await waitForAnswer(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");

  await expect(page.getByRole("main").getByRole("link", { name: /\[1\]/ }).last()).toHaveAttribute(
    "href",
    /^\/Class\//,
  );

  await ask(page, "Siapa mentornya?");
  await waitForAnswer(page, "Siapa mentornya?");

  // The assistant page does not link to itself, also after revalidation.
  await expect(page.getByRole("complementary", { name: "Asisten" })).toHaveCount(0);

  await page.goto(START);

  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("main").getByRole("article").first()).toContainText(
    "Berapa biaya kelas",
  );
  await expect(
    page.getByRole("complementary", { name: "Riwayat" }).getByRole("listitem"),
  ).toHaveCount(1);
});

test("a follow-up asked before the page revalidates joins the conversation", {
  tag: "@script-only",
}, async ({ page }) => {
  await page.goto(START);
  // Delays the revalidation after the answer, as a slow network does.
  await page.route("**/Assistant.data?**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await ask(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
  await waitForAnswer(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
  await ask(page, "Siapa mentornya?");
  await waitForAnswer(page, "Siapa mentornya?");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto(START);

  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
});

test("reloading and going back do not ask again", { tag: "@script" }, async ({ page }) => {
  await page.goto(START);
  await ask(page, "Kelas apa saja yang gratis?");
  await waitForAnswer(page, "Kelas apa saja yang gratis?");
  await page.reload();
  await waitForAnswer(page, "Kelas apa saja yang gratis?");
  await page.goBack();
  await page.goForward();
  await page.goto(START);

  await expect(page.getByText("Sisa 19 dari 20 pertanyaan")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("[CHT14, XJS3] an answer can be rated, and the rating changed", { tag: "@script" }, async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(START);
  await ask(page, "Bagaimana cara membuat janji temu?");
  await waitForAnswer(page, "Bagaimana cara membuat janji temu?");
  await page.goto(START);
  await page.getByRole("link", { name: "Nilai jawaban ini" }).click();

  if (javaScriptEnabled)
    await expect(page.getByRole("dialog", { name: "Nilai jawaban" })).toBeVisible();

  await page.locator('[name="value"][value="down"]').check();
  await page.locator('[name="reason"]').selectOption("tidak lengkap");
  await page.getByRole("button", { name: "Kirim penilaian" }).click();

  await expect(page.getByText("penilaian Anda sudah kami simpan")).toBeVisible();

  await page.getByRole("link", { name: /^Ubah penilaian \(tidak membantu\)/ }).click();
  await page.locator('[name="value"][value="up"]').check();
  await page.getByRole("button", { name: "Kirim penilaian" }).click();

  await expect(page.getByRole("link", { name: /^Ubah penilaian \(membantu\)/ })).toBeVisible();
});

test("[CHT11, XJS7] a conversation is deleted after confirmation", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto(START);
  await ask(page, "Apa itu kelas kompetensi?");
  await waitForAnswer(page, "Apa itu kelas kompetensi?");
  await page.goto(START);
  await page
    .getByRole("complementary", { name: "Riwayat" })
    .getByRole("link", { name: /^Hapus/ })
    .click();

  await expect(
    page.getByRole("heading", { level: 1, name: "Hapus percakapan ini?" }),
  ).toBeVisible();

  await page.getByRole("button", { name: "Ya, hapus" }).click();

  await expect(page.getByText("Percakapan sudah dihapus.")).toBeVisible();
  await expect(page.getByText("Belum ada percakapan.")).toBeVisible();

  await page.goto(START);

  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
});

test("[CHT14, XJS3] an aspiration reports missing fields, then gets a receipt", {
  tag: "@script",
}, async ({ page, javaScriptEnabled }) => {
  await page.goto(START);
  await page.getByRole("link", { name: "Sampaikan aspirasi" }).click();

  if (javaScriptEnabled)
    await expect(page.getByRole("dialog", { name: "Sampaikan aspirasi" })).toBeVisible();

  await page.getByRole("button", { name: "Kirim aspirasi" }).click();

  await expect(page.getByRole("alert").first()).toContainText("Peran wajib diisi");

  await page.locator('[name="role"]').fill("Guru");
  await page.locator('[name="topic"]').fill("Kelas malam");
  await page
    .locator('[name="message"]')
    .fill("Semoga ada kelas pada malam hari bagi guru di desa.");
  await page.getByRole("button", { name: "Kirim aspirasi" }).click();

  await expect(
    page.getByRole("heading", { level: 1, name: "Aspirasi Anda sudah kami terima" }),
  ).toBeVisible();

  await page.reload();

  await expect(page.getByRole("main")).toContainText("Kelas malam");
  await expect(page.getByRole("main")).toContainText("Anonim");
});

test("a class page leads to the assistant with questions about the class", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto(toTenantUrl("main", "/Class"));
  const href = await page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("link")
    .first()
    .getAttribute("href");
  await page.goto(toTenantUrl("main", href ?? ""));
  await page.getByRole("complementary", { name: "Asisten" }).getByRole("link").click();
  const suggestions = page.getByRole("region", { name: "Contoh pertanyaan" }).getByRole("button");

  await expect(suggestions.first()).toContainText(/^Berapa biaya kelas /);

  const question = await suggestions.first().innerText();
  await suggestions.first().click({ noWaitAfter: true });
  await waitForAnswer(page, question);
});

test("a question that is too short is returned with an error", { tag: "@script" }, async ({
  page,
}) => {
  await page.goto(START);
  await ask(page, "a");
  await expect(page.getByRole("alert").first()).toContainText("2-2.000 karakter");
  await expect(field(page)).toHaveValue("a");
});

test("an answer can be stopped, asked again and copied", {
  tag: "@script-only",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);

  // On a busy machine an answer may end before its stop button is clicked.
  await expect(async () => {
    await page.goto(`${START}?new=1`);
    await ask(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
    await page.getByRole("button", { name: "Hentikan" }).click({ timeout: 2_000 });
    await expect(page.getByText("Jawaban ini terputus di tengah jalan.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Hentikan" })).toHaveCount(0);
    await expect(async () => {
      await page.goto(START);
      await expect(page.getByRole("button", { name: "Tanyakan lagi" })).toBeVisible({
        timeout: 500,
      });
    }).toPass({ timeout: 4_000 });
  }).toPass({ timeout: 45_000 });

  await page.getByRole("button", { name: "Tanyakan lagi" }).click();
  await waitForAnswer(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
  await page.getByRole("button", { name: "Salin jawaban" }).last().click();

  await expect(page.getByText("Jawaban sudah disalin.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Menurut halaman");
});

test("conversation, rating and deletion pages pass axe and do not overflow", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto(START);
  await ask(page, "Kelas apa saja yang gratis?");
  await waitForAnswer(page, "Kelas apa saja yang gratis?");
  const answered = page.url();
  await page.goto(START);
  const vote = await page.getByRole("link", { name: "Nilai jawaban ini" }).getAttribute("href");
  const remove = await page
    .getByRole("complementary", { name: "Riwayat" })
    .getByRole("link", { name: /^Hapus/ })
    .getAttribute("href");

  for (const address of [answered, START, vote ?? "", remove ?? ""]) {
    await page.goto(new URL(address, START).href);
    await expectValidPage(page, address);
  }
});
