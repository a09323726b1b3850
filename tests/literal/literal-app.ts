import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { createApplication } from "~/server/application";
import { readEnv } from "~/server/env";
import { createHttpServer } from "~/server/http/server";
import { createPageHandler } from "~/server/request/page-handler";
import { createLiteralHost, type LiteralHost, type LiteralOptions } from "../literal-host";
import { createMemoryLog } from "../server/test-server";
import { createLiteralEnv } from "./literal-env";
import { createSourceBuild } from "./source-build";

export interface LiteralApp {
  /** `http://127.0.0.1:…` */
  url: string;
  host: LiteralHost;
  log: ReturnType<typeof createMemoryLog>;
  get(path: string, headers?: Record<string, string>): Promise<Page>;
  post(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Page>;
  close(): Promise<void>;
}

export interface Page {
  status: number;
  location: string | null;
  html: string;
}

let build: Promise<ServerBuild> | undefined;

/** The app with every host at the literal host and no admin host, without page cache. */
export async function startLiteralApp(options: LiteralOptions = {}): Promise<LiteralApp> {
  build ??= createSourceBuild();
  const host = createLiteralHost(options);
  const { urls, close: closeHost } = await host.listen();
  const env = readEnv({
    NODE_ENV: "test",
    DATA_DIR: mkdtempSync(join(tmpdir(), "pendopo-literal-")),
    PAGE_CACHE: "off",
    ...createLiteralEnv(urls),
  });
  const log = createMemoryLog();
  const application = await createApplication(env, log);
  const server = createHttpServer({
    handle: createPageHandler(application, await build),
    isReady: application.isReady,
    limits: { graceMs: 20, drainMs: 2_000 },
    log,
  });
  const origin = `http://127.0.0.1:${await server.listen(0, "127.0.0.1")}`;
  const send = async (path: string, init: RequestInit): Promise<Page> => {
    const response = await fetch(origin + path, { redirect: "manual", ...init });
    return {
      status: response.status,
      location: response.headers.get("location"),
      html: await response.text(),
    };
  };
  return {
    url: origin,
    host,
    log,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields, headers = {}) =>
      send(path, {
        method: "POST",
        headers: { origin, ...headers },
        body: new URLSearchParams(fields),
      }),
    close: async () => {
      await Promise.all([server.drain(), application.stopJobs()]);
      await application.close();
      await closeHost();
    },
  };
}
