import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { hydrates } from "~/lib/route-handle";
import type { Application } from "../application";
import type { PageCache } from "../cache/page-cache";
import { createCacheKey, filterSearch } from "../cache/page-cache-key";
import { HostError } from "../hosts/host-contract";
import { type AdmissionLimits, createAdmission, OverloadError } from "../http/admission";
import type { HttpContext } from "../http/http-context";
import { createRouteMatcher, type MatchedRoute } from "../http/route-matcher";
import { createUnavailableResponse } from "../http/unavailable-page";
import { isUploadPath } from "../images/image-path";
import { warnFailure, warnOncePerMinute } from "../log/limited-log";
import type { Log } from "../log/log";
import { rejectCrossSite } from "../security/check-origin";
import { COOKIE, readCookie, toCookieName } from "../session/cookies";
import { SuspendedTenantError } from "../tenant/find-tenant";
import { watchView } from "../views/watch-view";
import type { RequestBootstrap } from "./bootstrap";
import { bootstrapCached, toBootstrapInput } from "./bootstrap-cached";
import { createRenderers, type PageRequest, type VisitorOptions } from "./renderers";
import { renderTenantPreview } from "./tenant-preview";

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
    const onBootstrap = watchView(application.views, { req, res, http, route });
    const page: PageRequest = { http, cookie, dataSaver, isShared, onBootstrap };
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
      const preview = isRead ? await renderTenantPreview(application, render, page) : null;
      if (preview) return preview;
      const bootstrap = await bootstrapCached(application, toBootstrapInput(page));
      page.onBootstrap(bootstrap);
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
    page.onBootstrap(bootstrap);
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
