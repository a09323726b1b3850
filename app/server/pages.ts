import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Application } from "./application";
import { type Arrival, type ArrivalRequest, arrive } from "./arrival";
import { cacheKey, declaredSearch } from "./cache/page-cache-key";
import { HostError } from "./hosts/define";
import type { HttpContext } from "./http/context";
import { lastResortPage } from "./http/last-resort";
import { pageUrl } from "./http/page-url";
import { createRouteMatcher, type MatchedRoute } from "./http/route-matcher";
import { securityHeaders } from "./security/headers";
import { refuseOtherSites } from "./security/origin";
import { COOKIE, prefixed, readCookie } from "./session/cookies";
import { isProgrammePath } from "./tenant/domain";

/** Lynx does not know no-store: without no-cache, and that not in front, it shows a decision's page as it was before. */
const OWN_CONTROL = "private, no-store, no-cache";

/** Everything that is neither a probe nor a file: arrival, canonical address, then the page cache or Remix. */
export function createPages(application: Application, build: ServerBuild) {
  const remix = createRequestHandler(build, "production");
  const matchRoute = createRouteMatcher(build.routes);
  const { pageCache } = application;

  /** A page for one visitor alone: a nonce, this visitor's signal, never kept. */
  const answerVisitor = async (http: HttpContext, arrival: Arrival, dataSaver: boolean) => {
    const nonce = randomBytes(16).toString("base64url");
    const { requestId, clientIp, signal } = http;
    const visit = application.makeVisit({
      url: pageUrl(http.pathname + http.search, http.origin),
      requestId,
      clientIp,
      signal,
      arrival,
      dataSaver,
      nonce,
    });
    const request = http.webRequest();
    // Checked already, and more closely than Remix does, which would answer 500.
    request.headers.delete("origin");
    const response = await remix(request, { application, visit });
    const headers = new Headers(response.headers);
    for (const [name, value] of securityHeaders({ nonce, https: http.https })) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has("cache-control")) headers.set("Cache-Control", OWN_CONTROL);
    for (const [name, value] of arrival.headers) headers.append(name, value);
    return http.send(new Response(response.body, { status: response.status, statusText: response.statusText, headers }));
  };

  /** A page for every signed-out visitor of the tenant: no cookies, no nonce, only the query that the route declares. */
  const renderShared = async (http: HttpContext, arrival: Arrival, dataSaver: boolean, search: string, signal: AbortSignal) => {
    const url = new URL(http.pathname + search, http.origin);
    const visit = application.makeVisit({ url, requestId: http.requestId, clientIp: "", signal, arrival, dataSaver, nonce: undefined });
    return remix(new Request(url, { signal }), { application, visit });
  };

  return async function answer(req: IncomingMessage, res: ServerResponse, http: HttpContext): Promise<void> {
    const reads = req.method === "GET" || req.method === "HEAD";
    const route = matchRoute(http.pathname);
    if (reads && route && route.canonical !== http.pathname) return http.send(moved(route.canonical + http.search));

    if (!reads) {
      const refused = refuseOtherSites(req.headers, http.origin);
      if (refused) return http.send(refused);
    }
    const { cookie } = req.headers;
    const arrival = await arriveLately(application, { host: http.host, pathname: http.pathname, cookie, https: http.https }).catch(
      (error: unknown) => {
        if (error instanceof HostError) return null;
        throw error;
      },
    );
    if (!arrival) return http.send(noTenant());
    const dataSaver = req.headers["save-data"] === "on";
    const signedIn = readCookie(cookie, prefixed(COOKIE.session, http.https)) !== undefined;
    if (!pageCache || !reads || signedIn || !isShared(route) || arrival.tenant.setting.isMaintenance)
      return answerVisitor(http, arrival, dataSaver);

    const declaredQueryNames = route.handle.query ?? [];
    const tenant = `${arrival.tenant.lmsId} ${http.origin}`;
    const key = cacheKey({
      tenant,
      pathname: http.pathname,
      search: http.search,
      declaredQueryNames,
      appVersion: arrival.appVersion,
      dataSaver,
    });
    if (key === null) return answerVisitor(http, arrival, dataSaver);
    return pageCache.serve(req, res, {
      key,
      tenantTag: arrival.tenant.lmsId,
      extraHeaders: arrival.headers,
      requestId: http.requestId,
      https: http.https,
      render: (signal) => renderShared(http, arrival, dataSaver, declaredSearch(http.search, declaredQueryNames), signal),
    });
  };
}

/** The arrival, shared by requests that cannot differ in it: same host, same cookies, both of the programme's path or not. */
function arriveLately({ arrivals, arrivalDeps }: Application, request: ArrivalRequest): Promise<Arrival> {
  const key = `${request.host}\n${request.https}\n${isProgrammePath(request.pathname)}\n${request.cookie ?? ""}`;
  const kept = arrivals.get(key);
  if (kept) return kept;
  const arrival = arrive(arrivalDeps, request);
  arrivals.set(key, arrival);
  arrival.catch(() => arrivals.delete(key));
  return arrival;
}

/** Pages whose route allows it, and which script does not hydrate: those carry a nonce. */
function isShared(route: MatchedRoute | null): route is MatchedRoute {
  if (!route) return false;
  return route.isPage && route.handle.cache !== false && !route.handle.script;
}

/** Neither a host nor a cache can say whose site this is: nobody's face, and an invitation to come back. */
const noTenant = () =>
  new Response(lastResortPage(), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Retry-After": "10",
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'",
    },
  });

const moved = (location: string) =>
  new Response(null, { status: 301, headers: { Location: location, "Cache-Control": "public, max-age=3600" } });
