import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { contents, rowsOf } from "./database";
import { DEMO_PASSWORD, formsOf } from "./person";
import { demoSite } from "./site";

const site = demoSite();
const one = (query: string, ...values: unknown[]) => String(Object.values(rowsOf(site.db, query, ...values)[0] ?? {})[0]);
const LMS = () => one("select lms_id from tenant_domains where domain = 'main.localhost'");

test("a role that was taken away is gone at the next page", async () => {
  const mentor = await site.signedIn("mentor");
  expect((await mentor.get("/Dashboard/Payouts")).status).toBe(200);
  site.db
    .prepare("delete from user_roles where lms_id = ? and user_id = (select id from users where email = 'mentor@pendopo.example')")
    .run(LMS());
  expect((await mentor.get("/Dashboard/Payouts")).status).toBe(403);
  expect((await mentor.post("/Dashboard/Payouts/Request", {})).status).toBe(403);
});

test("the chosen role arranges pages and gives nothing", async () => {
  const student = await site.signedIn("student");
  const { hidden } = formsOf((await student.get("/Keluar")).text)[0] ?? { hidden: {} };
  for (const kind of ["0", "1", "-1", "4.5", "x"]) await student.post("/Welcome", { ...hidden, kind, keep: "on" });
  expect((await student.get("/Dashboard/Audit")).status).toBe(403);
});

test("a session's cookie that was carried to another tenant's site is nobody's", async () => {
  const admin = await site.signedIn("admin");
  admin.tenant = "foundation";
  expect((await admin.get("/Akun")).location).toMatch(/^\/Login\?redirect=/);
  admin.tenant = "main";
  expect((await admin.get("/Akun")).status).toBe(200);
});

test("a letter's link sends a guest to sign in and back, and opens for those who may read it", async () => {
  const id = "ab".repeat(16);
  const bytes = Buffer.from("%PDF-1.4 surat");
  const row = {
    lms_id: LMS(),
    id,
    name: "surat.pdf",
    type: "application/pdf",
    bytes: bytes.length,
    sha256: "c".repeat(64),
    purpose: "letter",
  };
  const all = { ...row, owner_id: null, ip_hash: "", created_at: 1, stored_at: 1, claimed_at: 1, deleted_at: null };
  const names = Object.keys(all);
  site.db.prepare(`insert into files (${names}) values (${names.map(() => "?")})`).run(...Object.values(all));
  const folder = join(dirname(site.db.name), "files", id.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, id), bytes);

  const guest = await site.person().get(`/Berkas/${id}`);
  expect([guest.status, guest.location]).toEqual([303, `/Login?redirect=%2FBerkas%2F${id}`]);
  expect((await (await site.signedIn("student")).get(`/Berkas/${id}`)).status).toBe(403);
  const admin = await site.signedIn("admin");
  const file = await admin.get(`/Berkas/${id}`);
  expect([file.status, file.text]).toEqual([200, bytes.toString()]);
  admin.tenant = "foundation";
  expect((await admin.get(`/Berkas/${id}`)).status).toBe(404);
});

test("an altered cookie is nobody's, and fails no page", async () => {
  const admin = await site.signedIn("admin");
  const cookie = admin.cookies.get("_session") ?? "";
  for (const altered of [`${cookie.slice(0, -2)}xx`, cookie.slice(10), "a.b.c.d.e", "%00", "x".repeat(4_000)]) {
    const person = site.person();
    person.cookies.set("_session", altered);
    expect((await person.get("/Akun")).location).toMatch(/^\/Login\?redirect=/);
    expect((await person.get("/Class")).status).toBe(200);
  }
});

test("signing in makes a new session: one that was slipped in before is not the one that is signed in", async () => {
  const stranger = await site.signedIn("student");
  const victim = site.person();
  victim.cookies.set("_session", stranger.cookies.get("_session") ?? "");
  await victim.get("/Akun");
  victim.cookies.delete("_akun");
  await victim.fill("/Keluar", {});
  await victim.signIn("writer@pendopo.example");
  expect(victim.cookies.get("_session")).not.toBe(stranger.cookies.get("_session"));
  expect((await victim.get("/Akun")).text).toContain("writer@pendopo.example");
});

describe("[XJS6] a POST without the session's own token changes nothing", () => {
  const TABLES = ["users", "user_roles", "schools", "payouts", "outbox", "audit_log", "account_sessions", "form_drafts", "ledger_entries"];
  const tables = () => {
    const there = rowsOf(site.db, "select name from sqlite_master where type = 'table'").map(({ name }) => String(name));
    return TABLES.filter((name) => there.includes(name));
  };
  const school = () => one("select id from schools where lms_id = ? and status = 'submitted'", LMS());
  const payout = () => one("select id from payouts where lms_id = ? and status = 'queued'", LMS());
  const mail = () => one("select id from outbox where lms_id = ?", LMS());
  const posts = (): [string, Record<string, string>][] => [
    [`/Dashboard/Schools/${school()}`, { decision: "verify", version: one("select version from schools where id = ?", school()) }],
    [
      `/Dashboard/Payouts/${payout()}/Approve`,
      { version: one("select version from payouts where id = ?", payout()), password: DEMO_PASSWORD },
    ],
    [`/Dashboard/Payouts/${payout()}/Reject`, { version: "1", reason: "Nama rekening tidak cocok" }],
    [`/Dashboard/Outbox/${mail()}`, {}],
    ["/Akun", { current: DEMO_PASSWORD, password: "padi menguning di sawah", repeated: "padi menguning di sawah" }],
    ["/Keluar", { everywhere: "on" }],
    ["/Make-Appointment", { name: "Sri Wahyuni" }],
  ];

  test("neither missing, nor wrong, nor another session's", async () => {
    const [admin, other] = [await site.signedIn("admin"), await site.signedIn("superadmin")];
    await admin.fill("/Akun/Lupa", { email: "tidak-ada@contoh.example" });
    await site.person().fill("/Akun/Lupa", { email: "writer@pendopo.example" });
    const before = contents(site.db, tables());
    const foreign = formsOf((await other.get("/Keluar")).text)[0]?.hidden.csrf ?? "";
    expect(foreign).not.toBe("");
    for (const [path, fields] of posts()) {
      for (const csrf of [{}, { csrf: "" }, { csrf: "x".repeat(43) }, { csrf: foreign }, { csrf: `${foreign}${foreign}` }]) {
        const answer = await admin.post(path, { ...fields, kunci: randomUUID(), ...(csrf as Record<string, string>) });
        expect([422, 303], `${path} ${JSON.stringify(csrf)}`).toContain(answer.status);
      }
    }
    expect(contents(site.db, tables())).toBe(before);
    expect((await admin.get("/Akun")).status).toBe(200);
  });

  test("nor one that another site's page sent; with the token of the page it is done", async () => {
    const admin = await site.signedIn("admin");
    const [[path, fields]] = posts() as [[string, Record<string, string>]];
    const { hidden } = formsOf((await admin.get(path)).text)[0] ?? { hidden: {} };
    const before = contents(site.db, tables());
    for (const headers of [{ origin: "https://jahat.example" }, { "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }])
      expect((await admin.post(path, { ...hidden, ...fields }, headers as unknown as Record<string, string>)).status).toBe(403);
    expect(contents(site.db, tables())).toBe(before);
    expect((await admin.post(path, { ...hidden, ...fields })).status).toBe(303);
    expect(contents(site.db, tables())).not.toBe(before);
  });
});
