import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isOffered } from "~/lib/installation";
import { hasPermission } from "~/lib/permissions";
import { AppError } from "../app-error";
import { getApplication } from "../application";
import { getCurrentUser } from "../features/current-user";
import { getMaintenanceRetryAfter } from "../features/maintenance";
import { createUnavailableResponse } from "../http/unavailable-page";
import { SuspendedTenantError } from "../tenant/find-tenant";
import { bootstrapRequest } from "./bootstrap";
import type { RequestContext } from "./context";

type RouteArgs = Pick<LoaderFunctionArgs | ActionFunctionArgs, "request" | "context">;

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Set by the page handler. Under `remix-serve` and the development server, created on first use. */
    requestContext?: RequestContext | Promise<RequestContext>;
  }
}

/** Sign-in, its links in emails, and the set-up: open during maintenance (SET6). */
const SIGN_IN_PATHS =
  /^\/(?:Setup|Login|CallbackAuth|Welcome|Keluar|Lanjutkan|Akun\/(?:Masuk|Lupa|Kata-Sandi|Verifikasi|Undangan))(?:\/|$)/i;
/** Screens of the tenant's admins, and the files that they link to. */
const ADMIN_PATHS = /^\/(?:Dashboard|Berkas|_preview)(?:\/|$)/i;

/**
 * The request's context.
 * @throws Response 404 for a page that this installation does not offer
 * @throws Response 503 with `Retry-After` while the tenant is in maintenance (SET6)
 */
export async function getContext(args: RouteArgs): Promise<RequestContext> {
  const context = await getLayoutContext(args);
  if (context.tenant.setting.isMaintenance && !(await isOpenInMaintenance(context))) {
    throw new Response("Maintenance", {
      status: 503,
      statusText: "Maintenance",
      headers: {
        "Retry-After": getMaintenanceRetryAfter(context.tenant.setting),
        "Cache-Control": "no-store",
      },
    });
  }
  if (!isOffered(context.url.pathname, context.installation))
    throw new Response("", { status: 404 });
  return context;
}

async function isOpenInMaintenance(context: RequestContext): Promise<boolean> {
  const { pathname } = context.url;
  if (SIGN_IN_PATHS.test(pathname)) return true;
  if (!ADMIN_PATHS.test(pathname)) return false;
  try {
    const user = await getCurrentUser(context);
    // These send guests to sign in; they may be its admins.
    if (!user) return /^\/(?:Dashboard|_preview)/i.test(pathname);
    return hasPermission(user.roles, "setting.write");
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
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
  }).catch((error: unknown) => {
    if (!(error instanceof SuspendedTenantError)) throw error;
    throw createUnavailableResponse("suspended", url.protocol === "https:");
  });
  return application.createContext({
    url,
    site: application.resolveSite(url, bootstrap.tenant.domain),
    bootstrap,
    cookie,
    requestId: crypto.randomUUID(),
    signal: request.signal,
    clientIp: "127.0.0.1",
    dataSaver: request.headers.get("save-data") === "on",
    nonce: undefined,
  });
}
