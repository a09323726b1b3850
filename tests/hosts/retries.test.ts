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
const ERROR_BODY = JSON.stringify({ status: false, message: "Sedang diperbaiki", data: null });

test.each([502, 503, 504])("a read is retried once after %i", async (status) => {
  const { url, seen } = await startFakeHost((_, res) =>
    seen.length === 1 ? sendJson(res, status, ERROR_BODY) : sendJson(res, 200, createSuccessBody()),
  );
  expect((await createThingsClient(createTestConnection(url)).getThing()).data.name).toBe("pena");
  expect(seen).toHaveLength(2);
});

test("a read is retried once after a broken connection", async () => {
  const { url, seen } = await startFakeHost((_, res) => void res.destroy());
  expect(
    await getHostError(createThingsClient(createTestConnection(url)).getThing()),
  ).toMatchObject({
    kind: "network",
    status: 0,
  });
  expect(seen).toHaveLength(2);
});

test.each([500, 404, 429])("a read is not retried after %i", async (status) => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, status, ERROR_BODY));
  expect(
    await getHostError(createThingsClient(createTestConnection(url)).getThing()),
  ).toMatchObject({
    status,
    upstreamMessage: "Sedang diperbaiki",
  });
  expect(seen).toHaveLength(1);
});

test("a create is retried with an idempotency key only", async () => {
  let isFailing = true;
  const { url, seen } = await startFakeHost((_, res) => {
    if (isFailing) res.destroy();
    else sendJson(res, 201, createSuccessBody());
    isFailing = false;
  });
  const { createThing } = createThingsClient(createTestConnection(url));

  expect(await getHostError(createThing({ body }))).toMatchObject({ kind: "network" });
  expect(seen).toHaveLength(1);

  isFailing = true;
  await createThing({ body, idempotencyKey: "key-1" });

  expect(seen.slice(1).map(({ headers }) => headers["idempotency-key"])).toEqual([
    "key-1",
    "key-1",
  ]);
});

test("the circuit opens after five consecutive failures, probes after halfOpenMs and closes on success", async () => {
  const halfOpenMs = 400;
  let status = 500;
  const { url, seen } = await startFakeHost((_, res) =>
    sendJson(res, status, status === 200 ? createSuccessBody() : ERROR_BODY),
  );
  const { getThing } = createThingsClient(
    createTestConnection(url, { breaker: createCircuitBreaker(halfOpenMs) }),
  );

  for (let at = 0; at < 5; at++)
    expect(await getHostError(getThing())).toMatchObject({ kind: "status", status: 500 });
  expect(await getHostError(getThing())).toMatchObject({ kind: "circuit", status: 0 });
  expect(seen).toHaveLength(5);

  await pause(halfOpenMs + 10);

  expect(await getHostError(getThing())).toMatchObject({ kind: "status" });
  expect(await getHostError(getThing())).toMatchObject({ kind: "circuit" });
  expect(seen).toHaveLength(6);

  await pause(halfOpenMs + 10);
  status = 200;
  await Promise.all([getThing(), getThing(), getThing()]);

  expect(seen).toHaveLength(9);
});

test("rejected requests, invalid responses and aborted calls do not open the circuit", async () => {
  let respond = (): [number, string] => [404, ERROR_BODY];
  const { url } = await startFakeHost((_, res) => sendJson(res, ...respond()));
  const transport = createTestConnection(url);
  const { getThing } = createThingsClient(transport);

  for (let at = 0; at < 6; at++)
    expect(await getHostError(getThing())).toMatchObject({ status: 404 });

  respond = () => [200, "rubbish"];

  for (let at = 0; at < 6; at++)
    expect(await getHostError(getThing())).toMatchObject({ kind: "answer" });

  const hangingHost = createTestConnection(() => new Promise<never>(() => undefined), {
    breaker: transport.breaker,
  });
  for (let at = 0; at < 6; at++) {
    const controller = new AbortController();
    const aborted = getHostError(
      createThingsClient(hangingHost, { signal: controller.signal }).getThing(),
    );
    controller.abort();
    expect(await aborted).toMatchObject({ kind: "aborted" });
  }
  respond = () => [200, createSuccessBody()];

  expect((await getThing()).data.name).toBe("pena");
});

test("the circuit opens after five deadlines", async () => {
  const transport = createTestConnection(() => new Promise<never>(() => undefined));
  const { urgentThing } = createThingsClient(transport);
  for (let at = 0; at < 5; at++)
    expect(await getHostError(urgentThing())).toMatchObject({ kind: "deadline" });
  expect(await getHostError(urgentThing())).toMatchObject({ kind: "circuit" });
});
