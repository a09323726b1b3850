import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";
import { hydrates } from "~/lib/route-handle";
import { getLayout } from "~/tenants/registry";
import { createThemeStyle } from "~/tenants/theme-style";
import type { Application } from "../application";
import type { PageCache } from "../cache/page-cache";
import { GAPS_HEADER } from "../cache/page-cache-entry";
import { createCacheKey, filterSearch } from "../cache/page-cache-key";
import { HostError } from "../hosts/host-contract";
import { type AdmissionLimits, createAdmission, OverloadError } from "../http/admission";
import type { HttpContext } from "../http/http-context";
import { toPageUrl } from "../http/page-url";
import { createRouteMatcher, type MatchedRoute } from "../http/route-matcher";
import { createUnavailableResponse } from "../http/unavailable-page";
import { isUploadPath } from "../images/image-path";
import { warnFailure, warnOncePerMinute } from "../log/limited-log";
import type { Log } from "../log/log";
import { rejectCrossSite } from "../security/check-origin";
import {
  createSecurityHeaders,
  type HeaderPairs,
  toHashSource,
  toNonceSource,
} from "../security/headers";
import { COOKIE, readCookie, toCookieName } from "../session/cookies";
import { isProgramPath } from "../tenant/domain";
import { SuspendedTenantError } from "../tenant/find-tenant";
import type { SiteOrigin } from "../tenant/site-origin";
import { type BootstrapInput, bootstrapRequest, type RequestBootstrap } from "./bootstrap";

/** Lynx ignores `no-store`, and a leading `no-cache`: the order matters. */
const PRIVATE_CACHE_CONTROL = "private, no-store, no-cache";
const READ_METHODS = ["GET", "HEAD"];
const MAX_SUBMISSIONS = 1_024;

/** Handles pages: canonical redirect, start-up sequence, then the page cache or Remix. */
export function createPageHandler(
  application: Application,
  build: ServerBuild,
  limits?: Partial<AdmissionLimits>,
) {
  const render = createRenderers(application, build);
  const matchRoute = createRouteMatcher(build.routes);
  const { pageCache } = application;
  const resolveSite = (http: HttpContext, { tenant }: RequestBootstrap) =>
    application.resolveSite(new URL(http.origin), tenant.domain);
  const admission = createAdmission(limits);
  // Apart from reads, because a slow upload keeps its slot while it is read.
  const submissions = createAdmission({ maxActive: MAX_SUBMISSIONS, maxWaiting: 0 });

  return async function handlePage(
    req: IncomingMessage,
    res: ServerResponse,
    http: HttpContext,
  ): Promise<void> {
    const isRead = READ_METHODS.includes(http.method);
    const route = matchRoute(http.pathname);
    if (isRead && route && route.canonical !== http.pathname)
      return http.send(permanentRedirect(route.canonical + http.search));

    if (!isRead) {
      const rejection = rejectCrossSite(req.headers, http.origin);
      if (rejection) return http.send(rejection);
    }
    // Independent of tenant and visitor, except for a tenant's uploads.
    if (isRead && http.pathname.startsWith("/_ipx/") && !isUploadPath(http.pathname))
      return http.send(await application.serveImage(http.webRequest()));
    const isShared = route?.handle.shared ?? false;
    const cookie = isShared ? undefined : req.headers.cookie;
    const isSignedIn = readCookie(cookie, toCookieName(COOKIE.session, http.https)) !== undefined;
    const dataSaver = req.headers["save-data"] === "on";
    const page: PageRequest = { http, cookie, dataSaver, isShared };
    try {
      if (pageCache && isRead && !isSignedIn && isCacheable(route))
        return await serveCached(req, res, { ...page, route, pageCache });
      return await serveVisitor(page);
    } catch (error) {
      const reason = toUnavailableReason(application.log, http, error);
      if (!reason) throw error;
      return http.send(createUnavailableResponse(reason, http.https));
    }
  };

  /** The slot covers the response's head and what is rendered before it, not a stream that follows. */
  async function serveVisitor(page: PageRequest): Promise<void> {
    const { http } = page;
    const isRead = READ_METHODS.includes(http.method);
    const response = await (isRead ? admission : submissions).run(async () => {
      const bootstrap = await bootstrapCached(application, toBootstrapInput(page));
      return render.forVisitor(page, bootstrap, resolveSite(http, bootstrap));
    }, http.signal);
    return http.send(response);
  }

  async function serveCached(
    req: IncomingMessage,
    res: ServerResponse,
    { route, pageCache, ...page }: PageRequest & { route: MatchedRoute; pageCache: PageCache },
  ): Promise<void> {
    const { http, dataSaver } = page;
    const bootstrap = await bootstrapCached(application, toBootstrapInput(page));
    const site = resolveSite(http, bootstrap);
    const cacheInput = bootstrap.tenant.setting.isMaintenance
      ? null
      : getCacheInput(http, bootstrap, { route, site, dataSaver });
    if (!cacheInput) return serveVisitor(page);
    const { key, search } = cacheInput;
    return pageCache.serve(req, res, {
      key,
      tenantTag: bootstrap.tenant.tenantId,
      extraHeaders: bootstrap.headers,
      requestId: http.requestId,
      https: http.https,
      render: (signal) =>
        admission.run(
          () => render.forAll(http, bootstrap, { site, dataSaver, search, signal }),
          signal,
        ),
    });
  }
}

interface PageRequest {
  http: HttpContext;
  /** The `Cookie` header; undefined for shared responses. */
  cookie: string | undefined;
  dataSaver: boolean;
  /** The response is the same for everybody and must carry nothing of one visitor. */
  isShared: boolean;
}

const toBootstrapInput = ({ http, cookie }: PageRequest): BootstrapInput => ({
  host: http.host,
  pathname: http.pathname,
  cookie,
  https: http.https,
});

/** Why there is neither a page nor an error page of the tenant; null for an unexpected error. Logs the cause. */
function toUnavailableReason(log: Log, http: HttpContext, error: unknown) {
  const fields = { site: http.host, requestId: http.requestId };
  if (error instanceof OverloadError) {
    warnOncePerMinute(log, "overload", {
      message: "overloaded, requests are rejected",
      fields: { ...fields, reason: error.message },
    });
    return "overload";
  }
  if (error instanceof SuspendedTenantError) return "suspended";
  if (!(error instanceof HostError)) return null;
  warnFailure(log, error, { message: "tenant unknown while a host is unavailable", fields });
  return "host";
}

/** What a visitor's request adds to the bootstrap. */
interface VisitorOptions {
  site: SiteOrigin;
  dataSaver: boolean;
}

function createRenderers(application: Application, build: ServerBuild) {
  const remix = createRequestHandler(build, "production");
  return {
    /** A page for one visitor: with a nonce, never cached. */
    async forVisitor(
      { http, cookie, dataSaver, isShared }: PageRequest,
      bootstrap: RequestBootstrap,
      site: SiteOrigin,
    ): Promise<Response> {
      const nonce = randomBytes(16).toString("base64url");
      const { requestId, clientIp, signal } = http;
      const context = application.createContext({
        url: toPageUrl(http.pathname + http.search, http.origin),
        requestId,
        clientIp,
        signal,
        bootstrap,
        cookie,
        nonce,
        site,
        dataSaver,
      });
      const request = http.webRequest();
      // Checked already; Remix would respond with 500.
      request.headers.delete("origin");
      const loadContext: AppLoadContext = { application, requestContext: context };
      const response = addHeaders(
        await remix(request, loadContext),
        createSecurityHeaders({
          scriptNonce: loadContext.isHydrated ? nonce : undefined,
          styles: [toNonceSource(nonce)],
          https: http.https,
        }),
      );
      restrictSharing(response.headers, isShared);
      if (!isShared)
        for (const [name, value] of bootstrap.headers) response.headers.append(name, value);
      return response;
    },

    /** A page for all signed-out visitors of the tenant: no cookies, nonce or script, only the declared query. */
    async forAll(
      http: HttpContext,
      bootstrap: RequestBootstrap,
      { search, signal, ...visitor }: VisitorOptions & { search: string; signal: AbortSignal },
    ): Promise<Response> {
      // The public origin, because visitors of all spellings of the host share the page.
      const url = new URL(http.pathname + search, visitor.site.origin);
      const context = application.createContext({
        url,
        requestId: http.requestId,
        clientIp: "",
        signal,
        bootstrap,
        cookie: undefined,
        nonce: undefined,
        ...visitor,
      });
      const { layout, css } = bootstrap.tenant.setting;
      const style = createThemeStyle(css, getLayout(layout), { dataSaver: visitor.dataSaver });
      const response = addHeaders(
        await remix(new Request(url, { signal }), { application, requestContext: context }),
        // HSTS depends on each visitor's connection and is added per response.
        createSecurityHeaders({ styles: [toHashSource(style)], https: false }),
      );
      if (context.hasGaps) response.headers.set(GAPS_HEADER, "1");
      return response;
    },
  };
}

/** The response with these headers, unless it has its own of the same name. */
function addHeaders(response: Response, added: HeaderPairs): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of added) if (!headers.has(name)) headers.set(name, value);
  const { body, status, statusText } = response;
  return new Response(body, { status, statusText, headers });
}

/** `handle.shared` alone decides whether shared caches may store a response, whatever its loader says. */
function restrictSharing(headers: Headers, isShared: boolean): void {
  const accepted = isShared ? /public|no-store/ : /private|no-store/;
  if (!accepted.test(headers.get("cache-control") ?? ""))
    headers.set("Cache-Control", PRIVATE_CACHE_CONTROL);
  if (isShared) headers.delete("set-cookie");
}

/** Page cache key, and the query that the page may be rendered from; null if the URL is not cached. */
function getCacheInput(
  { pathname, search }: HttpContext,
  { tenant, appVersion }: RequestBootstrap,
  { route, site, dataSaver }: VisitorOptions & { route: MatchedRoute },
): { key: string; search: string } | null {
  const declaredQueryNames = Object.keys(route.handle.query?.shape ?? {});
  const key = createCacheKey({
    tenant: `${tenant.tenantId} ${site.origin} ${tenant.isKnown && site.isIndexable}`,
    pathname,
    search,
    declaredQueryNames,
    appVersion,
    dataSaver,
  });
  return key === null ? null : { key, search: filterSearch(search, declaredQueryNames) };
}

/** Requests with the same host, cookies and kind of path share one bootstrap for a second. */
function bootstrapCached(
  { bootstrapCache, bootstrapDependencies }: Application,
  request: BootstrapInput,
): Promise<RequestBootstrap> {
  const key = `${request.host}\n${request.https}\n${isProgramPath(request.pathname)}\n${request.cookie ?? ""}`;
  const cached = bootstrapCache.get(key);
  if (cached) return cached;
  const bootstrap = bootstrapRequest(bootstrapDependencies, request);
  bootstrapCache.set(key, bootstrap);
  bootstrap.catch(() => bootstrapCache.delete(key));
  return bootstrap;
}

/** Pages whose route allows caching and which are not hydrated: a hydrated page carries a nonce. */
function isCacheable(route: MatchedRoute | null): route is MatchedRoute {
  if (!route) return false;
  return (
    route.isPage &&
    route.handle.cache !== false &&
    !hydrates([route], { hasError: false, dataSaver: false })
  );
}

const permanentRedirect = (location: string) =>
  new Response(null, {
    status: 301,
    headers: { Location: location, "Cache-Control": "public, max-age=3600" },
  });
