import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatIsoDate } from "~/lib/dates";
import { HOUR_MS } from "~/lib/time";
import { parseForms, TestBrowser } from "../guards/test-browser";
import { listLinks } from "../literal/page-checks";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readShownFields } from "./form-fields";
import { findCanonical, readText } from "./page-text";

const SITE = "/Dashboard/Situs";

let app: DemoSourceApp;
let admin: TestBrowser;
beforeAll(async () => {
  app = await startDemoSourceApp();
  admin = await openAs("admin");
});
afterAll(() => app.close());

async function openAs(account: string, tenant = "main") {
  const browser = new TestBrowser(app.url, tenant);
  await browser.signIn(`${account}@pendopo.example`);
  return browser;
}

const openGuest = () => new TestBrowser(app.url);
const getPublic = async (path: string) => (await openGuest().get(path)).text;
/** Its classes tell the layouts apart. */
const findHeader = (html: string) => /<header class="([^"]*)"/.exec(html)?.[1];

describe("a layout", () => {
  test("is previewed with the tenant's own landing, by those who may choose only", async () => {
    const foundation = await new TestBrowser(app.url, "foundation").get("/");

    const preview = await admin.get("/_preview/foundation");

    expect(preview.status).toBe(200);
    expect(findHeader(preview.text)).toBe(findHeader(foundation.text));
    expect(readText(preview.text)).toContain("Masuklah lewat pintu Anda");
    expect(preview.text).toContain('content="noindex, nofollow"');
    expect(preview.headers["cache-control"]).toContain("no-store");
    expect((await openGuest().get("/_preview/foundation")).location).toMatch(/^\/Login\?redirect=/);
    const other = await (await openAs("writer")).get("/_preview/foundation");
    expect(other.status).toBe(403);
    expect(findHeader(other.text)).not.toBe(findHeader(foundation.text));
    expect((await admin.get("/_preview/tidak-ada")).status).toBe(404);
  });

  test("is chosen from those that exist", async () => {
    const path = `${SITE}/Tata-Letak`;
    expect((await admin.submitForm(path, { layout: "lain" })).status).toBe(422);

    const saved = await admin.submitForm(path, { layout: "default" });

    expect(saved.location).toBe(`${SITE}?saved=tata-letak`);
    const landing = await getPublic("/");
    expect(findHeader(landing)).toBe(
      findHeader((await new TestBrowser(app.url, "default").get("/")).text),
    );
  });
});

describe("a text", () => {
  test("replaces the built-in one, is shown before it is saved, and can be taken back", async () => {
    const path = `${SITE}/Teks/tentang`;
    const builtIn = await getPublic("/About");
    const text = "Kami **sekolah**.\n\n## Visi\n- [Kelas](/Class)\n- <b>tebal</b>";

    const preview = await admin.submitForm(path, { text, intent: "preview" });
    expect(preview.status).toBe(200);
    expect(preview.text).toContain("<h3>Visi</h3>");
    expect(preview.text).toContain("<strong>sekolah</strong>");
    expect(readText(await getPublic("/About"))).toBe(readText(builtIn));

    await admin.submitForm(path, { text });
    const own = await getPublic("/About");
    expect(own).toContain('<a href="/Class">Kelas</a>');
    expect(own).toContain("&lt;b&gt;tebal&lt;/b&gt;");
    expect(own).toMatch(/<h2[^>]*>Visi<\/h2>/);
    expect(readText((await admin.get(`${SITE}/Teks`)).text)).toContain("Tentang kami Teks Anda");

    await admin.submitForm(path, { text, intent: "reset" });
    expect(readText(await getPublic("/About"))).toBe(readText(builtIn));
  });

  test("of an audience's page stands above the records that match", async () => {
    const path = `${SITE}/Teks/kampus`;
    const builtIn = readText(await getPublic("/Campus"));
    for (const words of ["Yang dapat dibicarakan", "Yang sudah selesai", "Politeknik Rawa Kenari"])
      expect(builtIn).toContain(words);

    await admin.submitForm(path, { text: "Kampus kita.\n\n## Syarat\n- Satu dosen" });

    const own = await getPublic("/Campus");
    expect(own).toMatch(/<h2[^>]*>Syarat<\/h2>/);
    expect(own).toContain('<meta name="description" content="Kampus kita."');
    expect(readText(own)).not.toContain("Yang dapat dibicarakan");
    expect(readText(own)).toContain("Politeknik Rawa Kenari");
    expect(readText(await getPublic("/Government"))).toContain("Yang dapat dibicarakan");
  });

  test("of a legal page bears the day of its change; the built-in one saved as it is stays built-in", async () => {
    const path = `${SITE}/Teks/privasi`;
    const { text: shown = "" } = readShownFields((await admin.get(path)).text);
    expect(shown).toContain("## Siapa yang bertanggung jawab");
    const anchors = 'href="#pengendali"';
    expect(await getPublic("/Privacy-Policy")).toContain(anchors);

    await admin.submitForm(path, { text: shown.replaceAll("\n", "\r\n") });
    expect(await getPublic("/Privacy-Policy")).toContain(anchors);

    await admin.submitForm(path, { text: "Pembuka.\n\n## Satu\nIsi.\n\n## Dua\nIsi." });
    const own = await getPublic("/Privacy-Policy");
    expect(own).toContain(`dateTime="${formatIsoDate(Date.now())}"`);
    expect(own).toContain('href="#satu"');
  });

  test("of the landing and its questions stands in place of the layout's", async () => {
    await admin.submitForm(`${SITE}/Teks/Beranda`, { title: "Belajar di Garut", lead: "" });
    await admin.submitForm(`${SITE}/Teks/tanya-jawab`, { text: "## Kapan mulai?\nJuli." });

    const landing = await getPublic("/");

    expect(landing).toContain("Belajar di Garut</h1>");
    expect(readText(landing)).toContain("Kapan mulai? Juli.");
    expect(landing).not.toContain("Apakah saya perlu komputer?");
    expect((await admin.get(`${SITE}/Teks/tidak-ada`)).status).toBe(404);
  });
});

test("[SET6] a maintenance tells the owner's text and end, and leaves sign-in and the dashboard open", async () => {
  const path = `${SITE}/Pemeliharaan`;
  const superadmin = await openAs("superadmin", "coding");
  const early = { isMaintenance: "on", endsOn: "1/1/2020", endsTime: "08.00" };
  expect(readText((await superadmin.submitForm(path, early)).text)).toContain(
    "Waktu selesai sudah lewat",
  );
  const end = Date.now() + 26 * HOUR_MS;
  const endsOn = formatIsoDate(end).split("-").reverse().join("/");

  await superadmin.submitForm(path, {
    isMaintenance: "on",
    text: "Kami pindah peladen.",
    endsOn,
    endsTime: "23.59",
  });

  const guest = new TestBrowser(app.url, "coding");
  const closed = await guest.get("/");
  expect(closed.status).toBe(503);
  expect(Number(closed.headers["retry-after"])).toBeGreaterThan(3_600);
  expect(readText(closed.text)).toMatch(/Kami pindah peladen\. Perkiraan selesai: .* 23\.59 WIB/);
  expect((await guest.get("/Akun/Masuk")).status).toBe(200);
  expect((await superadmin.get("/_preview/main")).status).toBe(200);
  await superadmin.submitForm(path, { text: "", endsOn: "", endsTime: "" });
  expect((await guest.get("/")).status).toBe(200);
});

describe("Situs/Riwayat", () => {
  const path = `${SITE}/Riwayat`;
  const findVersion = (html: string, after: string) => {
    const item = html.match(/<li [\s\S]*?<\/li>/g)?.find((each) => readText(each).includes(after));
    return /name="version" value="(\d+)"/.exec(item ?? "")?.[1] ?? "";
  };
  const undo = async (version: string) => {
    const hidden = parseForms((await admin.get(path)).text)[0]?.hidden;
    return admin.post(path, { ...hidden, version });
  };

  test("lists who changed what, and takes a change back unless it was changed again", async () => {
    await admin.submitForm(`${SITE}/Teks/Beranda`, { title: "Pertama", lead: "" });
    await admin.submitForm(`${SITE}/Teks/Beranda`, { title: "Kedua", lead: "" });
    const { text } = await admin.get(path);
    expect(readText(text)).toContain("Judul beranda Pertama → Kedua");

    const early = await undo(findVersion(text, "→ Pertama"));
    expect(early.status).toBe(409);
    expect(readText(early.text)).toMatch(/sudah diubah lagi\. Judul beranda diubah .* “Kedua”/);

    const undone = await undo(findVersion(text, "Pertama → Kedua"));
    expect(undone.location).toBe(`${SITE}?saved=riwayat`);
    expect(await getPublic("/")).toContain("Pertama</h1>");
    expect(readText((await admin.get(path)).text)).toContain("membatalkan versi");
    expect((await undo("999999")).status).toBe(404);
  });

  test("is another one for each tenant", async () => {
    const { text } = await (await openAs("superadmin", "foundation")).get(path);

    expect(readText(text)).toContain("Belum ada perubahan");
  });
});

test.each([
  ["/Campus", "Untuk Kampus", "/Make-Appointment?segment=campus"],
  ["/Government", "Untuk Pemerintahan", "/Make-Appointment?segment=government"],
  ["/Corporates", "Untuk Perusahaan", "/Training-Services"],
])("[TTL6] %s has the foundation's title and leads to a form", async (path, title, action) => {
  const foundation = new TestBrowser(app.url, "foundation");

  const { status, text } = await foundation.get(path);

  expect(status).toBe(200);
  expect(text).toContain(`<title>${title} · `);
  expect(findCanonical(text)).toBe(path);
  expect(text.match(/<h1/g)).toHaveLength(1);
  expect(listLinks(text)).toContain(action);
  expect(listLinks((await foundation.get("/")).text)).toContain(path);
});

test("a domain is added with the TXT record that proves it, and can be removed again", async () => {
  const path = `${SITE}/Domain`;
  expect(readText((await admin.submitForm(path, { domain: "bukan domain" })).text)).toContain(
    "Tulis nama domain seperti sekolah.sch.id",
  );

  const added = await admin.submitForm(path, { domain: "https://Belajar.Sekolah.example/" });

  expect(added.location).toBe(`${path}?saved=tambah`);
  expect(readText((await admin.get(path)).text)).toMatch(
    /belajar\.sekolah\.example Menunggu bukti .* Nama _pendopo\.belajar\.sekolah\.example Isi pendopo-verification=[0-9a-f]{32}/,
  );
  expect((await admin.submitForm(path, { domain: "foundation.localhost" })).status).toBe(422);
  const target = "belajar.sekolah.example";
  const removed = await admin.submitForm(path, { target, intent: "remove" }, 1);
  expect(removed.location).toBe(`${path}?saved=hapus`);
  expect((await admin.get(path)).text).not.toContain(target);
});

describe("/sitemap.xml", () => {
  const readSitemap = async (tenant: string) => {
    const browser = new TestBrowser(app.url, tenant);
    // The first one builds the search index, which a busy machine may not finish in time.
    browser.isPatient = true;
    const answer = await browser.get("/sitemap.xml");
    return {
      ...answer,
      paths: [...answer.text.matchAll(/<loc>http:\/\/[^/]+([^<]*)/g)].map(([, path]) => path),
    };
  };

  test("lists pages of menus and records, portfolios and the festival where there are any, and nothing private", async () => {
    const { status, headers, paths } = await readSitemap("main");

    expect([status, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/Class", "/Portfolio", "/BelajarBersama", "/Sertifikat"]),
    );
    expect(paths.filter((path) => path?.startsWith("/Portfolio/")).length).toBeGreaterThan(3);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => /^\/(?:Akun|Dashboard)/.test(path ?? ""))).toEqual([]);
    const other = (await readSitemap("default")).paths;
    expect(other).toContain("/Class");
    expect(other).not.toContain("/Portfolio");
  });

  test("is named by /robots.txt of a known site, and missing under an unknown host name", async () => {
    const robots = await openGuest().get("/robots.txt");

    expect(robots.text).toMatch(/^User-agent: \*\nDisallow: \/Dashboard\n/);
    expect(robots.text).toMatch(/\nSitemap: http:\/\/main\.localhost[^/]*\/sitemap\.xml\n$/);
    expect((await readSitemap("tak-dikenal")).status).toBe(404);
    const unknown = await new TestBrowser(app.url, "tak-dikenal").get("/robots.txt");
    expect(unknown.text).not.toContain("Sitemap");
  });
});
