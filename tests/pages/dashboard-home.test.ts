import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatDay, formatMonth, formatTime } from "~/lib/dates";
import { toMonth } from "~/lib/months";
import { DAY_MS } from "~/lib/time";
import { type AppDatabase, openAppDatabase, queryRows } from "../guards/app-database";
import { TestBrowser } from "../guards/test-browser";
import { enrol, listChapters } from "./class-database";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readText } from "./page-text";

const CLASS = "pemrograman-web-dasar";

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

const getHome = async (account: string) => (await (await openAs(account)).get("/Dashboard")).text;

describe("a learner's home", () => {
  test("shows where to go on, the week, the classes with progress, and certificates", async () => {
    enrol(db, "student", CLASS);
    db.prepare(
      "update certificates set user_id = (select id from users where email = 'student@pendopo.example') where number = (select min(number) from certificates where lms_id = 'lms-main' and user_id <> (select id from users where email = 'student@pendopo.example'))",
    ).run();
    const inAnHour = Date.now() + 3_600_000;
    db.prepare("update assignments set due_at = ? where title = 'Pedoman kelas'").run(inAnHour);
    db.prepare("update webinars set title = 'Webinar pekan ini', start_at = ?").run(inAnHour);

    const page = await getHome("student");

    const text = readText(page);
    expect(text).toMatch(/Lanjutkan: .* Bab \d+ dari \d+: /);
    expect(text).toMatch(/Minggu ini .*Webinar pekan ini Webinar/);
    expect(text).toContain("Pedoman kelas Tenggat tugas Kecerdasan Artifisial untuk Guru");
    const webinars = page.match(/<a href="\/Webinar\/[^"]+"[^>]*>Webinar pekan ini</g);
    const own = queryRows(
      db,
      `select w.id from webinars w join enrolments e on e.lms_id = w.lms_id and e.class_id = w.class_id
         join users u on u.id = e.user_id
       where w.lms_id = 'lms-main' and u.email = 'student@pendopo.example'`,
    );
    expect(webinars).toHaveLength(own.length);
    expect(text).toContain(
      `Pemrograman Web Dasar 0 dari ${listChapters(db, CLASS).length} bab selesai`,
    );
    expect(page).toMatch(/href="\/Sertifikat\/MAIN-/);
    expect(text).not.toContain("Anda belum mengikuti kelas");
  });

  test("suggests three classes to who has none", async () => {
    const ofStudent = "user_id = (select id from users where email = 'student@pendopo.example')";
    for (const table of ["chapter_progress", "enrolments"])
      db.prepare(`delete from ${table} where lms_id = 'lms-main' and ${ofStudent}`).run();

    const page = await getHome("student");

    const [, section = ""] = page.split('id="kelas-berikutnya"');
    expect(section.split("</section>")[0]?.match(/<article /g)).toHaveLength(3);
    expect(readText(page)).not.toContain("Kelas saya");
  });
});

describe("a mentor's home", () => {
  test("counts hand-ins that wait, as the class does, which also lists who waits for a place", async () => {
    const writer = "(select id from users where email = 'writer@pendopo.example')";
    db.prepare(
      `insert into class_waits select lms_id, id, ${writer}, 'place', 1, null from classes
       where lms_id = 'lms-main' and slug = 'inovasi-layanan-desa'`,
    ).run();
    const teacher = await openAs("teacher");

    const home = (await teacher.get("/Dashboard")).text;
    const page = (await teacher.get("/Dashboard/Kelas/inovasi-layanan-desa")).text;

    expect(readText(home)).toMatch(/[1-9] tugas peserta menunggu nilai/);
    expect(home).toContain('href="/Dashboard/Tugas?state=waiting"');
    const text = readText(page);
    expect(text).toMatch(/[1-9] tugas menunggu nilai/);
    expect(text).toMatch(/Daftar tunggu \(1\) .*Nadia Puspitaloka .*Mengantre tempat/);
  });

  test("lists their classes, leads to the learners, and to the file of all of them", async () => {
    const [taught] = queryRows(
      db,
      `select k.slug, k.name, k.id from class_staff s
         join classes k on k.lms_id = s.lms_id and k.id = s.class_id
         join users u on u.id = s.user_id
         join enrolments e on e.lms_id = k.lms_id and e.class_id = k.id
       where s.lms_id = 'lms-main' and u.email = 'mentor@pendopo.example' limit 1`,
    );
    const mentor = await openAs("mentor");
    const path = `/Dashboard/Kelas/${taught?.slug}`;

    const home = (await mentor.get("/Dashboard")).text;
    expect(readText(home)).toContain("Kelas yang Anda ajar");
    expect((await mentor.get("/Dashboard/Kelas")).text).toContain(`href="${path}"`);
    const learners = await mentor.get(`${path}?sort=progress`);
    expect(readText(learners.text)).toContain(String(taught?.name));
    expect(readText(learners.text)).toMatch(/\d+ dari \d+ bab/);
    const csv = await mentor.get(`${path}/Unduh`);

    expect(csv.headers["content-disposition"]).toBe('attachment; filename="peserta.csv"');
    expect(csv.text).toMatch(/^\uFEFFNama,Terdaftar \(WIB\)/);
    const stranger = await openAs("teacher");
    db.prepare(
      "delete from class_staff where class_id = ? and user_id = (select id from users where email = 'teacher@pendopo.example')",
    ).run(taught?.id);
    expect((await stranger.get(path)).status).toBe(403);
    expect((await stranger.get(`${path}/Unduh`)).status).toBe(403);
    expect((await mentor.get("/Dashboard/Kelas/tidak-ada")).status).toBe(404);
  });

  test("names questions and essays that wait", async () => {
    const question = queryRows(
      db,
      `select c.lms_id, c.class_id, c.module_slug, c.slug from class_chapters c
         join class_staff s on s.lms_id = c.lms_id and s.class_id = c.class_id
         join users u on u.id = s.user_id
       where c.lms_id = 'lms-main' and u.email = 'mentor@pendopo.example' limit 1`,
    )[0];
    db.prepare(
      `insert into lesson_questions (lms_id, id, class_id, module_slug, chapter_slug, user_id, body, created_at, hidden, version)
       values ('lms-main', 'q1', ?, ?, ?, (select id from users where email = 'student@pendopo.example'), 'Apa?', 1, 0, 1)`,
    ).run(question?.class_id, question?.module_slug, question?.slug);
    const { changes } = db
      .prepare(
        `update quiz_attempts set status = 'waiting', score = null, passed = null where rowid in (
           select a.rowid from quiz_attempts a
             join quizzes q on q.lms_id = a.lms_id and q.id = a.quiz_id
             join class_staff s on s.lms_id = q.lms_id and s.class_id = q.class_id
             join users u on u.id = s.user_id
           where a.lms_id = 'lms-main' and u.email = 'mentor@pendopo.example' limit 1)`,
      )
      .run();

    const page = await getHome("mentor");

    expect(readText(page)).toContain("1 pertanyaan peserta menunggu jawaban");
    expect(page).toContain('href="/Dashboard/Questions?state=open"');
    expect(changes).toBe(1);
    expect(readText(page)).toContain("1 jawaban uraian menunggu nilai");
    expect(page).toMatch(/href="\/Dashboard\/Kuis\/\d+"/);
  });
});

describe("the calendar", () => {
  test("lists a month by day, and opens to calendar apps by an address that can be renewed", async () => {
    const startAt = Date.now() + 45 * DAY_MS;
    db.prepare("update webinars set title = 'Webinar nanti', start_at = ?").run(startAt);
    db.prepare(
      `insert into webinar_guests (lms_id, webinar_id, user_id, registered_at)
       select 'lms-main', (select min(id) from webinars where lms_id = 'lms-main'), id, 1 from users
       where email = 'student@pendopo.example' on conflict do nothing`,
    ).run();
    const learner = await openAs("student");
    const path = "/Dashboard/Kalender";
    const readFeed = async () => {
      const [, address = ""] =
        /value="http:\/\/[^/]+(\/Kalender[^"]+)"/.exec((await learner.get(path)).text) ?? [];
      return { address, response: await new TestBrowser(app.url).get(address) };
    };

    const month = readText((await learner.get(`${path}?bulan=${toMonth(startAt)}`)).text);
    expect(month).toContain(`Kalender ${formatMonth(startAt)}`);
    expect(month).toContain(`${formatDay(startAt)} ${formatTime(startAt)}–`);
    expect(readText((await learner.get(path)).text)).not.toContain("Webinar nanti");
    expect((await learner.submitForm(path, {})).location).toBe(`${path}#langganan`);
    const first = await readFeed();
    expect(first.response.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(first.response.text).toContain("SUMMARY:Webinar nanti\r\n");

    await learner.submitForm(path, {});

    const second = await readFeed();
    expect(second.address).not.toBe(first.address);
    expect(second.response.status).toBe(200);
    expect((await new TestBrowser(app.url).get(first.address)).status).toBe(404);
  });
});

describe("an admin's workspace", () => {
  test("has a bar, sections by group and one main, without the site's header and footer", async () => {
    const admin = await openAs("admin");

    const page = (await admin.get("/Dashboard/Payouts")).text;

    const text = readText(page);
    expect(text).toMatch(/Lihat situs .*Admin .*Menu: Pencairan dana Ringkasan Belajar Kalender/);
    expect(text).toMatch(
      /Kotak masuk Janji temu .*Sekolah .*Uang Pencairan dana .*Situs Situs saya Statistik Sistem /,
    );
    expect(page.match(/<main /g)).toHaveLength(1);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).toMatch(/href="\/Dashboard\/Payouts" aria-current="page"/);
    expect(page).not.toMatch(/<footer|href="\/Make-Appointment"/);
    expect((await admin.get("/Dashboard/Tidak-Ada")).text).toMatch(/<footer/);
  });

  test("switches between several roles, which changes its sections", async () => {
    db.prepare(
      `insert into user_roles (lms_id, user_id, role)
       select 'lms-main', id, 6 from users where email = 'mentor@pendopo.example'`,
    ).run();
    const mentor = await openAs("mentor");
    const all = readText((await mentor.get("/Dashboard")).text);

    const switched = await mentor.submitForm("/Dashboard", { kind: "6" });

    expect(all).toContain("Bank soal");
    expect(all).toContain("Moderasi");
    expect(switched.location).toBe("/Dashboard");
    const asWriter = readText((await mentor.get("/Dashboard")).text);
    expect(asWriter).not.toContain("Bank soal");
    expect(asWriter).toContain("Moderasi");
    db.prepare(
      "delete from user_roles where role = 6 and user_id = (select id from users where email = 'mentor@pendopo.example')",
    ).run();
  });

  test("shows what waits, the month and what happened", async () => {
    db.prepare("update jobs set status = 'review' where lms_id = 'lms-main'").run();

    const page = await getHome("admin");

    const text = readText(page);
    expect(text).toMatch(/Menunggu Anda \d+ pencairan menunggu persetujuan/);
    expect(text).toMatch(/Pencairan dana \d+ menunggu/);
    expect(text).toMatch(/\d+ lowongan menunggu persetujuan .*Periksa lowongan/);
    expect(text).toMatch(/Karier \d+ menunggu/);
    expect(text).toMatch(/Bulan ini Peserta baru \d/);
    expect(page).toMatch(/<title>Peserta baru: \S+ \d{4} \d/);
    expect(text).toMatch(/Terakhir /);
    expect(text).not.toContain("Menyiapkan situs");
  });

  test("serves statistics of a period as tables and files, to roles that may see them", async () => {
    const admin = await openAs("admin");
    const path = "/Dashboard/Statistik";

    const page = await admin.get(`${path}?periode=triwulan`);
    const csv = await admin.get(`${path}/Unduh?bagian=ringkasan`);

    expect(readText(page.text)).toContain("Mendaftar kelas");
    expect(page.text).toContain(`${path}/Unduh?bagian=provinsi&amp;periode=triwulan`);
    expect(csv.headers["content-disposition"]).toBe(
      'attachment; filename="statistik-ringkasan.csv"',
    );
    expect(csv.text).toMatch(/^\uFEFFYang dihitung,Jumlah\r\nPeserta,\d+\r\n/);
    expect((await admin.get(`${path}/Unduh?bagian=lain`)).status).toBe(404);
    expect((await (await openAs("mentor")).get(path)).status).toBe(403);
    const lead = (await (await openAs("lead-region")).get(path)).text;
    expect(readText(lead)).not.toContain("Mendaftar kelas");
  });

  test("says until where the audit log was verified, and where it is broken", async () => {
    const admin = await openAs("admin");
    const before = readText((await admin.get("/Dashboard/Audit")).text);
    const [{ seq } = {}] = queryRows(
      db,
      "select max(seq) as seq from audit_log where lms_id = 'lms-main'",
    );
    db.prepare("delete from audit_log where lms_id = 'lms-main' and seq = ?").run(seq);

    const after = readText((await admin.get("/Dashboard/Audit")).text);

    expect(before).toContain(`Diperiksa sampai baris ${seq} pada `);
    expect(after).toContain(`Rantai catatan terputus Baris nomor ${seq} diubah`);
  });
});
