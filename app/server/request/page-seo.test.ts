import { afterAll, expect, test, vi } from "vitest";
import * as registry from "~/tenants/registry";
import { tenantSettingSchema } from "../hosts/lms/setting";
import { getPageSeo } from "./page-seo";

const getLayout = vi.spyOn(registry, "getLayout").mockReturnValue({
  ...registry.getLayout("default"),
  titles: {
    index: "Beranda",
    Class: "Kelas",
    "Class-slug": "record",
    Metamorfosa: { title: "Metamorfosa", description: "Buku tetap" },
  },
});
afterAll(() => getLayout.mockRestore());

const context = (path: string, more: object = {}) => ({
  url: new URL(`http://foundation.localhost:3000${path}`),
  site: { origin: "http://foundation.localhost:3000", isIndexable: true },
  tenant: {
    tenantId: "x",
    domain: "foundation.localhost",
    isKnown: true,
    setting: tenantSettingSchema.parse({
      title: "Yayasan",
      meta: { description: "Tentang yayasan" },
    }),
    ...more,
  },
});
const record = { id: "7", slug: "web", title: "Pemrograman Web" };

test("[TTL1] a record's title is used only when the route names it by id or slug", () => {
  expect(getPageSeo(context("/Class/web"), { key: "Class-slug", record }).title).toBe(
    "Pemrograman Web · Yayasan",
  );
  expect(getPageSeo(context("/Class/7/apa-saja"), { key: "Class-slug", record }).title).toBe(
    "Pemrograman Web · Yayasan",
  );
  expect(getPageSeo(context("/Class/lain"), { key: "Class-slug", record }).title).toBe("Yayasan");
});

test("[TTL2] the site's title is appended, once", () => {
  expect(getPageSeo(context("/Class"), { key: "Class" }).title).toBe("Kelas · Yayasan");
  expect(getPageSeo(context("/"), { key: "Search", title: "Yayasan" }).title).toBe("Yayasan");
});

test("[TTL3] robots are index, follow unless the setting says otherwise", () => {
  expect(getPageSeo(context("/"), { key: "index" }).robots).toBe("index, follow");
});

test("an unknown host's pages are not indexed", () => {
  expect(getPageSeo(context("/", { isKnown: false }), { key: "index" }).robots).toBe(
    "noindex, nofollow",
  );
});

test("[TTL14] a page without a key still has the site's title", () => {
  expect(getPageSeo(context("/Terms-And-Conditions"), { key: "Terms-And-Conditions" }).title).toBe(
    "Yayasan",
  );
  expect(
    getPageSeo(context("/Terms-And-Conditions"), { key: "Terms-And-Conditions", title: "Syarat" })
      .title,
  ).toBe("Syarat · Yayasan");
});

test("a fixed description belongs to its page; others fall back to the tenant's", () => {
  expect(getPageSeo(context("/Metamorfosa"), { key: "Metamorfosa" }).description).toBe(
    "Buku tetap",
  );
  expect(getPageSeo(context("/Class"), { key: "Class" }).description).toBe("Tentang yayasan");
});

test("canonical and image URLs are on the tenant's own host", () => {
  const seo = getPageSeo(context("/Class"), { key: "Class", path: "/Class?page=2" });
  expect(seo.canonical).toBe("http://foundation.localhost:3000/Class?page=2");
  expect(new URL(seo.image).host).toBe("foundation.localhost:3000");
});
