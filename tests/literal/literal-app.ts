import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { createApplication } from "~/server/application";
import { readEnv } from "~/server/env";
import { createHttpServer } from "~/server/http/server";
import { createPageHandler } from "~/server/request/page-handler";
import {
  createLiteralHost,
  type LiteralHost,
  type HostName as LiteralHostName,
  type LiteralOptions,
} from "../literal-host";
import { createMemoryLog } from "../server/test-server";
import { createSourceBuild } from "./source-build";

export const PUBLIC_KEY = "public-key-of-these-tests";

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

/** Settings of an app of which every host is the literal host. */
export const createLiteralEnv = (urls: Record<LiteralHostName, string>) => ({
  APP_SECRET: "a-secret-of-these-tests",
  RECORDS_PUBLIC_KEY: PUBLIC_KEY,
  DEFAULT_DOMAIN: "rimbailmu.example",
  UPSTREAM_SERVICES_URL: urls.services,
  UPSTREAM_LMS_URL: urls.lms,
  UPSTREAM_API_URL: urls.api,
  UPSTREAM_BATCH_URL: urls.batch,
  UPSTREAM_AUTH_URL: urls.auth,
  UPSTREAM_ACCOUNT_URL: urls.account,
  UPSTREAM_ASSISTANT_URL: urls.ai,
  UPSTREAM_RECORDS_URL: urls.database,
  UPSTREAM_DRIVE_URL: urls.drive,
  UPSTREAM_MAILER_URL: urls.mailer,
  UPSTREAM_RADIO_URL: urls.radio,
  UPSTREAM_GATEWAY_URL: urls.files,
});

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
