import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestBrowser } from "../guards/test-browser";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readText } from "./page-text";

let app: DemoSourceApp;
let admin: TestBrowser;
beforeAll(async () => {
  app = await startDemoSourceApp();
  admin = new TestBrowser(app.url);
  await admin.signIn("admin@pendopo.example");
});
afterAll(() => app.close());

const read = async (path: string) => readText((await admin.get(path)).text);
const INVOICES = "/Dashboard/Tagihan";
const findInvoice = async (query: string) =>
  /href="(\/Dashboard\/Tagihan\/\d+)"/.exec((await admin.get(`${INVOICES}${query}`)).text)?.[1] ??
  "none";

describe("invoices", () => {
  test("are listed by status, with a CSV of the same filters", async () => {
    const list = await admin.get(`${INVOICES}?status=paid&from=1/1/2020`);
    const text = readText(list.text);

    expect(text).toMatch(/INV\/\d{4}\/\d{2}\/\d{6}/);
    expect(text).not.toMatch(/INV\S+ .{0,200}(?:Kedaluwarsa|Menunggu pembayaran) INV/);
    expect(list.text).toContain('href="/Dashboard/Tagihan/Unduh?status=paid&amp;from=2020-01-01"');

    const csv = await admin.get(`${INVOICES}/Unduh?status=paid&from=2020-01-01`);

    expect(csv.headers["content-disposition"]).toBe('attachment; filename="tagihan.csv"');
    const states = csv.text.trim().split("\r\n").slice(1);
    expect(states.length).toBeGreaterThan(0);
    expect(states.every((line) => line.includes(",Lunas,"))).toBe(true);
  });

  test("show payments and ledger entries, and are returned with a reason", async () => {
    const path = await findInvoice("?status=paid");
    const page = await read(path);

    expect(page).toContain("Pendapatan kelas");
    expect(page).toMatch(/Dana di layanan pembayaran -Rp/);

    const wrong = await admin.submitForm(`${path}/Kembalikan`, { reason: "", password: "salah" });
    expect(wrong.status).toBe(422);

    const answer = await admin.submitForm(`${path}/Kembalikan`, {
      reason: "Kelas ini batal kami selenggarakan",
      password: "Pendopo-2026",
    });

    expect(answer.location).toMatch(/^\/Dashboard\/Refunds\/\d+$/);
    expect(await read(path)).toMatch(/REFUND-\d{4}-\d{6} Diputuskan pengelola/);
    expect(await read(`${path}/Kembalikan`)).toContain("Hanya tagihan yang sudah dibayar");
  });

  test("say so when none is found, and 404 for an unknown one", async () => {
    expect(await read(`${INVOICES}?search=tidakadayangini`)).toContain("Tidak ada tagihan di sini");
    expect((await admin.get(`${INVOICES}/999999999999`)).status).toBe(404);
  });
});
