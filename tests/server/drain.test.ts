import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, waitFor } from "./test-server";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pendopo-drain-"));
  await build({
    configFile: false,
    logLevel: "silent",
    resolve: { alias: { "~": new URL("../../app", import.meta.url).pathname } },
    ssr: { noExternal: true },
    build: {
      ssr: new URL("./fixtures/slow-server.ts", import.meta.url).pathname,
      outDir: folder,
      target: "node20",
      rollupOptions: { output: { entryFileNames: "site.mjs" } },
    },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** @returns the response body, "cut" for a partial one, or the error code */
const sendRequest = (port: number, agent: Agent) =>
  new Promise<string>((resolve) => {
    const request = httpRequest({ port, host: "127.0.0.1", agent }, async (answer) => {
      const body = Buffer.concat(await answer.toArray().catch(() => []));
      resolve(answer.complete ? body.toString() : "cut");
    });
    request.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "error"));
    request.end();
  });

test("SIGTERM under load completes every accepted request before the process exits", async () => {
  const child = spawn(process.execPath, [join(folder, "site.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const port = Number(line.toString());
  const ended = once(child, "exit");
  const outcomes: Record<string, number> = {};

  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const outcome = await sendRequest(port, agent);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (outcome !== "page") break;
    }
    agent.destroy();
  };
  const clients = Promise.all(Array.from({ length: 40 }, client));
  await waitFor(() => (outcomes.page ?? 0) > 200);

  const startedAt = Date.now();
  child.kill("SIGTERM");
  const [code] = await ended;
  await clients;

  expect(code).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  expect(outcomes.page).toBeGreaterThan(100);
  // Each client stops at its first refused connection.
  expect(outcomes).toEqual({ page: outcomes.page, ECONNREFUSED: 40 });
});

test("drain serves the next request of an idle connection with Connection: close, and /readyz 503", async () => {
  const { server, port } = await startTestServer({ limits: { graceMs: 300 } });
  const sockets = ["/", "/readyz"].map((path) => ({
    path,
    socket: connect(port, "127.0.0.1"),
    text: "",
  }));
  for (const each of sockets) {
    each.socket.on("data", (bytes) => (each.text += bytes.toString()));
    each.socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(each.socket, "data");
  }
  const drained = server.drain();
  // Time in which idle connections could be closed; the grace time keeps them open.
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const each of sockets) {
    each.text = "";
    each.socket.write(`GET ${each.path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(each.socket, "close");
  }

  expect(sockets[0]?.text).toMatch(/^HTTP\/1\.1 200[\s\S]*connection: close/i);
  expect(sockets[1]?.text).toMatch(/^HTTP\/1\.1 503/);

  await drained;
});

test("announceStop keeps accepting connections with /readyz 503 until drain closes the port", async () => {
  const { server, port, url } = await startTestServer({ limits: { delayMs: 200, drainMs: 2_000 } });
  const announced = server.announceStop();

  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect(await sendRequest(port, new Agent())).toBe("page");

  await announced;
  await server.drain();

  expect(await sendRequest(port, new Agent())).toBe("ECONNREFUSED");
});

test("drain closes silent and stuck connections", async () => {
  let isStuck = false;
  const { server, port } = await startTestServer({
    limits: { graceMs: 50, drainMs: 400 },
    handle: () => {
      isStuck = true;
      return new Promise(() => {});
    },
  });
  const silent = connect(port, "127.0.0.1");
  const stuck = connect(port, "127.0.0.1");
  stuck.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  for (const socket of [silent, stuck]) socket.on("error", () => {}).resume();
  await Promise.all([waitFor(() => isStuck), waitFor(() => !silent.connecting)]);

  const startedAt = Date.now();
  const silentClosed = once(silent, "close").then(() => Date.now() - startedAt);
  await server.drain();

  expect(Date.now() - startedAt).toBeLessThan(1000);
  expect(await silentClosed).toBeLessThan(300);
});
