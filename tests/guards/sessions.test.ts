import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { dumpTables, queryRows } from "./app-database";
import { setUpDemoApp } from "./demo-app";
import { DEMO_PASSWORD, parseForms } from "./test-browser";

const site = setUpDemoApp();
const queryValue = (query: string, ...values: unknown[]) =>
  String(Object.values(queryRows(site.db, query, ...values)[0] ?? {})[0]);
const getTenantId = () =>
  queryValue("select lms_id from tenant_domains where domain = 'main.localhost'");

test("a revoked role loses access at the next request", async () => {
  const mentor = await site.openSignedInBrowser("mentor");

  expect((await mentor.get("/Dashboard/Payouts")).status).toBe(200);

  site.db
    .prepare(
      "delete from user_roles where lms_id = ? and user_id = (select id from users where email = 'mentor@pendopo.example')",
    )
    .run(getTenantId());

  expect((await mentor.get("/Dashboard/Payouts")).status).toBe(403);
  expect((await mentor.post("/Dashboard/Payouts/Request", {})).status).toBe(403);
});

test("the chosen role grants no access", async () => {
  const student = await site.openSignedInBrowser("student");
  const { hidden } = parseForms((await student.get("/Keluar")).text)[0] ?? { hidden: {} };
  for (const kind of ["0", "1", "-1", "4.5", "x"])
    await student.post("/Welcome", { ...hidden, kind, keep: "on" });
  expect((await student.get("/Dashboard/Audit")).status).toBe(403);
});

test("a session cookie of another tenant is a guest's", async () => {
  const admin = await site.openSignedInBrowser("admin");
  admin.tenant = "foundation";
  expect((await admin.get("/Akun")).location).toMatch(/^\/Login\?redirect=/);
  admin.tenant = "main";
  expect((await admin.get("/Akun")).status).toBe(200);
});

test("a private file sends guests to sign in and opens only for its readers", async () => {
  const id = "ab".repeat(16);
  const bytes = Buffer.from("%PDF-1.4 surat");
  const row = {
    lms_id: getTenantId(),
    id,
    name: "surat.pdf",
    type: "application/pdf",
    bytes: bytes.length,
    sha256: "c".repeat(64),
    purpose: "letter",
  };
  const fileRow = {
    ...row,
    owner_id: null,
    ip_hash: "",
    created_at: 1,
    stored_at: 1,
    claimed_at: 1,
    deleted_at: null,
  };
  const names = Object.keys(fileRow);
  site.db
    .prepare(`insert into files (${names}) values (${names.map(() => "?")})`)
    .run(...Object.values(fileRow));
  const folder = join(dirname(site.db.name), "files", id.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, id), bytes);

  const guest = await site.openBrowser().get(`/Berkas/${id}`);

  expect([guest.status, guest.location]).toEqual([303, `/Login?redirect=%2FBerkas%2F${id}`]);
  expect((await (await site.openSignedInBrowser("student")).get(`/Berkas/${id}`)).status).toBe(403);

  const admin = await site.openSignedInBrowser("admin");
  const file = await admin.get(`/Berkas/${id}`);

  expect([file.status, file.text]).toEqual([200, bytes.toString()]);

  admin.tenant = "foundation";

  expect((await admin.get(`/Berkas/${id}`)).status).toBe(404);
});

test("a tampered session cookie is a guest's and breaks no page", async () => {
  const admin = await site.openSignedInBrowser("admin");
  const cookie = admin.cookies.get("_session") ?? "";
  for (const altered of [
    `${cookie.slice(0, -2)}xx`,
    cookie.slice(10),
    "a.b.c.d.e",
    "%00",
    "x".repeat(4_000),
  ]) {
    const browser = site.openBrowser();
    browser.cookies.set("_session", altered);
    expect((await browser.get("/Akun")).location).toMatch(/^\/Login\?redirect=/);
    expect((await browser.get("/Class")).status).toBe(200);
  }
});

test("signing in creates a new session id (session fixation)", async () => {
  const stranger = await site.openSignedInBrowser("student");
  const victim = site.openBrowser();
  victim.cookies.set("_session", stranger.cookies.get("_session") ?? "");
  await victim.get("/Akun");
  victim.cookies.delete("_account");
  await victim.submitForm("/Keluar", {});
  await victim.signIn("writer@pendopo.example");

  expect(victim.cookies.get("_session")).not.toBe(stranger.cookies.get("_session"));
  expect((await victim.get("/Akun")).text).toContain("writer@pendopo.example");
});

describe("[XJS6] a POST that changes data", () => {
  const CHECKED_TABLES = [
    "users",
    "user_roles",
    "schools",
    "payouts",
    "outbox",
    "audit_log",
    "account_sessions",
    "form_drafts",
    "ledger_entries",
  ];
  const listExistingTables = () => {
    const existing = queryRows(site.db, "select name from sqlite_master where type = 'table'").map(
      ({ name }) => String(name),
    );
    return CHECKED_TABLES.filter((name) => existing.includes(name));
  };
  const findSchool = () =>
    queryValue("select id from schools where lms_id = ? and status = 'submitted'", getTenantId());
  const findPayout = () =>
    queryValue("select id from payouts where lms_id = ? and status = 'queued'", getTenantId());
  const findEmail = () => queryValue("select id from outbox where lms_id = ?", getTenantId());
  const createPosts = (): [string, Record<string, string>][] => [
    [
      `/Dashboard/Schools/${findSchool()}`,
      {
        decision: "verify",
        version: queryValue("select version from schools where id = ?", findSchool()),
      },
    ],
    [
      `/Dashboard/Payouts/${findPayout()}/Approve`,
      {
        version: queryValue("select version from payouts where id = ?", findPayout()),
        password: DEMO_PASSWORD,
      },
    ],
    [
      `/Dashboard/Payouts/${findPayout()}/Reject`,
      { version: "1", reason: "Nama rekening tidak cocok" },
    ],
    [`/Dashboard/Outbox/${findEmail()}`, {}],
    [
      "/Akun",
      {
        current: DEMO_PASSWORD,
        password: "padi menguning di sawah",
        repeated: "padi menguning di sawah",
      },
    ],
    ["/Keluar", { everywhere: "on" }],
    ["/Make-Appointment", { name: "Sri Wahyuni" }],
  ];

  test("is rejected if the token is missing, wrong or of another session", async () => {
    const [admin, other] = [
      await site.openSignedInBrowser("admin"),
      await site.openSignedInBrowser("superadmin"),
    ];
    await admin.submitForm("/Akun/Lupa", { email: "tidak-ada@contoh.example" });
    await site.openBrowser().submitForm("/Akun/Lupa", { email: "writer@pendopo.example" });
    const before = dumpTables(site.db, listExistingTables());
    const otherCsrf = parseForms((await other.get("/Keluar")).text)[0]?.hidden.csrf ?? "";

    expect(otherCsrf).not.toBe("");

    for (const [path, fields] of createPosts()) {
      for (const csrf of [
        {},
        { csrf: "" },
        { csrf: "x".repeat(43) },
        { csrf: otherCsrf },
        { csrf: `${otherCsrf}${otherCsrf}` },
      ]) {
        const answer = await admin.post(path, {
          ...fields,
          idempotency_key: randomUUID(),
          ...(csrf as Record<string, string>),
        });
        expect([422, 303], `${path} ${JSON.stringify(csrf)}`).toContain(answer.status);
      }
    }

    expect(dumpTables(site.db, listExistingTables())).toBe(before);
    expect((await admin.get("/Akun")).status).toBe(200);
  });

  test("is rejected from another site even with the token, and accepted from the page", async () => {
    const admin = await site.openSignedInBrowser("admin");
    const [[path, fields]] = createPosts() as [[string, Record<string, string>]];
    const { hidden } = parseForms((await admin.get(path)).text)[0] ?? { hidden: {} };
    const before = dumpTables(site.db, listExistingTables());

    for (const headers of [
      { origin: "https://jahat.example" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ])
      expect(
        (
          await admin.post(
            path,
            { ...hidden, ...fields },
            headers as unknown as Record<string, string>,
          )
        ).status,
      ).toBe(403);
    expect(dumpTables(site.db, listExistingTables())).toBe(before);
    expect((await admin.post(path, { ...hidden, ...fields })).status).toBe(303);
    expect(dumpTables(site.db, listExistingTables())).not.toBe(before);
  });
});
