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

test("the client caches public reads by tenant and input, and none of a signed-in user", async () => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, 200, createSuccessBody()));
  const transport = createTestConnection(url, {
    readCache: createReadCache({ log: createMemoryLog() }),
  });
  const guest = createThingsClient(transport, { tenantId: "lms-1" });
  await guest.cachedThing({ query: { slug: "a" } });
  await guest.cachedThing({ query: { slug: "a" } });

  expect(seen).toHaveLength(1);

  await guest.cachedThing({ query: { slug: "b" } });
  await createThingsClient(transport, { tenantId: "lms-2" }).cachedThing({ query: { slug: "a" } });

  expect(seen).toHaveLength(3);

  const signedIn = createThingsClient(transport, { tenantId: "lms-1", accessToken: "bearer-1" });
  await signedIn.cachedThing({ query: { slug: "a" } });
  await signedIn.cachedThing({ query: { slug: "a" } });

  expect(seen).toHaveLength(5);
});

test("the client caches 404 responses", async () => {
  const { url, seen } = await startFakeHost((_, res) =>
    sendJson(res, 404, '{"status":false,"message":"Tidak ada","data":null}'),
  );
  const { cachedThing } = createThingsClient(
    createTestConnection(url, { readCache: createReadCache({ log: createMemoryLog() }) }),
    { tenantId: "lms-1" },
  );

  for (let at = 0; at < 3; at++)
    expect(await getHostError(cachedThing())).toMatchObject({
      status: 404,
      upstreamMessage: "Tidak ada",
    });
  expect(seen).toHaveLength(1);
});

test("the client calls onContentChange after a successful change only", async () => {
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
