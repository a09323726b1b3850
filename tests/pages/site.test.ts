import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseForms, TestBrowser } from "../guards/test-browser";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readShownFields } from "./form-fields";
import { readText } from "./page-text";

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
const readFields = async (path: string, browser = admin) =>
  readShownFields((await browser.get(path)).text);
const save = async (path: string, fields: Record<string, string>, browser = admin) =>
  browser.post(path, { ...(await readFields(path, browser)), ...fields });

async function postPictures(
  path: string,
  pictures: Record<string, Buffer>,
  more: Record<string, string>,
) {
  const form = new FormData();
  const fields = { ...(await readFields(path)), ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of Object.entries(pictures))
    form.append(name, new Blob([new Uint8Array(bytes)], { type: "image/png" }), "logo.png");
  const request = new Response(form);
  return admin.send(path, {
    method: "POST",
    body: Buffer.from(await request.arrayBuffer()),
    headers: { "content-type": request.headers.get("content-type") ?? "" },
  });
}

describe("Situs/Identitas", () => {
  test("changes name, search result and contact of every page, and tells what was saved", async () => {
    const saved = await save(`${SITE}/Identitas`, {
      title: "SMK Harapan",
      siteName: "SMK Harapan, siap kerja",
      description: "Sekolah vokasi di Garut.",
      phone: "(0262) 123456",
      whatsapp: "0812 3456 7890",
      address: "Jalan Merdeka 1\nGarut",
      verification: '<meta name="google-site-verification" content="aB3dE6_gh-12345" />',
    });

    expect([saved.status, saved.location]).toEqual([303, `${SITE}?saved=identitas`]);
    const overview = readText((await admin.get(saved.location)).text);
    expect(overview).toContain("Identitas sudah disimpan.");
    expect(overview).toMatch(/SMK Harapan\. .*0812-3456-7890/);
    const about = await getPublic("/About");
    expect(about).toContain("<title>Tentang kami · SMK Harapan, siap kerja</title>");
    expect(about).toContain('<meta name="google-site-verification" content="aB3dE6_gh-12345"/>');
    expect(about).toContain('href="tel:0262123456"');
    expect(about).toContain('href="https://wa.me/6281234567890"');
    expect(about).toContain("Sekolah vokasi di Garut.");
  });

  test("shows all errors in one round and keeps what was written", async () => {
    const { status, text } = await save(`${SITE}/Identitas`, {
      title: "A",
      email: "bukan email",
      phone: "telepon",
      verification: "<script>",
    });

    expect(status).toBe(422);
    for (const error of [
      "Nama situs wajib diisi, 3-100 karakter",
      "Format email tidak valid",
      "Nomor telepon terdiri dari 6-25 angka",
      "Salin kodenya dari Google Search Console",
    ])
      expect(readText(text)).toContain(error);
    expect(text).toContain('value="bukan email"');
  });

  test("tells both values if another person has changed the same one, and saves over it when sent again", async () => {
    const second = await openAs("admin-kedua");
    const path = `${SITE}/Identitas`;
    const mine = await readFields(path);
    await save(path, { title: "Nama Kedua" }, second);

    const rejected = await admin.post(path, { ...mine, title: "Nama Saya" });

    expect(rejected.status).toBe(409);
    expect(readText(rejected.text)).toMatch(/Nama situs diubah .+ pada .+ menjadi “Nama Kedua”/);
    expect(rejected.text).toContain('value="Nama Saya"');
    const again = parseForms(rejected.text)[0]?.hidden;
    expect((await admin.post(path, { ...mine, ...again, title: "Nama Saya" })).status).toBe(303);
    expect(await getPublic("/About")).toContain("Tentang Nama Saya");
  });
});

describe("Situs/Logo", () => {
  const path = `${SITE}/Logo`;

  test("shows an uploaded logo and icon, scaled, and the name again without them", async () => {
    const picture = await sharp({
      create: { width: 1_200, height: 300, channels: 4, background: "#0b5394" },
    })
      .png()
      .toBuffer();
    const pictures = { "logoDark.file": picture, "favicon.file": picture };

    const saved = await postPictures(path, pictures, { "logoDark.alt": "Lambang SMK" });

    expect([saved.status, saved.location]).toEqual([303, `${SITE}?saved=logo`]);
    const page = await getPublic("/About");
    const [, src = ""] = /<img src="(\/_ipx\/[^"]+)" alt="Lambang SMK"/.exec(page) ?? [];
    expect(src).toMatch(/^\/_ipx\/w_640,f_png\/Berkas\/[0-9a-f]{32}$/);
    const image = await openGuest().get(src);
    expect([image.status, image.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(page).toMatch(/<link rel="icon" href="\/_ipx\/w_320,f_png\/Berkas\//);
    expect((await new TestBrowser(app.url, "foundation").get(src)).status).toBe(404);

    await postPictures(path, {}, { "logoDark.removed": "on" });
    expect(await getPublic("/About")).not.toContain("Lambang SMK");
  });

  test("rejects what is no picture, and a logo without a description", async () => {
    const fake = await postPictures(
      path,
      { "logoDark.file": Buffer.from("bukan") },
      {
        "logoDark.alt": "",
      },
    );

    expect(fake.status).toBe(422);
    expect(readText(fake.text)).toContain("Berkas ini bukan gambar");
    expect(readText(fake.text)).toContain("Tulis keterangan gambar");
  });
});

describe("Situs/Warna", () => {
  const path = `${SITE}/Warna`;
  const readTheme = async () => /<style[^>]*>:root\{([^<]*)</.exec(await getPublic("/"))?.[1] ?? "";

  test("previews typed and picked colours without saving them", async () => {
    const before = await readTheme();
    const fields = { clr_primary: "0b5394", picked_clr_secondary: "#7a3e00", intent: "preview" };

    const { status, text } = await save(path, fields);

    expect(status).toBe(200);
    expect(readText(text)).toContain("Pratinjau, belum disimpan");
    expect(text).toContain(".pratinjau-tema{--clr-primary:#0b5394;");
    expect(text).toContain("--clr-secondary:#7a3e00;");
    expect(text).toMatch(/name="clr_secondary"[^>]*value="#7a3e00"/);
    expect(await readTheme()).toBe(before);
  });

  test("rejects a colour that cannot be read as text with the nearest one, besides what is no colour", async () => {
    const { status, text } = await save(path, { clr_primary: "#ffd500", clr_info: "biru" });

    expect(status).toBe(422);
    const words = readText(text);
    expect(words).toContain("Tulis warna dengan 6 angka heksadesimal");
    const [, nearest = ""] = /kontras #ffd500 hanya .*? terbaca: (#[0-9a-f]{6})/.exec(words) ?? [];
    expect((await save(path, { clr_primary: nearest })).status).toBe(303);
    expect(await readTheme()).toContain(`--clr-primary:${nearest};`);
  });

  test("keeps a light colour for surfaces if its text may be adjusted, and saves fonts", async () => {
    const saved = await save(path, {
      clr_primary: "#ffd500",
      adjusts: "on",
      ft_primary: "Source Serif 4",
    });

    expect(saved.location).toBe(`${SITE}?saved=warna`);
    const theme = await readTheme();
    expect(theme).toContain("--clr-primary:#ffd500;");
    expect(theme).toContain('--ft-primary:"Source Serif 4"');
    expect((await save(path, { clr_primary: "#ffd500" })).status).toBe(303);
  });
});
