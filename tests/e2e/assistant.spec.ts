import { readFileSync } from "node:fs";
import { expect, type Page, test } from "playwright/test";
import { newPerson, on } from "./site";

const axe = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

test.beforeEach(async ({ context }) => newPerson(context));

const START = on("main", "/Assistant");
const field = (page: Page) => page.getByRole("textbox", { name: /^Pertanyaan/ });

/** Sends a question and does not wait for the page that answers it to be whole. */
async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await page.getByRole("button", { name: "Kirim pertanyaan" }).click({ noWaitAfter: true });
}

/** Lengths of the page's text, look by look, until the question stands there and its answer has come to its end. */
async function watch(page: Page, question: string): Promise<number[]> {
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

const violations = (page: Page): Promise<string[]> =>
  page.evaluate(
    `(() => { ${axe}; return axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }).then((r) => r.violations.map((v) => v.id + ": " + v.nodes.slice(0, 3).map((n) => n.target.join(" ")).join(" | "))) })()`,
  );

test("[CHT3, XJS2] an answer is seen growing while it is written", async ({ page }) => {
  // A busy machine may look too seldom once, or twice; an answer that comes whole is never seen growing.
  await expect(async () => {
    await page.goto(`${START}?baru=1`);
    await ask(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
    const lengths = await watch(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
    const grown = lengths.filter((length, at) => at > 0 && length > (lengths[at - 1] ?? 0));
    expect(grown.length).toBeGreaterThan(1);
  }).toPass({ timeout: 45_000 });
});

test("[CHT3, CHT5, XJS2] a question is answered with its sources; a follow-up goes on in the same conversation", async ({ page }) => {
  await page.goto(START);
  await ask(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
  await watch(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
  await expect(page.getByRole("main").getByRole("link", { name: /\[1\]/ }).last()).toHaveAttribute("href", /^\/Class\//);

  await ask(page, "Siapa mentornya?");
  await watch(page, "Siapa mentornya?");
  // The way here does not lead here, nor does it come with what script reads anew.
  await expect(page.getByRole("complementary", { name: "Asisten" })).toHaveCount(0);
  await page.goto(START);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("Berapa biaya kelas");
  await expect(page.getByRole("complementary", { name: "Riwayat" }).getByRole("listitem")).toHaveCount(1);
});

test("a follow-up that is asked before the page has caught up goes on in the same conversation", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "a page without script is whole when it is there");
  await page.goto(START);
  // A slow line: the page's own reading anew, behind the answer, takes its time.
  await page.route("**/Assistant.data?**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await ask(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
  await watch(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
  await ask(page, "Siapa mentornya?");
  await watch(page, "Siapa mentornya?");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto(START);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
});

test("reloading and going back ask nothing again", async ({ page }) => {
  await page.goto(START);
  await ask(page, "Kelas apa saja yang gratis?");
  await watch(page, "Kelas apa saja yang gratis?");
  await page.reload();
  await watch(page, "Kelas apa saja yang gratis?");
  await page.goBack();
  await page.goForward();
  await page.goto(START);
  await expect(page.getByText("Sisa 19 dari 20 pertanyaan")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("[CHT14, XJS3] an answer is rated, and the rating changed", async ({ page, javaScriptEnabled }) => {
  await page.goto(START);
  await ask(page, "Bagaimana cara membuat janji temu?");
  await watch(page, "Bagaimana cara membuat janji temu?");
  await page.goto(START);
  await page.getByRole("link", { name: "Nilai jawaban ini" }).click();
  if (javaScriptEnabled) await expect(page.getByRole("dialog", { name: "Nilai jawaban" })).toBeVisible();
  await page.locator('[name="value"][value="down"]').check();
  await page.locator('[name="reason"]').selectOption("tidak lengkap");
  await page.getByRole("button", { name: "Kirim penilaian" }).click();
  await expect(page.getByText("penilaian Anda sudah kami simpan")).toBeVisible();
  await page.getByRole("link", { name: /^Ubah penilaian \(tidak membantu\)/ }).click();
  await page.locator('[name="value"][value="up"]').check();
  await page.getByRole("button", { name: "Kirim penilaian" }).click();
  await expect(page.getByRole("link", { name: /^Ubah penilaian \(membantu\)/ })).toBeVisible();
});

test("[CHT11, XJS7] a conversation is deleted after it was asked about, and is gone", async ({ page }) => {
  await page.goto(START);
  await ask(page, "Apa itu kelas kompetensi?");
  await watch(page, "Apa itu kelas kompetensi?");
  await page.goto(START);
  await page
    .getByRole("complementary", { name: "Riwayat" })
    .getByRole("link", { name: /^Hapus/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Hapus percakapan ini?" })).toBeVisible();
  await page.getByRole("button", { name: "Ya, hapus" }).click();
  await expect(page.getByText("Percakapan sudah dihapus.")).toBeVisible();
  await expect(page.getByText("Belum ada percakapan.")).toBeVisible();
  await page.goto(START);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
});

test("[CHT14, XJS3] a wish is handed in and has a receipt; what is missing is told at its field", async ({ page, javaScriptEnabled }) => {
  await page.goto(START);
  await page.getByRole("link", { name: "Sampaikan aspirasi" }).click();
  if (javaScriptEnabled) await expect(page.getByRole("dialog", { name: "Sampaikan aspirasi" })).toBeVisible();
  await page.getByRole("button", { name: "Kirim aspirasi" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Peran wajib diisi");
  await page.locator('[name="role"]').fill("Guru");
  await page.locator('[name="topic"]').fill("Kelas malam");
  await page.locator('[name="message"]').fill("Semoga ada kelas pada malam hari bagi guru di desa.");
  await page.getByRole("button", { name: "Kirim aspirasi" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aspirasi Anda sudah kami terima" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Kelas malam");
  await expect(page.getByRole("main")).toContainText("Anonim");
});

test("every public page leads to the assistant, with questions that fit it", async ({ page }) => {
  await page.goto(on("main", "/Class"));
  const href = await page.getByRole("main").getByRole("article").first().getByRole("link").first().getAttribute("href");
  await page.goto(on("main", href ?? ""));
  await page.getByRole("complementary", { name: "Asisten" }).getByRole("link").click();
  const suggestions = page.getByRole("region", { name: "Contoh pertanyaan" }).getByRole("button");
  await expect(suggestions.first()).toContainText(/^Berapa biaya kelas /);
  const question = await suggestions.first().innerText();
  await suggestions.first().click({ noWaitAfter: true });
  await watch(page, question);
});

test("too short a question comes back with its reason", async ({ page }) => {
  await page.goto(START);
  await ask(page, "a");
  await expect(page.getByRole("alert").first()).toContainText("2-2.000 karakter");
  await expect(field(page)).toHaveValue("a");
});

test("what is being written can be stopped, asked again and copied", async ({ page, context, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "these buttons are the script's");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // On a busy machine an answer may be whole before the stop is there.
  await expect(async () => {
    await page.goto(`${START}?baru=1`);
    await ask(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
    await page.getByRole("button", { name: "Hentikan" }).click({ timeout: 2_000 });
    await expect(page.getByText("Jawaban ini terputus di tengah jalan.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Hentikan" })).toHaveCount(0);
    await expect(async () => {
      await page.goto(START);
      await expect(page.getByRole("button", { name: "Tanyakan lagi" })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 4_000 });
  }).toPass({ timeout: 45_000 });
  await page.getByRole("button", { name: "Tanyakan lagi" }).click();
  await watch(page, "Berapa biaya kelas Pemrograman Web Dasar dan kapan mulai?");
  await page.getByRole("button", { name: "Salin jawaban" }).last().click();
  await expect(page.getByText("Jawaban sudah disalin.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Menurut halaman");
});

for (const width of [320, 1280]) {
  test(`conversation, vote, delete and answer at ${width} px: axe 0, one h1, no overflow`, async ({ page, javaScriptEnabled }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(START);
    await ask(page, "Kelas apa saja yang gratis?");
    await watch(page, "Kelas apa saja yang gratis?");
    const answered = page.url();
    await page.goto(START);
    const vote = await page.getByRole("link", { name: "Nilai jawaban ini" }).getAttribute("href");
    const remove = await page
      .getByRole("complementary", { name: "Riwayat" })
      .getByRole("link", { name: /^Hapus/ })
      .getAttribute("href");
    for (const address of [answered, START, on("main", vote ?? ""), on("main", remove ?? "")]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
    }
  });
}
