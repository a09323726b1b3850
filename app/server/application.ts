import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { SECOND_MS } from "~/lib/time";
import { AnswerStreams } from "./answers/answer-streams";
import { createRecentQuestions } from "./answers/recent-questions";
import { clientDir } from "./build-paths";
import { createPageCache, type PageCache } from "./cache/page-cache";
import { createReadCache, UNCACHED_READS } from "./cache/read-cache";
import { createStoredReads } from "./cache/stored-reads";
import { getRecordsPublicKey, openEmbeddedData } from "./embedded-data";
import { type Env, getImageOrigins, readEnv } from "./env";
import { countPostView } from "./features/post-views";
import { encryptAppToken } from "./hosts/app-token";
import { HOST_NAMES } from "./hosts/contracts";
import {
  type BindHosts,
  createHosts,
  describeInstallation,
  listEmbeddedHosts,
  type UpstreamUrls,
} from "./hosts/create-hosts";
import type { Caller } from "./hosts/host-contract";
import { createHostMonitor } from "./hosts/host-monitor";
import { getImageCacheDir } from "./images/image-cache";
import { createImageService, type ServeImage } from "./images/image-service";
import { createLog, type Log } from "./log/log";
import type { BootstrapDependencies, RequestBootstrap } from "./request/bootstrap";
import type { Answers, RequestContext } from "./request/context";
import { createReadinessCheck } from "./request/readiness";
import { loadSecrets, type Secrets } from "./secrets";
import { createAppTokens } from "./session/app-tokens";
import { createCookieJar } from "./session/cookie-jar";
import { createEncrypter } from "./session/encrypter";
import { resolveSiteOrigin, type SiteOrigin } from "./tenant/site-origin";
import { createViewCounter, type ViewCounter } from "./views/view-counter";

declare module "@remix-run/node" {
  interface AppLoadContext {
    application?: Application;
  }
}

/** Process-wide state, created once and passed to every request. */
export interface Application {
  env: Env;
  log: Log;
  bootstrapDependencies: BootstrapDependencies;
  /** Caches bootstrap results for 1 s, so that a cached page costs no token or session work. */
  bootstrapCache: LRUCache<string, Promise<RequestBootstrap>>;
  answers: Answers;
  /** Null with PAGE_CACHE=off. */
  pageCache: PageCache | null;
  serveImage: ServeImage;
  views: ViewCounter;
  /** Path of the one-time set-up link; null once a superadmin exists. */
  setupPath: string | null;
  /** Whether demo accounts exist, and payments are handled here. */
  startConditions: { hasDemoAccounts: boolean; handlesMoney: boolean };
  /** Public origin of a tenant for a request. */
  resolveSite(requested: URL, domain: string): SiteOrigin;
  createContext(request: ContextInput): RequestContext;
  /**
   * Whether pages can be served (XJS12): the database answers, and so have the hosts that tell a tenant,
   * now or to an earlier process.
   * @throws NotReadyError
   */
  isReady(): Promise<boolean>;
  /** Starts no further job and waits for running ones. */
  stopJobs(): Promise<void>;
  close(): Promise<void>;
}

interface ContextInput
  extends Pick<
    RequestContext,
    "url" | "site" | "requestId" | "signal" | "clientIp" | "dataSaver" | "nonce"
  > {
  bootstrap: RequestBootstrap;
  /** The `Cookie` header; undefined for a page that the page cache shares. */
  cookie: string | undefined;
}

/** Delay in ms until a new version or an expired token takes effect. */
const BOOTSTRAP_TTL_MS = SECOND_MS;

/** Wires data, hosts, caches and tokens from the settings. */
export async function createApplication(env: Env, log: Log): Promise<Application> {
  const secrets = loadSecrets(env);
  const upstream = getUpstreamUrls(env);
  const ownHosts = new Set(env.OWN_HOSTS);
  const installation = describeInstallation(upstream, ownHosts);
  const pageCache = env.PAGE_CACHE === "on" ? createPageCache({ log }) : null;
  const readCache = env.READ_CACHE === "on" ? createReadCache({ log }) : UNCACHED_READS;
  const storedReads = createStoredReads({ dir: join(env.DATA_DIR, "reads"), log });
  const bootstrapCache = new LRUCache<string, Promise<RequestBootstrap>>({
    max: 5_000,
    ttl: BOOTSTRAP_TTL_MS,
  });
  const onContentChange = (tenantId: string) => {
    readCache.invalidate(tenantId);
    storedReads.invalidate(tenantId);
    bootstrapCache.clear();
    pageCache?.invalidateTenant(tenantId);
  };
  const data =
    listEmbeddedHosts(upstream).length > 0
      ? await openEmbeddedData({ env, log, secrets, dataDir: env.DATA_DIR, onContentChange })
      : null;
  const hostMonitor = createHostMonitor();
  const bind = createHosts({
    upstream,
    embedded: data?.hosts ?? null,
    ownHosts,
    appSecret: secrets.appSecret,
    publicKey: getRecordsPublicKey(env, secrets),
    readCache,
    storedReads,
    onContentChange,
    log,
    monitor: hostMonitor,
  });
  const encrypter = createEncrypter(secrets.secretKeys);
  const answers: Answers = {
    streams: new AnswerStreams(),
    recentQuestions: createRecentQuestions(),
  };
  const bindHosts = (caller: Partial<Caller>) =>
    bind({ requestId: crypto.randomUUID(), ...caller });
  const views = createViewCounter({ bindHosts, countPost: countPostView, log });
  return {
    env,
    log,
    answers,
    views,
    bootstrapCache,
    bootstrapDependencies: {
      hostsFor: bindHosts,
      domainRules: {
        defaultDomain: env.DEFAULT_DOMAIN,
        demoDomain: env.DEMO_DOMAIN,
        pesilatDomain: env.PESILAT_DOMAIN,
      },
      appTokens: createAppTokens({
        hostsFor: bindHosts,
        encrypter,
        appSecret: secrets.appSecret,
        log,
      }),
      encrypter,
    },
    pageCache,
    serveImage: createImageService({
      publicDir: clientDir,
      cacheDir: getImageCacheDir(env.DATA_DIR),
      origins: getImageOrigins(env),
      log,
    }),
    setupPath: data?.setupPath ?? null,
    startConditions: {
      hasDemoAccounts: data?.isDemo ?? false,
      handlesMoney: listEmbeddedHosts(upstream).includes("gateway"),
    },
    resolveSite: (requested, domain) =>
      resolveSiteOrigin(requested, domain, { baseUrl: env.BASE_URL, port: env.PORT }),
    createContext: createContextFactory({
      installation,
      accountSiteUrl: installation.hasAccountPages ? null : (upstream.account ?? null),
      log,
      secrets,
      bind,
      answers,
      encrypter,
      hostMonitor,
      sourceUrl: env.SOURCE_URL ?? null,
    }),
    isReady: createReadinessCheck({
      isDataReady: async () => data?.isReady() ?? true,
      hosts: bindHosts({ origin: `https://${env.DEFAULT_DOMAIN}` }),
    }),
    stopJobs: async () => data?.stopJobs(),
    async close() {
      await views.flush();
      await storedReads.flush();
      await data?.close();
    },
  };
}

interface ContextDependencies
  extends Pick<
    RequestContext,
    "answers" | "encrypter" | "hostMonitor" | "installation" | "log" | "sourceUrl"
  > {
  accountSiteUrl: string | null;
  secrets: Secrets;
  bind: BindHosts;
}

/** Creates request contexts whose hosts carry the caller's tokens. */
function createContextFactory({
  installation,
  accountSiteUrl,
  log,
  secrets,
  bind,
  answers,
  encrypter,
  hostMonitor,
  sourceUrl,
}: ContextDependencies): Application["createContext"] {
  return ({ bootstrap, cookie, ...request }) => {
    const { tenant, appToken, appVersion, session } = bootstrap;
    const { requestId, signal, clientIp } = request;
    const caller = {
      requestId,
      appToken,
      accessToken: session?.accessToken,
      tenantId: tenant.tenantId,
      origin: tenant.isKnown ? request.url.origin : undefined,
      clientIp,
      signal,
    };
    const getCredentials = () => {
      const { appSecret: secret } = secrets;
      const token = encryptAppToken({ secret, host: "account", appToken, now: Date.now() });
      return appToken && token ? { code: appToken.code, token } : null;
    };
    return {
      ...request,
      cookies: createCookieJar(cookie, request.url.protocol === "https:"),
      tenant,
      appVersion,
      session,
      answers,
      installation,
      account: { siteUrl: accountSiteUrl, credentials: getCredentials },
      encrypter,
      log,
      hosts: bind(caller),
      hostMonitor,
      sourceUrl,
      hostsForUser: (accessToken) => bind({ ...caller, accessToken }),
      hostsForAssistant: (assistantCaller) => bind({ ...caller, ...assistantCaller }),
    };
  };
}

const getUpstreamUrls = (env: Env): UpstreamUrls =>
  Object.fromEntries(
    HOST_NAMES.map((name) => [
      name,
      env[`UPSTREAM_${name.toUpperCase() as Uppercase<typeof name>}_URL`],
    ]),
  );

/** Application of the process. `remix-serve` and the development server create it on first use. */
export async function getApplication(context: AppLoadContext): Promise<Application> {
  if (context.application) return context.application;
  // The development server reloads modules, but only one process may hold the data folder.
  const store = globalThis as { pendopoApplication?: Promise<Application> };
  store.pendopoApplication ??= (async () => {
    const env = readEnv();
    return createApplication(env, createLog({ level: env.LOG_LEVEL }));
  })();
  return store.pendopoApplication;
}
