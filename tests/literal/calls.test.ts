import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { IDEMPOTENCY_KEY_FIELD } from "~/lib/form-field-names";
import { DAY_MS } from "~/lib/time";
import type { LiteralRecord } from "../literal-host";
import { readText } from "../pages/page-text";
import { type LiteralApp, startLiteralApp } from "./literal-app";
import { findGaps } from "./page-checks";

let app: LiteralApp;
beforeEach(async () => {
  app = await startLiteralApp();
});
afterEach(() => app.close());

/** Calls of start-up, which every page shares. */
const START_UP = /^(?:\/v1\/authorizer|\/authorizer|\/cms\/app\/id|\/v0\/cms\/app\/settings)/;

const describeCall = ({ method, path, values }: LiteralRecord) => {
  const query = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return `${method} ${path}${query.length > 0 ? `?${query.sort().join("&")}` : ""}`;
};

/** The calls of one page beyond those of start-up. */
async function listCalls(path: string): Promise<{ status: number; calls: string[] }> {
  const before = app.host.records.length;
  const { status } = await app.get(path);
  const records = app.host.records.slice(before).filter((record) => !START_UP.test(record.path));
  return { status, calls: records.map(describeCall).sort() };
}

describe("[STO13] posts are read by their own calls", () => {
  test.each([
    [
      "/Podcasts?page=2&search=a",
      [
        "GET /v1/podcast/list?page=2&pageSize=6&search=a",
        "GET /v3/post/kind/category/list?all=true&kindSlug=podcast&page=1&pageSize=10",
      ],
    ],
    ["/Podcasts/800301/x", ["GET /v1/podcast/detail?id=800301"]],
    [
      "/Articles?category=pendidikan",
      [
        "GET /v1/post/article/list?categorySlug=pendidikan&page=1&pageSize=6",
        "GET /v2/post/category?page=1&pageSize=100",
      ],
    ],
    [
      "/Articles/Detail/800201",
      [
        "GET /v1/post/article/list?excludeId=800201&page=1&pageSize=3",
        "GET /v1/post/detail?id=800201",
      ],
    ],
    [
      "/Gallery?page=2",
      [
        "GET /v1/post/gallery/list?page=2",
        "GET /v3/post/kind/category/list?all=true&kindSlug=gallery&page=1&pageSize=10",
      ],
    ],
    ["/Program/800501/x", ["GET /v1/post/detail?id=800501"]],
  ])("%s", async (path, calls) => {
    expect((await listCalls(path)).calls).toEqual(expect.arrayContaining(calls));
    expect(app.host.unexpected).toEqual([]);
  });
});

describe("programs, webinars and the festival are read by their own calls, none twice", () => {
  test.each([
    ["/BelajarBersama", ["GET /v1/class/overview?slug=festival-belajar-bersama"]],
    ["/Curriculum", ["GET /v1/program/active?page=1&pageSize=12"]],
    ["/Curriculum/desa-cakap-data", ["GET /v1/program/active/detail?slug=desa-cakap-data"]],
    [
      "/Leaderboards?program=desa-cakap-data",
      [
        "GET /v1/program/active/detail?slug=desa-cakap-data",
        "GET /v1/program/active?page=1&pageSize=100",
        "GET /v1/program/schools?page=1&pageSize=100&programId=desa-cakap-data",
      ],
    ],
    ["/Mentor?search=a", ["GET /active/mentors"]],
    ["/Clients", []],
    [
      "/Campus",
      [
        "GET /v1/class/active?filter.type=competence&page=1&pageSize=3",
        "GET /v1/program/active?page=1&pageSize=12",
      ],
    ],
    [
      "/Collaboration",
      [
        "GET /v1/class/overview?slug=festival-belajar-bersama",
        "GET /v1/statistics/counter?cities=true&schools=true",
      ],
    ],
    [
      "/Network?search=a",
      [
        "GET /statistic/provincies",
        "GET /v1/career/list?page=1",
        "GET /v1/school/list?page=1&perPage=10&search=a",
        "GET /v1/statistics/counter?cities=true&programs=true&schools=true&students=true",
      ],
    ],
    [
      "/Silabus",
      [
        "GET /silabus/beasiswa-rimba-muda",
        "GET /silabus/desa-cakap-data",
        "GET /silabus/kampus-berdaya",
        "GET /silabus/sekolah-penggerak-digital",
        "GET /v1/program/active?page=1&pageSize=12",
      ],
    ],
    ["/Webinar", ["GET /v1/class/webinar?page=1&pageSize=12"]],
    ["/Webinar/webinar-menulis-surat-lamaran", ["GET /v1/class/webinar?page=1&pageSize=100"]],
  ])("[FEA5] [FEA13] [PRE8] %s", async (path, calls) => {
    expect(await listCalls(path)).toEqual({ status: 200, calls });
  });

  test("they answer 503 without the services host, and without the batch host the syllabi are left out", async () => {
    await app.get("/About");
    app.host.control.fail("batch");
    const syllabi = await app.get("/Silabus");
    app.host.control.fail("services", 503);

    // The first page of programs has been read for the syllabi.
    const pages = ["/Program?program=2", "/Curriculum?page=2", "/Silabus?page=2"];
    const others = [
      "/Leaderboards",
      "/Webinar",
      "/Curriculum/x",
      "/Webinar/x",
      "/BelajarBersama",
      "/Program/x",
    ];
    const statuses = await Promise.all(
      [...pages, ...others].map(async (path) => [path, (await app.get(path)).status]),
    );

    expect(syllabi.status).toBe(200);
    expect(readText(syllabi.html)).toContain("Silabus program ini belum dapat dimuat");
    expect(statuses.filter(([, status]) => status !== 503)).toEqual([]);
  });
});

test.each([
  "/Event/Careers",
  "/Event/program",
  "/Berita/Detail",
  "/Articles/DETAIL",
  "/Class/Competence",
])("[RTE7] [RTE11] [PRE12] the fixed segment of %s does not travel as a slug", async (path) => {
  const { status, calls } = await listCalls(path);

  expect(status).toBe(404);
  expect(calls).toEqual([]);
});

test("[STO10] content calls carry the app token and the tenant, and no call more than it should", async () => {
  await app.get("/Blog");

  const { headers } = app.host.records.find(({ path }) => path === "/v3/post/list") ?? {
    headers: {},
  };

  expect(headers).toMatchObject({
    accept: "application/json",
    apptoken: expect.stringMatching(/^\S+\.\S+$/),
    "lms-id": "410001",
  });
  expect(headers).not.toHaveProperty("authorization");
});

describe("start-up", () => {
  test.each([
    { versionShape: "bare", idShape: "bare" },
    { versionShape: "version", idShape: "id" },
    { versionShape: "appVersion", idShape: "lmsId" },
  ] as const)("[BOOT1] [ENT18] answers in the shape %j", async (shape) => {
    const other = await startLiteralApp(shape);
    const { status, html } = await other.get("/");

    expect(status).toBe(200);
    expect(html).toContain("Rimba Ilmu");
    expect(other.host.records.filter(({ unknownQuery }) => unknownQuery.length > 0)).toEqual([]);
    await other.close();
  });
});

test("hostile HTML of a host is not on the page", async () => {
  const { html, status } = await app.get("/Berita/berita-perempuan-pengembang-web-di-sorong");

  expect(status).toBe(200);
  expect(html).toContain("Durasi");
  expect(html).not.toMatch(/literalHostile|javascript:/);
});

/** The value of a field in the page's form. */
const readField = (html: string, name: string) => {
  const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  return {
    value: /value="([^"]*)"/.exec(input)?.[1] ?? "",
    min: /min="([^"]*)"/.exec(input)?.[1] ?? "",
  };
};

test("an appointment that a host confirms with 200 and no record has a receipt", async () => {
  app.host.control.variants(["literal-200"]);
  const { html } = await app.get("/Make-Appointment");
  const first = Date.parse(readField(html, "preferredDate").min);
  // Sundays have no appointments.
  const day = new Date(first).getUTCDay() === 0 ? first + DAY_MS : first;

  const answer = await app.post("/Make-Appointment", {
    [IDEMPOTENCY_KEY_FIELD]: readField(html, IDEMPOTENCY_KEY_FIELD).value,
    name: "Wulan Sari",
    email: "wulan@sekolah.example",
    phone: "081234567890",
    institution: "SMK Maju",
    segment: "school",
    topic: "Kelas industri",
    preferredDate: new Date(day).toISOString().slice(0, 10),
    slot: "09.00",
    message: "",
  });
  const receipt = await app.get(answer.location ?? "/");

  expect(answer.status).toBe(303);
  expect(receipt.status).toBe(200);
  expect(receipt.html).toContain("Permintaan Anda sudah kami terima");
  expect(receipt.html).toContain("wulan@sekolah.example");
  expect(findGaps(receipt.html)).toEqual([]);
});
