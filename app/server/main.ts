import { join } from "node:path";
import * as build from "virtual:remix/server-build";
import type { ServerBuild } from "@remix-run/node";
import { createApplication, openData } from "./application";
import { clientDir } from "./build-paths";
import { type Env, readEnv, SettingError } from "./env";
import { answerRuns } from "./features/assistant/answer-runs";
import { serveHosts as serveHostsOn } from "./hosts/serve";
import { createHttpServer } from "./http/server";
import { createLog, type Log } from "./log/log";
import { createPages } from "./pages";
import { keepSecrets } from "./secrets";

// The same file runs under `remix-serve`, which wants Remix's own exports.
export * from "virtual:remix/server-build";
export { backup, restore } from "./commands";

/** Long enough for a stuck close; a drain itself ends within 9.5 s. */
const EXIT_MS = 10_000;

/** `npm start` and the image: opens everything, serves until SIGTERM or SIGINT, then ends within 10 s. */
export async function serve(): Promise<void> {
  await run(async (env, log) => {
    const begun = performance.now();
    const application = await createApplication(env, log);
    const server = createHttpServer({
      handle: createPages(application, build as unknown as ServerBuild),
      ready: application.ready,
      staticDir: clientDir,
      trustProxy: env.TRUST_PROXY,
      log,
    });
    const port = await server.listen(env.PORT, env.HOST);
    log.info({ port, ms: Math.round(performance.now() - begun) }, `listening on http://localhost:${port}`);
    if (application.setupPath)
      log.info(`set up this site and its first admin, once: ${env.BASE_URL ?? `http://localhost:${port}`}${application.setupPath}`);
    return async () => {
      // Answers on their way are kept as far as they came, and their readers told so.
      answerRuns.stopAll();
      await Promise.all([server.drain(), application.stopJobs()]);
      await application.close();
    };
  });
}

/** `npm run hosts`: the embedded hosts alone, each under `/<name>/`, on a folder of their own beside the app's. */
export async function serveHosts(): Promise<void> {
  await run(async (env, log) => {
    // The folder of its own lies in the app's, whose kept keys it shares: so both agree on the fixed secret without being told.
    const data = await openData(env, log, keepSecrets(env), join(env.DATA_DIR, "hosts"));
    const server = await serveHostsOn(data.hosts, { port: env.HOSTS_PORT, host: env.HOST, log });
    for (const name of Object.keys(data.hosts)) log.info(`UPSTREAM_${name.toUpperCase()}_URL=http://127.0.0.1:${server.port}/${name}`);
    return async () => {
      await Promise.all([server.drain(), data.stopJobs()]);
      await data.close();
    };
  });
}

/** Reads the settings, starts, and ends the process's life in order. A wrong setting ends it with a sentence. */
async function run(start: (env: Env, log: Log) => Promise<() => Promise<void>>): Promise<void> {
  try {
    const env = readEnv();
    const log = createLog({ level: env.LOG_LEVEL });
    const end = await start(env, log);
    const stop = (signal: string) => {
      log.info(`${signal}: ending`);
      setTimeout(() => process.exit(1), EXIT_MS).unref();
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error }, "did not end cleanly");
          process.exit(1);
        },
      );
    };
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
  } catch (error) {
    process.stderr.write(
      `pendopo: ${error instanceof SettingError || isAddressInUse(error) ? (error as Error).message : String((error as Error).stack)}\n`,
    );
    process.exit(1);
  }
}

const isAddressInUse = (error: unknown) => ["EADDRINUSE", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "");
