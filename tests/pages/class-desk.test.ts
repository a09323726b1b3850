import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestBrowser } from "../guards/test-browser";
import {
  openDesk,
  postFields,
  readHiddenFields,
  readMain,
  submitDeskForm,
} from "./content-fixture";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readShownFields } from "./form-fields";

const NEW_CLASS = "/Dashboard/Kelas/Baru";
const CLASS = "/Dashboard/Kelas/web-untuk-desa";
const SYLLABUS = `${CLASS}/Silabus`;

let app: DemoSourceApp;
let mentor: TestBrowser;
let admin: TestBrowser;
let teacher: TestBrowser;
let student: TestBrowser;
beforeAll(async () => {
  app = await startDemoSourceApp();
  [mentor, admin, teacher, student] = (await Promise.all(
    ["mentor", "admin", "teacher", "student"].map((account) => openDesk(app, account)),
  )) as [TestBrowser, TestBrowser, TestBrowser, TestBrowser];
});
afterAll(() => app.close());

const edit = async (form: string, fields: Record<string, string>) => {
  const page = await mentor.get(SYLLABUS);
  const path = `${SYLLABUS}${form && `?form=${form}`}`;
  const hidden = readHiddenFields(page, path);
  const answer = await mentor.post(path, { ...hidden, ...fields });
  expect(answer.status, readMain(answer).slice(0, 500)).toBe(303);
};

test("a mentor makes a class with two chapters and a quiz, an admin publishes it, and a learner enrols and reads", async () => {
  const created = await submitDeskForm(mentor, NEW_CLASS, {
    name: "Web untuk desa",
    type: "free",
    level: "dasar",
    summary: "Membuat halaman pertama dalam sehari.",
  });
  expect(created.location).toBe(`${CLASS}/Ubah`);
  const saved = await submitDeskForm(mentor, `${CLASS}/Ubah`, {
    name: "Web untuk desa",
    slug: "web-untuk-desa",
    type: "free",
    level: "dasar",
    summary: "Membuat halaman pertama dalam sehari.",
    description: "Belajar **bersama**.",
    quota: "20",
    registrationDate: "1/1/2026",
    registrationEndDate: "31/12/2030",
    hours: "3",
  });
  expect(saved.location, readMain(saved).slice(0, 1_000)).toBe(`${CLASS}/Pratinjau`);

  await edit("modul", { title: "Awal" });
  await edit("bab", { title: "Membuka halaman", type: "text" });
  await edit("bab", { title: "Menulis judul", type: "text" });
  await edit("bab", { title: "Kuis penutup", type: "quiz" });
  const chapter = `${SYLLABUS}/awal/membuka-halaman`;
  const written = await submitDeskForm(mentor, chapter, {
    title: "Membuka halaman",
    minutes: "5",
    body: "Buka **peramban**.",
  });
  expect(written.location, readMain(written).slice(0, 1_000)).toMatch(
    new RegExp(`^${SYLLABUS}\\?saved=`),
  );
  const quiz = /\/Dashboard\/Kuis\/\d+\/Atur/.exec(
    (await mentor.get(`${SYLLABUS}/awal/kuis-penutup`)).text,
  );
  expect((await mentor.get(quiz?.[0] ?? "")).status).toBe(200);

  expect((await student.get("/Class/web-untuk-desa")).status).toBe(404);
  expect((await student.get("/Courses/web-untuk-desa")).status).toBe(404);
  expect((await teacher.get(`${CLASS}/Ubah`)).status).toBe(403);
  const preview = await mentor.get(`${CLASS}/Pratinjau`);
  expect(readMain(preview)).toContain("Pengelola yang menerbitkan");
  expect(preview.text).toContain("<strong>bersama</strong>");
  expect(readMain(preview)).toContain("Menulis judul");

  const publication = readHiddenFields(await admin.get(`${CLASS}/Pratinjau`), `${CLASS}/Pratinjau`);
  const published = await admin.post(`${CLASS}/Pratinjau`, publication);
  expect(published.status).toBe(303);

  expect(readMain(await student.get("/Class?search=desa"))).toContain("Web untuk desa");
  const enrolment = await student.submitForm("/Class/web-untuk-desa/Daftar", {});
  expect(enrolment.status, readMain(enrolment).slice(0, 500)).toBe(303);
  const lesson = await student.get("/Courses/web-untuk-desa/module/awal/chapter/membuka-halaman");
  expect(lesson.text).toContain("<strong>peramban</strong>");
});

test("a stale form of a class shows both versions, and takes the chosen fields", async () => {
  const path = `${CLASS}/Ubah`;
  const fields = {
    ...readHiddenFields(await admin.get(path), path),
    version: "1",
    name: "Nama yang diketik",
    slug: "web-untuk-desa",
    type: "free",
    level: "dasar",
    summary: "Membuat halaman pertama dalam sehari.",
    quota: "35",
  };
  const answer = await postFields(admin, path, fields);

  expect(answer.status).toBe(409);
  expect(readMain(answer)).toContain("Kelas ini sudah diubah orang lain");
  expect(readMain(answer)).toMatch(/Nama kelas .*Nama yang diketik .*Web untuk desa/);
  expect(readMain(answer)).not.toContain("Tingkat");
  const chosen = { ...readHiddenFields(answer, path), "use.name": "theirs", "use.quota": "mine" };
  const merged = await postFields(admin, path, { ...chosen, intent: "merge" });
  expect(merged.status).toBe(200);
  const shown = readShownFields(merged.text);
  expect(shown).toMatchObject({ name: "Web untuk desa", quota: "35" });
  const again = await postFields(admin, path, { ...chosen, version: "1", intent: "merge" });
  expect(again.status).toBe(409);
});

test("two people who write one chapter choose field by field, and lose nothing", async () => {
  const path = `${SYLLABUS}/awal/menulis-judul`;
  const stale = readHiddenFields(await admin.get(path), path);
  const saved = await submitDeskForm(mentor, path, {
    title: "Menulis judul besar",
    minutes: "7",
    body: "Isi mentor",
  });
  expect(saved.status, readMain(saved).slice(0, 500)).toBe(303);

  const fields = { ...stale, title: "Judul admin", minutes: "7", body: "Isi admin" };
  const conflict = await admin.post(path, fields);
  expect(conflict.status).toBe(409);
  expect(readMain(conflict)).toContain("Bab ini sudah diubah orang lain");
  expect(readMain(conflict)).toMatch(/Judul admin .*Menulis judul besar .*Isi admin .*Isi mentor/);
  expect(readMain(conflict)).not.toContain("Lama dalam menit");

  const chosen = { ...readHiddenFields(conflict, path), "use.title": "theirs", "use.body": "mine" };
  const merged = await admin.post(path, { ...chosen, intent: "merge" });
  const shown = readShownFields(merged.text);
  expect(shown).toMatchObject({ title: "Menulis judul besar", minutes: "7", body: "Isi admin" });
  expect((await admin.post(path, shown)).status).toBe(303);
});

test.each([undefined, "dua", "-1"])(
  "a chapter's form with version %j shows both versions",
  async (version) => {
    const path = `${SYLLABUS}/awal/menulis-judul`;
    const { version: _, ...hidden } = readHiddenFields(await admin.get(path), path);
    const typed = { title: "Judul tanpa versi", minutes: "7", body: "Isi" };
    const answer = await admin.post(path, { ...hidden, ...typed, ...(version && { version }) });

    expect(answer.status).toBe(409);
    expect(readMain(answer)).toContain("Bab ini sudah diubah orang lain");
  },
);

test("the chapter's form shows its text as learners will read it", async () => {
  const path = `${SYLLABUS}/awal/menulis-judul`;
  const answer = await submitDeskForm(mentor, path, {
    title: "Menulis judul",
    minutes: "5",
    body: "## Besar",
    intent: "preview",
  });

  expect(answer.status).toBe(200);
  expect(answer.text).toContain("<h2>Besar</h2>");
});

test("a mentor chooses the questions of a quiz one by one, weighs them and gives them up", async () => {
  const chapter = await mentor.get(`${SYLLABUS}/awal/kuis-penutup`);
  const settings = /\/Dashboard\/Kuis\/\d+\/Atur/.exec(chapter.text)?.[0] ?? "";
  const path = settings.replace(/Atur$/, "Soal");
  const press = async (fields: Record<string, string>) =>
    mentor.post(path, { ...readHiddenFields(await mentor.get(path), path), ...fields });

  expect((await press({ change: "add" })).status).toBe(303);
  const weighed = await press({ change: "points", points: "5" });
  expect(weighed.status).toBe(303);
  const shown = await mentor.get(path);
  expect(readMain(shown)).toContain("Sudah dipilih");
  expect(shown.text).toContain('value="5"');
  const rejected = await press({ change: "points", points: "nol" });
  expect(rejected.status).toBe(422);
  expect(readMain(rejected)).toContain("Poin berupa angka bulat");
  const stale = await press({ change: "remove", version: "" });
  expect(stale.status).toBe(409);
  expect(readMain(stale)).toContain("Data sudah berubah");
  expect((await press({ change: "remove" })).status).toBe(303);
  expect(readMain(await mentor.get(path))).toContain("Belum ada. Pilih soalnya");
});

test("the form of an archived chapter has no link to its page for learners", async () => {
  const path = `${SYLLABUS}/awal/menulis-judul`;
  const lesson = "/Courses/web-untuk-desa/module/awal/chapter/menulis-judul";
  expect((await mentor.get(path)).text).toContain(`href="${lesson}"`);

  await edit("", { module: "awal", chapter: "menulis-judul", button: "remove" });

  expect((await mentor.get(lesson)).status).toBe(404);
  const archived = await mentor.get(path);
  expect(archived.status).toBe(200);
  expect(archived.text).not.toContain(lesson);
});

test("a rejected form of the syllabus keeps what was typed", async () => {
  const hidden = readHiddenFields(await mentor.get(SYLLABUS), `${SYLLABUS}?form=modul`);
  const send = (form: string, fields: Record<string, string>) =>
    mentor.post(`${SYLLABUS}?form=${form}`, { ...hidden, version: "0", ...fields });
  const forms = [
    ["modul", {}],
    ["bab", { module: "awal", type: "quiz" }],
    ["nama", { module: "awal" }],
  ] as const;

  for (const [form, fields] of forms) {
    const stale = await send(form, { ...fields, title: `Judul ${form} panjang` });

    expect(stale.status).toBe(409);
    expect(stale.text.match(new RegExp(`value="Judul ${form} panjang"`, "g"))).toHaveLength(1);
    if (form === "bab") expect(stale.text).toMatch(/<option[^>]*value="quiz"[^>]*selected=""/);
  }
});
