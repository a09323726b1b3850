import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppDatabase, openAppDatabase, queryRows } from "../guards/app-database";
import { DEMO_PASSWORD, TestBrowser } from "../guards/test-browser";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readText } from "./page-text";

/** A pupil of the main site alone. */
const EMAIL = "umar-bachmid@peserta.example";
const NUMBER = "MAIN-2026-7K3M9QXA";
const REASON = "Diminta lewat surat resmi.";

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

test("a learner gets a copy, asks for the erasure, withdraws and asks again; an admin erases at once", async () => {
  const [user] = queryRows(db, `select id from users where email = '${EMAIL}'`);
  db.prepare(
    `insert into certificates (lms_id, number, kind, class_id, user_id, name, class_name, hours, signer_name, signer_title, issued_at)
     select lms_id, '${NUMBER}', kind, class_id, '${user?.id}', 'Umar Bachmid', class_name, hours, signer_name, signer_title, issued_at
     from certificates where lms_id = 'lms-main' limit 1`,
  ).run();
  const learner = new TestBrowser(app.url);
  await learner.signIn(EMAIL, DEMO_PASSWORD, "/Akun");
  const ask = () => learner.submitForm("/Akun/Data/Hapus", { password: DEMO_PASSWORD });
  const readData = async () => readText((await learner.get("/Akun/Data")).text);

  const ready = await learner.submitForm("/Akun/Data", { password: DEMO_PASSWORD });
  const copy = await learner.get(ready.location.replace("/Data?", "/Data/Unduh?"));
  expect(JSON.parse(copy.text)).toMatchObject({ account: { email: EMAIL } });
  expect(await ask()).toMatchObject({ status: 303, location: "/Akun/Data" });
  expect(await readData()).toContain("Data Anda dihapus mulai");
  await learner.submitForm("/Akun/Data", { step: "withdraw" }, 1);
  expect(await readData()).toContain("Minta penghapusan");
  await ask();

  const admin = new TestBrowser(app.url);
  await admin.signIn("admin@pendopo.example");
  const path = `/Dashboard/Orang/${user?.id}`;
  expect(readText((await admin.get(path)).text)).toContain("Membatalkan penghapusan data");
  expect((await admin.get(`${path}/Data`)).status).toBe(200);
  const fields = { email: EMAIL, reason: REASON, password: DEMO_PASSWORD };
  const answer = await admin.submitForm(`${path}/Hapus`, fields);

  expect(answer).toMatchObject({ status: 303, location: "/Dashboard/Orang" });
  const again = await new TestBrowser(app.url).signIn(EMAIL, DEMO_PASSWORD, "/Akun");
  expect(readText(again.text)).toContain("Email atau kata sandi salah");
  const proof = readText((await admin.get(`/Sertifikat/${NUMBER}`)).text);
  expect(proof).toContain("sudah dihapus atas permintaan");
  expect(proof).not.toContain("Umar Bachmid");
}, 120_000);
