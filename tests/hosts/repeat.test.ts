import { expect, test } from "vitest";
import { createCircuitBreaker } from "~/server/hosts/host-connection";
import {
  createSuccessBody,
  createTestConnection,
  createThingsClient,
  getHostError,
  pause,
  sendJson,
  startFakeHost,
} from "./fake-host";

const body = { name: "pena" };
const broken = JSON.stringify({ status: false, message: "Sedang diperbaiki", data: null });

test.each([502, 503, 504])("a read is sent once more after %i", async (status) => {
  const { url, seen } = await startFakeHost((_, res) =>
    seen.length === 1 ? sendJson(res, status, broken) : sendJson(res, 200, createSuccessBody()),
  );
  expect((await createThingsClient(createTestConnection(url)).getThing()).data.name).toBe("pena");
  expect(seen).toHaveLength(2);
});

test("a read is sent once more after a broken connection, but not a third time", async () => {
  const { url, seen } = await startFakeHost((_, res) => void res.destroy());
  expect(
    await getHostError(createThingsClient(createTestConnection(url)).getThing()),
  ).toMatchObject({
    kind: "network",
    status: 0,
  });
  expect(seen).toHaveLength(2);
});

test.each([500, 404, 429])("a read is not sent again after %i", async (status) => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, status, broken));
  expect(
    await getHostError(createThingsClient(createTestConnection(url)).getThing()),
  ).toMatchObject({
    status,
    upstreamMessage: "Sedang diperbaiki",
  });
  expect(seen).toHaveLength(1);
});

test("a create is sent again with its idempotency key only", async () => {
  let failing = true;
  const { url, seen } = await startFakeHost((_, res) => {
    if (failing) res.destroy();
    else sendJson(res, 201, createSuccessBody());
    failing = false;
  });
  const { createThing } = createThingsClient(createTestConnection(url));
  expect(await getHostError(createThing({ body }))).toMatchObject({ kind: "network" });
  expect(seen).toHaveLength(1);
  failing = true;
  await createThing({ body, idempotencyKey: "key-1" });
  expect(seen.slice(1).map(({ headers }) => headers["idempotency-key"])).toEqual([
    "key-1",
    "key-1",
  ]);
});

test("after five failures in a row the host is left alone; after a rest one call tries it, and all is well again", async () => {
  let status = 500;
  const { url, seen } = await startFakeHost((_, res) =>
    sendJson(res, status, status === 200 ? createSuccessBody() : broken),
  );
  const { getThing } = createThingsClient(
    createTestConnection(url, { breaker: createCircuitBreaker(400) }),
  );
  for (let at = 0; at < 5; at++)
    expect(await getHostError(getThing())).toMatchObject({ kind: "status", status: 500 });
  expect(await getHostError(getThing())).toMatchObject({ kind: "circuit", status: 0 });
  expect(seen).toHaveLength(5);

  await pause(410);
  expect(await getHostError(getThing())).toMatchObject({ kind: "status" });
  expect(await getHostError(getThing())).toMatchObject({ kind: "circuit" });
  expect(seen).toHaveLength(6);

  await pause(410);
  status = 200;
  await Promise.all([getThing(), getThing(), getThing()]);
  expect(seen).toHaveLength(9);
});

test("refusals, unreadable answers and visitors who go away say nothing about the host's health", async () => {
  let answer = (): [number, string] => [404, broken];
  const { url } = await startFakeHost((_, res) => sendJson(res, ...answer()));
  const transport = createTestConnection(url);
  const { getThing } = createThingsClient(transport);
  for (let at = 0; at < 6; at++)
    expect(await getHostError(getThing())).toMatchObject({ status: 404 });
  answer = () => [200, "rubbish"];
  for (let at = 0; at < 6; at++)
    expect(await getHostError(getThing())).toMatchObject({ kind: "answer" });
  const held = createTestConnection(() => new Promise<never>(() => undefined), {
    breaker: transport.breaker,
  });
  for (let at = 0; at < 6; at++) {
    const controller = new AbortController();
    const gone = getHostError(createThingsClient(held, { signal: controller.signal }).getThing());
    controller.abort();
    expect(await gone).toMatchObject({ kind: "aborted" });
  }
  answer = () => [200, createSuccessBody()];
  expect((await getThing()).data.name).toBe("pena");
});

test("a host that hangs opens the circuit too, so that pages stop waiting for it", async () => {
  const transport = createTestConnection(() => new Promise<never>(() => undefined));
  const { urgentThing } = createThingsClient(transport);
  for (let at = 0; at < 5; at++)
    expect(await getHostError(urgentThing())).toMatchObject({ kind: "deadline" });
  expect(await getHostError(urgentThing())).toMatchObject({ kind: "circuit" });
});
