import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { Outlet, Scripts, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { vi } from "vitest";
import * as entry from "~/entry.server";
import type { RouteHandle } from "~/lib/route-handle";
import type { Seo } from "~/lib/seo";
import { STREAM_SLOT_ID } from "~/lib/stream-slot";
import type { Application } from "~/server/application";
import { createPageCache } from "~/server/cache/page-cache";
import { HostError } from "~/server/hosts/host-contract";
import { tenantSettingSchema } from "~/server/hosts/lms/setting";
import type { BoundHosts, RequestContext } from "~/server/request/context";
import { createPageHandler } from "~/server/request/page-handler";
import { getPageSeo } from "~/server/request/page-seo";
import { createAppTokens } from "~/server/session/app-tokens";
import { createCookieJar } from "~/server/session/cookie-jar";
import { createEncrypter } from "~/server/session/encrypter";
import type { BindHostsTo } from "~/server/tenant/find-tenant";
import { resolveSiteOrigin } from "~/server/tenant/site-origin";
import type { PageView } from "~/server/views/view-counter";
import { getLayout } from "~/tenants/registry";
import { createThemeStyle } from "~/tenants/theme-style";
import { RichText } from "~/ui/rich-text";
import { createMemoryLog, startTestServer } from "./test-server";

/** Markup as a hostile host or editor would send it. */
export const INJECTED_CODE = 'document.title="INJECTED"';
export const INJECTED_HTML = `<p>Isi</p><script>${INJECTED_CODE}</script><script src="https://evil.example/a.js"></script><style>body{color:red}</style>`;
const APP_VERSION = "1.0.0";
const SETTING = tenantSettingSchema.parse({
  title: "Pendopo",
  layout: "default",
  isMaintenance: false,
});
const THEME_STYLE = createThemeStyle(SETTING.css, getLayout(SETTING.layout), { dataSaver: false });

const contextOf = async ({ context }: { context: AppLoadContext }): Promise<RequestContext> => {
  const requestContext = await context.requestContext;
  if (!requestContext) throw new Error("no request context");
  return requestContext;
};

/** A root with the real one's inline code: the theme's style and, on hydrated pages, Remix's scripts. */
function createRoot(hydrated: boolean) {
  function Layout({ children }: { children: ReactNode }) {
    const nonce = useRouteLoaderData<{ nonce?: string }>("root")?.nonce;
    return (
      <html lang="id">
        <head>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as in the real root */}
          <style nonce={nonce} dangerouslySetInnerHTML={{ __html: THEME_STYLE }} />
        </head>
        <body>
          {children}
          {hydrated && <Scripts nonce={nonce} />}
        </body>
      </html>
    );
  }
  return {
    Layout,
    default: () => <Outlet />,
    loader: async (args: LoaderFunctionArgs) => ({ nonce: (await contextOf(args)).nonce ?? null }),
  };
}

const page = (handle: RouteHandle, more: object = {}) => ({
  handle,
  loader: async (args: LoaderFunctionArgs) => ({
    seo: getPageSeo(await contextOf(args), { key: "Class" }),
  }),
  default: () => <RichText html={INJECTED_HTML} />,
  ...more,
});

/** Pages with injected markup: from the page cache, of one visitor, streamed, and hydrated. */
const PAGES: Record<string, object> = {
  Cached: page({ access: "public", counts: "class_view" }),
  Uncached: page({ access: "public", cache: false }),
  Hydrated: page({ access: "public", script: true }),
  Streamed: page(
    { access: "public", cache: false },
    {
      loader: ({ context }: LoaderFunctionArgs) => {
        const chunks = [INJECTED_HTML, null];
        context.streamedContent = {
          nextChunk: async () => chunks.shift() ?? null,
          unsubscribe: () => undefined,
        };
        return {};
      },
      default: () => <span id={STREAM_SLOT_ID} />,
    },
  ),
  Shared: {
    handle: { access: "public", shared: true },
    loader: () => new Response("x", { headers: { "Cache-Control": "public, max-age=60" } }),
  },
  Public: {
    loader: () => new Response("x", { headers: { "Cache-Control": "public, max-age=60" } }),
  },
  Address: {
    ...page({ access: "public" }),
    default: function Address() {
      const { seo } = useLoaderData<{ seo: Seo }>();
      return <main data-canonical={seo.canonical} data-robots={seo.robots} />;
    },
  },
};

function createBuild(hydrated: boolean): ServerBuild {
  const ids = ["root", ...Object.keys(PAGES)];
  const routes = Object.fromEntries(
    ids.map((id) => [
      id,
      id === "root"
        ? { id, path: "", module: createRoot(hydrated) }
        : { id, parentId: "root", path: id, module: PAGES[id] },
    ]),
  );
  const manifest = Object.fromEntries(
    ids.map((id) => [
      id,
      { id, ...(id !== "root" && { parentId: "root", path: id }), module: `/assets/${id}.js` },
    ]),
  );
  return {
    entry: { module: entry },
    routes,
    assets: {
      entry: { module: "/assets/entry.client.js", imports: [] },
      routes: manifest,
      url: "/assets/manifest.js",
      version: "1",
    },
    assetsBuildDirectory: "",
    publicPath: "/",
    basename: "/",
    isSpaMode: false,
    mode: "production",
    future: { v3_singleFetch: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
  } as unknown as ServerBuild;
}

/** Hosts with one tenant, `main.test`, also known as `localhost` and `127.0.0.1`. */
function createHosts(origin: string | undefined): BoundHosts {
  const answer = async <T,>(data: T) => ({ data, message: "" });
  const domains = ["main.test", "localhost", "127.0.0.1", "default.test"];
  return {
    services: {
      getVersion: () => answer({ version: APP_VERSION }),
      getAppSettings: () => answer(SETTING),
      validateToken: () => answer({ valid: true, expiresAt: null }),
      generateToken: () => answer({ token: "token-1", code: "code-1" }),
    },
    lms: {
      getAppId: async () => {
        if (!origin || !domains.includes(new URL(origin).hostname))
          throw new HostError("lms", "getAppId", "status", 404, "unknown");
        return answer({ id: "lms-main", domain: "main.test", isMain: true });
      },
    },
    admin: null,
  } as unknown as BoundHosts;
}

interface SiteOptions {
  baseUrl?: string;
  trustProxy?: number;
}

/** The real page handler, page cache and renderer on a socket, with these pages for routes. */
export async function openSite({ baseUrl, trustProxy = 1 }: SiteOptions = {}) {
  const log = createMemoryLog();
  const encrypter = createEncrypter(["k".repeat(32)]);
  const hostsFor: BindHostsTo = ({ origin }) => createHosts(origin);
  const renders = { shared: 0 };
  const pageCache = createPageCache({ log });
  const views = { record: vi.fn<(view: PageView) => void>() };
  const application = {
    log,
    views,
    pageCache,
    bootstrapCache: new LRUCache({ max: 100, ttl: 1_000 }),
    bootstrapDependencies: {
      hostsFor,
      domainRules: {
        defaultDomain: "default.test",
        demoDomain: "default.test",
        pesilatDomain: "default.test",
      },
      appTokens: createAppTokens({ hostsFor, encrypter, appSecret: "s".repeat(16), log }),
      encrypter,
    },
    resolveSite: (requested: URL, domain: string) =>
      resolveSiteOrigin(requested, domain, { baseUrl, port: 3000 }),
    serveImage: vi.fn(
      async () => new Response("x", { headers: { "Cache-Control": "public, max-age=60" } }),
    ),
    createContext: ({
      bootstrap,
      cookie,
      ...request
    }: Parameters<Application["createContext"]>[0]) => {
      if (request.nonce === undefined) renders.shared++;
      return {
        ...request,
        ...bootstrap,
        cookies: createCookieJar(cookie, false),
        encrypter,
        log,
        hosts: hostsFor({}),
      };
    },
  } as unknown as Application;
  const handlers = {
    plain: createPageHandler(application, createBuild(false)),
    hydrated: createPageHandler(application, createBuild(true)),
  };
  const { url } = await startTestServer({
    trustProxy,
    handle: (req, res, http) =>
      (req.url?.startsWith("/Hydrated") ? handlers.hydrated : handlers.plain)(req, res, http),
  });
  return { url, log, renders, views, application };
}
