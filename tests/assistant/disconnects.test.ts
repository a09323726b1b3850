import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { mapConcurrently } from "../guards/test-browser";
import { waitFor } from "../server/test-server";
import { AssistantClient, readUntil } from "./assistant-client";
import { setUpFakeAssistant } from "./fake-assistant-app";

const world = setUpFakeAssistant();
const getLastQuestion = () => world.host.asked.at(-1);

const STABLE_CHECKS = 10;
const CHECK_INTERVAL_MS = 200;

/** Sends a question, reads only the start of the response, and waits until the host sends no more. */
async function sendWithoutReading(
  address: string,
  { path, body, headers }: { path: string; body: string; headers: string[] },
) {
  const { port, host } = new URL(address);
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => undefined);
  const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, ...headers];
  socket.write(`${head.join("\r\n")}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  await once(socket, "readable");
  let sentBytes = -1;
  for (let unchanged = 0; unchanged < STABLE_CHECKS; ) {
    await pause(CHECK_INTERVAL_MS);
    const current = getLastQuestion()?.bytesSent ?? 0;
    unchanged = current === sentBytes ? unchanged + 1 : 0;
    sentBytes = current;
  }
  return { socket, sentBytes };
}

test("a client that stops reading holds back the host, to 4 MB beyond the socket buffers", async () => {
  const visitor = new AssistantClient(world.app.url);
  await (await visitor.stream("kenalan")).text();
  const direct = await sendWithoutReading(world.host.url, {
    path: "/v2/chat",
    body: JSON.stringify({ query: "deras" }),
    headers: ["Authorization: Bearer x"],
  });
  direct.socket.destroy();

  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const form = new URLSearchParams({
    idempotency_key: crypto.randomUUID(),
    query: "deras sekali",
  });
  const proxied = await sendWithoutReading(world.app.url, {
    path: "/Assistant/Stream",
    body: form.toString(),
    headers: [`Cookie: ${cookie}`, "Content-Type: application/x-www-form-urlencoded"],
  });

  expect(getLastQuestion()?.query).toBe("deras sekali");
  expect(proxied.sentBytes - direct.sentBytes).toBeLessThan(4 * 1_048_576);

  proxied.socket.destroy();
  await waitFor(() => getLastQuestion()?.isDisconnected === true);
});

test("a hundred disconnected visitors leave no connection to the host", async () => {
  const before = world.host.asked.length;
  const controller = new AbortController();
  // A hundred in the same moment are an overload, which the app may answer with 503.
  await mapConcurrently(Array(100).fill("selamanya"), 4, async (question) => {
    const { body } = await new AssistantClient(world.app.url).stream(question, {
      signal: controller.signal,
    });
    await readUntil(body, "event: begun");
  });
  const open = world.host.asked.slice(before);

  expect(open.map(({ isClosed: closed }) => closed)).toEqual(Array(100).fill(false));

  controller.abort();
  await waitFor(() =>
    open.every(({ isClosed: closed, isDisconnected: hungUp }) => closed && hungUp),
  );
});
