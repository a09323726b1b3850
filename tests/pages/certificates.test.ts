import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppDatabase, openAppDatabase, queryRows } from "../guards/app-database";
import { TestBrowser } from "../guards/test-browser";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readText } from "./page-text";

const REASON = "Ujian dikerjakan oleh orang lain.";

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

/** Valid certificates of the main tenant. */
const listCertificates = () =>
  queryRows(
    db,
    "select number, name, class_name from certificates where lms_id = 'lms-main' and revoked_at is null order by number",
  ).map(({ number, name, class_name }) => ({
    path: `/Sertifikat/${number}`,
    number: String(number),
    name: String(name),
    className: String(class_name),
  }));

function getCertificate() {
  const [certificate] = listCertificates();
  if (!certificate) throw new Error("the demo has no certificate");
  return certificate;
}

async function openAs(account: string) {
  const browser = new TestBrowser(app.url);
  await browser.signIn(`${account}@pendopo.example`);
  return browser;
}

describe("a certificate's page", () => {
  test("proves it to a stranger, without script, cache or index", async () => {
    const { path, number, name, className } = getCertificate();

    const { status, text, headers } = await new TestBrowser(app.url).get(path);

    expect(status).toBe(200);
    const words = readText(text);
    expect(words).toContain("Sertifikat ini asli dan berlaku");
    expect(words).toContain(name);
    expect(words).toContain(className);
    expect(words).toContain(`Nomor ${number}`);
    expect(text).toContain('content="noindex, nofollow"');
    expect(text).not.toMatch(/<script|@pendopo\.example/);
    expect(text).toMatch(/<svg role="img" aria-label="Kode QR menuju halaman ini"/);
    expect(headers["cache-control"]).toMatch(/private/);
  });

  test("is found by a number that was typed otherwise, and missing for an unknown one", async () => {
    const { path, number } = getCertificate();
    const guest = new TestBrowser(app.url);

    const suffix = number.slice(-8).toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
    const typed = ` ${number.slice(0, -8).replaceAll("-", " – ")}${suffix} `;
    const found = await guest.get(`/Sertifikat?${new URLSearchParams({ nomor: typed })}`);
    const unknown = await guest.get("/Sertifikat?nomor=MAIN-2026-ZZZZZZZZ");

    expect(found.location).toBe(path);
    expect((await guest.get(`/Sertifikat/${number.toLowerCase()}`)).location).toBe(path);
    expect(readText(unknown.text)).toContain("Tidak ada sertifikat dengan nomor itu");
    expect(unknown.text).toContain('value="MAIN-2026-ZZZZZZZZ"');
    expect((await guest.get("/Sertifikat/MAIN-2026-ZZZZZZZZ")).status).toBe(404);
    expect((await new TestBrowser(app.url, "foundation").get(path)).status).toBe(404);
  });

  test("offers a PDF of one page that holds its fonts", async () => {
    const { path, number } = getCertificate();

    const { status, text, headers } = await new TestBrowser(app.url).get(`${path}/Unduh`);

    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toBe(`attachment; filename="sertifikat-${number}.pdf"`);
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toContain("/MediaBox [0 0 841.89 595.28]");
    expect(text.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(text).not.toContain("/BaseFont /Helvetica");
    expect(text).toContain("/Lang (id)");
  });

  test("says at once that staff have revoked it, and offers no PDF any more", async () => {
    const { path, number } = getCertificate();
    const admin = await openAs("admin");
    const record = `/Dashboard/Sertifikat/${number}`;
    const stranger = new TestBrowser(app.url);
    expect((await admin.get("/Dashboard/Sertifikat")).text).toContain(`href="${record}"`);
    expect((await admin.submitForm(record, { reason: "kurang" })).status).toBe(422);

    const revoked = await admin.submitForm(record, { reason: REASON });

    expect(revoked.status).toBe(303);
    const proof = await stranger.get(path);
    expect(readText(proof.text)).toMatch(/Sertifikat ini tidak berlaku .* mencabutnya pada/);
    expect(proof.text).not.toContain(REASON);
    expect(proof.text).not.toContain("/Unduh");
    expect((await stranger.get(`${path}/Unduh`)).location).toBe(path);
    const kept = await admin.get(record);
    expect(readText(kept.text)).toContain(REASON);
    expect(kept.text).not.toContain('name="reason"');
    expect(readText((await admin.get("/Dashboard/Audit")).text)).toContain("Mencabut sertifikat");
    expect((await (await openAs("mentor")).get(record)).status).toBe(403);
  });
});

test("a learner finds their own certificates where numbers are looked up", async () => {
  const [first, second] = listCertificates();
  db.prepare(
    "update certificates set user_id = (select id from users where email = 'industry@pendopo.example') where number = ?",
  ).run(second?.number);

  const { text } = await (await openAs("industry")).get("/Sertifikat");
  const guest = await new TestBrowser(app.url).get("/Sertifikat");

  expect(readText(text)).toContain("Sertifikat saya");
  expect(text).toContain(`href="${second?.path}"`);
  expect(text).not.toContain(`href="${first?.path}"`);
  expect(readText(guest.text)).not.toContain("Sertifikat saya");
});
