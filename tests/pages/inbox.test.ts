import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getAppointmentDateError } from "~/lib/appointment";
import { formatIsoDate } from "~/lib/dates";
import { DAY_MS } from "~/lib/time";
import { type AppDatabase, openAppDatabase, queryRows } from "../guards/app-database";
import { TestBrowser } from "../guards/test-browser";
import { postFields, readHiddenFields, submitDeskForm } from "./content-fixture";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readText } from "./page-text";
import { APPLICANT, createCv, findJob, VISITOR_FORMS } from "./visitor-forms";

let app: DemoSourceApp;
let db: AppDatabase;
let admin: TestBrowser;
beforeAll(async () => {
  app = await startDemoSourceApp();
  db = await openAppDatabase(app.dataDir);
  admin = new TestBrowser(app.url);
  await admin.signIn("admin@pendopo.example");
});
afterAll(async () => {
  db.close();
  await app.close();
});

/** Forms of the page of an appointment, and of a message. */
const [DECISION, ANSWER, UPDATE] = [0, 1, 2];
const [MESSAGE_ANSWER, MESSAGE_UPDATE] = [0, 1];

function getBookableDate(days: number): string {
  const dates = [days, days + 1].map((ahead) => formatIsoDate(Date.now() + ahead * DAY_MS));
  return dates.find((date) => getAppointmentDateError(date, Date.now()) === null) ?? "";
}

const FIELDS = {
  name: "Sri Wahyuni",
  phone: "081234567890",
  segment: "school",
  institution: "SMK Uji Coba",
  topic: "Kelas untuk guru",
  preferredDate: getBookableDate(6),
  slot: "09.00",
  message: "Kami ingin tahu biayanya.",
};

/** @returns paths of the visitor's receipt and of the team's page */
async function requestAppointment(email: string) {
  const visitor = new TestBrowser(app.url);
  const { location } = await visitor.submitForm("/Make-Appointment", { ...FIELDS, email });
  expect(location).toMatch(/^\/Make-Appointment\/Bukti\//);
  const list = await admin.get(`/Dashboard/Janji?search=${encodeURIComponent(email)}`);
  const path = /href="(\/Dashboard\/Janji\/[0-9a-f]+)"/.exec(list.text)?.[1] ?? "none";
  return { visitor, receipt: location, path };
}

const listMails = (to: string) =>
  queryRows(
    db,
    `select subject, body, calendar from outbox where to_address = '${to}' order by created_at`,
  );
const read = async (browser: TestBrowser, path: string) => readText((await browser.get(path)).text);
const followTo = async (browser: TestBrowser, answer: { location: string }) =>
  read(browser, answer.location);

async function findMessage(search: string, browser = admin): Promise<string> {
  const list = await browser.get(`/Dashboard/Kotak-Masuk?state=all&search=${search}`);
  return /href="(\/Dashboard\/Kotak-Masuk\/\d+)"/.exec(list.text)?.[1] ?? "none";
}

describe("an appointment", () => {
  test("is sent, mailed to the team, moved to another time, and accepted with a calendar file", async () => {
    const email = "tamu@uji.example";
    const { visitor, path } = await requestAppointment(email);

    const notice = listMails("admin@pendopo.example").at(-1);
    expect(String(notice?.body)).toContain(path);
    expect(String(notice?.body)).toContain("Kami ingin tahu biayanya.");
    expect(await read(admin, "/Dashboard")).toMatch(/\d+ janji temu menunggu keputusan/);
    const page = await read(admin, path);
    expect(page).toContain("SMK Uji Coba");
    expect(page).toContain("Kami ingin tahu biayanya.");

    const proposed = await admin.submitForm(
      path,
      {
        decision: "propose",
        date: getBookableDate(10),
        slot: "13.30",
        text: "Pagi itu kami mengajar.",
      },
      DECISION,
    );
    expect(proposed).toMatchObject({ status: 303, location: `${path}?saved=decided` });
    expect(await followTo(admin, proposed)).toContain("pengunjung menerima email");

    const link = /\/Make-Appointment\/Bukti\/\S+/.exec(String(listMails(email).at(-1)?.body))?.[0];
    expect(await read(visitor, link ?? "")).toContain("Usulan kami:");
    const accepted = await visitor.submitForm(link ?? "", { answer: "accept", text: "" });
    expect(accepted.status).toBe(303);
    expect(await followTo(visitor, accepted)).toContain("Janji temu Anda dikonfirmasi");

    const confirmation = listMails(email).at(-1);
    expect(confirmation?.subject).toMatch(/dikonfirmasi$/);
    expect(String(confirmation?.calendar)).toMatch(/SEQUENCE:1\r\n[\s\S]*STATUS:CONFIRMED/);
    expect(await read(admin, path)).toContain("menerima waktu yang diusulkan");
  });

  test("shows its visitor the answer and the reason of a cancellation", async () => {
    const { visitor, receipt, path } = await requestAppointment("tanya@uji.example");

    const answer = { subject: "Biaya kelas", text: "Kelas guru tidak berbiaya." };
    expect((await admin.submitForm(path, answer, ANSWER)).location).toBe(`${path}?saved=answered`);
    const reason = "Kami libur pada pekan itu.";
    await admin.submitForm(path, { decision: "cancel", text: reason }, DECISION);

    const page = await read(visitor, receipt);
    expect(page).toContain("Kelas guru tidak berbiaya.");
    expect(page).toContain(reason);
    expect(String(listMails("tanya@uji.example")[1]?.subject)).toBe("Biaya kelas");
  });

  test("keeps what was typed when a colleague decided first", async () => {
    const { path } = await requestAppointment("balapan@uji.example");
    const late = await admin.openForm(path, DECISION);
    await admin.submitForm(path, { decision: "confirm" }, DECISION);

    const rejected = await late.post({
      decision: "propose",
      date: getBookableDate(12),
      slot: "09.00",
      text: "Besok?",
    });
    expect(rejected.status).toBe(409);
    expect(readText(rejected.text)).toContain("Data sudah berubah");
    expect(rejected.text).toContain("Besok?");

    const closed = await admin.openForm(path, DECISION);
    await admin.submitForm(path, { decision: "done" }, DECISION);
    const unsent = await closed.post({ decision: "cancel", text: "Kami libur pada pekan itu." });
    expect(readText(unsent.text)).toContain("Janji temu ini sudah berstatus selesai.");
    expect(unsent.text).toContain("Kami libur pada pekan itu.");
  });

  test("names the errors of all fields at once", async () => {
    const { path } = await requestAppointment("salah@uji.example");

    const wrong = await admin.submitForm(path, { decision: "propose" }, DECISION);
    expect(wrong.status).toBe(422);
    expect(readText(wrong.text)).toContain("Pilih tanggal usulan");
    expect(readText(wrong.text)).toContain("Pilih jam usulan");
  });

  test("is assigned with a note that its visitor does not read", async () => {
    const { visitor, receipt, path } = await requestAppointment("catatan@uji.example");
    const page = (await admin.get(path)).text;
    const select = page.slice(page.indexOf('name="assigneeId"'));
    const [, colleague = "", name = ""] = /<option value="(\w+)">([^<]+)</.exec(select) ?? [];

    const saved = await admin.submitForm(
      path,
      { assigneeId: colleague, note: "Rahasia tim" },
      UPDATE,
    );

    expect(saved.location).toBe(`${path}?saved=updated`);
    expect(await read(admin, path)).toMatch(/mengganti penanggung jawab .*Rahasia tim/);
    expect(await read(admin, "/Dashboard/Janji?search=catatan")).toContain(name);
    expect(await read(visitor, receipt)).not.toContain("Rahasia tim");
  });

  test("needs no institution of a person", async () => {
    const visitor = new TestBrowser(app.url);
    const fields = { ...FIELDS, email: "pribadi@uji.example", segment: "other", institution: "" };

    const answer = await visitor.submitForm("/Make-Appointment", fields);

    expect(answer.location).toMatch(/^\/Make-Appointment\/Bukti\//);
    expect(await read(visitor, answer.location)).toContain("Perorangan atau lainnya");
  });
});

describe("a message", () => {
  test("is found, answered from a template, and leaves the count", async () => {
    const path = await findMessage("sumba");
    const before = await read(admin, "/Dashboard");
    await admin.submitForm("/Dashboard/Kotak-Masuk/Templat", {
      name: "Sedang dicek",
      text: "Halo {nama}, nomor {nomor} sedang kami periksa.",
    });
    const href = /href="([^"]*template=\d+)#jawab"/.exec((await admin.get(path)).text)?.[1] ?? "";

    const filled = await read(admin, href);
    expect(filled).toContain("Halo Yohana Dima, nomor LAYANAN-");
    expect(filled).toContain("Rp5–8 juta");
    const answer = { subject: "Pelatihan", text: "Kami dapat mulai bulan depan." };
    const sent = await admin.submitForm(path, answer, MESSAGE_ANSWER);
    expect(await followTo(admin, sent)).toContain("Jawaban Anda sudah dikirim.");

    const mail = listMails("yohana@tenunsumba.example").at(-1);
    expect(mail?.subject).toBe("Pelatihan");
    expect(String(mail?.body)).toContain("Kami dapat mulai bulan depan.");
    const count = (text: string) => Number(/(\d+) kiriman baru di kotak masuk/.exec(text)?.[1]);
    expect(count(before)).toBeGreaterThan(0);
    expect(count(await read(admin, "/Dashboard"))).toBe(count(before) - 1);
  });

  test("is put in hand, shown in its tab, and part of the CSV", async () => {
    const path = await findMessage("rimba");
    await admin.submitForm(path, { state: "in-hand", note: "" }, MESSAGE_UPDATE);

    expect(await read(admin, "/Dashboard/Kotak-Masuk?state=in-hand")).toContain("Teguh Santosa");
    const csv = await admin.get("/Dashboard/Kotak-Masuk/Unduh?state=in-hand");
    expect(csv.headers["content-disposition"]).toContain("kotak-masuk.csv");
    expect(csv.text.split("\r\n")[1]).toMatch(/^Permintaan tenaga kerja,LAYANAN-.*,Ditangani,/);
  });

  test("and an appointment are missing on each other's page", async () => {
    const message = await findMessage("rimba");
    const { path } = await requestAppointment("tukar@uji.example");

    expect((await admin.get(message.replace("Kotak-Masuk", "Janji"))).status).toBe(404);
    expect((await admin.get(path.replace("Janji", "Kotak-Masuk"))).status).toBe(404);
  });
});

test("the emails about messages are a choice of the team only", async () => {
  const student = new TestBrowser(app.url);
  await student.signIn("student@pendopo.example");

  expect((await student.get("/Akun/Pemberitahuan")).text).not.toContain('name="appointment"');
  expect((await admin.get("/Akun/Pemberitahuan")).text).toContain('name="appointment"');

  const ticked = ["start", "deadline", "feedback", "digest", "announcement", "place", "demo"];
  const fields = Object.fromEntries(ticked.map((kind) => [kind, "on"]));
  await admin.submitForm("/Akun/Pemberitahuan", fields);
  const before = listMails("admin@pendopo.example").length;
  await requestAppointment("sunyi@uji.example");

  expect(listMails("admin@pendopo.example")).toHaveLength(before);
});

describe("what a visitor sends", () => {
  test.each(Object.entries(VISITOR_FORMS))(
    "a %s has a receipt, reaches the inbox, and is answered by email",
    async (_, { path, fields, shows }) => {
      const email = `kirim${path.toLowerCase().replace("/", "-")}@uji.example`;
      const visitor = new TestBrowser(app.url);

      const sent = await visitor.submitForm(path, { ...fields, email });

      expect(sent.location).toMatch(/^\/Bukti\/[\w.~-]+$/);
      const receipt = await read(visitor, sent.location);
      for (const text of shows) expect(receipt).toContain(text);
      expect(String(listMails(email)[0]?.subject)).toContain("kami terima");
      const item = await findMessage(encodeURIComponent(email));
      const detail = await read(admin, item);
      for (const text of shows) expect(detail).toContain(text);
      const answer = { subject: "Jawaban kami", text: "Terima kasih, mari kita atur waktunya." };
      await admin.submitForm(item, answer, MESSAGE_ANSWER);
      expect(String(listMails(email).at(-1)?.body)).toContain("mari kita atur waktunya");
    },
  );

  test("an application keeps its CV through a mistake, and the CV is missing for others", async () => {
    const visitor = new TestBrowser(app.url, "business");
    const owner = new TestBrowser(app.url, "business");
    await owner.signIn("superadmin@pendopo.example");
    const path = await findJob(visitor);

    const wrong = await submitDeskForm(
      visitor,
      path,
      { ...APPLICANT, phone: "12" },
      { cv: createCv() },
    );
    expect(wrong.status).toBe(422);
    expect(readText(wrong.text)).toContain("Sudah kami terima: CV Rina.pdf");
    const kept = { ...readHiddenFields(wrong, path), ...APPLICANT };
    const sent = await postFields(visitor, path, kept);

    expect(await read(visitor, sent.location)).toContain("CV Rina.pdf");
    const detail = await owner.get(await findMessage("rina-lamar", owner));
    const file = /href="(\/Berkas\/[0-9a-f]{32})"/.exec(detail.text)?.[1] ?? "none";
    expect((await owner.get(file)).headers["content-disposition"]).toContain("CV Rina.pdf");
    expect((await visitor.get(file)).status).toBe(404);
    const again = await submitDeskForm(visitor, path, { ...APPLICANT, coverLetter: "Lagi." });
    expect(readText(again.text)).toMatch(/sudah dipakai melamar lowongan ini pada .* LAMARAN-/);
  });

  test("an application needs a CV or a letter, and its CV is a PDF", async () => {
    const visitor = new TestBrowser(app.url, "business");
    const path = await findJob(visitor);

    const empty = await submitDeskForm(visitor, path, APPLICANT);
    expect(readText(empty.text)).toContain("Lampirkan CV atau tulis surat lamaran");
    const text = await submitDeskForm(visitor, path, { name: "R" }, { cv: new File(["x"], "a") });
    expect(text.status).toBe(422);
    expect(readText(text.text)).toMatch(/Nama wajib diisi.*Email wajib.*HP.*Berkas ini bukan PDF/);
  });
});

test("a testimony is sent, published, and read on a page with its own title", async () => {
  const visitor = new TestBrowser(app.url, "foundation");
  const owner = new TestBrowser(app.url, "foundation");
  await owner.signIn("superadmin@pendopo.example");
  const form = "/Testimoni/Kirim";
  const message = "Mentor kami sabar, dan bahannya runtut.";
  const fields = { name: "Wayan Putra", role: "Guru", institution: "SMK Uji", consent: "on" };

  const sent = await visitor.submitForm(form, { ...fields, message });

  expect(await followTo(visitor, sent)).toContain("Testimoni Anda sudah kami terima");
  expect((await visitor.get(form)).text).toMatch(/<title>Kirim testimoni · /);
  expect((await visitor.get("/Testimoni?page=99")).status).toBe(404);
  expect((await visitor.get("/Testimoni")).text).toMatch(/<title>Testimoni · /);
  expect(await read(visitor, "/Testimoni")).not.toContain(message);
  const waiting = "/Dashboard/Moderation?kind=testimonies&status=pending";
  expect(await read(owner, waiting)).toContain(message);
  const decided = await owner.submitForm(waiting, { status: "published" });
  expect(decided.status).toBe(303);
  expect(await read(visitor, "/Testimoni")).toContain(message);
});
