import { expect, type Locator, type Page } from "playwright/test";
import { clickButton } from "./page-actions";
import { toTenantUrl } from "./requests";

const main = (page: Page) => page.getByRole("main");

const NUMBER = /[A-Z]+-\d{4}-\d{6}/;

/** Fills fields by their whole labels, and sends the page's form. */
export async function sendForm(
  page: Page,
  fields: Readonly<Record<string, string>>,
  button: string,
): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await main(page).getByLabel(label, { exact: true }).fill(value);
  await clickButton(page, button);
}

/** Reads the number on a receipt, which shows what was sent. */
export async function readReceipt(page: Page, shown: readonly string[]): Promise<string> {
  await expect(page).toHaveURL(/\/Bukti\//);
  for (const text of shown) await expect(main(page)).toContainText(text);
  return NUMBER.exec((await main(page).textContent()) ?? "")?.[0] ?? "no number";
}

const TASKS = {
  appointments: { title: /(\d+) janji temu menunggu keputusan/, action: "Periksa janji temu" },
  messages: { title: /(\d+) kiriman baru di kotak masuk/, action: "Buka kotak masuk" },
  submissions: {
    title: /(\d+) kiriman pengunjung menunggu keputusan/,
    action: "Periksa kiriman",
  },
};
type TaskKind = keyof typeof TASKS;

/** What the home of staff says is waiting. */
export async function countTasks(staff: Page, kind: TaskKind, tenant: string): Promise<number> {
  await staff.goto(toTenantUrl(tenant, "/Dashboard"));
  return Number(TASKS[kind].title.exec((await main(staff).textContent()) ?? "")?.[1] ?? 0);
}

/** Goes on from the home. */
export const openTasks = (staff: Page, kind: TaskKind) =>
  main(staff).getByRole("link", { name: TASKS[kind].action, exact: true }).click();

/** The number beside a section of the menu. */
export const getMenuCount = (staff: Page, section: string): Locator =>
  staff
    .getByRole("navigation", { name: "Dasbor" })
    .getByRole("link", { name: new RegExp(`^${section} \\d+ menunggu$`) });

/** Opens an item from the list that is shown. */
export const openRow = (staff: Page, text: string) =>
  main(staff).getByRole("row").filter({ hasText: text }).getByRole("link").first().click();

/** Answers the message that is open, by email. */
export async function answerMessage(staff: Page, text: string): Promise<void> {
  await staff.getByLabel("Jawaban", { exact: true }).fill(text);
  await clickButton(staff, "Kirim jawaban");
  await expect(main(staff)).toContainText("Jawaban Anda sudah dikirim.");
}

/** What a visitor or learner submitted, at the moderator's. */
export const getCard = (page: Page, text: string): Locator =>
  main(page).getByRole("article").filter({ hasText: text });

export const publish = (card: Locator) =>
  card.getByRole("button", { name: "Terbitkan", exact: true }).click();

export async function hide(card: Locator, reason: string): Promise<void> {
  await card.getByText("Sembunyikan", { exact: true }).click();
  await card.getByRole("textbox", { name: "Alasan" }).fill(reason);
  await card.getByRole("button", { name: "Sembunyikan kiriman" }).click();
}
