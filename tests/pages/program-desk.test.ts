import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppDatabase, openAppDatabase, queryRows } from "../guards/app-database";
import { type HttpResponse, parseForms, TestBrowser } from "../guards/test-browser";
import { listLinks } from "../literal/page-checks";
import {
  createPhoto,
  openDesk,
  postFields,
  readHiddenFields,
  readMain,
  submitDeskForm,
} from "./content-fixture";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readShownFields } from "./form-fields";
import { findCanonical, readText } from "./page-text";

let app: DemoSourceApp;
let db: AppDatabase;
let guest: TestBrowser;
beforeAll(async () => {
  app = await startDemoSourceApp();
  db = await openAppDatabase(app.dataDir);
  guest = new TestBrowser(app.url);
});
afterAll(async () => {
  db.close();
  await app.close();
});

const open = async (path: string) => {
  const { status, text } = await guest.get(path);
  return { status, html: text, text: readText(text), links: listLinks(text) };
};

describe("/Dashboard/Program", () => {
  const NEW_PROGRAM = "/Dashboard/Program/Baru";
  const PROGRAM = "/Dashboard/Program/web-untuk-sekolah";
  const FIELDS = {
    name: "Web untuk Sekolah",
    summary: "Satu semester membuat situs sekolah.",
    status: "active",
    startDate: "1/8/2026",
    endDate: "31/12/2026",
    joinAs: "school",
    syllabus: "- Mengenal web\n- Menulis halaman",
    description: "Belajar **bersama**.",
  };

  test("an admin writes a program, adds a class, shows it, and takes it off", async () => {
    const admin = await openDesk(app, "admin");
    const created = await submitDeskForm(admin, NEW_PROGRAM, FIELDS);
    expect(created.location, readMain(created).slice(0, 1_000)).toBe(PROGRAM);
    expect((await open("/Program/web-untuk-sekolah")).status).toBe(404);

    const submit = async (fields: Record<string, string>) => {
      const hidden = readHiddenFields(await admin.get(PROGRAM), PROGRAM);
      return admin.post(PROGRAM, { ...hidden, visibility: "", ...fields });
    };
    const unknown = await submit({ part: "class", key: "tidak-ada", change: "add" });
    expect(unknown.status).toBe(422);
    expect(readMain(unknown)).toContain("Tidak ada kelas dengan alamat atau kode ini");
    const slug = "linux-dan-baris-perintah";
    expect((await submit({ part: "class", key: slug, change: "add" })).status).toBe(303);
    expect((await submit({ visibility: "published" })).status).toBe(303);

    const shown = await open("/Program/web-untuk-sekolah");
    expect(shown.text).toContain("Kurikulum Mengenal web Menulis halaman");
    expect(shown.html).toContain("<strong>bersama</strong>");
    expect(shown.links).toContain(`/Class/Competence/${slug}`);
    const listed = await admin.get("/Dashboard/Program?visibility=published");
    expect(readMain(listed)).toContain("Web untuk Sekolah");
    expect((await submit({ visibility: "draft" })).status).toBe(303);
    expect((await open("/Program/web-untuk-sekolah")).status).toBe(404);
  });

  test("a form without its version shows both versions, and the chosen one is saved", async () => {
    const admin = await openDesk(app, "admin");
    const path = "/Dashboard/Program/sabuk-digital-nusantara/Ubah";
    const stale = await submitDeskForm(admin, path, { ...FIELDS, version: "" });

    expect(stale.status).toBe(409);
    expect(readMain(stale)).toContain("Program ini sudah diubah orang lain");
    expect(readMain(stale)).toMatch(/Ringkasan Versi Anda.*Satu semester membuat situs sekolah\./);
    const chosen = { ...readHiddenFields(stale, path), "use.name": "theirs" };
    const merged = await postFields(admin, path, { ...chosen, intent: "merge" });
    expect(merged.status).toBe(200);
    const shown = readShownFields(merged.text);
    expect(shown).toMatchObject({ name: "Sabuk Digital Nusantara", summary: FIELDS.summary });
    expect((await postFields(admin, path, shown)).status).toBe(303);
  });
});

/** A form that is sent without its version comes back with both versions. */
const STALE_FORMS: Record<string, { account?: string; fields: Record<string, string> }> = {
  "/Dashboard/Karier/COMPANY/Ubah": {
    fields: { name: "Nama yang diketik", city: "Bandung", summary: "Kedai kopi kecil." },
  },
  "/Dashboard/Karier/COMPANY/Lowongan/JOB": {
    fields: {
      title: "Nama yang diketik",
      type: "penuh_waktu",
      mode: "onsite",
      city: "Bandung",
      summary: "Menyeduh kopi dan melayani tamu.",
      deadline: "31/12/2030",
      openings: "2",
    },
  },
  "/Dashboard/Pengajar/MENTOR": { fields: { bio: "Nama yang diketik" } },
  "/Akun/Profil": { account: "mentor", fields: { bio: "Nama yang diketik" } },
  "/Dashboard/Kelas/CLASS/Webinar/WEBINAR": {
    fields: {
      title: "Nama yang diketik",
      date: "31/12/2030",
      time: "19.00",
      minutes: "60",
      platform: "Zoom",
    },
  },
  "/Dashboard/Kuis/QUIZ/Atur": {
    fields: { title: "Nama yang diketik", passMark: "70", review: "never", "draw[0].count": "1" },
  },
};

test.each(Object.entries(STALE_FORMS))(
  "%s shows both versions of a stale form",
  async (pattern, form) => {
    const browser = await openDesk(app, form.account ?? "admin");
    const path = fillPath(pattern);
    const hidden = readEditFields(await browser.get(path), path);
    const stale = await postFields(browser, path, { ...hidden, ...form.fields, version: "0" });

    expect(stale.status, readMain(stale).slice(0, 500)).toBe(409);
    expect(readMain(stale)).toMatch(
      / sudah diubah orang lain .*Versi Anda: pakai ini Nama yang diketik/,
    );
    const chosen = { ...readEditFields(stale, path), intent: "merge" };
    const merged = await browser.post(path, chosen);
    expect(merged.status).toBe(200);
    expect(merged.text).toContain("Nama yang diketik");
  },
);

/** Hidden fields of the form that edits; others of a job's page decide about it. */
const readEditFields = ({ text }: Pick<HttpResponse, "text">, path: string) =>
  parseForms(text).find(({ action, hidden }) => action === path && !("decision" in hidden))
    ?.hidden ?? {};

/** The path with ids of the demo's records. */
function fillPath(pattern: string): string {
  const [ids = {}] = queryRows(
    db,
    `select j.id as "JOB", c.slug as "COMPANY",
      (select min(id) from mentors where lms_id = 'lms-main') as "MENTOR",
      w.slug as "WEBINAR", k.slug as "CLASS", q.id as "QUIZ"
    from jobs j join companies c on c.lms_id = j.lms_id and c.id = j.company_id
    join webinars w on w.lms_id = j.lms_id join classes k on k.lms_id = w.lms_id and k.id = w.class_id
    join quizzes q on q.lms_id = k.lms_id
    where j.lms_id = 'lms-main' limit 1`,
  );
  return pattern.replace(/[A-Z]{3,}/g, (name) => String(ids[name]));
}

test("a company's person writes a job at /Dashboard/Karier, an admin opens it, and it stands on its page until closed", async () => {
  const [owner, admin] = [await openDesk(app, "industry"), await openDesk(app, "admin")];
  const company = "/Dashboard/Karier/kedai-uji";
  const created = await submitDeskForm(owner, "/Dashboard/Karier/Baru", {
    name: "Kedai Uji",
    city: "Bandung",
    summary: "Kedai kopi yang mencari orang.",
  });
  expect(created.location, readMain(created).slice(0, 1_000)).toBe(company);
  const written = await submitDeskForm(owner, `${company}/Lowongan`, {
    title: "Barista",
    type: "penuh_waktu",
    mode: "onsite",
    city: "Bandung",
    summary: "Menyeduh kopi dan melayani tamu.",
    deadline: "31/12/2030",
    openings: "2",
  });
  const job = written.location;
  expect(job, readMain(written).slice(0, 1_000)).toMatch(/Kedai|kedai-uji\/Lowongan\/\d+$/);

  const decide = async (browser: TestBrowser, path: string, fields: Record<string, string> = {}) =>
    browser.post(path, { ...readHiddenFields(await browser.get(path), path), ...fields });
  expect((await decide(owner, job)).location).toBe(job);
  expect(readMain(await owner.get(job))).toContain("Menunggu persetujuan");
  await decide(admin, company);
  await decide(admin, job);

  expect((await open("/Career/kedai-uji")).text).toContain("Barista");
  await decide(owner, job);
  expect(readMain(await owner.get(job))).toContain("Ditutup");
  expect((await open("/Career/kedai-uji")).text).not.toContain("Barista");
  const stranger = await openDesk(app, "partner");
  expect((await stranger.get(company)).status).toBe(404);
});

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
