import { expect, test } from "vitest";
import { assistantContract } from "~/server/hosts/assistant/contract";
import { authContract } from "~/server/hosts/auth/contract";
import { createClient } from "~/server/hosts/client";
import { defineHost } from "~/server/hosts/host-contract";
import { recordsContract } from "~/server/hosts/records/contract";
import {
  createSuccessBody,
  createTestConnection,
  createThingsClient,
  getHostError,
  sendJson,
  startFakeHost,
  thingContract,
} from "./fake-host";

const submissionContract = defineHost("things", {
  submitThing: { ...thingContract.operations.createThing, exactStatus: true },
});

test("[STO2] a read accepts status 200 only", async () => {
  let status = 200;
  const { url } = await startFakeHost((_, res) => sendJson(res, status, createSuccessBody()));
  const { getThing } = createThingsClient(createTestConnection(url));
  expect(await getThing()).toEqual({ data: { name: "pena" }, message: "Berhasil" });
  for (status of [201, 202, 204])
    expect(await getHostError(getThing())).toMatchObject({ kind: "status", status });
});

test("a write accepts every status from 200 to 299", async () => {
  let status = 200;
  const { url } = await startFakeHost((_, res) => sendJson(res, status, createSuccessBody()));
  const { createThing } = createThingsClient(createTestConnection(url));

  for (status of [200, 201, 202, 299])
    expect((await createThing({ body: { name: "pena" } })).data).toEqual({ name: "pena" });
  for (status of [300, 400, 500])
    expect((await getHostError(createThing({ body: { name: "pena" } }))).kind).not.toBe("answer");
});

test("[STO3] a create of exactly 201 accepts no other status", async () => {
  let status = 201;
  const { url } = await startFakeHost((_, res) => sendJson(res, status, createSuccessBody()));
  const { submitThing } = createClient(submissionContract, createTestConnection(url), {
    requestId: "uji",
  });

  expect((await submitThing({ body: { name: "pena" } })).data).toEqual({ name: "pena" });

  status = 200;

  expect(await getHostError(submitThing({ body: { name: "pena" } }))).toMatchObject({
    kind: "status",
    status: 200,
  });
});

test("[STO5] assistant login accepts every status from 200 to 299 and no other", async () => {
  let status = 200;
  const identity = { token: "t", workspace_id: "w", id: "i", expiresAt: 1 };
  const { url } = await startFakeHost((_, res) =>
    sendJson(res, status, JSON.stringify({ status: true, message: "", data: identity })),
  );
  const { login } = createClient(assistantContract, createTestConnection(url), {
    requestId: "uji",
    tenantId: "lms",
  });

  for (status of [200, 201, 202, 226, 299]) expect((await login()).data).toEqual(identity);
  for (status of [300, 400]) expect((await getHostError(login())).kind).not.toBe("answer");
});

test("an error response becomes a HostError with the host's message and data", async () => {
  const { url } = await startFakeHost((_, res) =>
    sendJson(
      res,
      422,
      JSON.stringify({ status: false, message: "Periksa", data: { name: "Wajib" } }),
    ),
  );
  const error = await getHostError(
    createThingsClient(createTestConnection(url)).createThing({ body: { name: "pena" } }),
  );

  expect(error).toMatchObject({
    kind: "status",
    status: 422,
    upstreamMessage: "Periksa",
    data: { name: "Wajib" },
  });
});

test("an error response without JSON becomes a HostError of kind status", async () => {
  const { url } = await startFakeHost((_, res) => res.writeHead(403).end("<h1>Forbidden</h1>"));
  expect(
    await getHostError(createThingsClient(createTestConnection(url)).getThing()),
  ).toMatchObject({
    kind: "status",
    status: 403,
    upstreamMessage: "",
  });
});

test.each([
  ["HTML", "<!doctype html>"],
  ["nothing", ""],
  ["a bare value", '"pena"'],
  ["another shape", '{"status":true,"message":"","data":{"name":7}}'],
  ["no data", '{"status":true,"message":""}'],
])("%s instead of the answer is unreadable", async (_, text) => {
  const { url } = await startFakeHost((_, res) => sendJson(res, 200, text));
  expect(
    await getHostError(createThingsClient(createTestConnection(url)).getThing()),
  ).toMatchObject({
    kind: "answer",
    status: 0,
  });
});

test("a response over 4 MB is rejected without a retry", async () => {
  const { url, seen } = await startFakeHost((_, res) =>
    sendJson(res, 200, createSuccessBody("x".repeat(4 * 1_048_576))),
  );
  expect(
    await getHostError(createThingsClient(createTestConnection(url)).getThing()),
  ).toMatchObject({ kind: "answer" });
  expect(seen).toHaveLength(1);
});

test("a read follows a redirect on the host's origin and keeps its headers", async () => {
  const { url, seen } = await startFakeHost((req, res) =>
    req.url?.startsWith("/moved")
      ? sendJson(res, 200, createSuccessBody("sini"))
      : sendJson(res, 307, "", { Location: "/moved" }),
  );
  const { data } = await createThingsClient(createTestConnection(url), {
    appToken: { code: "c", token: "t" },
  }).getThing();

  expect(data.name).toBe("sini");
  expect(seen[1]?.headers.apptoken).toBe(seen[0]?.headers.apptoken);
});

test("the client rejects redirects to another origin, of a write, and in a loop", async () => {
  const other = await startFakeHost((_, res) => sendJson(res, 200, createSuccessBody()));
  let location = `${other.url}/v1/thing`;
  const { url, seen } = await startFakeHost((_, res) =>
    sendJson(res, 302, "", { Location: location }),
  );
  const { getThing, createThing } = createThingsClient(createTestConnection(url));

  expect(await getHostError(getThing())).toMatchObject({ kind: "redirect" });
  expect(other.seen).toEqual([]);

  location = "/elsewhere";

  expect(await getHostError(createThing({ body: { name: "pena" } }))).toMatchObject({
    kind: "redirect",
  });

  location = "http://[broken";

  expect(await getHostError(getThing())).toMatchObject({ kind: "redirect" });

  seen.length = 0;
  location = "/v1/thing";

  expect(await getHostError(getThing())).toMatchObject({ kind: "redirect" });
  expect(seen).toHaveLength(4);
});

test.each([
  ["the bare token", "access-1"],
  ["access_token", { access_token: "access-1", expires_in: 3600 }],
  ["token, with a user of its own format", { token: "access-1", user: { uid: 7 } }],
])("auth.generateToken accepts an answer with %s", async (_, data) => {
  const { url } = await startFakeHost((__, res) =>
    sendJson(res, 200, JSON.stringify({ status: true, message: "", data })),
  );
  const auth = createClient(authContract, createTestConnection(url), { requestId: "request-1" });

  expect((await auth.generateToken({ body: { code: "c" } })).data).toMatchObject({
    accessToken: "access-1",
    user: null,
  });
});

test("[STO3] records accept the empty 201 of a hosted database", async () => {
  const { url } = await startFakeHost((_, res) => sendJson(res, 201, ""));
  const records = createClient(recordsContract, createTestConnection(url), {
    requestId: "request-1",
  });
  const body = {
    name: "Sri",
    email: "sri@contoh.example",
    amount: 75_000,
    method: "qris",
  } as const;

  expect((await records.createDonation({ body })).data).toEqual([]);
});

test.each(["<!DOCTYPE html><h1>It works!</h1>", '[{"id":"1","name":'])(
  "a write is not confirmed by %j",
  async (text) => {
    const { url } = await startFakeHost((_, res) => sendJson(res, 201, text));
    const records = createClient(recordsContract, createTestConnection(url), { requestId: "uji" });
    const body = { role: "Guru", topic: "kelas", message: "Lebih banyak kelas." } as const;

    expect(await getHostError(records.createAspiration({ body }))).toMatchObject({
      kind: "answer",
    });
  },
);
