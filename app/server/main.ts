import { join } from "node:path";
import * as build from "virtual:remix/server-build";
import type { ServerBuild } from "@remix-run/node";
import { createApplication } from "./application";
import { clientDir } from "./build-paths";
import { openEmbeddedData } from "./embedded-data";
import { type Env, getShutdownDelayMs, readEnv, SettingError } from "./env";
import { serveHosts as serveHostsOn } from "./hosts/serve-hosts";
import { createHttpServer } from "./http/server";
import { createLog, type Log } from "./log/log";
import { createPageHandler } from "./request/page-handler";
import { loadSecrets } from "./secrets";
import { listStartWarnings } from "./start-warnings";

// `remix-serve` runs the same file and needs Remix's exports.
export * from "virtual:remix/server-build";
export { backup, restore } from "./commands";
export { tenant } from "./tenant-command";

/** Longer than a drain, which ends within 9.5 s. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** `npm start` and the image: serves until SIGTERM or SIGINT, then exits within 10 s. */
export async function serve(): Promise<void> {
  await runProcess(async (env, log) => {
    const startedAt = performance.now();
    const application = await createApplication(env, log);
    const server = createHttpServer({
      handle: createPageHandler(application, build as unknown as ServerBuild),
      isReady: application.isReady,
      staticDir: clientDir,
      trustProxy: env.TRUST_PROXY,
      limits: { delayMs: getShutdownDelayMs(env) },
      log,
    });
    const host = env.HOST ?? "0.0.0.0";
    const port = await server.listen(env.PORT, host);
    for (const warning of listStartWarnings(env, host, application.startConditions))
      log.warn(warning);
    // Tells early, and in the log, which host is away.
    application
      .isReady()
      .catch((error: unknown) => log.warn({ reason: String(error) }, "not ready"));
    if (application.setupPath)
      log.info(
        `set up this site and its first admin, once: ${env.BASE_URL ?? `http://localhost:${port}`}${application.setupPath}`,
      );
    log.info(
      { port, ms: Math.round(performance.now() - startedAt), node: process.version },
      `listening on http://localhost:${port}`,
    );
    return async () => {
      await server.announceStop();
      // Readers get what has arrived and an end event; so do those whose question comes later.
      application.answers.streams.stopAll();
      await Promise.all([server.drain(), application.stopJobs()]);
      await application.close();
    };
  });
}

/** `npm run hosts`: serves each embedded host under `/<name>/`, with its data in `DATA_DIR/hosts`. */
export async function serveHosts(): Promise<void> {
  await runProcess(async (env, log) => {
    // Secrets come from the app's folder, so that both processes agree on the app secret.
    const secrets = loadSecrets(env);
    const data = await openEmbeddedData({
      env,
      log,
      secrets,
      dataDir: join(env.DATA_DIR, "hosts"),
    });
    const server = await serveHostsOn(data.hosts, {
      port: env.HOSTS_PORT,
      host: env.HOST,
      log,
    });
    const handlesMoney = "gateway" in data.hosts;
    const conditions = { hasDemoAccounts: data.isDemo, handlesMoney };
    for (const warning of listStartWarnings(env, server.address, conditions)) log.warn(warning);
    for (const name of Object.keys(data.hosts))
      log.info(`UPSTREAM_${name.toUpperCase()}_URL=http://127.0.0.1:${server.port}/${name}`);
    return async () => {
      await Promise.all([server.drain(), data.stopJobs()]);
      await data.close();
    };
  });
}

/** Reads the settings, starts, and shuts down on a signal. A wrong setting ends the process with its message. */
async function runProcess(
  start: (env: Env, log: Log) => Promise<() => Promise<void>>,
): Promise<void> {
  try {
    const env = readEnv();
    const log = createLog({ level: env.LOG_LEVEL });
    const shutDown = await start(env, log);
    let isShuttingDown = false;
    const stop = (signal: string) => {
      // The terminal, npm and scripts/node.mjs each forward a signal; a repeated one must not cut the drain short.
      if (isShuttingDown) return;
      isShuttingDown = true;
      log.info({ signal }, "shutting down");
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
      shutDown().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error }, "shutdown failed");
          process.exit(1);
        },
      );
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
  } catch (error) {
    process.stderr.write(
      `pendopo: ${error instanceof SettingError || isAddressInUse(error) ? (error as Error).message : String((error as Error).stack)}\n`,
    );
    process.exit(1);
  }
}

const isAddressInUse = (error: unknown) =>
  ["EADDRINUSE", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "");
