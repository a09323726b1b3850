import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { asText, isObject } from "./answers";
import { SAMPLES, type Sample } from "./check-samples";
import { MUTATIONS } from "./corrupt";
import {
  accessToken,
  CALLS,
  CHAT_TOKEN,
  createLiteralHost,
  type LiteralHost,
  VARIANTS,
} from "./index";
import type { HostName, Json, JsonObject, LiteralOptions, Variant } from "./types";

type Urls = Record<HostName, string>;

const TIMEOUT_MS = 30_000;

function callOf(sample: Sample) {
  const call = CALLS.find((one) => one.key === sample.key);
  assert.ok(call, `no call ${sample.key}`);
  return call;
}

async function request(urls: Urls, sample: Sample, timeout = TIMEOUT_MS): Promise<Response> {
  const { host, method } = callOf(sample);
  const token = host === "ai" ? CHAT_TOKEN : accessToken("admin");
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(timeout) };
  if (host === "drive") {
    const form = new FormData();
    form.append("berkas", new Blob(["isi"]), "foto kelas.png");
    init.body = form;
  } else if (sample.body !== undefined && method !== "DELETE") {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(sample.body);
  }
  return fetch(`${urls[host]}/${sample.path}`, init);
}

function sampleOf(key: string): Sample {
  const sample = SAMPLES.find((one) => one.key === key);
  assert.ok(sample, `no sample ${key}`);
  return sample;
}

async function readJson(urls: Urls, key: string): Promise<JsonObject> {
  const body: Json = await (await request(urls, sampleOf(key))).json();
  assert.ok(isObject(body), `${key}: no object`);
  return body;
}

async function readData(urls: Urls, key: string): Promise<JsonObject> {
  const { data } = await readJson(urls, key);
  assert.ok(isObject(data), `${key}: no data`);
  return data;
}

function assertFields(value: Json | undefined, names: string[], label: string): void {
  assert.ok(isObject(value), `${label}: no object`);
  assert.deepEqual(Object.keys(value).sort(), [...names].sort(), label);
}

function assertRows(rows: Json | undefined, names: string[], label: string): void {
  assert.ok(Array.isArray(rows) && rows.length > 0, `${label}: no rows`);
  for (const row of rows) assertFields(row, names, label);
}

function assertData(data: Json | undefined, shape: string, label: string): void {
  const [kind = "", ...names] = shape.split(" ");
  if (kind === "null") assert.equal(data, null, label);
  else if (kind === "{}") assertFields(data, [], label);
  else if (kind === "list") assertRows(data, names, label);
  else if (kind === "object") assertFields(data, names, label);
  else assertPage(data, { kind, names, label });
}

interface ExpectedPage {
  kind: string;
  names: string[];
  label: string;
}

function assertPage(data: Json | undefined, { kind, names, label }: ExpectedPage): void {
  assert.ok(isObject(data), `${label}: no page`);
  if (kind === "paged") {
    assertFields(data, ["page", "perPage", "totalItems", "totalPages", "items"], label);
  } else {
    assertFields(data, ["page", "data_count", "items"], label);
    assertFields(data.page, ["current_page", "last_page"], label);
    assertFields(data.data_count, ["per_page", "total_data"], label);
  }
  assertRows(data.items, names, label);
}

async function checkSample(urls: Urls, sample: Sample): Promise<void> {
  const response = await request(urls, sample);
  assert.equal(response.status, sample.status, sample.key);
  const text = await response.text();
  if (sample.shape.startsWith("text ")) {
    const names = sample.shape.split(" ").slice(1);
    const lines = text.split("\n");
    assert.ok(lines.length > 3, sample.key);
    for (const line of lines) assertFields(JSON.parse(line), names, sample.key);
    return;
  }
  const body: Json = JSON.parse(text);
  assertFields(body, ["status", "message", "data"], sample.key);
  assert.ok(isObject(body) && body.status === true, sample.key);
  assertData(body.data, sample.shape, sample.key);
}

async function checkCalls(urls: Urls, host: LiteralHost): Promise<void> {
  assert.equal(CALLS.length, 97);
  assert.deepEqual(SAMPLES.map(({ key }) => key).sort(), CALLS.map(({ key }) => key).sort());
  for (const sample of SAMPLES) await checkSample(urls, sample);
  assert.deepEqual(
    host.records.map(({ call }) => call),
    SAMPLES.map(({ key }) => key),
  );
  assert.deepEqual(
    host.records.flatMap(({ unknownQuery }) => unknownQuery),
    [],
  );
  assert.equal(host.unexpected.length, 0);
  const css = (await readData(urls, "GET services/v0/cms/app/settings")).css;
  assert.equal(isObject(css) && Object.keys(css).length, 10);
  assert.equal((await fetch(`${urls.services}/v9/none`)).status, 404);
  assert.equal(host.unexpected.length, 1);
}

async function checkAccess(urls: Urls): Promise<void> {
  const approve = `${urls.services}/v2/payout/approve`;
  assert.equal((await fetch(approve, { method: "POST" })).status, 401);
  const headers = { authorization: `Bearer ${accessToken("student")}` };
  assert.equal((await fetch(approve, { method: "POST", headers })).status, 403);
  assert.equal((await fetch(`${urls.ai}/v2/chat`, { method: "POST", headers })).status, 401);
  const id = async (init: RequestInit) =>
    asText((await (await fetch(`${urls.lms}/cms/app/id`, init)).json()).data.lmsId);
  assert.equal(await id({}), "410001");
  assert.equal(await id({ headers: { "x-tenant": "410002" } }), "410002");
  const body = JSON.stringify({ id: "sandi-muda", secret: "s", scopes: [] });
  const issued = await fetch(`${urls.services}/v1/authorizer/token/generate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  const { code } = (await issued.json()).data;
  assert.equal(await id({ headers: { AppToken: `${code}.sandi` } }), "410002");
  assert.match(await (await fetch(`${urls.account}/?to=/masuk`)).text(), /access-admin/);
  assert.equal((await fetch(`${urls.files}/a.png`)).headers.get("content-type"), "image/png");
}

const LIST = "GET services/v3/post/list";

type VariantCheck = (urls: Urls) => Promise<void>;

async function firstPost(urls: Urls): Promise<JsonObject> {
  const { items } = await readData(urls, LIST);
  const row = Array.isArray(items) ? items[0] : undefined;
  assert.ok(isObject(row));
  return row;
}

const VARIANT_CHECKS: Record<Variant, VariantCheck> = {
  nulls: async (urls) => {
    const { title, slug, id } = await firstPost(urls);
    assert.ok(title === null && slug && id);
  },
  empty: async (urls) => {
    assert.deepEqual((await readData(urls, LIST)).items, []);
    assert.deepEqual((await readJson(urls, "GET services/v1/class/recent")).data, []);
  },
  extra: async (urls) => assert.ok((await firstPost(urls)).unknown_field),
  "text-numbers": async (urls) => assert.equal((await readData(urls, LIST)).totalItems, "14"),
  "numeric-ids": async (urls) => assert.equal(typeof (await firstPost(urls)).categoryId, "number"),
  "other-paging": async (urls) => {
    assert.deepEqual((await readData(urls, LIST)).page, { current_page: 2, last_page: 2 });
    assert.equal((await readData(urls, "GET batch/batch/active")).totalItems, 4);
  },
  bare: async (urls) => {
    assert.equal((await readJson(urls, "GET services/v1/authorizer/version")).data, "3.8.1");
    assert.equal((await readJson(urls, "GET lms/cms/app/id")).data, "410001");
  },
  "literal-200": async (urls) => {
    const status = async (key: string) => (await request(urls, sampleOf(key))).status;
    assert.equal(await status("POST services/v1/team/register"), 200);
    assert.equal(await status("POST database/donations"), 201);
  },
  silent: async (urls) =>
    assert.equal((await readJson(urls, "GET services/v2/payout/banks")).data, null),
  "soft-errors": async (urls) => {
    assert.equal((await fetch(`${urls.services}/v1/class/overview?slug=x`)).status, 200);
  },
  unwrapped: async (urls) => {
    const rows: Json = await (await fetch(`${urls.database}/donations?select=amount`)).json();
    assert.ok(Array.isArray(rows));
  },
};

async function withHost(options: LiteralOptions, run: (urls: Urls, host: LiteralHost) => unknown) {
  const host = createLiteralHost(options);
  const { urls, close } = await host.listen();
  try {
    await run(urls, host);
  } finally {
    await close();
  }
}

async function checkCorruption(urls: Urls, host: LiteralHost): Promise<void> {
  const read = async (seed: number) => {
    host.reset();
    host.control.corrupt(seed);
    const texts: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      texts.push(await (await request(urls, sampleOf("GET services/v1/class/recent"))).text());
    }
    return texts;
  };
  const first = await read(7);
  assert.deepEqual(await read(7), first);
  assert.notDeepEqual(await read(8), first);
  assert.ok(new Set(first).size > MUTATIONS.length);
  await (await request(urls, sampleOf("POST ai/v2/chat"))).text();
  host.control.corrupt(null);
}

async function checkControls(urls: Urls, host: LiteralHost): Promise<void> {
  const { control } = host;
  const sample = sampleOf("GET services/v1/class/recent");
  control.stall("services");
  await assert.rejects(request(urls, sample, 100), /timeout/);
  const waiting = request(urls, sample);
  assert.equal((await request(urls, sampleOf("GET api/programs"))).status, 200);
  control.restore("services");
  assert.equal((await waiting).status, 200);
  control.fail("services", 503);
  assert.equal((await request(urls, sample)).status, 503);
  control.html("services");
  assert.match(await (await request(urls, sample)).text(), /^<!doctype/);
  control.cut("services");
  await assert.rejects(async () => (await request(urls, sample)).text());
  control.large("services", 300_000);
  assert.ok((await (await request(urls, sample)).text()).length > 300_000);
  control.delay("services", 30);
  assert.equal((await request(urls, sample)).status, 200);
  control.restore();
  await control.down("services");
  await assert.rejects(request(urls, sample));
  await control.up("services");
  await checkSample(urls, sample);
  control.cut("ai");
  await assert.rejects(async () => (await request(urls, sampleOf("POST ai/v2/chat"))).text());
  control.restore("ai");
  control.invalidateToken();
  const valid = "GET services/v1/authorizer/validate";
  assert.equal((await readData(urls, valid)).isTokenValid, false);
  await request(urls, sampleOf("POST services/v1/authorizer/token/generate"));
  assert.equal((await readData(urls, valid)).isTokenValid, true);
  host.reset();
  assert.equal(host.records.length, 0);
}

async function checkIds(): Promise<void> {
  await withHost({ ids: "numbers" }, async (urls) => {
    assert.equal(typeof (await firstPost(urls)).id, "number");
    await checkSample(urls, sampleOf("GET services/v3/post/detail"));
  });
  await withHost({ ids: "keys", versionShape: "version", idShape: "id" }, async (urls) => {
    assert.match(asText((await firstPost(urls)).id), /^k80-/);
    assertFields(await readData(urls, "GET lms/cms/app/id"), ["id"], "idShape");
  });
}

describe("literal host", () => {
  test("answers each of the 97 calls as listed and records it", () => withHost({}, checkCalls));
  test("tells guests, roles and tenants apart", () => withHost({}, checkAccess));
  test.each(VARIANTS)("answers in the variant %s", (variant) =>
    withHost({ variants: [variant] }, VARIANT_CHECKS[variant]),
  );
  test("corrupts answers by seed", () => withHost({}, checkCorruption));
  test("stalls, fails, cuts and restores single hosts", () => withHost({}, checkControls));
  test("sends ids and start-up answers in each shape", checkIds);
});
