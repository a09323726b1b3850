import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import type { HostContext } from "~/server/embedded/context";
import { type Database, openDatabase } from "~/server/embedded/database";
import { createEmbeddedHosts } from "~/server/embedded/hosts";
import { HOST_NAMES, type HostName } from "~/server/hosts/contracts";
import { type AppToken, type Caller, HostError } from "~/server/hosts/define";
import { createHosts } from "~/server/hosts/index";
import { serveHosts } from "~/server/hosts/serve";
import { createLog } from "~/server/log/log";
import type { BoundHosts } from "~/server/visit";
import { createPostgresDatabase, postgresUrl } from "../support/postgres-url";
import { fill } from "./fixture";
import { hostContext, PUBLIC_KEY, SECRET } from "./host-context";

/** The tenant that most tests ask, and one whose records it must never see. */
export const OURS = "lms-ours";
export const THEIRS = "lms-theirs";

const KINDS = ["SQLite in process", "PostgreSQL in process", "SQLite over HTTP"] as const;
const server = await postgresUrl();
const log = createLog({ level: "silent" });

type AllHosts = { [K in keyof BoundHosts]: NonNullable<BoundHosts[K]> };

export interface Site {
  database: Database;
  /** What the embedded hosts' handlers and jobs work with. */
  context: HostContext;
  /** The real client, as a visitor of `OURS` with an app token unless told otherwise. */
  hosts(caller?: Partial<Caller>): AllHosts;
  /** A request as it is, past the client. */
  send(host: HostName, path: string, init?: RequestInit): Promise<Response>;
  appToken: AppToken;
  close(): Promise<void>;
}

/** Defines the same tests on each database and over the network. */
export function onEverySite(define: (site: () => Site) => void): void {
  for (const kind of KINDS) {
    describe.skipIf(kind.startsWith("PostgreSQL") && server === null)(kind, () => {
      let site: Site;
      beforeAll(async () => {
        site = await openSite(kind);
      });
      afterAll(() => site?.close());
      define(() => site);
    });
  }
}

async function openSite(kind: (typeof KINDS)[number]): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "pendopo-contracts-"));
  const postgres = kind.startsWith("PostgreSQL") && server ? await createPostgresDatabase(server) : null;
  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
  await fill(database.db);
  const context = hostContext(database, dataDir);
  const embedded = createEmbeddedHosts({ ...context, database });
  const web = kind.endsWith("HTTP") ? await serveHosts(embedded, { port: 0, host: "127.0.0.1", log }) : null;
  const address = (name: HostName) => (web ? `http://127.0.0.1:${web.port}/${name}` : undefined);
  // Every call must reach the host: what is kept for visitors is tested with the cache itself.
  const readCache = { read: <T>({ load }: { load: () => Promise<T> }) => load(), drop: () => undefined };
  const upstream = Object.fromEntries(HOST_NAMES.map((name) => [name, address(name)]));
  const bind = createHosts({
    upstream,
    embedded: web ? null : embedded,
    appSecret: SECRET,
    publicKey: PUBLIC_KEY,
    readCache,
    onContentChange: () => undefined,
    log,
  });
  const { data: appToken } = await bind({ requestId: "test" }).services.generateToken({
    body: { id: OURS, secret: SECRET, scopes: ["public"] },
  });
  return {
    database,
    context,
    appToken,
    // An installation of these tests has a desk.
    hosts: (caller) => bind({ requestId: "test", lmsId: OURS, appToken, clientIp: "203.0.113.7", ...caller }) as AllHosts,
    send: (host, path, init) =>
      web ? fetch(`${address(host)}/${path}`, init) : embedded[host](new Request(`http://${host}.test/${path}`, init)),
    async close() {
      await web?.drain();
      await database.close();
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a refused call says: its status and the host's data. A call that succeeds is an error here. */
export async function refusal(call: Promise<unknown>): Promise<{ status: number; message: string; data: unknown }> {
  const outcome = await call.then(
    () => new Error("the call was not refused"),
    (error: unknown) => error,
  );
  if (!(outcome instanceof HostError)) throw outcome;
  return { status: outcome.status, message: outcome.upstreamMessage, data: outcome.data };
}

/** The same secret but for its first letter. */
export const altered = (secret: string) => (secret.startsWith("x") ? "y" : "x") + secret.slice(1);
