import { expect, test } from "vitest";
import { createReadCache } from "~/server/cache/read-cache";
import { createMemoryLog } from "../server/test-server";
import {
  createSuccessBody,
  createTestConnection,
  createThingsClient,
  getHostError,
  sendJson,
  startFakeHost,
} from "./fake-host";

test("public reads are kept by tenant and question; a signed-in reader's are not", async () => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, 200, createSuccessBody()));
  const transport = createTestConnection(url, {
    readCache: createReadCache({ log: createMemoryLog() }),
  });
  const ours = createThingsClient(transport, { tenantId: "lms-1" });
  await ours.keptThing({ query: { slug: "a" } });
  await ours.keptThing({ query: { slug: "a" } });
  expect(seen).toHaveLength(1);
  await ours.keptThing({ query: { slug: "b" } });
  await createThingsClient(transport, { tenantId: "lms-2" }).keptThing({ query: { slug: "a" } });
  expect(seen).toHaveLength(3);
  const signedIn = createThingsClient(transport, { tenantId: "lms-1", accessToken: "bearer-1" });
  await signedIn.keptThing({ query: { slug: "a" } });
  await signedIn.keptThing({ query: { slug: "a" } });
  expect(seen).toHaveLength(5);
});

test("what does not exist is not asked for again at once", async () => {
  const { url, seen } = await startFakeHost((_, res) =>
    sendJson(res, 404, '{"status":false,"message":"Tidak ada","data":null}'),
  );
  const { keptThing } = createThingsClient(
    createTestConnection(url, { readCache: createReadCache({ log: createMemoryLog() }) }),
    { tenantId: "lms-1" },
  );
  for (let at = 0; at < 3; at++)
    expect(await getHostError(keptThing())).toMatchObject({
      status: 404,
      upstreamMessage: "Tidak ada",
    });
  expect(seen).toHaveLength(1);
});

test("a success that changes content says so, a failure does not", async () => {
  const changed: string[] = [];
  let status = 201;
  const { url } = await startFakeHost((_, res) => sendJson(res, status, createSuccessBody()));
  const things = createThingsClient(
    createTestConnection(url, { onContentChange: (tenantId) => changed.push(tenantId) }),
    {
      tenantId: "lms-1",
    },
  );
  await things.createThing({ body: { name: "pena" } });
  status = 409;
  await getHostError(things.createThing({ body: { name: "pena" } }));
  status = 200;
  await things.getThing();
  expect(changed).toEqual(["lms-1"]);
});
