import { createHmac } from "node:crypto";
import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { version } from "../../package.json";
import type { Arrival, ArrivalDeps } from "./arrival";
import { clientDir } from "./build-paths";
import { createPageCache, type PageCache } from "./cache/page-cache";
import { createReadCache } from "./cache/read-cache";
import { openDatabase } from "./embedded/database";
import { createEmbeddedHosts } from "./embedded/hosts";
import { allJobs } from "./embedded/jobs/all-jobs";
import { startJobs } from "./embedded/jobs/start-jobs";
import { sandboxPorts } from "./embedded/ports";
import { seedDatabase } from "./embedded/seed/seed";
import { siteUrls } from "./embedded/site-url";
import { type Env, readEnv } from "./env";
import { sealAppToken } from "./hosts/app-token";
import { HOST_NAMES } from "./hosts/contracts";
import type { Caller } from "./hosts/define";
import { createHosts, type EmbeddedHosts, embeddedNames, type UpstreamUrls } from "./hosts/index";
import { createImageService } from "./images/image-service";
import { createLog, type Log } from "./log/log";
import { outsideServices } from "./outside-services";
import { keepSecrets, type Secrets } from "./secrets";
import { createAppTokens } from "./session/app-tokens";
import { createSealer } from "./session/sealed";
import type { Visit } from "./visit";

declare module "@remix-run/node" {
  interface AppLoadContext {
    application?: Application;
  }
}

/** What lives as long as the process: made once, handed to every request. */
export interface Application {
  env: Env;
  log: Log;
  arrivalDeps: ArrivalDeps;
  /** Who arrived within the last second, by what an arrival depends on: a page from the cache then costs no more than its bytes. */
  arrivals: LRUCache<string, Promise<Arrival>>;
  /** Null with PAGE_CACHE=off. */
  pageCache: PageCache | null;
  images: (request: Request) => Promise<Response>;
  /** Path of the one-time set-up link; null when somebody can sign in already. */
  setupPath: string | null;
  makeVisit(request: VisitRequest): Visit;
  /** Database open, migrations done (XJS12). */
  ready(): Promise<boolean>;
  /** While requests are drained: no job begins any more, those under way end. */
  stopJobs(): Promise<void>;
  close(): Promise<void>;
}

interface VisitRequest extends Pick<Visit, "url" | "requestId" | "signal" | "clientIp" | "dataSaver" | "nonce"> {
  arrival: Arrival;
}

/** A changed version or a token that ended is noticed this much later, in ms. */
const ARRIVAL_MS = 1_000;

/** Puts the process together from its settings: data, hosts, caches, tokens. */
export async function createApplication(env: Env, log: Log): Promise<Application> {
  const secrets = keepSecrets(env);
  const upstream = upstreamOf(env);
  const pageCache = env.PAGE_CACHE === "on" ? createPageCache({ log }) : null;
  const readCache = createReadCache({ log });
  const arrivals = new LRUCache<string, Promise<Arrival>>({ max: 5_000, ttl: ARRIVAL_MS });
  const onContentChange = (lmsId: string) => {
    readCache.drop(lmsId);
    arrivals.clear();
    pageCache?.dropTenant(lmsId);
  };
  const data = embeddedNames(upstream).length > 0 ? await openData(env, log, secrets, env.DATA_DIR, onContentChange) : null;
  const bind = createHosts({
    upstream,
    embedded: data?.hosts ?? null,
    appSecret: secrets.appSecret,
    publicKey: publicKeyOf(env, secrets),
    readCache,
    onContentChange,
    log,
  });
  const sealer = createSealer(secrets.secretKeys);
  const bindOwn = (caller: Partial<Caller>) => bind({ requestId: crypto.randomUUID(), ...caller });
  return {
    env,
    log,
    arrivals,
    arrivalDeps: {
      hostsFor: (lmsId) => bindOwn({ lmsId }),
      rules: { defaultDomain: env.DEFAULT_DOMAIN, demoDomain: env.DEMO_DOMAIN, pesilatDomain: env.PESILAT_DOMAIN },
      appTokens: createAppTokens({ hostsFor: bindOwn, sealer, appSecret: secrets.appSecret, log }),
      sealer,
    },
    pageCache,
    images: createImageService({ publicDir: clientDir, cacheDir: join(env.DATA_DIR, "images"), log }),
    setupPath: data?.setupPath ?? null,
    makeVisit({ arrival, ...request }) {
      const { tenant, appToken, appVersion, session } = arrival;
      const { requestId, signal, clientIp } = request;
      const accessToken = session?.accessToken;
      const caller = { requestId, appToken, accessToken, lmsId: tenant.lmsId, clientIp, signal };
      const account = {
        siteUrl: env.ACCOUNT_SITE_URL ?? null,
        credentials() {
          const token = sealAppToken({ secret: secrets.appSecret, host: "account", appToken, now: Date.now() });
          return appToken && token ? { code: appToken.code, token } : null;
        },
      };
      return {
        ...request,
        tenant,
        appVersion,
        session,
        account,
        sealer,
        log,
        hosts: bind(caller),
        hostsAs: (more) => bind({ ...caller, ...more }),
      };
    },
    ready: async () => (data ? data.ready() : true),
    stopJobs: async () => data?.stopJobs(),
    close: async () => data?.close(),
  };
}

export interface EmbeddedData {
  hosts: EmbeddedHosts;
  setupPath: string | null;
  ready(): Promise<boolean>;
  stopJobs(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The embedded hosts over their database, filled as `SEED` says when it is new, and their jobs until it is closed.
 * @param onContentChange a job changed what a tenant's public pages show
 */
export async function openData(
  env: Env,
  log: Log,
  secrets: Secrets,
  dataDir: string,
  onContentChange: (lmsId: string) => void = () => undefined,
): Promise<EmbeddedData> {
  const database = await openDatabase({ dataDir, databaseUrl: env.DATABASE_URL });
  const seeded = await seedDatabase({
    db: database.db,
    mode: env.SEED,
    now: Date.now(),
    log,
    publicUrl: env.BASE_URL,
    defaultDomain: env.DEFAULT_DOMAIN,
  });
  const outside = {
    ...{ db: database.db, appSecret: secrets.appSecret, publicKey: publicKeyOf(env, secrets), dataDir },
    ...{ siteUrl: siteUrls(database.db, env.BASE_URL, env.PORT), appVersion: env.APP_VERSION ?? version, clock: Date.now, log },
  };
  const context = { ...outside, ports: { ...sandboxPorts(outside), ...outsideServices(env) } };
  const jobs = startJobs(context, allJobs({ context, dialect: database.dialect, onContentChange }));
  return {
    hosts: createEmbeddedHosts({ ...context, database }),
    setupPath: seeded.setupToken ? `/Setup/${seeded.setupToken}` : null,
    async ready() {
      await database.db.selectFrom("meta").select("key").limit(1).execute();
      return true;
    },
    stopJobs: jobs.stop,
    async close() {
      await jobs.stop();
      await database.close();
    },
  };
}

const upstreamOf = (env: Env): UpstreamUrls =>
  Object.fromEntries(HOST_NAMES.map((name) => [name, env[`UPSTREAM_${name.toUpperCase() as Uppercase<typeof name>}_URL`]]));

/** A public key need not be secret, but it must be the same for the client and an embedded records host. */
const publicKeyOf = (env: Env, { appSecret }: Secrets) =>
  env.RECORDS_PUBLIC_KEY ?? createHmac("sha256", appSecret).update("records").digest("base64url");

/** The process's application; under `remix-serve` and the development server it is made at the first question. */
export async function applicationOf(context: AppLoadContext): Promise<Application> {
  if (context.application) return context.application;
  // The development server reloads modules; the database's folder can be held once only.
  const kept = globalThis as { pendopoApplication?: Promise<Application> };
  kept.pendopoApplication ??= (async () => {
    const env = readEnv();
    return createApplication(env, createLog({ level: env.LOG_LEVEL }));
  })();
  return kept.pendopoApplication;
}
