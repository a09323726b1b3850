import { readFileSync } from "node:fs";
import { expect, type Page, test } from "playwright/test";
import { createPdf } from "../contracts/drive-fixture";
import { signInAs } from "./demo-account";
import {
  answerMessage,
  countTasks,
  getCard,
  getMenuCount,
  hide,
  openRow,
  openTasks,
  publish,
  readReceipt,
  sendForm,
} from "./inbox-steps";
import { clickButton, generateEmail, openSecondBrowser, readMail } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

// One after the other, so that the counts are exact: nothing else writes to this tenant.
test.describe.configure({ mode: "default" });

const SITE = "acceleration";
const STAFF = "admin-kedua@pendopo.example";
const PERSON = { Nama: "Sri Wahyuni", "Nomor HP": "0812-3456-7890" };
const REQUEST = {
  "Nama perusahaan": "Koperasi Uji Karya",
  "Nama narahubung": "Sri Wahyuni",
  "Nomor HP": "0812-3456-7890",
};
const CV = Buffer.from(createPdf());

const main = (page: Page) => page.getByRole("main");

let staff: Page;
test.beforeAll(async ({ browser }) => {
  staff = await openSecondBrowser(browser, false);
  await signInAs(staff, "admin-kedua", "/Dashboard", SITE);
});
test.afterAll(() => staff.context().close());
test.beforeEach(async ({ context }) => assignClientIp(context));

interface Message {
  path: string;
  fields: Record<string, string>;
  button: string;
  /** On the receipt, and on the page of the team. */
  shows: string[];
  /** In the subjects of the emails to the team and with the answer. */
  label: string;
}

const MESSAGES: Record<string, Message> = {
  "a question": {
    path: "/Kontak",
    fields: { Nama: PERSON.Nama, Perihal: "Ruang kelas", Pesan: "Muat berapa orang ya?" },
    button: "Kirim pesan",
    shows: ["Ruang kelas", "Muat berapa orang ya?"],
    label: "Pesan",
  },
  "a request for a demo": {
    path: "/Request-Demo",
    fields: { ...PERSON, "Nama lembaga": "Kampus Uji" },
    button: "Kirim permintaan",
    shows: ["Kampus Uji"],
    label: "Permintaan demo",
  },
  "a request for training": {
    path: "/Training-Services",
    fields: {
      ...REQUEST,
      "Kebutuhan pelatihan": "Mencatat stok dan pesanan",
      "Jumlah peserta": "12",
    },
    button: "Kirim permintaan",
    shows: ["Koperasi Uji Karya", "Mencatat stok dan pesanan"],
    label: "Permintaan pelatihan",
  },
  "a request for staff": {
    path: "/Talent-Hiring",
    fields: { ...REQUEST, "Pekerjaan dan keahlian": "Dua pengembang web", "Jumlah orang": "2" },
    button: "Kirim permintaan",
    shows: ["Koperasi Uji Karya", "Dua pengembang web"],
    label: "Permintaan tenaga kerja",
  },
};

interface Sent {
  email: string;
  number: string;
  label: string;
  /** In the email to the team, who see them on the item's page too. */
  shows: string[];
  waiting: number;
}

/** From the emails about what was sent to the one with its answer. The item's page stays open. */
async function expectAnswered({ email, number, label, shows, waiting }: Sent): Promise<void> {
  const receipt = await readMail(email, /kami terima/, SITE);
  expect(receipt).toContain("Halo Sri Wahyuni,");
  expect(receipt).toContain(number);
  expect(await readMail(`${STAFF} ${number}`, new RegExp(`^${label} ${number}: `), SITE)).toContain(
    "/Dashboard/Kotak-Masuk/",
  );

  expect(await countTasks(staff, "messages", SITE)).toBe(waiting + 1);
  await expect(getMenuCount(staff, "Kotak masuk")).toContainText(String(waiting + 1));
  await openTasks(staff, "messages");
  await openRow(staff, number);
  for (const text of [number, email, ...shows]) await expect(main(staff)).toContainText(text);
  const answer = `Terima kasih atas kiriman Anda (${number}). Kami menelepon besok pagi.`;
  await answerMessage(staff, answer);

  expect(await readMail(email, new RegExp(`^(?!.*kami terima).*${number}`), SITE)).toContain(
    answer,
  );
}

for (const [what, { path, fields, button, shows, label }] of Object.entries(MESSAGES))
  test(`${what} is mailed to its sender and the team, counted, and answered by email`, async ({
    page,
  }) => {
    test.slow();
    const email = generateEmail();
    const waiting = await countTasks(staff, "messages", SITE);
    await page.goto(toTenantUrl(SITE, path));
    await sendForm(page, { ...fields, Email: email }, button);
    const number = await readReceipt(page, [email, ...shows]);

    await expectAnswered({ email, number, label, shows, waiting });

    expect(await countTasks(staff, "messages", SITE)).toBe(waiting);
  });

/** Opens the application form of the first open job. */
async function openJob(page: Page): Promise<void> {
  await page.goto(toTenantUrl(SITE, "/Career"));
  const links = await main(page).locator('a[href^="/Career/"]').all();
  for (const href of await Promise.all(links.map((link) => link.getAttribute("href")))) {
    await page.goto(toTenantUrl(SITE, href ?? ""));
    const apply = main(page)
      .getByRole("link", { name: /^Lamar / })
      .first();
    if ((await apply.count()) > 0) return apply.click();
  }
  throw new Error(`${SITE} has no open job`);
}

test("an application keeps its CV when rejected; the team downloads it and answers, visitors may not", async ({
  page,
}) => {
  test.slow();
  const email = generateEmail();
  const waiting = await countTasks(staff, "messages", SITE);
  await openJob(page);
  await expectValidPage(page, "application");
  await page
    .getByLabel(/^CV/)
    .setInputFiles({ name: "CV Sri.pdf", mimeType: "application/pdf", buffer: CV });
  await sendForm(page, { Nama: PERSON.Nama, "Nomor HP": "12345", Email: email }, "Kirim lamaran");

  await expect(main(page)).toContainText("Nomor HP harus diawali");
  await expect(main(page)).toContainText("Sudah kami terima: CV Sri.pdf");
  await expectValidPage(page, "application, rejected");

  await sendForm(page, { "Nomor HP": PERSON["Nomor HP"] }, "Kirim lamaran");
  const number = await readReceipt(page, [email, "CV Sri.pdf"]);
  await expectValidPage(page, "receipt");

  await expectAnswered({ email, number, label: "Lamaran", shows: ["Buka CV"], waiting });
  const link = main(staff).getByRole("link", { name: "Buka CV" });
  const [download] = await Promise.all([staff.waitForEvent("download"), link.click()]);

  expect(readFileSync(await download.path())).toEqual(CV);
  const missing = await page.goto(
    toTenantUrl(SITE, (await link.getAttribute("href")) ?? "/tidak-ada"),
  );
  expect(missing?.status()).toBe(404);
});

test("who switched the requests of companies off is not mailed about them, the rest of the team is", async ({
  page,
}) => {
  const setNotice = async (isOn: boolean) => {
    await staff.goto(toTenantUrl(SITE, "/Akun/Pemberitahuan"));
    await staff.getByLabel(/^Permintaan perusahaan/).setChecked(isOn);
    await clickButton(staff, "Simpan pilihan");
    await expect(main(staff)).toContainText("Pilihan Anda sudah disimpan.");
  };
  const { path, fields, button } = MESSAGES["a request for staff"] as Message;
  await setNotice(false);

  await page.goto(toTenantUrl(SITE, path));
  await sendForm(page, { ...fields, Email: generateEmail() }, button);
  const number = await readReceipt(page, []);

  const subject = new RegExp(number);
  await readMail(`superadmin@pendopo.example ${number}`, subject, SITE);
  await expect(readMail(`${STAFF} ${number}`, subject, SITE)).rejects.toThrow("no email");
  await setNotice(true);
});

test("a testimony is counted, published, and hidden again", async ({ page }) => {
  test.slow();
  const text = `Setelah kelas ini saya berani melamar kerja. ${Date.now().toString(36)}`;
  const waiting = await countTasks(staff, "submissions", SITE);
  await page.goto(toTenantUrl(SITE, "/Testimoni/Kirim"));
  await page.getByLabel(/^Saya setuju/).check();
  const fields = { Nama: PERSON.Nama, Peran: "Peserta", Lembaga: "SMK Uji", Pesan: text };
  await sendForm(page, fields, "Kirim testimoni");
  await expect(main(page)).toContainText("Testimoni Anda sudah kami terima");
  await expectValidPage(page, "testimony, sent");

  expect(await countTasks(staff, "submissions", SITE)).toBe(waiting + 1);
  await openTasks(staff, "submissions");
  await publish(getCard(staff, text));
  await expect(getCard(staff, text)).toHaveCount(0);
  expect(await countTasks(staff, "submissions", SITE)).toBe(waiting);
  await page.goto(toTenantUrl(SITE, "/Testimoni"));
  await expect(main(page)).toContainText(text);
  await expect(main(page)).toContainText("Sri Wahyuni, Peserta, SMK Uji");

  await staff.goto(toTenantUrl(SITE, "/Dashboard/Moderation?kind=testimonies&status=published"));
  await hide(getCard(staff, text), "Diminta oleh pengirimnya.");
  await expect(getCard(staff, text)).toHaveCount(0);
  await page.reload();
  await expect(main(page)).not.toContainText(text);
});
