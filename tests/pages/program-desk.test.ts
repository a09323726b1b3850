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
import { readText } from "./page-text";

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

describe("an album", () => {
  const NEW_ALBUM = "/Dashboard/Tulisan/Baru/gallery";
  const ADDRESS = /name="pictures\[\d+\]\.address" value="(\/Berkas\/[0-9a-f]{32})"/g;
  const listAddresses = ({ text }: { text: string }) =>
    [...text.matchAll(ADDRESS)].map(([, address = ""]) => address);
  const describePicture = (at: number, more: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(more).map(([name, value]) => [`pictures[${at}].${name}`, value]),
    );
  const FIRST = describePicture(0, {
    alt: 'Anak <membaca> & "tertawa"',
    caption: "Hari & malam",
    place: "2",
  });
  const SECOND = describePicture(1, { alt: "Perahu", caption: "", place: "1" });

  /** Uploads two pictures at once. */
  async function upload(admin: TestBrowser, title: string) {
    const files = { newPictures: [await createPhoto(300), await createPhoto(200)] };
    return submitDeskForm(admin, NEW_ALBUM, { title, content: "", intent: "pictures" }, files);
  }
  const openPublic = async (admin: TestBrowser, record: string) => {
    const href = /href="(\/Gallery\/[^"]+)"/.exec((await admin.get(record)).text)?.[1] ?? "";
    return admin.get(href);
  };

  test("takes several pictures at once, wants each described, and shows them in order with captions", async () => {
    const admin = await openDesk(app, "admin");
    const uploaded = await upload(admin, "Album uji");
    const [first = "", second = ""] = listAddresses(uploaded);
    expect([uploaded.status, first !== second]).toEqual([200, true]);
    expect(readMain(uploaded)).toContain("2 foto sudah diunggah");
    const hidden = readHiddenFields(uploaded, NEW_ALBUM);
    const fields = { ...hidden, title: "Album uji", intent: "publish" };
    const undescribed = await postFields(admin, NEW_ALBUM, { ...fields, ...SECOND });
    expect(undescribed.status).toBe(422);
    expect(readMain(undescribed)).toContain("Tulis keterangan gambar");
    expect(listAddresses(undescribed)).toEqual([first, second]);

    const preview = await postFields(admin, NEW_ALBUM, { ...fields, intent: "preview" });
    expect(preview.text).toContain('<ul aria-label="Foto"');

    const saved = await postFields(admin, NEW_ALBUM, { ...fields, ...FIRST, ...SECOND });
    expect(saved.status, readMain(saved).slice(0, 1_000)).toBe(303);
    const page = await openPublic(admin, saved.location);
    const shown = /<ul aria-label="Foto"[\s\S]*?<\/ul>/.exec(page.text)?.[0] ?? "";
    expect(shown.indexOf(second)).toBeLessThan(shown.indexOf(first));
    expect(shown).toContain('alt="Anak &lt;membaca&gt; &amp; &quot;tertawa&quot;"');
    expect(readText(shown).trim()).toBe("Hari & malam");
    expect(shown).toContain(`/_ipx/w_640,f_webp${first} 640w`);
    expect((await admin.get("/Gallery")).text).toContain(`${second} 640w`);
  });

  test("is taken apart and put together again by its form; a picture can be removed, and stands there once", async () => {
    const admin = await openDesk(app, "admin");
    const uploaded = await upload(admin, "Album ubah");
    const fields = { title: "Album ubah", content: "Satu **hari**.", intent: "publish" };
    const saved = await postFields(admin, NEW_ALBUM, {
      ...readHiddenFields(uploaded, NEW_ALBUM),
      ...fields,
      ...FIRST,
      ...SECOND,
    });
    const edit = `${saved.location}/Ubah`;
    const form = await admin.get(edit);
    const [second = "", first = ""] = listAddresses(form);
    expect(listAddresses(uploaded)).toEqual([first, second]);
    expect(form.text).toContain(">Satu **hari**.</textarea>");
    expect(form.text).toContain('value="Anak &lt;membaca&gt; &amp; &quot;tertawa&quot;"');
    const described = {
      ...describePicture(0, { alt: "Perahu" }),
      ...describePicture(1, { alt: "Anak" }),
    };

    const twice = await submitDeskForm(admin, edit, {
      ...fields,
      ...described,
      "pictures[1].address": second,
    });
    expect(readMain(twice)).toContain("Foto ini sudah ada di album");
    const stale = await submitDeskForm(admin, edit, { ...fields, ...described, version: "" });
    expect([stale.status, readMain(stale).includes("Foto")]).toEqual([409, true]);
    const removed = await submitDeskForm(admin, edit, {
      ...fields,
      ...described,
      "pictures[0].removed": "on",
    });
    expect(removed.status, readMain(removed).slice(0, 1_000)).toBe(303);
    const page = await openPublic(admin, removed.location);
    expect([page.text.includes(second), page.text.includes(first)]).toEqual([false, true]);
    expect(page.text).toContain("<strong>hari</strong>");
  });
});
