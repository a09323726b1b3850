import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findUnspecifiedCalls } from "../literal/call-checks";
import { createLiteralEnv } from "../literal/literal-env";
import { findGaps } from "../literal/page-checks";
import { Visitor } from "../literal/visitor";
import { createLiteralHost } from "../literal-host";
import { type RunningApp, startApp } from "../support/start-app";

const host = createLiteralHost();
let close: () => Promise<void>;
let app: RunningApp;

beforeAll(async () => {
  const listening = await host.listen();
  close = listening.close;
  app = await startApp({
    DATA_DIR: mkdtempSync(join(tmpdir(), "pendopo-literal-")),
    LOG_LEVEL: "error",
    ...createLiteralEnv(listening.urls),
  });
});
afterAll(async () => {
  await app?.stop();
  await close();
});

const PUBLIC_PAGES = [
  "/",
  "/About",
  "/Articles",
  "/Assistant",
  "/BelajarBersama",
  "/Berita",
  "/Blog",
  "/Blog/800001/catatan-literasi-digital-guru-di-lembata",
  "/Campus",
  "/Career",
  "/Career/analis-data",
  "/Class",
  "/Class/dasar-pemrograman-web",
  "/Clients",
  "/Collaboration",
  "/Curriculum",
  "/Donation",
  "/Event",
  "/Gallery",
  "/Leaderboards",
  "/Make-Appointment",
  "/Mentor",
  "/Request-Demo",
  "/Talent-Hiring",
  "/Training-Services",
  "/News",
  "/Payment-Status/Error",
  "/Payment-Status/Success",
  "/Network",
  "/Podcasts",
  "/Privacy-Policy",
  "/Program",
  "/Register",
  "/Register/School",
  "/Silabus",
  "/Terms-And-Conditions",
  "/Tulisan-Temans",
  "/Video",
  "/Webinar",
];

test("[XJS10] the built app serves every page of hosts that know only the product's calls", async () => {
  const guest = new Visitor(app.url);
  const admin = new Visitor(app.url);
  const dashboard = await admin.signInAs("admin");
  const pages = await Promise.all(
    PUBLIC_PAGES.map(async (path) => ({ ...(await guest.open(path)), path })),
  );
  for (const path of [
    "/Dashboard/Payouts",
    "/Dashboard/Payouts/660001",
    "/Dashboard/Payouts/Request",
  ])
    pages.push({ ...(await admin.open(path)), path });

  const faults = pages.map(({ path, status, text }) => ({ path, status, gaps: findGaps(text) }));
  expect(faults.filter(({ status, gaps }) => status !== 200 || gaps.length > 0)).toEqual([]);
  expect([dashboard.path, dashboard.status]).toEqual(["/Dashboard", 200]);
  expect(findUnspecifiedCalls(host.records)).toEqual([]);
  expect(app.output()).toBe("");
});

test("[ENT20] the built app carries a journey of plain forms", async () => {
  const receipt = await new Visitor(app.url).submit("/Make-Appointment", "preferredDate");

  expect(receipt.status).toBe(200);
  expect(receipt.text).toContain("Permintaan Anda sudah kami terima");
  expect(findUnspecifiedCalls(host.records)).toEqual([]);
});
