import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CAPTIONS, createCaptions, createMp4, createPdf } from "../contracts/drive-fixture";
import { type AppDatabase, openAppDatabase } from "../guards/app-database";
import { TestBrowser } from "../guards/test-browser";
import { enrol } from "./class-database";
import { openDesk, readHiddenFields, readMain, submitDeskForm } from "./content-fixture";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { readShownFields } from "./form-fields";

const CLASS = "pemrograman-web-dasar";
const CHAPTER = "menulis-html-pertama";
const DESK = `/Dashboard/Kelas/${CLASS}/Silabus/halaman-pertama/${CHAPTER}`;
const LESSON = `/Courses/@Premium/${CLASS}/module/halaman-pertama/chapter/${CHAPTER}`;
const MB = 1_048_576;

let app: DemoSourceApp;
let db: AppDatabase;
let admin: TestBrowser;
let student: TestBrowser;
beforeAll(async () => {
  app = await startDemoSourceApp();
  db = await openAppDatabase(app.dataDir);
  [admin, student] = (await Promise.all(
    ["admin", "student"].map((account) => openDesk(app, account)),
  )) as [TestBrowser, TestBrowser];
  setType("video");
  enrol(db, "student", CLASS);
});
afterAll(async () => {
  db.close();
  await app.close();
});

const setType = (type: "video" | "file") =>
  db.prepare("update class_chapters set type = ?, free = 0 where slug = ?").run(type, CHAPTER);

const toFile = (bytes: Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name);
/** The form as it is shown, with files. */
async function saveForm(fields: Record<string, string>, files: Record<string, File>) {
  const shown = readShownFields((await admin.get(DESK)).text);
  return submitDeskForm(admin, DESK, { ...shown, ...fields }, files);
}
const findFiles = (html: string) => [...html.matchAll(/src="(\/Berkas\/[0-9a-f]{32})"/g)];

test("staff upload a video with captions, a learner plays it, and a guest is sent to sign in", async () => {
  const saved = await saveForm(
    {},
    {
      "mediaFile.file": toFile(createMp4(50_000), "pelajaran;satu.mp4"),
      "captionsFile.file": toFile(createCaptions(), "teks.vtt"),
    },
  );
  expect(saved.status, readMain(saved).slice(0, 1_000)).toBe(303);
  expect(readMain(await admin.get(DESK))).toContain("pelajaran;satu.mp4 (48,8 KB)");

  const lesson = await student.get(LESSON);
  const [video = "", captions = ""] = findFiles(lesson.text).map(([, path]) => path);
  expect(lesson.text).toMatch(/<video [^>]*controls=""[^>]*preload="none"/);
  const part = await student.send(video, { headers: { range: "bytes=4-7" } });
  expect([part.status, part.headers["content-range"], part.headers["content-type"]]).toEqual([
    206,
    "bytes 4-7/50000",
    "video/mp4",
  ]);
  expect(part.text).toBe("ftyp");
  const text = await student.get(captions);
  expect([text.status, text.headers["content-type"], text.text]).toEqual([
    200,
    "text/vtt",
    CAPTIONS,
  ]);

  const guest = new TestBrowser(app.url);
  for (const path of [video, captions]) {
    const answer = await guest.send(path, { headers: { range: "bytes=0-9" } });
    expect([answer.status, answer.text]).toEqual([303, ""]);
    expect(answer.location).toMatch(/^\/[A-Z]\w+.*Berkas/);
  }
  for (const browser of [guest, student])
    expect((await browser.get(`/_ipx/w_640,f_webp${video}`)).status).toBe(404);
});

test("a downloaded chapter links to the video instead of holding it", async () => {
  const { text } = await student.get(LESSON);
  const [, download = ""] = /href="([^"]*\/Unduh)"/.exec(text) ?? [];
  const file = await student.get(download);

  expect(file.status).toBe(200);
  expect(file.text).toMatch(/<a href="http[^"]*\/Berkas\/[0-9a-f]{32}">Tonton videonya di situs/);
  expect(file.text).not.toContain("<video");
});

test.each([
  ["another type", "catatan.mp4", () => createPdf(), "Berkas ini bukan MP4 atau WebM"],
  ["no bytes", "kosong.mp4", () => new Uint8Array(), "Berkas ini kosong"],
])(
  "a file with %s is rejected at its field, and the form keeps its text",
  async (_t, name, create, message) => {
    const answer = await saveForm(
      { body: "Naskah yang **baru**.", minutes: "33" },
      {
        "mediaFile.file": toFile(create(), name),
        "captionsFile.file": toFile(createCaptions(), "kedua.vtt"),
      },
    );

    expect(answer.status).toBe(422);
    expect(readMain(answer)).toContain(message);
    expect(readShownFields(answer.text)).toMatchObject({
      body: "Naskah yang **baru**.",
      minutes: "33",
      "captionsFile.name": "kedua.vtt",
      "captionsFile.address": expect.stringMatching(/^\/Berkas\//),
    });
  },
);

test("captions over 1 MB are rejected with the limit, and a request over all limits unread", async () => {
  const bytes = new Uint8Array(MB + 1).fill(0x20);
  bytes.set(createCaptions());
  const answer = await saveForm({ minutes: "34" }, { "captionsFile.file": toFile(bytes, "a.vtt") });

  expect(answer.status).toBe(422);
  expect(readMain(answer)).toContain("Berkas terlalu besar (maks. 1 MB)");
  expect(readShownFields(answer.text)).toMatchObject({ minutes: "34" });
  const huge = await admin.send(DESK, {
    method: "POST",
    headers: {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(300 * MB),
      expect: "100-continue",
    },
  });
  expect(huge.status).toBe(413);
});

test("5 MB over a slow line arrive whole", async () => {
  setType("file");
  const hidden = readHiddenFields(await admin.get(DESK), DESK);
  const shown = readShownFields((await admin.get(DESK)).text);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...shown, ...hidden })) form.set(name, value);
  form.set("mediaFile.file", toFile(createPdf(5 * MB), "modul.pdf"));
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  const body = Buffer.from(await encoded.arrayBuffer());

  const status = await new Promise<number | undefined>((resolve, reject) => {
    const outgoing = request(
      admin.getRequestOptions(DESK, {
        method: "POST",
        headers: { "content-type": type, "content-length": String(body.byteLength) },
      }),
      (answer) => answer.resume().on("end", () => resolve(answer.statusCode)),
    );
    outgoing.on("error", reject);
    const size = Math.ceil(body.byteLength / 20);
    const send = (at: number) => {
      if (at >= body.byteLength) return void outgoing.end();
      outgoing.write(body.subarray(at, at + size), () => setTimeout(send, 150, at + size));
    };
    send(0);
  });

  expect(status).toBe(303);
  expect(readMain(await admin.get(DESK))).toContain("modul.pdf (5 MB)");
  const lesson = await student.get(LESSON);
  const [, file = ""] = /href="(\/Berkas\/[0-9a-f]{32})"/.exec(lesson.text) ?? [];
  const answer = await student.get(file);
  expect(answer.headers["content-length"]).toBe(String(5 * MB));
  expect(answer.headers["content-disposition"]).toContain("attachment");
});

test("script sends a file ahead of its form and gets its address, also a second time, or what is wrong with it", async () => {
  const path = "/Dashboard/Media/document";
  const csrf = readHiddenFields(await admin.get(DESK), DESK);
  const send = async (browser: TestBrowser, file: File) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(csrf)) form.set(name, value);
    form.set("file", file);
    const encoded = new Response(form);
    const answer = await browser.send(path, {
      method: "POST",
      body: Buffer.from(await encoded.arrayBuffer()),
      headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    });
    return { status: answer.status, text: answer.text };
  };

  const taken = await send(admin, toFile(createPdf(), "a.pdf"));
  expect(await send(admin, toFile(createPdf(), "a.pdf"))).toEqual(taken);
  expect(JSON.parse(taken.text)).toEqual({ address: expect.stringMatching(/^\/Berkas\//) });
  expect(await send(admin, toFile(createMp4(), "a.pdf"))).toEqual({
    status: 422,
    text: '{"message":"Berkas ini bukan PDF"}',
  });
  expect((await send(student, toFile(createPdf(), "a.pdf"))).status).toBe(403);
});
