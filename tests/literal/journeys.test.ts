import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { IDEMPOTENCY_KEY_FIELD } from "~/lib/form-field-names";
import { findUnspecifiedCalls, isCalledAs, listCallKeys } from "./call-checks";
import { type LiteralApp, startLiteralApp } from "./literal-app";
import { expectPage, listLinks } from "./page-checks";
import { Visitor } from "./visitor";

/** The first suggestion, which the page's first form sends. */
const QUESTION = "Kelas apa saja yang gratis?";

let app: LiteralApp;
/** Records before this test. */
let before = 0;

beforeAll(async () => {
  app = await startLiteralApp();
});
afterAll(() => app.close());
beforeEach(() => {
  before = app.host.records.length;
});
afterEach(() => {
  expect(findUnspecifiedCalls(app.host.records.slice(before))).toEqual([]);
});

const createVisitor = () => new Visitor(app.url);
const listCalls = () => listCallKeys(app.host.records.slice(before));
const findCall = (key: string) =>
  app.host.records.slice(before).findLast(({ call }) => call === key);

describe("[XJS10] in front of hosts that know only the product's calls", () => {
  test("[BOOT4] [BOOT7] a first visit gets an app token, which the next one sends", async () => {
    const visitor = createVisitor();

    expectPage(await visitor.get("/"), "Rimba Ilmu");
    const names = [...visitor.cookies.keys()].sort();
    expectPage(await visitor.get("/Blog"), "Catatan:");

    expect(names).toEqual(["_av", "_ct", "_gt"]);
    expect(listCalls()).toContain("GET services/v0/cms/app/settings");
  });

  test("lists are filtered, searched and paged by the host", async () => {
    const visitor = createVisitor();
    expectPage(await visitor.get("/Blog?search=Python"), "Belajar Python Bersama Nelayan Tuban");
    expectPage(await visitor.get("/Class?state=ongoing"), "Teknik Komputer dan Jaringan");
    expectPage(await visitor.get("/Podcasts?search=Robot"), "Robot Penyiram Cabai");
    expectPage(await visitor.get("/Articles?category=teknologi"), "Ulasan:");
    expectPage(await visitor.get("/Career?page=1"), "Analis Data");

    expect(findCall("GET services/v3/post/list")?.values).toMatchObject({ search: "Python" });
    expect(findCall("GET services/v1/class/active")?.values).toMatchObject({ state: "ongoing" });
  });

  test("[ROL2] [ROL3] a person signs in at the account site, comes back and signs out", async () => {
    const visitor = createVisitor();
    const login = await visitor.get("/Login?redirect=%2FDashboard");
    const { origin, searchParams } = new URL(login.location);
    const dashboard = await visitor.signInAs("mentor");

    expect(findCall("GET services/v1/user/me")?.headers.authorization).toBe("Bearer access-mentor");
    expect([...searchParams.keys()].sort()).toEqual([
      "code",
      "redirect",
      "state",
      "tenantId",
      "token",
    ]);
    expect(origin).not.toBe(app.url);
    expect(dashboard.path).toBe("/Dashboard");
    expectPage(dashboard, "Ratna Dewi Sihombing");

    await visitor.submit("/Keluar", IDEMPOTENCY_KEY_FIELD);
    expect((await visitor.get("/Dashboard")).location).toContain("/Login");
  });

  test("a forged answer of the account site signs no visitor in", async () => {
    const visitor = createVisitor();

    const { status } = await visitor.get("/CallbackAuth?state=abc&access_token=access-admin");

    expect(status).toBe(422);
    expect(listCalls()).not.toContain("GET services/v1/user/me");
  });

  test("[ENT20] an appointment is requested and confirmed on a page", async () => {
    const receipt = await createVisitor().submit("/Make-Appointment", "preferredDate");

    expect(receipt.path).toMatch(/^\/Make-Appointment\/Bukti\//);
    expectPage(receipt, "Permintaan Anda sudah kami terima", "SMK Cahaya Uji");
    expect(findCall("POST services/v1/post/appointment/create")?.body).toMatchObject({
      name: "Sri Wahyuni",
      institution: "SMK Cahaya Uji",
    });
    expect(listCalls()).toContain("POST mailer/**");
  });

  test("[STO18] a demo is requested with an address, which the mailer is told too", async () => {
    const receipt = await createVisitor().submit("/Request-Demo", "email");

    expect(receipt.path).toMatch(/^\/Bukti\//);
    expectPage(receipt, "Permintaan demo Anda sudah kami terima");
    expect(findCall("GET services/v0/cms/app/request-demo")?.status).toBe(200);
    expect(listCalls()).toContain("POST mailer/**");
  });

  test("[STO22] an aspiration reaches the hosted database", async () => {
    const receipt = await createVisitor().submit("/Assistant/Aspirasi", "message");

    expect(receipt.path).toMatch(/^\/Assistant\/Aspirasi\/Bukti\//);
    expectPage(receipt, "Pesan dari jalan-jalan otomatis.");
    expect(findCall("POST database/aspirations")?.status).toBe(201);
  });

  test("[STO19] [STO20] a school registers in steps, with places of the host and a letter", async () => {
    const visitor = createVisitor();
    let path = "/Register/School";
    for (const field of ["npsn", "provinceId", "cityId", "pic.name", "letter"])
      ({ path } = await visitor.submit(path, field));
    const review = await visitor.get(path);
    const receipt = await visitor.submit(path, IDEMPOTENCY_KEY_FIELD);

    expect(review.text).toContain("Aceh");
    expect(receipt.path).toMatch(/^\/Register\/School\/Bukti\//);
    expectPage(receipt, "Sudah diterima");
    expect(findCall("POST services/v1/school/register")?.body).toMatchObject({
      provinceId: "680001",
      cityId: expect.stringMatching(/^69/),
      letterUrl: expect.stringMatching(/^http/),
    });
    expect(listCalls().filter((key) => key === "POST drive/**")).toHaveLength(1);
  });

  test("[STO22] [STO4] a donation is recorded and counted", async () => {
    const receipt = await createVisitor().submit("/Donation", "preset");

    expectPage(receipt, "Rp25.000", "Tercatat");
    expect(findCall("POST database/donations")?.status).toBe(201);
    expect(listCalls()).toContain("GET database/donations");
  });

  test.each([
    ["settlement", "/Payment-Status/Success", "Pembayaran berhasil"],
    ["expire", "/Payment-Status/Error", "Pembayaran"],
    ["pending", "/CallbackPayment", "Pembayaran sedang diverifikasi"],
  ])(
    "[PAY3] [RTE18] a payment that the gateway reports as %s leads to %s",
    async (word, path, title) => {
      const visitor = createVisitor();
      const orderId = `ORDER-${word}`;
      const notified = await visitor.send("/CallbackPayment", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ order_id: orderId, transaction_status: word }),
      });

      const page = await visitor.open(`/CallbackPayment?order_id=${orderId}`);

      expect(notified.status).toBe(200);
      expect(page.path).toMatch(new RegExp(`^${path}`));
      expectPage(page, title);
    },
  );

  test("[STO16] an enrolment reaches a host that answers without details", async () => {
    const learner = createVisitor();
    await learner.signInAs("student");
    const path = "/Class/dasar-pemrograman-web";
    expectPage(await learner.get(path), "Daftar");

    const after = await learner.submit(`${path}/Daftar`, IDEMPOTENCY_KEY_FIELD);

    expect(after.path).toBe(`${path}/Terdaftar`);
    expectPage(after, "Pendaftaran Anda sudah dikirim", "Buat janji temu");
    const request = findCall("POST services/v1/class/payment/invoice");
    expect(request && isCalledAs(request, "student")).toBe(true);
    expect(request?.values).toMatchObject({ slug: "dasar-pemrograman-web" });
  });

  test("a payment of which the host tells nothing is being verified", async () => {
    const page = await createVisitor().open("/CallbackPayment?orderId=UNKNOWN-1");

    expectPage(page, "Pembayaran sedang diverifikasi");
  });
});

describe("[PAY1] payouts in front of hosts that know only the product's calls", () => {
  test("a mentor sees balance and payouts, and requests one to a bank of the host", async () => {
    const mentor = createVisitor();
    await mentor.signInAs("mentor");
    expectPage(await mentor.get("/Dashboard/Payouts"), "Rp7.450.000", "Bank Contoh Bahari");
    const page = await mentor.get("/Dashboard/Payouts/Request");

    const after = await mentor.submit("/Dashboard/Payouts/Request", "bankCode");

    expectPage(page, "Bank Contoh Syariah");
    expect(after.path).toBe("/Dashboard/Payouts");
    expectPage(after, "Rp50.000", "Menunggu persetujuan");
    const request = findCall("POST services/v2/payout/request");
    expect(request && isCalledAs(request, "mentor")).toBe(true);
  });

  test("an admin approves and rejects without a password of another site", async () => {
    const admin = createVisitor();
    await admin.signInAs("admin");
    const detail = await admin.get("/Dashboard/Payouts/660001");
    expectPage(detail, "Rp250.000", "Bank Contoh Nusantara", "Menunggu persetujuan");
    expect(listLinks(detail.text).filter((href) => href.includes("660001/"))).toEqual([
      "/Dashboard/Payouts/660001/Approve",
      "/Dashboard/Payouts/660001/Reject",
    ]);

    const approved = await admin.submit("/Dashboard/Payouts/660001/Approve", "version");
    const rejected = await admin.submit("/Dashboard/Payouts/660004/Reject", "reason");

    expectPage(approved, "Disetujui");
    expectPage(rejected, "Ditolak");
    expect(JSON.stringify(findCall("POST services/v2/payout/approve")?.body)).not.toContain(
      "password",
    );
  });

  test.each([
    ["student", 403],
    ["mentor", 403],
  ])("a %s may not decide", async (role, status) => {
    const visitor = createVisitor();
    await visitor.signInAs(role);

    expect((await visitor.get("/Dashboard/Payouts/660007/Approve")).status).toBe(status);
    expect(listCalls()).not.toContain("POST services/v2/payout/approve");
  });

  test("cancelling, for which the product has no call, is not offered", async () => {
    const mentor = createVisitor();
    await mentor.signInAs("mentor");

    expect((await mentor.get("/Dashboard/Payouts/660007/Cancel")).status).toBe(404);
    expect((await mentor.get("/Dashboard/Payouts/660007")).text).not.toContain("/Cancel");
  });

  test("filters by date, which the product's call has not, are neither offered nor sent", async () => {
    const admin = createVisitor();
    await admin.signInAs("admin");

    const list = await admin.get("/Dashboard/Payouts?from=2026-01-01&bank=670002&status=queued");

    expectPage(list, "Bank Contoh Bahari");
    expect(list.text).not.toContain('name="from"');
    expect(findCall("GET services/v2/payout/list")?.values).toMatchObject({ bank: "670002" });
  });
});

describe("the assistant in front of hosts that know only the product's calls", () => {
  test("[CHT1] [CHT3] [CHT9] [CHT11] answers, goes on and forgets without script", async () => {
    const visitor = createVisitor();
    const first = await visitor.submit("/Assistant", "query");
    expectPage(first, QUESTION, "mulailah dari kelas Dasar Pemrograman Web");
    const conversation = await visitor.open("/Assistant");
    expectPage(conversation, QUESTION, "Hapus");

    const second = await visitor.submit("/Assistant", "query", { query: "Berapa lama kelasnya?" });

    expectPage(second, "Berapa lama kelasnya?");
    const questions = app.host.records
      .slice(before)
      .filter(({ call }) => call === "POST ai/v2/chat");
    expect(questions.map(({ body }) => body)).toEqual([
      { workspace_id: "410001", query: QUESTION },
      {
        workspace_id: "410001",
        query: "Berapa lama kelasnya?",
        conversation_id: expect.stringMatching(/^75/),
      },
    ]);
    const page = await visitor.open("/Assistant");
    expectPage(page, QUESTION, "Berapa lama kelasnya?");
    const remove = listLinks(page.text).find((href) => href.startsWith("/Assistant/Hapus/")) ?? "";
    const form = await visitor.get(remove);
    const deleted = await visitor.finish(remove, await visitor.submitForm(remove, {}));

    expectPage(form, QUESTION);
    expect(listCalls()).toContain("DELETE ai/v1/conversations/{id}");
    expectPage(deleted);
    expect(deleted.text).not.toContain(`${QUESTION}</span>`);
  });

  test("votes, for which the product has no call, are not offered", async () => {
    const visitor = createVisitor();
    const answer = await visitor.submit("/Assistant", "query");
    const page = await visitor.open("/Assistant");

    expect(answer.text + page.text).not.toContain("/Assistant/Nilai");
    expect((await visitor.get("/Assistant/Nilai/x")).status).toBe(404);
  });
});
