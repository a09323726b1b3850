import { expect, test } from "vitest";
import { queryRows } from "../guards/app-database";
import { setUpDemoApp } from "../guards/demo-app";
import { parseForms, type TestBrowser } from "../guards/test-browser";

const site = setUpDemoApp();

let npsn = 20_200_000;
const SCHOOL = { name: "SMK Cahaya Uji", type: "SMA", status: "swasta" };
const LOCATION = {
  provinceId: "32",
  cityId: "32.73",
  address: "Jalan Merdeka nomor 17, Babakan Ciamis",
  postcode: "40117",
};
const CONTACTS = {
  "principal.name": "Rahmat Hidayat",
  "principal.nip": "",
  "principal.phone": "081234567890",
  "pic.name": "Sri Wahyuni",
  "pic.position": "Wakil kepala sekolah",
  "pic.email": "sri@contoh.example",
  "pic.phone": "081298765432",
};
const listSchools = (number: string) =>
  queryRows(site.db, "select id, number, status from schools where npsn = ?", number);

/** Posts a form with a letter as multipart/form-data. */
async function sendLetter(
  person: TestBrowser,
  path: string,
  fields: Record<string, string>,
  bytes: Uint8Array,
) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set("letter", new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), "surat.pdf");
  const encoded = new Response(body);
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
  return person.send(path, {
    method: "POST",
    body: Buffer.from(await encoded.arrayBuffer()),
    headers,
  });
}

/** Fills in all steps. @returns the path of the page where it is sent */
async function fillInAllSteps(person: TestBrowser, number: string): Promise<string> {
  const first = await person.submitForm("/Register/School", { ...SCHOOL, npsn: number });
  const second = await person.submitForm(first.location, LOCATION);
  const third = await person.submitForm(second.location, CONTACTS);
  return (await person.submitForm(third.location, { students: "420", website: "" })).location;
}

test("[XJS13] a form survives a killed server and can be completed after the restart", async () => {
  const person = site.openBrowser();
  const first = await person.submitForm("/Register/School", { ...SCHOOL, npsn: String(++npsn) });
  const second = await person.submitForm(first.location, {
    ...LOCATION,
    address: "Jalan sebelum listrik padam nomor 9",
  });

  expect(second.status).toBe(303);

  // Killed during a request.
  const [form] = parseForms((await person.get(second.location)).text);
  const interruptedRequest = person
    .post(form?.action ?? "", { ...form?.hidden, ...CONTACTS })
    .catch(() => null);
  await site.app.stop("SIGKILL");
  await interruptedRequest;
  await site.restart();

  const later = site.openBrowser();
  const place = await later.get(first.location);

  expect(place.status).toBe(200);
  expect(place.text).toContain("Jalan sebelum listrik padam nomor 9");

  const third = await later.submitForm(second.location, CONTACTS);
  const check = (await later.submitForm(third.location, { students: "420" })).location;
  const sent = await later.submitForm(check, { consent: "on" });

  expect(sent.location).toMatch(/^\/Register\/School\/Bukti\//);
  expect(listSchools(String(npsn))).toHaveLength(1);
});

test("[XJS5] a form sent eight times at once creates one school, one receipt and one email", async () => {
  const person = site.openBrowser();
  const check = await fillInAllSteps(person, String(++npsn));
  const [form] = parseForms((await person.get(check)).text);
  const send = () => person.post(check, { ...form?.hidden, consent: "on" });
  const answers = await Promise.all(Array.from({ length: 8 }, send));

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1);

  const [school, ...others] = listSchools(String(npsn));

  expect(others).toEqual([]);
  expect(
    queryRows(site.db, "select id from outbox where body like ?", `%${school?.number}%`),
  ).toHaveLength(1);

  // Reload, a second tab, and the browser's way back: all lead to the receipt.
  expect((await send()).location).toBe(answers[0]?.location);
  for (const path of [
    check,
    check.replace("periksa", "sekolah"),
    check.replace("periksa", "orang"),
  ])
    expect(await person.get(path)).toMatchObject({ status: 303, location: answers[0]?.location });
  expect(
    await person.post(check, {
      ...form?.hidden,
      idempotency_key: crypto.randomUUID(),
      consent: "on",
    }),
  ).toMatchObject({
    location: answers[0]?.location,
  });
  expect((await person.get(answers[0]?.location ?? "")).text).toContain(String(school?.number));
  expect(listSchools(String(npsn))).toHaveLength(1);
});

test("a late autosave changes neither a submitted step nor a submitted form", async () => {
  const person = site.openBrowser();
  const first = await person.submitForm("/Register/School", { ...SCHOOL, npsn: String(++npsn) });
  const [form] = parseForms((await person.get(first.location)).text);
  const autosave = (address: string) =>
    person.post(first.location, { ...form?.hidden, ...LOCATION, address, intent: "autosave" });
  const address = async () =>
    /<textarea[^>]*name="address"[^>]*>([^<]*)/.exec((await person.get(first.location)).text)?.[1];

  expect((await autosave("Jalan yang sedang ditulis nomor 3")).status).toBe(200);
  expect(await address()).toBe("Jalan yang sedang ditulis nomor 3");

  const second = await person.post(first.location, { ...form?.hidden, ...LOCATION });

  expect((await autosave("Jalan yang sudah usang nomor 1")).status).toBe(200);
  expect(await address()).toBe(LOCATION.address);

  // A page returned with errors autosaves too.
  const invalid = await person.submitForm(first.location, { ...LOCATION, postcode: "1" });
  const [again] = parseForms(invalid.text);
  await person.post(first.location, {
    ...again?.hidden,
    ...LOCATION,
    address: "Jalan sesudah salah nomor 4",
    intent: "autosave",
  });

  expect(await address()).toBe("Jalan sesudah salah nomor 4");

  const third = await person.submitForm(second.location, CONTACTS);
  const { location } = await person.submitForm(
    (await person.submitForm(third.location, { students: "420" })).location,
    { consent: "on" },
  );

  expect(location).toMatch(/^\/Register\/School\/Bukti\//);

  await person.post(first.location, {
    ...again?.hidden,
    ...LOCATION,
    idempotency_key: crypto.randomUUID(),
    intent: "autosave",
  });

  expect(await person.get(first.location)).toMatchObject({ status: 303, location });
});

test("a submitted form leaves no copy of its data and no plain key", async () => {
  const person = site.openBrowser();
  const check = await fillInAllSteps(person, String(++npsn));
  const { location } = await person.submitForm(check, { consent: "on" });
  const key = location.split("/").at(-1) ?? "";
  const drafts = queryRows(site.db, "select data from form_drafts").map(({ data }) => String(data));
  expect(drafts.filter((data) => data.includes(String(npsn)) || data.includes(key))).toEqual([]);
});

test("an invalid first step stores no draft, and a rejected file keeps the other fields", async () => {
  const person = site.openBrowser();
  const before = queryRows(site.db, "select key_hash from form_drafts").length;
  const invalid = await person.submitForm("/Register/School", { ...SCHOOL, npsn: "12" });

  expect(invalid.status).toBe(422);
  expect(invalid.text).toContain("NPSN terdiri dari 8 karakter");
  expect(invalid.text).toContain("SMK Cahaya Uji");
  expect(queryRows(site.db, "select key_hash from form_drafts")).toHaveLength(before);

  const check = await fillInAllSteps(person, String(++npsn));
  const details = check.replace("periksa", "rincian");
  const [form] = parseForms((await person.get(details)).text);
  const upload = (bytes: Uint8Array) =>
    sendLetter(
      person,
      details,
      { ...form?.hidden, students: "421", website: "https://uji.example" },
      bytes,
    );
  for (const [bytes, message] of [
    [new TextEncoder().encode("MZ bukan surat"), "Berkas ini bukan JPG, PNG, WebP, atau PDF"],
    [new Uint8Array(6 * 1_048_576), "Berkas terlalu besar (maks. 5 MB)"],
  ] as const) {
    const response = await upload(bytes);
    expect(response.status).toBe(422);
    expect(response.text).toContain(message);
    expect(response.text).toMatch(/value="421"/);
    expect(response.text).toMatch(/value="https:\/\/uji\.example"/);
  }
  const page = await person.get(details);

  expect(page.text).toMatch(/value="421"/);
});

test("a slow upload does not overwrite fields saved meanwhile", async () => {
  const person = site.openBrowser();
  const details = (await fillInAllSteps(person, String(++npsn))).replace("periksa", "rincian");
  const [form] = parseForms((await person.get(details)).text);
  const written = { students: "500", website: "https://baru.example", "majors[0]": "Kuliner" };

  expect(
    (await person.post(details, { ...form?.hidden, ...written, intent: "autosave" })).status,
  ).toBe(200);

  const letter = new TextEncoder().encode(
    "%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n",
  );

  expect(
    (await sendLetter(person, details, { ...form?.hidden, intent: "upload" }, letter)).status,
  ).toBe(200);

  const { text } = await person.get(details);

  for (const pattern of [/value="500"/, /value="https:\/\/baru\.example"/, /surat\.pdf/])
    expect(text).toMatch(pattern);
});

test("another tenant's draft and receipt are missing pages", async () => {
  const person = site.openBrowser();
  const check = await fillInAllSteps(person, String(++npsn));
  const otherTenant = site.openBrowser("foundation");

  expect((await otherTenant.get(check)).status).toBe(404);
  expect(
    (await otherTenant.post(check, { consent: "on", idempotency_key: crypto.randomUUID() })).status,
  ).toBe(404);

  const { location } = await person.submitForm(check, { consent: "on" });

  expect((await otherTenant.get(location)).status).toBe(404);
  expect((await otherTenant.post(location, { idempotency_key: crypto.randomUUID() })).status).toBe(
    404,
  );
});
