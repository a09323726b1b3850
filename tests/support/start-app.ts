import { spawn } from "node:child_process";
import { createServer } from "node:net";

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

/** The built app as a process of its own, ready to answer. */
export interface RunningApp {
  /** `http://127.0.0.1:…` */
  url: string;
  /** What it has printed so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** @throws Error with what it printed, when it ends before it is ready or needs more than 30 s */
export async function startApp(env: Record<string, string>): Promise<RunningApp> {
  const port = await freePort();
  const app = spawn(process.execPath, ["scripts/serve.mjs"], {
    // Vitest sets BASE_URL to "/".
    env: { ...process.env, BASE_URL: "", NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1", ...env },
    stdio: "pipe",
  });
  let output = "";
  app.stdout.on("data", (chunk) => (output += chunk));
  app.stderr.on("data", (chunk) => (output += chunk));
  const ended = new Promise<void>((resolve) => app.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    app.kill(signal);
    await ended;
  };
  for (const end = Date.now() + 30_000; ; ) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { url, output: () => output, stop };
    if (app.exitCode !== null || Date.now() > end) {
      await stop("SIGKILL");
      throw new Error(`the app did not get ready: ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
