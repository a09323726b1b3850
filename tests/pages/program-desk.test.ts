import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestBrowser } from "../guards/test-browser";
import { listLinks } from "../literal/page-checks";
import { openDesk, readHiddenFields, readMain, submitDeskForm } from "./content-fixture";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readText } from "./page-text";

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

  test("a form without its version is answered as changed meanwhile, with what was written", async () => {
    const admin = await openDesk(app, "admin");
    const path = "/Dashboard/Program/sabuk-digital-nusantara/Ubah";
    const stale = await submitDeskForm(admin, path, { ...FIELDS, version: "" });

    expect(stale.status).toBe(409);
    expect(readMain(stale)).toContain("Data sudah berubah");
    expect(stale.text).toContain("Satu semester membuat situs sekolah.");
  });
});

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
