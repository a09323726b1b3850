import { describe, expect, test } from "vitest";
import { createPdf } from "../contracts/drive-fixture";
import { queryRows } from "./app-database";
import { setUpDemoApp } from "./demo-app";
import { parseForms } from "./test-browser";

const site = setUpDemoApp();
const ANSWER = "Alat menghitung suku kata dengan keliru.";

/** Of a class that the demo's student takes and the demo's teacher teaches. */
function findTask(title: string) {
  const [task] = queryRows(
    site.db,
    "select id from assignments where title = ? and lms_id = (select lms_id from tenant_domains where domain = 'main.localhost')",
    title,
  );
  return { id: String(task?.id), path: `/Belajar/Tugas/${task?.id}` };
}

const findHandIn = (taskId: string) =>
  `/Dashboard/Tugas/${queryRows(site.db, "select id from hand_ins where assignment_id = ?", taskId)[0]?.id}`;

describe("a task", () => {
  test("[FEA2] keeps a rejected text, takes the corrected one once, and shows its receipt", async () => {
    const { id, path } = findTask("Satu bahan berjenjang");
    const learner = await site.openSignedInBrowser("student");
    const rejected = await learner.submitForm(path, { text: `${ANSWER}${"a".repeat(20_000)}` });
    expect(rejected.status).toBe(422);
    expect(rejected.text).toContain("Paling panjang 20.000 huruf");
    expect(rejected.text).toContain(ANSWER);
    const empty = await learner.submitForm(path, { text: "" });
    expect(empty.text).toContain("Tulis jawaban Anda atau sertakan berkasnya");

    const form = parseForms((await learner.get(path)).text)[0]?.hidden ?? {};
    const sent = await learner.post(path, { ...form, text: ANSWER });
    const repeated = await learner.post(path, { ...form, text: ANSWER });

    expect(sent.location).toMatch(new RegExp(`^${path}\\?bukti=\\d+$`));
    expect(repeated.location).toBe(sent.location);
    const receipt = (await learner.get(sent.location)).text;
    expect(receipt).toMatch(/TUGAS-\d{4}-\d{6}/);
    const rows = queryRows(site.db, "select body from hand_ins where assignment_id = ?", id);
    expect(rows).toEqual([{ body: ANSWER }]);
  });

  test("[FEA2] keeps the file of a rejected form, for its learner and the staff of the class only", async () => {
    const { path } = findTask("Satu bahan berjenjang");
    const [learner, teacher, writer] = await Promise.all([
      site.openSignedInBrowser("student"),
      site.openSignedInBrowser("teacher"),
      site.openSignedInBrowser("writer"),
    ]);
    const { hidden = {} } = parseForms((await learner.get(path)).text)[0] ?? {};
    const fields = { ...hidden, text: "a".repeat(20_001) };
    const rejected = await learner.send(path, createUpload(fields, "bahan.pdf"));
    expect(rejected.status).toBe(422);
    expect(rejected.text).toContain("Sudah kami terima: <strong>bahan.pdf</strong>");

    const kept = parseForms(rejected.text)[0]?.hidden ?? {};
    const sent = await learner.post(path, { ...kept, text: "" });

    const file = `/Berkas/${kept.fileId}`;
    expect((await learner.get(sent.location)).text).toContain(file);
    for (const reader of [learner, teacher]) expect((await reader.get(file)).status).toBe(200);
    expect((await writer.get(file)).status).toBe(403);
    expect((await site.openBrowser().get(file)).location).toMatch(/^\/Login\?/);
  });

  test("is closed to accounts that are not enrolled, and to other tenants", async () => {
    const { id, path } = findTask("Satu bahan berjenjang");
    const handIn = findHandIn(id);
    const [writer, mentor, student, foreign] = await Promise.all([
      site.openSignedInBrowser("writer"),
      site.openSignedInBrowser("mentor"),
      site.openSignedInBrowser("student"),
      site.openSignedInBrowser("admin", "foundation"),
    ]);

    for (const stranger of [writer, mentor]) expect((await stranger.get(path)).status).toBe(403);
    for (const other of [writer, mentor, student])
      expect((await other.get(handIn)).status).toBe(403);
    for (const address of [path, handIn]) expect((await foreign.get(address)).status).toBe(404);
  });

  test("shows a second grader the first grade, with the comment that was not saved", async () => {
    const { id, path } = findTask("Pedoman kelas");
    const learner = await site.openSignedInBrowser("student");
    await learner.submitForm(path, { text: ANSWER });
    const address = findHandIn(id);
    const [teacher, admin] = await Promise.all([
      site.openSignedInBrowser("teacher"),
      site.openSignedInBrowser("admin"),
    ]);
    const grade = { "points-k1": "60", "points-k2": "30", decision: "grade" };
    const { text } = await teacher.get(address);
    expect(text).toContain(ANSWER);

    const first = await admin.submitForm(address, { ...grade, comment: "Baik." });
    const second = await teacher.post(address, {
      ...parseForms(text)[0]?.hidden,
      ...grade,
      comment: "Catatan saya sendiri.",
    });

    expect(first.location).toBe(address);
    expect(second.status).toBe(409);
    expect(second.text).toContain("sudah dinilai 90 oleh Bramantyo Wicaksono");
    expect(second.text).toMatch(/Nilai (?:<!-- -->)?90/);
    expect(second.text).toContain("Catatan saya sendiri.");
    expect((await learner.get(path)).text).toContain("Baik.");
  });
});

/** A multipart form with a PDF in the field `file`. */
function createUpload(fields: Record<string, string>, name: string) {
  const boundary = "batas-formulir-uji";
  const parts = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(parts.join("") + head),
    createPdf(),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  return { method: "POST" as const, headers, body };
}
