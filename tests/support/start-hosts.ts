import { spawn } from "node:child_process";
import { assertFreshBuild } from "../../scripts/prepare.mjs";

/** The embedded hosts in a process of their own, as `npm run hosts` starts them. */
export interface RunningHosts {
  /** `http://127.0.0.1:…`, to be followed by the name of a host. */
  url: string;
  stop(): Promise<void>;
}

const SCRIPT =
  "const { serveHosts } = await import('./build/server/index.js'); await serveHosts();";

/** @throws Error if the build is stale, or with the output if the process ends before it listens */
export function startHosts(env: Record<string, string>): Promise<RunningHosts> {
  assertFreshBuild();
  const hosts = spawn(process.execPath, ["--input-type=module", "-e", SCRIPT], {
    env: {
      ...process.env,
      BASE_URL: "",
      NODE_ENV: "production",
      LOG_LEVEL: "info",
      HOST: "127.0.0.1",
      HOSTS_PORT: "0",
      SEED: "demo",
      ...env,
    },
    stdio: "pipe",
  });
  const ended = new Promise<void>((resolve) => hosts.once("exit", () => resolve()));
  const stop = async () => {
    hosts.kill();
    await ended;
  };
  let output = "";
  return new Promise((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk;
      const [, url] = /UPSTREAM_SERVICES_URL=(http:\/\/[^/"]+)/.exec(output) ?? [];
      if (url) resolve({ url, stop });
    };
    hosts.stdout.on("data", onOutput);
    hosts.stderr.on("data", onOutput);
    hosts.once("exit", (code) => reject(new Error(`the hosts ended with ${code}: ${output}`)));
  });
}
