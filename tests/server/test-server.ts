import { once } from "node:events";
import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { createHttpServer } from "~/server/http/server";
import type { Log } from "~/server/log/log";

type HttpServerOptions = Parameters<typeof createHttpServer>[0];

/** Log that stores its lines. */
export function createMemoryLog(): Log & {
  lines: { level: string; message: string; fields: object }[];
} {
  const lines: { level: string; message: string; fields: object }[] = [];
  const at = (level: string) => (fields: object | string, message?: string) =>
    void lines.push(
      typeof fields === "string"
        ? { level, message: fields, fields: {} }
        : { level, message: message ?? "", fields },
    );
  const log = {
    lines,
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    child: () => log,
  };
  return log;
}

/** HTTP server on a free port with a small handler in place of Remix; closed after the test. */
export async function startTestServer(options: Partial<HttpServerOptions> = {}) {
  const log = createMemoryLog();
  const server = createHttpServer({
    isReady: async () => true,
    handle: (_req, res) => void res.end("page"),
    log,
    ...options,
    limits: { graceMs: 50, drainMs: 2000, ...options.limits },
  });
  const port = await server.listen(0, "127.0.0.1");
  onTestFinished(() => server.drain());
  return { server, port, log, url: `http://127.0.0.1:${port}` };
}

/** Sends raw bytes and reads until the server closes or the text matches. */
export async function sendRawRequest(
  port: number,
  request: string,
  until?: RegExp,
): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes.toString("latin1");
    if (until?.test(text)) socket.destroy();
  });
  socket.on("error", () => socket.destroy());
  socket.write(request);
  await once(socket, "close");
  return text;
}

/** Polls a condition; fails after five seconds. */
export async function waitFor(condition: () => boolean): Promise<void> {
  const end = Date.now() + 5000;
  while (!condition()) {
    if (Date.now() > end) throw new Error("Condition not met within 5 s");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
