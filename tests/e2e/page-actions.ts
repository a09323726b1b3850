import { type Browser, expect, type Page } from "playwright/test";
import { decodeEntities } from "../guards/test-browser";
import { getSuperadmin } from "./demo-account";
import { assignClientIp, toTenantUrl } from "./requests";

export const NEW_ACCOUNT_PASSWORD = "padi menguning di sawah";

let uniqueCount = 0;
/** Unique, because both projects share a database. */
export const generateEmail = () =>
  `uji-${Date.now().toString(36)}-${process.pid}-${++uniqueCount}@contoh.example`;
export const generateUniqueNpsn = () =>
  String(30_000_000 + ((Date.now() + ++uniqueCount * 7_919 + process.pid * 104_729) % 60_000_000));

export const clickButton = (page: Page, name: string | RegExp) =>
  page
    .getByRole("main")
    .getByRole("button", { name, exact: typeof name === "string" })
    .click();

/** Opens a second device: its own cookies and IP address. */
export async function openSecondBrowser(
  browser: Browser,
  javaScriptEnabled: boolean,
): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Perangkat kedua",
  });
  await assignClientIp(context);
  return context.newPage();
}

/**
 * Reads the newest email to an address in the outbox, as the superadmin.
 * @param to may name words of the subject too, where the address gets much mail
 * @returns its text
 */
export async function readMail(to: string, subject: RegExp, tenant = "main"): Promise<string> {
  const superadmin = await getSuperadmin(tenant);
  const outbox = await superadmin.get(`/Dashboard/Outbox?search=${encodeURIComponent(to)}`);
  const links = outbox.text.matchAll(/<a href="(\/Dashboard\/Outbox\/\d+)"[^>]*>(.*?)<\/a>/g);
  const [, path] = [...links].find(([, , text = ""]) => subject.test(readText(text))) ?? [];
  if (!path) throw new Error(`no email to ${to} has the subject ${subject}`);
  return readText((await superadmin.get(path)).text.replace(/^.*<main|<\/main>.*$/gs, ""));
}

const readText = (html: string) => decodeEntities(html.replace(/<[^>]*>/g, ""));

/** Returns the path of the first matching link in an email. */
export const findLink = (mail: string, path: RegExp) =>
  new RegExp(`${path.source}[\\w-]+`).exec(mail)?.[0] ?? "no link";

export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(toTenantUrl("main", "/Akun/Daftar"));
  await fillSignUp(page, email);
}

/** Fills the sign-up page that is open, and sends it. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel("Nama", { exact: true }).fill("Wahyu Ningsih");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(NEW_ACCOUNT_PASSWORD);
  await page.getByLabel("Ulangi kata sandi").fill(NEW_ACCOUNT_PASSWORD);
  await page.getByLabel(/kebijakan privasi/).check();
  await clickButton(page, "Buat akun");
  await expect(page).toHaveURL(/\/Akun\/Verifikasi\?/);
  await expect(page.getByText(`Kami mengirim tautan verifikasi ke ${email}`)).toBeVisible();
}

/** Creates an account and verifies its address by email. */
export async function registerAccount(page: Page): Promise<string> {
  const email = generateEmail();
  await signUp(page, email);
  await page.goto(
    toTenantUrl("main", findLink(await readMail(email, /Verifikasi/), /\/Akun\/Verifikasi\//)),
  );
  await clickButton(page, "Verifikasi email saya");
  await expect(page).toHaveURL(/notice=verified/);
  return email;
}

export async function submitSignIn(
  page: Page,
  email: string,
  password = NEW_ACCOUNT_PASSWORD,
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(password);
  await clickButton(page, "Masuk");
}

interface SchoolInput {
  npsn: string;
  name: string;
  /** Of the person in charge. */
  email: string;
}

/** Fills the four steps with valid values. Ends on the review step. */
export async function fillSchoolForm(
  page: Page,
  { npsn, name, email }: SchoolInput,
): Promise<void> {
  await page.goto(toTenantUrl("main", "/Register/School"));
  await fillFirstStep(page, npsn, name);
  await clickButton(page, "Lanjutkan");
  await fillPlace(page);
  await clickButton(page, "Lanjutkan");
  await fillPeople(page, email);
  await clickButton(page, "Lanjutkan");
  await page.getByLabel("Jumlah siswa").fill("420");
  await clickButton(page, "Periksa isian");
  await expect(page).toHaveURL(/\/periksa$/);
}

export async function fillFirstStep(page: Page, npsn: string, name: string): Promise<void> {
  await page.getByLabel("NPSN").fill(npsn);
  await page.getByLabel("Nama sekolah").fill(name);
  await page.getByRole("group", { name: "Jenis" }).getByLabel("SMA", { exact: true }).check();
  await page.getByRole("group", { name: "Status" }).getByLabel("Negeri").check();
}

export async function fillPlace(page: Page): Promise<void> {
  await page.getByLabel("Provinsi").selectOption({ label: "Jawa Barat" });
  await clickButton(page, "Tampilkan kota");
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
