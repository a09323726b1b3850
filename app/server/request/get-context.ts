import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isOffered } from "~/lib/installation";
import { getApplication } from "../application";
import { bootstrapRequest } from "./bootstrap";
import type { RequestContext } from "./context";

type RouteArgs = Pick<LoaderFunctionArgs | ActionFunctionArgs, "request" | "context">;

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Set by the page handler. Under `remix-serve` and the development server, created on first use. */
    requestContext?: RequestContext | Promise<RequestContext>;
  }
}

/** Pages that stay available during maintenance (SET6). */
const MAINTENANCE_EXEMPT_PATHS = /^\/(?:Setup|Login|Dashboard)(?:\/|$)/i;

/**
 * The request's context.
 * @throws Response 404 for a page that this installation does not offer
 * @throws Response 503 with `Retry-After` while the tenant is in maintenance (SET6)
 */
export async function getContext(args: RouteArgs): Promise<RequestContext> {
  const context = await getLayoutContext(args);
  if (
    context.tenant.setting.isMaintenance &&
    !MAINTENANCE_EXEMPT_PATHS.test(context.url.pathname)
  ) {
    throw new Response("Maintenance", {
      status: 503,
      statusText: "Maintenance",
      headers: { "Retry-After": "600", "Cache-Control": "no-store" },
    });
  }
  if (!isOffered(context.url.pathname, context.installation))
    throw new Response("", { status: 404 });
  return context;
}

/** The context without the maintenance check: the root renders header and footer regardless. */
export async function getLayoutContext({
  request,
  context: loadContext,
}: RouteArgs): Promise<RequestContext> {
  loadContext.requestContext ??= createContextFromRequest(request, loadContext);
  return loadContext.requestContext;
}

async function createContextFromRequest(
  request: Request,
  loadContext: RouteArgs["context"],
): Promise<RequestContext> {
  const application = await getApplication(loadContext);
  const url = new URL(request.url);
  const cookie = request.headers.get("cookie") ?? undefined;
  const bootstrap = await bootstrapRequest(application.bootstrapDependencies, {
    host: url.host,
    pathname: url.pathname,
    cookie,
    https: url.protocol === "https:",
  });
  return application.createContext({
    url,
    bootstrap,
    cookie,
    requestId: crypto.randomUUID(),
    signal: request.signal,
    clientIp: "127.0.0.1",
    dataSaver: request.headers.get("save-data") === "on",
    nonce: undefined,
  });
}
