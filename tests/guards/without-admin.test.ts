import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOST_NAMES } from "~/server/hosts/contracts";
import { createDemoData } from "../support/demo-data";
import { type RunningApp, startApp } from "../support/start-app";
import { type RunningHosts, startHosts } from "../support/start-hosts";
import { fillForms } from "../walk/fill-form";
import { TestBrowser } from "./test-browser";

let hosts: RunningHosts;
let app: RunningApp;

function openBrowser(tenant = "main"): TestBrowser {
  const browser = new TestBrowser(app.url, tenant);
  browser.isPatient = true;
  return browser;
}

const signIn = async (account: string) => {
  const browser = openBrowser();
  await browser.signIn(`${account}@pendopo.example`);
  return browser;
};

// The built app in front of twelve hosts over HTTP; nothing knows the records of an admin host.
beforeAll(async () => {
  const dataDir = await createDemoData();
  hosts = await startHosts({ DATA_DIR: dataDir });
  const upstream = HOST_NAMES.filter((name) => name !== "admin").map((name) => [
    `UPSTREAM_${name.toUpperCase()}_URL`,
    `${hosts.url}/${name}`,
  ]);
  app = await startApp({
    ...Object.fromEntries(upstream),
    DATA_DIR: dataDir,
    OWN_HOSTS: "all",
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
  });
});
afterAll(async () => {
  await app?.stop();
  await hosts?.stop();
});

const ADMIN_LINKS =
  /href="\/(?:Search|Setup|Kontak|Register\/Team|Dashboard\/(?:Schools|Tim|Donations|Refunds|Moderation|Assistant|Outbox|Audit|Janji|Kotak-Masuk|Payouts\/(?:Bulk|Export)))/;

describe("[XJS10] an installation without an admin host", () => {
  test.each(["main", "foundation", "coding"])(
    "offers nothing of it in header, footer and menus of %s",
    async (tenant) => {
      const browser = openBrowser(tenant);
      for (const path of ["/", "/Register", "/Class"]) {
        const { status, text } = await browser.get(path);
        expect([path, status]).toEqual([path, 200]);
        expect(text).not.toMatch(ADMIN_LINKS);
        expect(text).toContain('href="/Donation"');
      }
    },
  );

  test("its own addresses are missing, for the admin too", async () => {
    const admin = await signIn("admin");
    for (const path of [
      "/Search?q=kelas",
      "/Kontak",
      "/Register/Team",
      "/Dashboard/Schools",
      "/Dashboard/Tim",
      "/Dashboard/Janji",
      "/Dashboard/Kotak-Masuk",
      "/Dashboard/Audit",
      "/Dashboard/Outbox",
      "/Dashboard/Donations",
      "/Dashboard/Refunds",
      "/Dashboard/Tagihan",
      "/Dashboard/Situs/Teks",
      "/Dashboard/Situs/Riwayat",
      "/Dashboard/Payouts/Bulk",
      "/Dashboard/Payouts/Export",
      "/Dashboard/Payouts/Laporan",
    ])
      expect([path, (await admin.get(path)).status]).toEqual([path, 404]);
  });

  test("[PAY1] payouts are requested, listed and rejected through v2/payout", async () => {
    const mentor = await signIn("mentor");
    const form = fillForms((await mentor.get("/Dashboard/Payouts/Request")).text).find(
      ({ fields }) => fields.some(([name]) => name === "amount"),
    );
    const requested = await mentor.post("/Dashboard/Payouts/Request", form?.fields ?? []);
    expect(requested.status).toBe(303);

    const admin = await signIn("admin");
    const dashboard = await admin.get("/Dashboard");
    expect(dashboard.status).toBe(200);
    expect(dashboard.text).not.toMatch(ADMIN_LINKS);
    expect(dashboard.text).toContain("pencairan menunggu persetujuan");

    const list = await admin.get("/Dashboard/Payouts?status=queued");
    expect([list.status, ADMIN_LINKS.test(list.text)]).toEqual([200, false]);

    expect((await admin.get(requested.location)).text).toContain("Tolak");
    const path = `${requested.location}/Reject`;
    const rejected = await admin.submitForm(path, { reason: "Nomor rekening tidak cocok" });
    expect([rejected.status, rejected.location]).toEqual([303, `${requested.location}?selesai=ya`]);
    expect((await admin.get(requested.location)).text).toContain("Ditolak");
  });

  test("[SET9] the site's settings are saved through the product's own calls", async () => {
    const admin = await signIn("admin");
    const path = "/Dashboard/Situs/Identitas";
    const form = fillForms((await admin.get(path)).text).find(({ method }) => method === "post");
    const fields = (form?.fields ?? []).filter(([name]) => name !== "title");

    const saved = await admin.post(path, [...fields, ["title", "Pendopo Tanpa Admin"]]);

    expect([saved.status, saved.location]).toEqual([303, "/Dashboard/Situs?saved=identitas"]);
    expect((await admin.get("/About")).text).toContain("Tentang Pendopo Tanpa Admin");
  });

  test("a school registers through v1/school/register, and its input survives every step", async () => {
    const browser = openBrowser();
    let path = "/Register/School";
    for (let step = 0; step < 6; step++) {
      const page = await browser.get(path);
      expect([path, page.status]).toEqual([path, 200]);
      const form = fillForms(page.text).find(({ method }) => method === "post");
      const answer = await browser.post(form?.action || path, form?.fields ?? []);
      expect([path, answer.status]).toEqual([path, 303]);
      path = answer.location.replace(/#.*/, "");
    }

    expect(path).toMatch(/^\/Register\/School\/Bukti\//);
    const receipt = await browser.get(path);
    expect(receipt.status).toBe(200);
    expect(receipt.text).toMatch(/SEKOLAH-\d{4}-\d{6}/);
  });

  test("[STO22] a donation is created, listed in the total and payable", async () => {
    const browser = openBrowser();
    const page = await browser.get("/Donation");
    const form = fillForms(page.text).find(({ method }) => method === "post");
    const answer = await browser.post("/Donation", form?.fields ?? []);
    expect([page.status, answer.status]).toEqual([200, 303]);

    const receipt = await browser.get(answer.location);
    expect(receipt.status).toBe(200);
    expect(receipt.text).toMatch(/href="[^"]*\/Bayar\//);
  });
});
