import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { createEmbeddedHosts } from "~/server/embedded/create-embedded-hosts";
import { type Database, openDatabase } from "~/server/embedded/database/open-database";
import { createJobs } from "~/server/embedded/jobs/all-jobs";
import type { HostContext } from "~/server/embedded/kit/context";
import { HOST_NAMES, type HostName } from "~/server/hosts/contracts";
import { createHosts } from "~/server/hosts/create-hosts";
import { type AppToken, type Caller, HostError } from "~/server/hosts/host-contract";
import { serveHosts } from "~/server/hosts/serve-hosts";
import { createLog } from "~/server/log/log";
import type { BoundHosts } from "~/server/request/context";
import { createMigratedPostgres, openMigratedSqlite } from "../support/migrated-database";
import { getPostgresUrl } from "../support/postgres-url";
import { LONG_TIMEOUTS } from "../support/timeouts";
import { seedTenants } from "./core-fixture";
import { APP_SECRET, createHostContext, PUBLIC_KEY } from "./host-context";
import { runsOverHttp } from "./http-suites";

/** `OTHER_TENANT_ID` has records that the first tenant must never see. */
export const TENANT_ID = "lms-ours";
export const OTHER_TENANT_ID = "lms-theirs";

export const FORBIDDEN = { status: 403, message: "Anda tidak memiliki akses untuk tindakan ini." };

const ALL_BACKENDS = ["SQLite in process", "PostgreSQL in process", "SQLite over HTTP"] as const;
/** `CONTRACT_BACKEND` selects one of them, for mutation testing. */
const BACKENDS = ALL_BACKENDS.filter((kind) => (process.env.CONTRACT_BACKEND ?? kind) === kind);
const postgresServer = BACKENDS.includes("PostgreSQL in process") ? await getPostgresUrl() : null;
const log = createLog({ level: "silent" });

type AllHosts = { [K in keyof BoundHosts]: NonNullable<BoundHosts[K]> };

export interface Backend {
  database: Database;
  context: HostContext;
  /** Real clients; default: a visitor of `TENANT_ID` with an app token. */
  createClients(caller?: Partial<Caller>): AllHosts;
  /** Bypasses the client. */
  sendRaw(host: HostName, path: string, init?: RequestInit): Promise<Response>;
  appToken: AppToken;
  close(): Promise<void>;
}

/** Defines the same tests on each database and, for the suites in `HTTP_SUITES`, over HTTP. */
export function describeEachBackend(define: (site: () => Backend) => void): void {
  const isOverHttp = runsOverHttp(expect.getState().testPath);
  for (const kind of BACKENDS.filter((name) => isOverHttp || name !== "SQLite over HTTP")) {
    describe.skipIf(kind.startsWith("PostgreSQL") && postgresServer === null)(kind, () => {
      let site: Backend;
      beforeAll(async () => {
        site = await openBackend(kind);
      });
      afterAll(() => site?.close());
      define(() => site);
    });
  }
}

async function openBackend(kind: (typeof ALL_BACKENDS)[number]): Promise<Backend> {
  const dataDir = mkdtempSync(join(tmpdir(), "pendopo-contracts-"));
  const postgres =
    kind.startsWith("PostgreSQL") && postgresServer
      ? await createMigratedPostgres(postgresServer)
      : null;
  const database = postgres
    ? await openDatabase({ dataDir, databaseUrl: postgres.url })
    : await openMigratedSqlite(dataDir);
  await seedTenants(database.db);
  const context = createHostContext(database, dataDir);
  const jobs = createJobs({
    context,
    dialect: database.dialect,
    onContentChange: () => undefined,
  });
  const embedded = createEmbeddedHosts({
    ...context,
    database,
    // Tests run jobs themselves.
    operations: { jobs, wakeJob: () => undefined, commit: "0123abc" },
  });
  const web = kind.endsWith("HTTP")
    ? await serveHosts(embedded, { port: 0, host: "127.0.0.1", log })
    : null;
  const address = (name: HostName) => (web ? `http://127.0.0.1:${web.port}/${name}` : undefined);
  // No caching: every call must reach the host.
  const readCache = {
    read: <T>({ load }: { load: () => Promise<T> }) => load(),
    peek: async () => undefined,
    invalidate: () => undefined,
  };
  const upstream = Object.fromEntries(HOST_NAMES.map((name) => [name, address(name)]));
  const bind = createHosts({
    upstream,
    embedded: web ? null : embedded,
    ownHosts: new Set(HOST_NAMES),
    appSecret: APP_SECRET,
    publicKey: PUBLIC_KEY,
    readCache,
    onContentChange: () => undefined,
    log,
    timeouts: LONG_TIMEOUTS,
  });
  // The application's own token, because tests call several tenants.
  const { data: appToken } = await bind({ requestId: "test" }).services.generateToken({
    body: { id: "pendopo", secret: APP_SECRET, scopes: ["public"] },
  });
  return {
    database,
    context,
    appToken,
    createClients: (caller) =>
      bind({
        requestId: "test",
        tenantId: TENANT_ID,
        appToken,
        clientIp: "203.0.113.7",
        ...caller,
      }) as AllHosts,
    sendRaw: (host, path, init) =>
      web
        ? fetch(`${address(host)}/${path}`, init)
        : embedded[host](new Request(`http://${host}.test/${path}`, init)),
    async close() {
      await web?.drain();
      await database.close();
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Status, message and data of a failing call; throws if the call succeeds. */
export async function getError(
  call: Promise<unknown>,
): Promise<{ status: number; message: string; data: unknown }> {
  const outcome = await call.then(
    () => new Error("the call succeeded"),
    (error: unknown) => error,
  );
  if (!(outcome instanceof HostError)) throw outcome;
  return { status: outcome.status, message: outcome.upstreamMessage, data: outcome.data };
}

/** Changes the first letter. */
export const tamperWith = (secret: string) =>
  (secret.startsWith("x") ? "y" : "x") + secret.slice(1);
