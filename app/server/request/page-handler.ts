import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { FALLBACK_ERROR_PAGE } from "~/lib/fallback-error-page";
import { hydrates } from "~/lib/route-handle";
import type { Application } from "../application";
import { createCacheKey, filterSearch } from "../cache/page-cache-key";
import { HostError } from "../hosts/host-contract";
import type { HttpContext } from "../http/http-context";
import { toPageUrl } from "../http/page-url";
import { createRouteMatcher, type MatchedRoute } from "../http/route-matcher";
import { rejectCrossSite } from "../security/check-origin";
import { createSecurityHeaders } from "../security/headers";
import { COOKIE, readCookie, toCookieName } from "../session/cookies";
import { isProgramPath } from "../tenant/domain";
import { type BootstrapInput, bootstrapRequest, type RequestBootstrap } from "./bootstrap";

/** Lynx ignores `no-store`, and a leading `no-cache`: the order matters. */
const PRIVATE_CACHE_CONTROL = "private, no-store, no-cache";

/** Handles pages: canonical redirect, start-up sequence, then the page cache or Remix. */
export function createPageHandler(application: Application, build: ServerBuild) {
  const remix = createRequestHandler(build, "production");
  const matchRoute = createRouteMatcher(build.routes);
  const { pageCache } = application;

  /** A page for one visitor: with a nonce, never cached. */
  const renderPrivate = async (
    http: HttpContext,
    bootstrap: RequestBootstrap,
    { cookie, dataSaver }: { cookie: string | undefined; dataSaver: boolean },
  ) => {
    const nonce = randomBytes(16).toString("base64url");
    const { requestId, clientIp, signal } = http;
    const context = application.createContext({
      url: toPageUrl(http.pathname + http.search, http.origin),
      requestId,
      clientIp,
      signal,
      bootstrap,
      cookie,
      dataSaver,
      nonce,
    });
    const request = http.webRequest();
    // Checked already; Remix would respond with 500.
    request.headers.delete("origin");
    const response = await remix(request, { application, requestContext: context });
    const headers = new Headers(response.headers);
    for (const [name, value] of createSecurityHeaders({ nonce, https: http.https }))
      if (!headers.has(name)) headers.set(name, value);
    if (!headers.has("cache-control")) headers.set("Cache-Control", PRIVATE_CACHE_CONTROL);
    for (const [name, value] of bootstrap.headers) headers.append(name, value);
    return http.send(
      new Response(response.body, {
        status: response.status,
        statusText: response.statusText,
        headers,
      }),
    );
  };

  /** A page for all signed-out visitors of the tenant: no cookies, no nonce, only the declared query. */
  const renderShared = async (
    http: HttpContext,
    bootstrap: RequestBootstrap,
    { dataSaver, search, signal }: { dataSaver: boolean; search: string; signal: AbortSignal },
  ) => {
    const url = new URL(http.pathname + search, http.origin);
    const context = application.createContext({
      url,
      requestId: http.requestId,
      clientIp: "",
      signal,
      bootstrap,
      cookie: undefined,
      dataSaver,
      nonce: undefined,
    });
    return remix(new Request(url, { signal }), { application, requestContext: context });
  };

  return async function handlePage(
    req: IncomingMessage,
    res: ServerResponse,
    http: HttpContext,
  ): Promise<void> {
    const isRead = req.method === "GET" || req.method === "HEAD";
    const route = matchRoute(http.pathname);
    if (isRead && route && route.canonical !== http.pathname)
      return http.send(permanentRedirect(route.canonical + http.search));

    if (!isRead) {
      const rejection = rejectCrossSite(req.headers, http.origin);
      if (rejection) return http.send(rejection);
    }
    const { cookie } = req.headers;
    const bootstrap = await bootstrapCached(application, {
      host: http.host,
      pathname: http.pathname,
      cookie,
      https: http.https,
    }).catch((error: unknown) => {
      if (error instanceof HostError) return null;
      throw error;
    });
    if (!bootstrap) return http.send(tenantUnavailable());
    const dataSaver = req.headers["save-data"] === "on";
    const signedIn = readCookie(cookie, toCookieName(COOKIE.session, http.https)) !== undefined;
    if (
      !pageCache ||
      !isRead ||
      signedIn ||
      !isCacheable(route) ||
      bootstrap.tenant.setting.isMaintenance
    )
      return renderPrivate(http, bootstrap, { cookie, dataSaver });

    const declaredQueryNames = Object.keys(route.handle.query?.shape ?? {});
    const tenant = `${bootstrap.tenant.tenantId} ${http.origin}`;
    const key = createCacheKey({
      tenant,
      pathname: http.pathname,
      search: http.search,
      declaredQueryNames,
      appVersion: bootstrap.appVersion,
      dataSaver,
    });
    if (key === null) return renderPrivate(http, bootstrap, { cookie, dataSaver });
    return pageCache.serve(req, res, {
      key,
      tenantTag: bootstrap.tenant.tenantId,
      extraHeaders: bootstrap.headers,
      requestId: http.requestId,
      https: http.https,
      render: (signal) =>
        renderShared(http, bootstrap, {
          dataSaver,
          search: filterSearch(http.search, declaredQueryNames),
          signal,
        }),
    });
  };
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

/** Neither the host nor the cache knows the tenant, so no layout can be chosen. */
const tenantUnavailable = () =>
  new Response(FALLBACK_ERROR_PAGE, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Retry-After": "10",
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'",
    },
  });

const permanentRedirect = (location: string) =>
  new Response(null, {
    status: 301,
    headers: { Location: location, "Cache-Control": "public, max-age=3600" },
  });
