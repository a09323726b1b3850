import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppDatabase, openAppDatabase } from "../guards/app-database";
import { parseForms, TestBrowser } from "../guards/test-browser";
import { askQuestions, enrol, listChapters, passQuiz } from "./class-database";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { findCanonical, readText } from "./page-text";

const CLASS = "pemrograman-web-dasar";
const COURSE = `/Courses/@Premium/${CLASS}`;
const FREE = `${COURSE}/module/halaman-pertama/chapter/apa-yang-terjadi-saat-anda-membuka-situs`;
const SECOND = `${COURSE}/module/halaman-pertama/chapter/menulis-html-pertama`;
const LOCKED = `${COURSE}/module/tampilan/chapter/warna-huruf-dan-jarak`;

let app: DemoSourceApp;
let db: AppDatabase;
beforeAll(async () => {
  app = await startDemoSourceApp();
  db = await openAppDatabase(app.dataDir);
});
afterAll(async () => {
  db.close();
  await app.close();
});

async function openAs(account: string) {
  const browser = new TestBrowser(app.url);
  await browser.signIn(`${account}@pendopo.example`);
  return browser;
}

describe("a chapter's page", () => {
  test("opens a free chapter to guests, in place of the site's header and footer", async () => {
    const { status, text } = await new TestBrowser(app.url).get(FREE);

    expect(status).toBe(200);
    expect(readText(text)).toContain("Bab 1 dari 13");
    expect(readText(text)).toContain("Peramban bertanya kepada DNS");
    expect(text).toContain('href="/Class/pemrograman-web-dasar"');
    expect(text).not.toMatch(/<footer|<script(?! type="application\/ld\+json")|<form/);
    expect(text.length).toBeLessThan(30_000);
  });

  test("[RTE13] is found without its module, and names one address", async () => {
    const guest = new TestBrowser(app.url);
    const chapter = "apa-yang-terjadi-saat-anda-membuka-situs";
    for (const path of [
      `${COURSE}/module/chapter/${chapter}`,
      `/Courses/${CLASS}/module/chapter/${chapter}`,
      `/Courses/${CLASS}/module/halaman-pertama/chapter/${chapter}`,
    ]) {
      const { status, text } = await guest.get(path);

      expect(status, path).toBe(200);
      expect(findCanonical(text), path).toBe(FREE);
    }
  });

  test("says of a locked chapter whom it is for, and leads there", async () => {
    const { status, text } = await new TestBrowser(app.url).get(LOCKED);

    expect(status).toBe(403);
    expect(text).toContain('content="noindex, nofollow"');
    expect(text).toContain(`/Login?redirect=${encodeURIComponent(LOCKED)}`);
    expect(readText(text)).toContain("Bab ini untuk peserta kelas");
    expect(readText(text)).not.toContain("Pilih satu warna untuk teks");
  });

  test("is missing for an unknown class, module or chapter", async () => {
    const guest = new TestBrowser(app.url);
    for (const path of [
      "/Courses/tidak-ada/module/chapter/satu",
      `${COURSE}/module/tampilan/chapter/tidak-ada`,
      `${COURSE}/module/menerbitkan/chapter/warna-huruf-dan-jarak`,
    ]) {
      const { status, text } = await guest.get(path);

      expect(status, path).toBe(404);
      expect(text).toContain("<footer");
    }
  });

  test("sends a guest who marks it as done to sign in, and rejects a forged form", async () => {
    const guest = await new TestBrowser(app.url).post(FREE, {
      idempotency_key: "k".repeat(20),
    });

    expect(guest.location).toMatch(/^\/Login\?redirect=/);

    const learner = await openAs("student");
    enrol(db, "student", CLASS);
    const forged = await learner.post(FREE, { idempotency_key: "k".repeat(20), csrf: "x" });

    expect(forged.status).toBe(422);
    expect(readText((await learner.get(FREE)).text)).toContain("Selesai, lanjut ke Bab 2");
  });
});

describe("a learner", () => {
  test("goes from chapter to chapter, resumes, and finishes with a certificate", async () => {
    const learner = await openAs("student");
    enrol(db, "student", CLASS);
    const chapters = listChapters(db, CLASS);

    const second = await learner.submitForm(FREE, {});
    expect(second.status).toBe(303);
    expect(second.location).toBe(`${COURSE}/module/halaman-pertama/chapter/menulis-html-pertama`);
    expect(readText((await learner.get(FREE)).text)).toContain("Bab ini sudah Anda selesaikan");
    const course = readText((await learner.get(COURSE)).text);
    expect(course).toContain("Lanjutkan: bab 2 dari 13");
    expect(readText((await learner.get("/Dashboard")).text)).toContain(
      "Lanjutkan: Pemrograman Web Dasar Bab 2 dari 13: Menulis HTML pertama",
    );
    expect(readText((await learner.get(`/Class/${CLASS}`)).text)).toContain("situs (selesai)");

    let location = second.location;
    for (const chapter of chapters.slice(1)) {
      const href = `${COURSE}/module/${chapter.module}/chapter/${chapter.slug}`;
      expect(location).toBe(href);
      if (chapter.type === "quiz") {
        const quiz = await learner.get(href);
        expect(quiz.text).not.toContain("Selesai, lanjut");
        passQuiz(db, "student", CLASS, chapter);
        location = /href="([^"]+)" rel="next"/.exec(quiz.text)?.[1] ?? "";
      } else location = (await learner.submitForm(href, {})).location;
    }

    expect(location).toBe(COURSE);
    const finished = readText((await learner.get(COURSE)).text);
    expect(finished).toContain("Selamat, Anda menamatkan Pemrograman Web Dasar");
    expect(finished).toMatch(/MAIN-20\d\d-[0-9A-Z]{8}/);
  });

  test("keeps notes with either button, and hides them from others", async () => {
    const learner = await openAs("student");
    enrol(db, "student", CLASS);

    const saved = await learner.submitForm(FREE, { note: "Baris <satu>", intent: "note" });
    expect(saved.location).toBe(`${FREE}#catatan`);
    expect((await learner.get(FREE)).text).toContain(">Baris &lt;satu&gt;</textarea>");
    expect((await (await openAs("industry")).get(FREE)).text).not.toContain("Baris");

    const tooLong = await learner.submitForm(FREE, { note: "x".repeat(10_001), intent: "note" });
    expect(tooLong.status).toBe(422);
    expect(tooLong.text).toContain("x".repeat(10_001));

    await learner.submitForm(FREE, { note: "Baris dua" });
    expect((await learner.get(FREE)).text).toContain(">Baris dua</textarea>");
    expect((await learner.get(FREE)).text).toContain("Bab ini sudah Anda selesaikan");
  });

  test("asks the staff, who answer on the dashboard for the whole class", async () => {
    const learner = await openAs("student");
    const admin = await openAs("admin");
    enrol(db, "student", CLASS);
    const at = (html: string, name: string) =>
      parseForms(html).findIndex((_, index) => html.split("<form")[index + 1]?.includes(name));

    const page = (await learner.get(FREE)).text;
    const asked = await learner.submitForm(
      FREE,
      { question: "Apa itu DNS?", intent: "ask" },
      at(page, 'name="question"'),
    );
    expect(asked.location).toBe(`${FREE}#tanya`);
    expect(readText((await learner.get(FREE)).text)).toContain("Apa itu DNS? Belum dijawab.");
    expect(readText((await learner.get("/Dashboard")).text)).not.toContain("Pertanyaan peserta");

    const inbox = "/Dashboard/Questions?state=open";
    const [form] = parseForms((await admin.get(inbox)).text);
    const answer = { ...form?.hidden, text: "Buku telepon internet.", intent: "answer" };
    expect((await admin.post(inbox, answer)).status).toBe(303);
    expect((await admin.post(inbox, answer)).status).toBe(409);
    expect(readText((await learner.get(FREE)).text)).toContain("Buku telepon internet.");
    expect(readText((await admin.get(inbox)).text)).not.toContain("Apa itu DNS?");
  });

  test("sees the newest five questions about a chapter, and all of them behind a link", async () => {
    const learner = await openAs("student");
    enrol(db, "student", CLASS);
    askQuestions(db, { chapter: "menulis-html-pertama", texts: ["a", "b", "c", "d", "e", "f"] });
    const count = (html: string) => [...html.matchAll(/>Jawaban [a-f]</g)].length;

    const { text } = await learner.get(SECOND);
    const all = /href="([^"]+)"[^>]*>Tampilkan semua 6 pertanyaan</.exec(text)?.[1] ?? "";

    expect(count(text)).toBe(5);
    expect(all).toBe(`${SECOND}?questions=all#tanya`);
    const whole = await learner.get(all.replace("#tanya", ""));
    expect(count(whole.text)).toBe(6);
    expect(whole.text).not.toContain("Tampilkan semua");
  });

  test("sees the chapters of one module, and the others as a link to what is not finished", async () => {
    const learner = await openAs("student");
    enrol(db, "student", CLASS);
    const { location } = await learner.submitForm(FREE, {});

    const { text } = await learner.get(LOCKED);

    const list = /<nav id="daftar-bab"[\s\S]*?<\/nav>/.exec(text)?.[0] ?? "";
    expect(list).toMatch(new RegExp(`href="${location}"><span>1\\. [^<]+<small>1 dari 4 bab`));
    expect(list).toContain('aria-current="page"');
    expect(list).not.toContain("Menulis HTML pertama");
    const guest = readText((await new TestBrowser(app.url).get(FREE)).text);
    expect(guest).toContain("bab untuk peserta");
    expect(guest).not.toContain(" dari 4 bab");
  });

  test("who is staff of the class reads every chapter without a button to finish it", async () => {
    const { status, text } = await (await openAs("admin")).get(LOCKED);

    expect(status).toBe(200);
    expect(readText(text)).toContain("Pilih satu warna untuk teks");
    expect(text).not.toContain("Selesai, lanjut");
  });
});

describe("the course pages", () => {
  test("[RTE6] [PRE12] keep @Premium apart from a slug, and list paid classes there", async () => {
    const guest = new TestBrowser(app.url);

    const all = await guest.get("/Courses?level=dasar");
    const premium = await guest.get("/Courses/@Premium");
    const spelled = await guest.get("/courses/@premium");

    expect(readText(all.text)).toContain("Kursus");
    expect(all.text).toContain('href="/Courses?level=dasar&amp;page=2');
    expect(premium.status).toBe(200);
    const cards = [...premium.text.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);
    expect(cards).toHaveLength(6);
    for (const card of cards) expect(card).toMatch(/href="\/Courses\/@Premium\/[a-z]/);
    expect(premium.text).not.toContain('name="filter.type"');
    expect(spelled.location).toBe("/Courses/@Premium");
  });

  test("[PRE6] offer guests the free chapters and one canonical address", async () => {
    const { status, text } = await new TestBrowser(app.url).get(`/Courses/${CLASS}`);

    expect(status).toBe(200);
    expect(findCanonical(text)).toBe(COURSE);
    expect(text).toContain(`<title>Pemrograman Web Dasar`);
    expect(readText(text)).toContain("Mulai gratis: bab 1");
    expect(text).toContain(`href="${FREE}"`);
    expect(text).not.toContain(`href="${LOCKED}"`);
  });
});

describe("a download", () => {
  const chapter = FREE.replace("/@Premium", "");

  test("holds a chapter with its pictures and styles, and asks nothing of the network", async () => {
    const guest = new TestBrowser(app.url);
    const video = chapter.replace(/[^/]+$/, "menulis-html-pertama");

    const text = await guest.get(`${chapter}/Unduh`);
    const { headers, text: html } = await guest.get(`${video}/Unduh`);

    expect(text.status).toBe(200);
    expect(readText(text.text)).toContain("Peramban bertanya kepada DNS");
    expect(headers["content-disposition"]).toBe('attachment; filename="menulis-html-pertama.html"');
    expect(html).toContain('<img src="data:image/svg+xml;charset=utf-8;base64,');
    expect(html).not.toMatch(/(?:src|srcset)="(?!data:)|<link|<script|url\(|@import/);
    expect(html.endsWith("</html>\n")).toBe(true);
  });

  test("of a whole class holds every chapter, for its learners only", async () => {
    const path = `/Courses/${CLASS}/Unduh`;
    enrol(db, "student", CLASS);

    const { status, text } = await (await openAs("student")).get(path);

    expect(status).toBe(200);
    expect(text.match(/<article /g)).toHaveLength(listChapters(db, CLASS).length);
    expect(readText(text)).toContain("Pilih satu warna untuk teks");
    expect(text.endsWith("</html>\n")).toBe(true);
    expect((await new TestBrowser(app.url).get(path)).location).toMatch(/^\/Login\?redirect=/);
    expect((await (await openAs("industry")).get(path)).status).toBe(403);
    const locked = LOCKED.replace("/@Premium", "");
    expect((await new TestBrowser(app.url).get(`${locked}/Unduh`)).location).toMatch(/^\/Login/);
  });
});
