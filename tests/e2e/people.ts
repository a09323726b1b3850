import { type Browser, expect, type Page } from "playwright/test";
import { signInAs } from "./accounts";
import { newPerson, on } from "./site";

export const PASSWORD = "padi menguning di sawah";

let made = 0;
/** An address that nobody has: both projects run on one database. */
export const newEmail = () => `uji-${Date.now().toString(36)}-${process.pid}-${++made}@contoh.example`;
/** A school number that no other test uses. */
export const newNpsn = () => String(30_000_000 + ((Date.now() + ++made * 7_919 + process.pid * 104_729) % 60_000_000));

/** The page's main form's button, by its words. */
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("main")
    .getByRole("button", { name, exact: typeof name === "string" })
    .click();

/** A browser of its own, with cookies and address of its own, as another device has. */
export async function anotherBrowser(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Perangkat kedua",
  });
  await newPerson(context);
  return context.newPage();
}

/** Reads the newest mail to an address in the outbox, as the superadmin does. @returns its text */
export async function readMail(browser: Browser, to: string, subject: RegExp): Promise<string> {
  const page = await anotherBrowser(browser, false);
  await signInAs(page, "superadmin", "/Dashboard/Outbox");
  await page.goto(on("main", `/Dashboard/Outbox?search=${encodeURIComponent(to)}`));
  await page.getByRole("main").getByRole("link", { name: subject }).first().click();
  await expect(page).toHaveURL(/\/Dashboard\/Outbox\/\d+$/);
  const text = (await page.getByRole("main").textContent()) ?? "";
  await page.context().close();
  return text;
}

/** The path of the first link in a mail that fits. */
export const linkIn = (mail: string, path: RegExp) => new RegExp(`${path.source}[\\w-]+`).exec(mail)?.[0] ?? "no link";

export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(on("main", "/Akun/Daftar"));
  await page.getByLabel("Nama", { exact: true }).fill("Wahyu Ningsih");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Ulangi kata sandi").fill(PASSWORD);
  await page.getByLabel(/kebijakan privasi/).check();
  await press(page, "Buat akun");
  await expect(page).toHaveURL(/\/Akun\/Verifikasi\?/);
}

/** An account, verified by its mail. */
export async function makeAccount(browser: Browser, page: Page): Promise<string> {
  const email = newEmail();
  await signUp(page, email);
  await page.goto(on("main", linkIn(await readMail(browser, email, /Verifikasi/), /\/Akun\/Verifikasi\//)));
  await press(page, "Verifikasi email saya");
  await expect(page).toHaveURL(/catatan=verified/);
  return email;
}

export async function enter(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(password);
  await press(page, "Masuk");
}

interface SchoolInput {
  npsn: string;
  name: string;
  /** Of the person in charge. */
  email: string;
}

/** Fills in the form's four steps as somebody does who makes no mistake. Ends where all is looked over. */
export async function fillSchool(page: Page, { npsn, name, email }: SchoolInput): Promise<void> {
  await page.goto(on("main", "/Register/School"));
  await fillFirstStep(page, npsn, name);
  await press(page, "Lanjutkan");
  await fillPlace(page);
  await press(page, "Lanjutkan");
  await fillPeople(page, email);
  await press(page, "Lanjutkan");
  await page.getByLabel("Jumlah siswa").fill("420");
  await press(page, "Periksa isian");
  await expect(page).toHaveURL(/\/periksa$/);
}

export async function fillFirstStep(page: Page, npsn: string, name: string): Promise<void> {
  await page.getByLabel("NPSN").fill(npsn);
  await page.getByLabel("Nama sekolah").fill(name);
  await page.getByRole("group", { name: "Jenis" }).getByLabel("SMA", { exact: true }).check();
  await page.getByRole("group", { name: "Status" }).getByLabel("Negeri").check();
}

/** Province first; its cities by the button. */
export async function fillPlace(page: Page): Promise<void> {
  await page.getByLabel("Provinsi").selectOption({ label: "Jawa Barat" });
  await press(page, "Tampilkan kota");
  await page.getByLabel("Kabupaten/kota").selectOption("32.73");
  await page.getByLabel("Alamat").fill("Jalan Merdeka nomor 17, Babakan Ciamis");
  await page.getByLabel("Kode pos").fill("40117");
}

export async function fillPeople(page: Page, email: string): Promise<void> {
  await page.getByLabel("Nama kepala sekolah").fill("Rahmat Hidayat");
  await page.getByLabel("Nomor HP kepala sekolah").fill("0812-3456-7890");
  await page.getByLabel("Nama penanggung jawab").fill("Sri Wahyuni");
  await page.getByLabel("Jabatan").fill("Wakil kepala sekolah");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Nomor HP penanggung jawab").fill("0812-9876-5432");
}
