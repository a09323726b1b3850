import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createNoticeToken } from "~/server/embedded/domain/notices/notice-tokens";
import { type AppDatabase, openAppDatabase, queryRows } from "../guards/app-database";
import { TestBrowser } from "../guards/test-browser";
import { DEMO_APP_SECRET } from "../support/demo-data";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readText } from "./page-text";

const ONE_CLICK = { "List-Unsubscribe": "One-Click" };

let app: DemoSourceApp;
let db: AppDatabase;
let link: string;
beforeAll(async () => {
  app = await startDemoSourceApp();
  db = await openAppDatabase(app.dataDir);
  const [user] = queryRows(db, "select id from users where email = 'student@pendopo.example'");
  const key = { tenantId: "lms-main", userId: String(user?.id), notice: "digest" as const };
  link = `/Berhenti/${createNoticeToken({ appSecret: DEMO_APP_SECRET }, key)}`;
});
afterAll(async () => {
  db.close();
  await app.close();
});

const listOff = () =>
  queryRows(db, "select notice from notice_opt_outs order by notice").map(({ notice }) => notice);

describe("the link of an email", () => {
  test("changes nothing when it is opened, stops after its button, and can be undone", async () => {
    const visitor = new TestBrowser(app.url);
    const page = await visitor.get(link);

    expect(page.status).toBe(200);
    expect(readText(page.text)).toContain('Berhenti menerima "Ringkasan mingguan"?');
    expect(listOff()).toEqual([]);

    const answer = await visitor.submitForm(link, {});

    expect(answer).toMatchObject({ status: 303, location: link });
    expect(listOff()).toEqual(["digest"]);
    expect(readText((await visitor.get(link)).text)).toContain("sudah dimatikan");

    await visitor.submitForm(link, {});

    expect(listOff()).toEqual([]);
  });

  test("takes a mail provider's POST without cookie, Origin or key, and answers without a redirect", async () => {
    for (const times of [1, 2]) {
      const { status } = await new TestBrowser(app.url).post(link, ONE_CLICK);
      expect([times, status, listOff()]).toEqual([times, 200, ["digest"]]);
    }
    db.prepare("delete from notice_opt_outs").run();
    const boundary = "batas";
    const multipart = await new TestBrowser(app.url).send(link, {
      method: "POST",
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      body: `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
    });

    expect([multipart.status, listOff()]).toEqual([200, ["digest"]]);
    db.prepare("delete from notice_opt_outs").run();
  });

  test("rejects other posts without a form's key, forged links, and the POST elsewhere", async () => {
    const visitor = new TestBrowser(app.url);

    expect((await visitor.post(link, { change: "off" })).status).toBe(422);
    expect((await visitor.post(`${link}0`, ONE_CLICK)).status).toBe(404);
    expect((await visitor.post("/Berhenti/x", ONE_CLICK)).status).toBe(404);
    expect((await visitor.post("/Make-Appointment", ONE_CLICK)).status).toBe(422);
    expect((await visitor.post(link, ONE_CLICK, { origin: "https://lain.example" })).status).toBe(
      403,
    );
    expect(listOff()).toEqual([]);
  });
});

test("the page of all notices shows and keeps what is ticked", async () => {
  const browser = new TestBrowser(app.url);
  await browser.signIn("student@pendopo.example");

  const answer = await browser.submitForm("/Akun/Pemberitahuan", { start: "on", feedback: "on" });

  expect(answer).toMatchObject({ status: 303, location: "/Akun/Pemberitahuan?saved=1" });
  expect(listOff()).toEqual(["announcement", "deadline", "digest", "place"]);
  const page = (await browser.get(answer.location)).text;
  expect(readText(page)).toContain("Pilihan Anda sudah disimpan.");
  const ticked = [...page.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
    .filter(([tag]) => / checked/.test(tag))
    .map(([tag]) => / name="(\w+)"/.exec(tag)?.[1]);
  expect(ticked).toEqual(["start", "feedback"]);
  expect((await browser.get("/Akun")).text).toContain('href="/Akun/Pemberitahuan"');
});
