import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestBrowser } from "../guards/test-browser";
import { listLinks } from "../literal/page-checks";
import {
  createPhoto,
  openDesk,
  readHiddenFields,
  readMain,
  submitDeskForm,
} from "./content-fixture";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { findCanonical, readText } from "./page-text";

let app: DemoSourceApp;
let guest: TestBrowser;
beforeAll(async () => {
  app = await startDemoSourceApp();
  guest = new TestBrowser(app.url);
});
afterAll(() => app.close());

const open = async (path: string) => {
  const { status, text } = await guest.get(path);
  return { status, html: text, text: readText(text), links: listLinks(text) };
};

describe("/Dashboard/Festival", () => {
  const listHref = (part: string) => `/Dashboard/Festival?part=${part}`;
  const findItem = async (admin: TestBrowser, part: string, name: string) => {
    const { text } = await admin.get(listHref(part));
    const [, href] =
      new RegExp(`href="(/Dashboard/Festival/[^"]+)"[^>]*>${name}<`).exec(text) ?? [];
    return href ?? "";
  };

  test("an admin adds a package and a speaker with a picture, changes and deletes them; visitors see each change", async () => {
    const admin = await openDesk(app, "admin");
    const added = await submitDeskForm(admin, "/Dashboard/Festival/Baru/package", {
      name: "Perunggu",
      price: "7,5 juta",
      slots: "10 mitra",
      benefits: "- Logo di poster\n- Undangan untuk dua orang",
    });
    expect(added.location, readMain(added).slice(0, 1_000)).toBe(listHref("package"));
    await submitDeskForm(
      admin,
      "/Dashboard/Festival/Baru/speaker",
      {
        name: "Ayu Rahma",
        bio: "Guru di Sleman.",
        "picture.alt": "Ayu berdiri di depan kelas",
        sort: "0",
      },
      { "picture.file": await createPhoto() },
    );

    const shown = await open("/BelajarBersama");
    expect(shown.text).toContain(
      "Perunggu Rp7.500.000 Tempat: 10 mitra Logo di poster Undangan untuk dua orang",
    );
    expect(shown.text).toContain("Pembicara Ayu Rahma Kehadirannya menunggu kepastian");
    expect(shown.html).toContain('alt="Ayu berdiri di depan kelas"');
    const item = await findItem(admin, "package", "Perunggu");
    const saved = await submitDeskForm(admin, item, {
      name: "Perunggu",
      price: "",
      slots: "5 mitra",
      sort: "0",
    });
    expect(saved.location, readMain(saved).slice(0, 1_000)).toBe(listHref("package"));
    expect((await open("/BelajarBersama")).text).toContain(
      "Perunggu Seluruh biaya acara Tempat: 5 mitra",
    );

    const hidden = readHiddenFields(await admin.get(item), item);
    const stale = await admin.post(item, { ...hidden, version: "1", intent: "delete" });
    expect(stale.status).toBe(409);
    await admin.post(item, { ...hidden, version: "2", intent: "delete" });
    expect((await open("/BelajarBersama")).text).not.toContain("Perunggu");
    expect((await admin.get(item)).status).toBe(404);
  });

  test("a picture without a description and a form without its version come back with what was written", async () => {
    const admin = await openDesk(app, "admin");
    const path = "/Dashboard/Festival/Baru/programme";
    const files = { "picture.file": await createPhoto() };
    const nameless = await submitDeskForm(
      admin,
      path,
      { name: "Senja", description: "Api." },
      files,
    );
    expect(nameless.status).toBe(422);
    expect(readMain(nameless)).toContain("Tulis keterangan gambar");
    expect(nameless.text).toContain('value="Senja"');

    const item = await findItem(admin, "package", "Gold");
    const stale = await submitDeskForm(admin, item, { name: "Gold", slots: "enam", version: "" });
    expect(stale.status).toBe(409);
    expect(readMain(stale)).toContain("Data sudah berubah");
    expect(stale.text).toContain('value="enam"');
    expect((await admin.get("/Dashboard/Festival/Baru/lain")).status).toBe(404);
  });
});

describe("/Portfolio", () => {
  const FIELDS = {
    title: "Bengkel Uji Pesisir",
    kind: "csr",
    clientName: "PT Samudra Uji",
    summary: "Nelayan belajar mencatat hasil lautnya.",
    batches: "Angkatan 1 = 5/1/2030\nAngkatan 2 = 2/2/2030",
    date: "1/5/2030",
    value: "1.250",
    figure: "nelayan mencatat setiap hari",
    projectLink: "/Program",
    videoLink: "https://video.example/pesisir",
    description: "Belajar **bersama**.",
    "image1.alt": "Buku catatan nelayan",
  };

  test("an admin writes a portfolio, publishes it, moves and archives it; visitors follow its address", async () => {
    const admin = await openDesk(app, "admin");
    const files = { "image1.file": await createPhoto() };
    const path = "/Dashboard/Portofolio/Baru";
    const created = await submitDeskForm(admin, path, FIELDS, files);
    const item = created.location;
    expect(item, readMain(created).slice(0, 1_000)).toMatch(/^\/Dashboard\/Portofolio\/\d+$/);
    const address = "/Portfolio/csr/bengkel-uji-pesisir";
    expect((await open(address)).status).toBe(404);
    const decide = async (decision: string) =>
      admin.post(item, { ...readHiddenFields(await admin.get(item), item), decision });
    expect((await decide("publish")).location).toBe(item);

    const shown = await open(address);
    expect(shown.text).toContain("1.250 nelayan mencatat setiap hari");
    expect(shown.text).toContain("Angkatan 2 mulai 2 Februari 2030 Selesai 1 Mei 2030");
    expect(shown.html).toContain("<strong>bersama</strong>");
    expect(shown.html).toContain("Buku catatan nelayan");
    expect(shown.html).toContain('href="https://video.example/pesisir"');
    expect(shown.links).toEqual(expect.arrayContaining(["/Program", "/Portfolio/csr"]));
    for (const list of ["/Portfolio", "/Portfolio/csr"])
      expect((await open(list)).links).toContain(address);
    expect((await open("/Portfolio/kampus")).links).not.toContain(address);

    const moved = await submitDeskForm(admin, item, { ...FIELDS, slug: "bengkel-pindah" });
    expect(moved.location, readMain(moved).slice(0, 1_000)).toBe(item);
    const former = await guest.get(address);
    expect([former.status, former.location]).toEqual([301, "/Portfolio/csr/bengkel-pindah"]);
    await decide("archive");
    expect((await open("/Portfolio/csr/bengkel-pindah")).status).toBe(404);
  });

  test("[RTE15] a portfolio stands below any type, with one canonical address; an unknown type lists nothing", async () => {
    const { status, html } = await open("/Portfolio/lain/magang-yang-membimbing");

    expect(status).toBe(200);
    expect(findCanonical(html)).toMatch(/\/Portfolio\/kampus\/magang-yang-membimbing$/);
    expect((await open("/Portfolio/lain")).status).toBe(404);
    const coffee = new TestBrowser(app.url, "coffee");
    expect(readMain(await coffee.get("/Portfolio"))).toContain("Belum ada portofolio di sini");
  });

  test("a form without its version is answered as changed meanwhile, with what was written", async () => {
    const admin = await openDesk(app, "admin");
    const { text } = await admin.get("/Dashboard/Portofolio");
    const [, item = ""] = /href="(\/Dashboard\/Portofolio\/\d+)"/.exec(text) ?? [];
    const described = { "image2.alt": "Dua", "photo1.alt": "Tiga", "photo2.alt": "Empat" };
    const stale = await submitDeskForm(admin, item, { ...FIELDS, ...described, version: "" });

    expect(stale.status).toBe(409);
    expect(readMain(stale)).toContain("Data sudah berubah");
    expect(stale.text).toContain('value="Bengkel Uji Pesisir"');
  });
});

describe("/Pricing", () => {
  const FIELDS = {
    name: "Paket Uji Pesisir",
    audience: "Kelompok nelayan",
    price: "1,25 juta",
    period: "semester",
    included: "- Kelas di pelabuhan\n- Buku catatan",
    excluded: "Perahu",
    action: "appointment",
    classSlug: "",
    isFeatured: "on",
    sort: "0",
  };
  const search = async (text: string, tenant = "main") => {
    const page = await new TestBrowser(app.url, tenant).get(
      `/Search?q=${encodeURIComponent(text)}`,
    );
    return listLinks(/<main[\s\S]*<\/main>/.exec(page.text)?.[0] ?? "");
  };
  const listMenu = async (tenant: string) =>
    listLinks((await new TestBrowser(app.url, tenant).get("/Class")).text);

  test("an admin writes a plan, publishes and archives it; visitors see price, contents and one way on", async () => {
    const admin = await openDesk(app, "admin");
    const rejected = await submitDeskForm(admin, "/Dashboard/Paket-Harga/Baru", {
      ...FIELDS,
      included: "",
      action: "class",
    });
    expect(rejected.status).toBe(422);
    expect(readMain(rejected)).toContain("Tulis paling sedikit satu hal yang didapat");
    expect(readMain(rejected)).toContain("Pilih kelasnya");
    const created = await submitDeskForm(admin, "/Dashboard/Paket-Harga/Baru", FIELDS);
    const plan = created.location;
    expect(plan, readMain(created).slice(0, 1_000)).toMatch(/^\/Dashboard\/Paket-Harga\/\d+$/);
    expect((await open("/Pricing")).text).not.toContain("Paket Uji Pesisir");
    const decide = async (decision: string) =>
      admin.post(plan, { ...readHiddenFields(await admin.get(plan), plan), decision });
    expect((await decide("publish")).location).toBe(plan);

    const shown = await open("/Pricing");
    expect(shown.text).toContain(
      "Kami sarankan Paket Uji Pesisir Kelompok nelayan Rp1.250.000 per semester Yang didapat Kelas di pelabuhan Buku catatan Tidak termasuk Perahu Buat janji temu",
    );
    expect(await search("nelayan pelabuhan")).toContain("/Pricing");
    await submitDeskForm(admin, plan, { ...FIELDS, price: "" });
    expect((await open("/Pricing")).text).toContain("Kelompok nelayan Hubungi kami Yang didapat");
    await decide("archive");
    expect((await open("/Pricing")).text).not.toContain("Paket Uji Pesisir");
  });

  test("whoever saves a plan that has changed meanwhile chooses between both versions", async () => {
    const admin = await openDesk(app, "admin");
    const { text } = await admin.get("/Dashboard/Paket-Harga?status=published");
    const [, plan = ""] = /href="(\/Dashboard\/Paket-Harga\/\d+)"/.exec(text) ?? [];

    const stale = await submitDeskForm(admin, plan, { ...FIELDS, version: "" });

    expect(stale.status).toBe(409);
    expect(readMain(stale)).toContain("Paket ini sudah diubah orang lain");
    const hidden = readHiddenFields(stale, plan);
    const merged = await admin.post(plan, {
      ...hidden,
      intent: "merge",
      "use.name": "mine",
      "use.audience": "theirs",
    });
    expect(merged.status).toBe(200);
    expect(merged.text).toContain('value="Paket Uji Pesisir"');
    expect(merged.text).not.toContain('value="Kelompok nelayan"');
  });

  test("a site without plans says so, leads on, and links and finds the page nowhere", async () => {
    const coffee = new TestBrowser(app.url, "coffee");
    const page = await coffee.get("/Pricing");

    expect(page.status).toBe(200);
    expect(readMain(page)).toContain("Belum ada daftar harga di sini");
    expect(listLinks(page.text)).toEqual(expect.arrayContaining(["/Class", "/Kontak"]));
    expect(page.text).toContain('content="noindex');
    expect(await listMenu("coffee")).not.toContain("/Pricing");
    expect(await search("daftar harga", "coffee")).not.toContain("/Pricing");
    expect(await listMenu("main")).toContain("/Pricing");
  });
});
