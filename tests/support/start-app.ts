import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { assertFreshBuild } from "../../scripts/prepare.mjs";

const findFreePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

/** The built app in a child process, ready for requests. */
export interface RunningApp {
  /** `http://127.0.0.1:…` */
  url: string;
  pid: number;
  /** Output so far, stdout and stderr. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * @param probe `/healthz` for an app that cannot become ready, because a host is away
 * @throws Error if the build is stale, or with the output if the app exits or is not ready within four minutes
 */
export async function startApp(
  env: Record<string, string>,
  probe: "/readyz" | "/healthz" = "/readyz",
): Promise<RunningApp> {
  assertFreshBuild();
  const port = await findFreePort();
  const app = spawn(process.execPath, ["scripts/serve.mjs"], {
    // Vitest sets BASE_URL to "/".
    env: {
      ...process.env,
      BASE_URL: "",
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      ...env,
    },
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
  for (const end = Date.now() + 240_000; ; ) {
    const ready = await fetch(url + probe).then(
      ({ ok }) => ok,
      () => false,
    );
    // The last line of the start; the set-up link and warnings precede it.
    const isLogged = (env.LOG_LEVEL ?? "info") !== "info" || output.includes("listening on");
    if (ready && isLogged) return { url, pid: app.pid ?? 0, output: () => output, stop };
    if (app.exitCode !== null || Date.now() > end) {
      await stop("SIGKILL");
      throw new Error(`the app did not become ready: ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
