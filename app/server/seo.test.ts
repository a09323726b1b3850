import { expect, test, vi } from "vitest";
import { tenantSettingSchema } from "./hosts/lms/setting";
import { pageSeo } from "./seo";

vi.mock("~/tenants/registry", () => ({
  faceOf: () => ({
    titles: { index: "Beranda", Class: "Kelas", "Class-slug": "record", Metamorfosa: { title: "Metamorfosa", description: "Buku tetap" } },
  }),
}));

const visit = (path: string, more: object = {}) => ({
  url: new URL(`http://foundation.localhost:3000${path}`),
  tenant: {
    lmsId: "x",
    domain: "foundation.localhost",
    known: true,
    setting: tenantSettingSchema.parse({ title: "Yayasan", meta: { description: "Tentang yayasan" } }),
    ...more,
  },
});
const record = { id: "7", slug: "web", title: "Pemrograman Web" };

test("[TTL1] a record's title is used only when the route names it by id or slug", () => {
  expect(pageSeo(visit("/Class/web"), { key: "Class-slug", record }).title).toBe("Pemrograman Web · Yayasan");
  expect(pageSeo(visit("/Class/7/apa-saja"), { key: "Class-slug", record }).title).toBe("Pemrograman Web · Yayasan");
  expect(pageSeo(visit("/Class/lain"), { key: "Class-slug", record }).title).toBe("Yayasan");
});

test("[TTL2] the site's title is appended, once", () => {
  expect(pageSeo(visit("/Class"), { key: "Class" }).title).toBe("Kelas · Yayasan");
  expect(pageSeo(visit("/"), { key: "nothing", title: "Yayasan" }).title).toBe("Yayasan");
});

test("[TTL3] robots are index, follow unless the setting says otherwise", () => {
  expect(pageSeo(visit("/"), { key: "index" }).robots).toBe("index, follow");
});

test("an unknown host's pages are not indexed", () => {
  expect(pageSeo(visit("/", { known: false }), { key: "index" }).robots).toBe("noindex, nofollow");
});

test("[TTL14] a page without a key still has the site's title", () => {
  expect(pageSeo(visit("/Terms-And-Conditions"), { key: "Terms-And-Conditions" }).title).toBe("Yayasan");
  expect(pageSeo(visit("/Terms-And-Conditions"), { key: "Terms-And-Conditions", title: "Syarat" }).title).toBe("Syarat · Yayasan");
});

test("a fixed description belongs to its page; others fall back to the tenant's", () => {
  expect(pageSeo(visit("/Metamorfosa"), { key: "Metamorfosa" }).description).toBe("Buku tetap");
  expect(pageSeo(visit("/Class"), { key: "Class" }).description).toBe("Tentang yayasan");
});

test("canonical and picture stand on the tenant's own host", () => {
  const seo = pageSeo(visit("/Class"), { key: "Class", path: "/Class?page=2" });
  expect(seo.canonical).toBe("http://foundation.localhost:3000/Class?page=2");
  expect(new URL(seo.image).host).toBe("foundation.localhost:3000");
});
