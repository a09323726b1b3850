import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppDatabase, openAppDatabase, queryRows } from "../guards/app-database";
import { TestBrowser } from "../guards/test-browser";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readText } from "./page-text";
import { createTeamFields } from "./team-form-fields";

const REASON = "NISN anggota ketiga tidak ditemukan.";
const FORM = "/Register/Team";

let app: DemoSourceApp;
let db: AppDatabase;
let admin: TestBrowser;
let npsn: string;
beforeAll(async () => {
  app = await startDemoSourceApp();
  db = await openAppDatabase(app.dataDir);
  admin = new TestBrowser(app.url);
  await admin.signIn("admin@pendopo.example");
  const [school] = queryRows(
    db,
    `select npsn from schools where status = 'verified'
       and lms_id = (select lms_id from tenant_domains where domain = 'main.localhost')`,
  );
  npsn = String(school?.npsn);
});
afterAll(async () => {
  db.close();
  await app.close();
});

const read = async (browser: TestBrowser, path: string) => readText((await browser.get(path)).text);
const listMails = (to: string) =>
  queryRows(
    db,
    `select subject, body from outbox where to_address = '${to}' order by created_at`,
  ).map(({ subject, body }) => ({ subject: String(subject), body: String(body) }));

async function findTeam(search: string, browser = admin): Promise<string> {
  const list = await browser.get(`/Dashboard/Tim?search=${encodeURIComponent(search)}`);
  return /href="(\/Dashboard\/Tim\/[0-9a-f]+)"/.exec(list.text)?.[1] ?? "none";
}

/** @returns path of the receipt */
async function registerTeam(fields: Record<string, string>): Promise<string> {
  const { location, text } = await new TestBrowser(app.url).submitForm(FORM, fields);
  expect(location, readText(text)).toMatch(/^\/Register\/Team\/Bukti\/[\w-]{32}$/);
  return location;
}

test("a team is sent, mailed, seen, returned, changed by its emailed link, and verified", async () => {
  const coach = "wulan@uji.example";
  const visitor = new TestBrowser(app.url);
  const receipt = await registerTeam(createTeamFields(npsn, "Tim Perjalanan", coach));

  expect(await read(visitor, "/Register")).toContain("Daftarkan tim");
  const [first] = listMails(coach);
  expect(first?.subject).toMatch(/^Pendaftaran tim kami terima \(LIGA-\d{4}-\d{6}\)$/);
  expect(first?.body).toContain(`${receipt}\n`);
  expect(await read(admin, "/Dashboard")).toMatch(/\d+ tim menunggu pemeriksaan/);
  const detail = await findTeam("perjalanan");
  expect(await read(admin, detail)).toContain("Siswa Kedua");

  const returned = await admin.submitForm(detail, { decision: "revise", reason: REASON });
  expect(returned.location).toBe(`${detail}?selesai=ya`);
  expect(listMails(coach).at(-1)?.body).toContain(REASON);
  const status = await read(visitor, receipt);
  expect(status).toContain("Perlu diperbaiki");
  expect(status).toContain(REASON);
  const numbers = /NISN berakhiran \d{3} /;
  expect(status).toMatch(numbers);

  const change = /href="([^"]+\/Ubah)"/.exec((await visitor.get(receipt)).text)?.[1] ?? "none";
  const form = (await visitor.get(change)).text;
  expect(form).toContain('value="Siswa Ketiga"');
  const changed = await visitor.submitForm(change, {
    ...createTeamFields(npsn, "Tim Perjalanan", coach),
    "members[2].name": "Siswa Pengganti",
  });
  expect(changed.location).toBe(receipt);
  expect(await read(visitor, receipt)).toContain("Siswa Pengganti");

  expect((await admin.submitForm(detail, { decision: "verify" })).status).toBe(303);
  expect(listMails(coach).at(-1)?.subject).toMatch(/terverifikasi$/);
  expect(await read(visitor, receipt)).toContain("Terverifikasi");
  expect(await read(visitor, change)).toContain("tidak dapat diubah lagi");
});

test("the form names all errors at once, twins beside empty fields, and keeps its values", async () => {
  const fields: Record<string, string> = {
    ...createTeamFields("12", "Ti", "wulan"),
    "members[0].name": "",
    "members[3].name": "Siswa Keempat",
    consent: "",
  };
  fields["members[1].nisn"] = fields["members[0].nisn"] ?? "";

  const rejected = await new TestBrowser(app.url).submitForm(FORM, fields);

  expect(rejected.status).toBe(422);
  const text = readText(rejected.text);
  for (const message of [
    "NPSN terdiri dari 8 karakter",
    "Nama tim wajib diisi, 3-31 karakter",
    "Format email tidak valid",
    "Anggota 1: Nama wajib diisi, 3-100 karakter",
    "Anggota 2: NISN ini dipakai anggota lain",
    "Anggota 4: Izin orang tua atau wali wajib ada",
    "Nyatakan bahwa data ini benar sebelum mengirim",
  ])
    expect(text).toContain(message);
  expect(rejected.text).toContain('value="Siswa Keempat"');
  expect(rejected.text.length).toBeLessThan(60_000);
});

test("a taken name and a student of another team are errors of their fields", async () => {
  const taken = createTeamFields(npsn, "Tim Kembar", "kembar@uji.example");
  await registerTeam(taken);
  const visitor = new TestBrowser(app.url);

  const name = await visitor.submitForm(
    FORM,
    createTeamFields(npsn, "tim kembar", "lain@uji.example"),
  );
  expect(name.status).toBe(409);
  expect(name.text).toMatch(/<a href="#tim-teamName"[^>]*>Nama tim ini sudah dipakai/);
  const student = await visitor.submitForm(FORM, {
    ...createTeamFields(npsn, "Tim Ketiga", "lain@uji.example"),
    "members[1].nisn": taken["members[1].nisn"] ?? "",
  });
  expect(student.text).toMatch(
    /<a href="#tim-members-1-nisn"[^>]*>Anggota 2: Siswa ini sudah terdaftar/,
  );
});

test("a form sent twice makes one team, one without a version changes nothing", async () => {
  const coach = "dobel@uji.example";
  const fields = createTeamFields(npsn, "Tim Dobel", coach);
  const form = await new TestBrowser(app.url).openForm(FORM);
  const [one, other] = [await form.post(fields), await form.post(fields)];

  expect(other.location).toBe(one.location);
  expect(listMails(coach)).toHaveLength(1);
  const stale = await new TestBrowser(app.url).submitForm(`${one.location}/Ubah`, {
    ...fields,
    version: "",
    teamName: "Tim Tanpa Versi",
  });
  expect(stale.status).toBe(409);
  expect(readText(stale.text)).toContain("berubah sejak Anda membukanya");
  expect(stale.text).toContain('value="Tim Tanpa Versi"');
});

test("members join by code and NISN; a team that withdraws can be joined no more", async () => {
  const fields = createTeamFields(npsn, "Tim Gabung", "gabung@uji.example");
  const receipt = await registerTeam(fields);
  const student = new TestBrowser(app.url);
  await student.signIn("student@pendopo.example");
  const link = /\/Register\/Team\/Gabung\?kode=\w{6}/.exec(
    listMails("gabung@uji.example")[0]?.body ?? "",
  )?.[0];
  const code = link?.slice(-6) ?? "";
  const nisn = fields["members[0].nisn"] ?? "";

  expect((await new TestBrowser(app.url).get(link ?? "")).location).toMatch(/^\/Login/);
  expect((await student.get(link ?? "")).text).toContain(`value="${code}"`);
  const wrong = await student.submitForm(link ?? "", { code, nisn: "0000000000" });
  expect(readText(wrong.text)).toContain("Tidak ada tim dengan kode dan NISN ini");
  const joined = await student.submitForm(link ?? "", { code: code.toLowerCase(), nisn });
  expect(await read(student, joined.location)).toContain("Anda sudah bergabung");
  expect(await read(student, receipt)).toContain("Sudah bergabung");

  const [RENEW, WITHDRAW] = [0, 1];
  await student.submitForm(receipt, {}, RENEW);
  expect((await student.get(receipt)).text).not.toContain(code);
  const unconfirmed = await student.submitForm(receipt, {}, WITHDRAW);
  expect(readText(unconfirmed.text)).toContain("Centang bahwa tim ini mengundurkan diri");
  await student.submitForm(receipt, { confirmed: "on" }, WITHDRAW);
  const withdrawn = await read(student, receipt);
  expect(withdrawn).toContain("Mengundurkan diri");
  expect(withdrawn).not.toContain("Kode bergabung");
});

test("teams are listed by status and text; those who only view cannot decide", async () => {
  const viewer = new TestBrowser(app.url);
  await viewer.signIn("lead-program@pendopo.example");

  expect(await read(admin, "/Dashboard/Tim?status=verified")).toContain("Brantas Bersih");
  expect(await read(admin, "/Dashboard/Tim?status=submitted")).not.toContain("Brantas Bersih");
  const detail = await findTeam("enam bingkai", viewer);
  expect((await viewer.get(detail)).text).not.toContain('name="decision"');
  expect((await admin.get(detail)).text).toContain('name="decision"');
  expect((await admin.get("/Dashboard/Tim/000000000000")).status).toBe(404);
});

test("a late decision names the first and keeps its reason; repeating one succeeds", async () => {
  await registerTeam(createTeamFields(npsn, "Tim Balapan", "balapan@uji.example"));
  const detail = await findTeam("balapan");
  const [late, form] = [await admin.openForm(detail), await admin.openForm(detail)];

  for (const _ of [1, 2]) expect((await form.post({ decision: "verify" })).status).toBe(303);
  const rejected = await late.post({ decision: "reject", reason: REASON });

  expect(rejected.status).toBe(409);
  expect(readText(rejected.text)).toContain("sudah diputuskan oleh Bramantyo Wicaksono");
  expect(readText(rejected.text)).toContain(REASON);
});
