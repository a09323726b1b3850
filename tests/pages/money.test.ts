import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findHtmlErrors } from "../e2e/validate-html";
import { openAppDatabase, queryRows } from "../guards/app-database";
import { TestBrowser } from "../guards/test-browser";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readShownFields } from "./form-fields";
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

describe("donation campaigns", () => {
  const DESK = "/Dashboard/Donasi/Kampanye";
  const FIELDS = {
    title: "Perpustakaan Keliling Sikka",
    slug: "perpustakaan-sikka",
    summary: "Satu perahu buku untuk tujuh pulau kecil.",
    story: "## Untuk siapa\n\nAnak-anak di **tujuh pulau**.",
    goal: "10 juta",
    presets: "25.000 = satu buku\r\n100 ribu = satu rak",
    endsOn: "",
    showsDonors: "on",
  };
  const createCampaign = async (more: Partial<typeof FIELDS> = {}) => {
    const created = await admin.submitForm(`${DESK}/Baru`, { ...FIELDS, ...more });
    expect([created.status, created.location]).toEqual([
      303,
      expect.stringMatching(/^\/Dashboard\/Donasi\/Kampanye\/\d+$/),
    ]);
    return created.location;
  };

  const readFields = async (path: string) => ({
    path: `${path}/Ubah`,
    fields: readShownFields((await admin.get(`${path}/Ubah`)).text),
  });
  const save = (
    { path, fields }: Awaited<ReturnType<typeof readFields>>,
    more: Record<string, string>,
  ) => admin.post(path, { ...fields, ...more });

  test("are made, opened, donated to, moved to another address, and closed", async () => {
    const path = await createCampaign();
    expect((await admin.get("/Donation/perpustakaan-sikka")).status).toBe(404);

    expect((await admin.submitForm(path, {})).status).toBe(303);
    await admin.submitForm(`${path}/Kabar`, { text: "Perahunya selesai dicat." });

    const [newsPath = ""] = /[^"]+\/Kabar\/\d+/.exec((await admin.get(path)).text) ?? [];
    const unversioned = { change: "correct", text: "Perahunya selesai.", version: "" };
    expect((await admin.submitForm(newsPath, unversioned)).status).toBe(409);
    await admin.submitForm(newsPath, {
      change: "correct",
      text: "Perahunya selesai dicat biru.",
    });

    const visitor = new TestBrowser(app.url);
    expect(readText((await visitor.get("/Donation")).text)).toContain(
      "Perpustakaan Keliling Sikka Satu perahu buku",
    );
    const page = await visitor.get("/Donation/perpustakaan-sikka");
    const text = readText(page.text);
    expect(page.text).toContain("<strong>tujuh pulau</strong>");
    expect(text).toContain("Rp25.000: satu buku");
    expect(text).toContain("Perahunya selesai dicat biru.");
    expect(text).toContain("Rp0 terkumpul dari Rp10.000.000");

    const removed = await admin.submitForm(newsPath, {}, 1);
    expect([removed.status, removed.location]).toEqual([303, path]);
    expect((await admin.get(newsPath)).status).toBe(404);

    const donated = await visitor.submitForm("/Donation/perpustakaan-sikka", {
      preset: "100000",
      name: "Maria Goreti",
      email: "maria@uji.example",
      method: "qris",
    });
    expect(donated.location).toMatch(/^\/Donation\/Bukti\//);

    expect((await save(await readFields(path), { slug: "perahu-buku" })).status).toBe(303);
    const moved = await visitor.get("/Donation/perpustakaan-sikka");
    expect([moved.status, moved.location]).toEqual([301, "/Donation/perahu-buku"]);

    await admin.submitForm(path, {});
    const closed = readText((await visitor.get("/Donation/perahu-buku")).text);
    expect(closed).toContain("Kampanye ini sudah ditutup.");
    expect(closed).toContain("Lihat kampanye yang sedang berjalan");
    expect(closed).not.toContain("Lanjut ke pembayaran");
  });

  test("tell who saved a stale form or one without its version, and keep what was typed", async () => {
    const path = await createCampaign({ slug: "kursi-belajar", title: "Kursi Belajar" });
    const opened = await readFields(path);
    expect((await save(opened, { title: "Kursi dan Meja" })).status).toBe(303);

    for (const version of [opened.fields.version ?? "", "", "x"]) {
      const rejected = await save(opened, { title: "Kursi Saja", version });
      expect(rejected.status).toBe(409);
      expect(readText(rejected.text)).toContain("Data sudah berubah");
      expect(rejected.text).toContain("Kursi Saja");
    }
    const unswitched = await admin.submitForm(path, { version: "" });
    expect(unswitched.status).toBe(409);
  });
});

describe("reconciliation", () => {
  const PATH = "/Dashboard/Rekonsiliasi";
  const upload = async (lines: string[], fields: Record<string, string>) => {
    const page = await admin.get(PATH);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...readShownFields(page.text), ...fields }))
      form.set(name, value);
    if (lines.length > 0) form.set("file", new Blob([lines.join("\n")]), "midtrans.csv");
    const { headers, body } = await toRequest(form);
    return admin.send(PATH, { method: "POST", headers, body });
  };
  const toRequest = async (form: FormData) => {
    const request = new Request("http://x", { method: "POST", body: form });
    return {
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      body: Buffer.from(await request.arrayBuffer()),
    };
  };

  test("shows what a file and the books do not share, with a CSV", async () => {
    const period = { from: "1/1/2020", to: "2/1/2020" };
    const lines = ["Order ID,Gross Amount", "KELAS-LAIN-1,100000.00"];

    const sent = await upload(lines, period);

    expect([sent.status, sent.location]).toEqual([
      303,
      expect.stringMatching(/^\/Dashboard\/Rekonsiliasi\/\d+$/),
    ]);
    const page = await read(sent.location);
    expect(page).toContain("1 Januari 2020 sampai 2 Januari 2020");
    expect(page).toMatch(/Tidak ada di sini KELAS-LAIN-1 Pembayaran, baris 2 Rp100\.000 –/);
    expect((await admin.get(`${sent.location}/Unduh`)).text).toContain("KELAS-LAIN-1,2,100000,");
    expect(await read(PATH)).toContain("midtrans.csv");
    expect((await admin.get(`${PATH}/999999999999/Unduh`)).status).toBe(404);
  });

  test("names what is wrong with a period or a file", async () => {
    const period = { from: "1/1/2026", to: "31/1/2026" };
    const cases: [string[], Record<string, string>, string][] = [
      [["a,b"], period, "Baris pertama harus menyebut kolom Order ID"],
      [[], period, "Pilih berkas CSV-nya"],
      [["a,b"], { from: "1/1/2026", to: "31/12/2026" }, "Periode paling panjang 92 hari"],
    ];
    for (const [lines, fields, message] of cases) {
      const rejected = await upload(lines, fields);
      expect(rejected.status).toBe(422);
      expect(readText(rejected.text)).toContain(message);
    }
  });
});

describe("the statement of a month", () => {
  const month = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 7);
  const path = `/Dashboard/Laporan/${month}`;

  test("shows income, payouts and balances, the same as its CSV", async () => {
    expect((await admin.get("/Dashboard/Laporan")).location).toBe(path);
    const text = await read(path);
    expect(text).toMatch(/Pemasukan bersih -?Rp/);
    expect(text).toContain("Laporan ini sementara");
    expect(text).toMatch(/Saldo: Dana di layanan pembayaran .*Saldo awal .*Saldo akhir/);

    const csv = await admin.get(`${path}/Unduh`);
    expect(csv.headers["content-disposition"]).toContain(`laporan-${month}.csv`);
    const closing = /Saldo: Dana di layanan pembayaran,Saldo akhir,(-?\d+)/.exec(csv.text)?.[1];
    const shown = new Intl.NumberFormat("id-ID").format(Number(closing));
    expect(text).toContain(`Saldo akhir Rp${shown}`);
  });

  test("is a tagged PDF, and missing for months to come", async () => {
    const pdf = await admin.get(`${path}/PDF`);
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.text.slice(0, 8)).toBe("%PDF-1.7");
    expect(pdf.text).toContain("/MarkInfo");
    for (const missing of ["2999-01", "2026-13", "kemarin"])
      expect((await admin.get(`/Dashboard/Laporan/${missing}`)).status).toBe(404);
  });
});

test("a payout is approved in view of its fee, its audit log and what one approver may still approve", async () => {
  const list = (await admin.get("/Dashboard/Payouts?status=queued")).text;
  const paths = [...list.matchAll(/href="(\/Dashboard\/Payouts\/\d+)"/g)].map(
    ([, href = ""]) => href,
  );
  const pages = await Promise.all([...new Set(paths)].map((path) => admin.get(path)));
  const approvable = pages.find((page) => page.text.includes("/Approve"));
  const href = /href="(\S+\/Approve)"/.exec(approvable?.text ?? "")?.[1] ?? "none";
  const text = await read(href);

  expect(text).toMatch(/Diterima Rp\S+ ?(?:setelah biaya Rp2\.500|, tanpa biaya)/);
  expect(text).toMatch(/Batas satu penyetuju Rp10\.000\.000 per pemohon .* tersisa Rp/);
  expect(text).toMatch(/Jejak audit .*Mengajukan pencairan/);
});

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

    expect(page).toMatch(/Pembayaran Dana di layanan pembayaran Rp/);
    expect(page).toMatch(/Pembayaran Pendapatan kelas Rp/);

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

test("where a second factor is required, pages that return payments lead to its set-up first", async () => {
  const security = "/Dashboard/Orang/Keamanan";
  const password = "Pendopo-2026";
  const db = await openAppDatabase(app.dataDir);
  db.prepare("update refunds set status = 'manual'").run();
  const [refund] = queryRows(db, "select id from refunds limit 1");
  db.close();
  const pages = [
    "/Dashboard/Donations/999999999999/Refund",
    `${await findInvoice("?status=paid")}/Kembalikan`,
    `/Dashboard/Refunds/${refund?.id}`,
  ];
  await admin.submitForm(security, { required: "on", password });

  for (const path of pages) {
    const { status, location } = await admin.get(path);
    const query = new URLSearchParams({ lanjut: path });
    expect([status, location]).toEqual([303, `/Akun/Dua-Langkah?${query}`]);
  }
  await admin.submitForm(security, { password });
  expect((await admin.get(pages[1] ?? "")).status).toBe(200);
});

test.each([
  ["/Dashboard/Payouts/Laporan", "Pemohon ikut menyetujui"],
  ["/Dashboard/Payouts/Laporan?kind=two&from=1/1/2020", "Dua orang"],
  ["/Dashboard/Refunds", "Belum selesai"],
  ["/Dashboard/Voucher?status=over", "Berakhir"],
])("%s is a valid page with a tab %s", async (path, tab) => {
  const { status, text } = await admin.get(path);

  expect(status).toBe(200);
  expect(readText(text)).toContain(tab);
  expect(await findHtmlErrors(text.replace(/<link rel="stylesheet" href=""\/>/g, ""))).toEqual([]);
  expect(text.length).toBeLessThan(60_000);
});
