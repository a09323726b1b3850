import { afterAll, beforeAll, expect, test } from "vitest";
import { listCallKeys } from "./call-checks";
import { type LiteralApp, startLiteralApp } from "./literal-app";
import { Visitor } from "./visitor";

let app: LiteralApp;
beforeAll(async () => {
  app = await startLiteralApp();
});
afterAll(() => app.close());

test("[SET9] [XJS10] an admin changes the setting by the product's calls, and is offered what these carry", async () => {
  const admin = new Visitor(app.url);
  await admin.signInAs("admin");

  const overview = await admin.get("/Dashboard/Situs");
  expect(overview.status).toBe(200);
  expect(overview.text).not.toMatch(/href="\/Dashboard\/Situs\/(?:Teks|Riwayat)"/);
  expect((await admin.get("/Dashboard/Situs/Riwayat")).status).toBe(404);
  expect((await admin.get("/Dashboard/Situs/Identitas")).text).not.toContain('name="whatsapp"');

  const identity = { title: "Rimba Baru", description: "Belajar di hutan." };
  const saved = await admin.submit("/Dashboard/Situs/Identitas", "title", identity);
  expect(saved.path).toBe("/Dashboard/Situs?saved=identitas");
  await admin.submit("/Dashboard/Situs/Tata-Letak", "layout", { layout: "main" });

  const landing = await new Visitor(app.url).get("/");
  expect(landing.text).toContain("Rimba Baru");
  expect(landing.text).toContain("Belajar keterampilan baru");
  const put = (key: string) => app.host.records.findLast(({ call }) => call === key)?.body;
  expect(listCallKeys(app.host.records)).toContain("PUT lms/cms/app/settings");
  expect(put("PUT lms/cms/app/settings")).toMatchObject({ title: "Rimba Baru" });
  expect(put("PUT lms/cms/app/setting/{key}")).toEqual({ value: "main" });
  expect(app.host.unexpected).toEqual([]);
});
