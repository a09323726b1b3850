import { randomBytes } from "node:crypto";
import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";
import { getLayout } from "~/tenants/registry";
import { createThemeStyle } from "~/tenants/theme-style";
import type { Application } from "../application";
import { GAPS_HEADER } from "../cache/page-cache-entry";
import type { HttpContext } from "../http/http-context";
import { toPageUrl } from "../http/page-url";
import {
  createSecurityHeaders,
  type HeaderPairs,
  toHashSource,
  toNonceSource,
} from "../security/headers";
import type { SiteOrigin } from "../tenant/site-origin";
import type { RequestBootstrap } from "./bootstrap";

/** Lynx ignores `no-store`, and a leading `no-cache`: the order matters. */
export const PRIVATE_CACHE_CONTROL = "private, no-store, no-cache";

export interface PageRequest {
  http: HttpContext;
  /** The `Cookie` header; undefined for shared responses. */
  cookie: string | undefined;
  dataSaver: boolean;
  /** All visitors get the same response, so it must carry nothing of one of them. */
  isShared: boolean;
  onBootstrap: (bootstrap: RequestBootstrap) => void;
}

/** What a visitor's request adds to the bootstrap. */
export interface VisitorOptions {
  site: SiteOrigin;
  dataSaver: boolean;
}

export type Renderers = ReturnType<typeof createRenderers>;

export function createRenderers(application: Application, build: ServerBuild) {
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
      http: Pick<HttpContext, "pathname" | "requestId">,
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
