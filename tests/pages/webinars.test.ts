import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatDateTime } from "~/lib/dates";
import { HOUR_MS, MINUTE_MS } from "~/lib/time";
import { type AppDatabase, openAppDatabase, queryRows } from "../guards/app-database";
import { TestBrowser } from "../guards/test-browser";
import { listLinks } from "../literal/page-checks";
import { enrol } from "./class-database";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readText } from "./page-text";

const OPEN = "memilih-kelas-pertama";
const LATER = "membaca-galat-tanpa-panik";
const OVER = "anggaran-satu-halaman";

let app: DemoSourceApp;
let db: AppDatabase;
let guest: TestBrowser;
let laterAt: number;
beforeAll(async () => {
  app = await startDemoSourceApp();
  db = await openAppDatabase(app.dataDir);
  guest = new TestBrowser(app.url);
  // Before the first page is read, because lists are cached.
  const setStart = (slug: string, at: number) =>
    db.prepare("update webinars set start_at = ? where slug = ?").run(at, slug);
  laterAt = Date.now() + 50 * HOUR_MS;
  setStart(OPEN, Date.now() + 14 * MINUTE_MS);
  setStart(LATER, laterAt);
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

const read = async (browser: TestBrowser, path: string) => {
  const { status, text: html } = await browser.get(path);
  return { status, html, text: readText(html), links: listLinks(html) };
};

describe("/Webinar", () => {
  test("[FEA13] lists the next webinars with time and speakers, then past ones with their recording", async () => {
    const { status, text, links } = await read(guest, "/Webinar");

    expect(status).toBe(200);
    expect(text).toMatch(
      /Akan datang \d+ \w{3} Ruang sudah dibuka .* Memilih Kelas Pertama .* WIB Bersama Dewi Lestariningrum .*Sudah lewat .*Rekaman dan salindia tersedia/,
    );
    expect(links.filter((href) => /^\/Webinar\/[a-z-]+$/.test(href)).length).toBeGreaterThan(10);
    expect((await read(guest, "/Webinar?page=9")).status).toBe(404);
    const program = await read(guest, "/Program");
    expect(program.text).toContain("Webinar terdekat");
    expect(program.links).toContain(`/Webinar/${OPEN}`);
  });

  test("[FEA13] tells the time in WIB, in other zones and in words, and who speaks", async () => {
    const { text, links, html } = await read(guest, `/Webinar/${LATER}`);

    expect(text).toContain(formatDateTime(laterAt).replace(/^.* pukul (\S+) WIB$/, "$1–"));
    expect(text).toMatch(/(?:Lusa|3 hari lagi), pukul /);
    expect(text).toMatch(/Mulai \d\d\.\d\d WITA, \d\d\.\d\d WIT/);
    expect(text).toMatch(/Pembicara Laras Wening Prabandari/);
    expect(links).toEqual(
      expect.arrayContaining([`/Webinar/${LATER}/Daftar`, `/Webinar/${LATER}/Jadwal.ics`]),
    );
    expect(html).not.toContain("ruang.pendopo.example");
    expect((await read(guest, "/Webinar/tidak-ada")).status).toBe(404);
  });

  test("offers recording and slides after the end, and no registration", async () => {
    const { html, text, links } = await read(guest, `/Webinar/${OVER}`);

    expect(text).toContain("Webinar ini sudah selesai.");
    expect(html).toContain(`href="https://ruang.pendopo.example/rekaman/${OVER}"`);
    expect(html).toContain(`href="https://ruang.pendopo.example/salindia/${OVER}.pdf"`);
    expect(links).not.toContain(`/Webinar/${OVER}/Daftar`);
  });

  test("has a file for calendars with the exact time", async () => {
    const { headers, text } = await guest.get(`/Webinar/${LATER}/Jadwal.ics`);

    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
    const start = new Date(laterAt).toISOString().replace(/[-:]|\.\d+/g, "");
    expect(text).toContain(`DTSTART:${start}\r\n`);
    expect((await guest.get("/Webinar/tidak-ada/Jadwal.ics")).status).toBe(404);
  });
});

describe("registration for a webinar", () => {
  test("asks to sign in, registers once, and mails the receipt", async () => {
    const path = `/Webinar/${LATER}/Daftar`;
    expect((await guest.get(path)).location).toMatch(/^\/Login\?redirect=/);
    const learner = await openAs("student");

    const [first] = [
      await learner.submitForm(path, { change: "join" }),
      await learner.submitForm(path, { change: "join" }),
    ];

    expect(first?.location).toBe(path);
    const receipt = await read(learner, path);
    expect(receipt.text).toContain("Tempat Anda sudah kami catat");
    expect(receipt.text).toContain("Batalkan pendaftaran");
    const mails = queryRows(
      db,
      "select calendar from outbox where kind = 'webinar' and to_address = 'student@pendopo.example'",
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.calendar).toContain("SUMMARY:Membaca Galat tanpa Panik");
    const { html, text } = await read(learner, `/Webinar/${LATER}`);
    expect(text).toContain("Anda terdaftar.");
    expect(html).toMatch(/<button type="button" disabled=""[^>]*>Masuk ke ruang webinar/);
    expect((await learner.get(`/Webinar/${LATER}/Masuk`)).location).toBe(`/Webinar/${LATER}`);
    const calendar = await read(learner, "/Dashboard");
    expect(calendar.links).toContain(`/Webinar/${LATER}`);
  });

  test("opens the room from 15 minutes before the start, and shows the mentor who came", async () => {
    const learner = await openAs("student");
    const mentor = await openAs("mentor");
    const [own] = queryRows(
      db,
      `select c.slug from webinars w join classes c on c.lms_id = w.lms_id and c.id = w.class_id
       where w.lms_id = 'lms-main' and w.slug = ?`,
      OPEN,
    );
    enrol(db, "student", String(own?.slug));
    db.prepare(
      `insert into class_staff (lms_id, class_id, user_id)
       select w.lms_id, w.class_id, u.id from webinars w, users u
       where w.lms_id = 'lms-main' and w.slug = ? and u.email = 'mentor@pendopo.example'
       on conflict do nothing`,
    ).run(OPEN);

    const { links } = await read(learner, `/Webinar/${OPEN}`);
    expect(links).toContain(`/Webinar/${OPEN}/Masuk`);
    const room = await learner.get(`/Webinar/${OPEN}/Masuk`);

    expect(room.status).toBe(303);
    expect(room.location).toBe(`https://ruang.pendopo.example/${OPEN}`);
    const guests = await read(mentor, `/Dashboard/Webinar/${OPEN}`);
    expect(guests.text).toMatch(/Terdaftar 1 Hadir 1 /);
    const learners = await read(mentor, `/Dashboard/Kelas/${own?.slug}`);
    expect(learners.text).toContain("Webinar kelas ini");
    expect(learners.links).toContain(`/Dashboard/Webinar/${OPEN}`);
    expect((await read(mentor, `/Webinar/${OPEN}`)).links).toContain(`/Dashboard/Webinar/${OPEN}`);
    expect((await mentor.get(`/Dashboard/Webinar/${OVER}`)).status).toBe(403);
  });
});
