import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { applicationOf } from "./application";
import { arrive } from "./arrival";
import type { Visit } from "./visit";

type RouteArgs = Pick<LoaderFunctionArgs | ActionFunctionArgs, "request" | "context">;

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Set by our own entry; under `remix-serve` and the development server it is made at the first question. */
    visit?: Visit | Promise<Visit>;
  }
}

/** Pages that answer during maintenance too (SET6). */
const EXEMPT = /^\/(?:Setup|Login|Dashboard)(?:\/|$)/i;

/**
 * The request's visit, asked for by every loader and action before anything else.
 * @throws Response 503 with `Retry-After` while the tenant is under repair (SET6)
 */
export async function visitOf(args: RouteArgs): Promise<Visit> {
  const visit = await frameOf(args);
  if (visit.tenant.setting.isMaintenance && !EXEMPT.test(visit.url.pathname)) {
    throw new Response("Maintenance", {
      status: 503,
      statusText: "Maintenance",
      headers: { "Retry-After": "600", "Cache-Control": "no-store" },
    });
  }
  return visit;
}

/** The visit without its guards: the root needs it for header and footer, maintenance or not. */
export async function frameOf({ request, context }: RouteArgs): Promise<Visit> {
  context.visit ??= openVisit(request, context);
  return context.visit;
}

async function openVisit(request: Request, context: RouteArgs["context"]): Promise<Visit> {
  const application = await applicationOf(context);
  const url = new URL(request.url);
  const arrival = await arrive(application.arrivalDeps, {
    host: url.host,
    pathname: url.pathname,
    cookie: request.headers.get("cookie") ?? undefined,
    https: url.protocol === "https:",
  });
  return application.makeVisit({
    url,
    arrival,
    requestId: crypto.randomUUID(),
    signal: request.signal,
    clientIp: "127.0.0.1",
    dataSaver: request.headers.get("save-data") === "on",
    nonce: undefined,
  });
}
