import { once } from "node:events";
import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { createHttpServer } from "~/server/http/server";
import type { Log } from "~/server/log/log";

type Options = Parameters<typeof createHttpServer>[0];

/** A log that keeps what it is told. */
export function keepingLog(): Log & { lines: { level: string; message: string; fields: object }[] } {
  const lines: { level: string; message: string; fields: object }[] = [];
  const at = (level: string) => (fields: object | string, message?: string) =>
    void lines.push(typeof fields === "string" ? { level, message: fields, fields: {} } : { level, message: message ?? "", fields });
  const log = { lines, debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error"), child: () => log };
  return log;
}

/** A front door on a free port with a tiny handler in place of Remix; it ends with the test. */
export async function openFront(options: Partial<Options> = {}) {
  const log = keepingLog();
  const server = createHttpServer({
    ready: async () => true,
    handle: (_req, res) => void res.end("page"),
    log,
    ...options,
    limits: { graceMs: 50, drainMs: 2000, ...options.limits },
  });
  const port = await server.listen(0, "127.0.0.1");
  onTestFinished(() => server.drain());
  return { server, port, log, url: `http://127.0.0.1:${port}` };
}

/** Sends bytes as they are and reads until the server closes, or until the text matches. */
export async function raw(port: number, request: string, until?: RegExp): Promise<string> {
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

/** Waits until something holds; fails after two seconds. */
export async function eventually(holds: () => boolean): Promise<void> {
  const end = Date.now() + 2000;
  while (!holds()) {
    if (Date.now() > end) throw new Error("It did not come true within 2 s");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
