import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { may } from "~/lib/permissions";
import type { Access } from "~/lib/route-handle";
import { AppError } from "./app-error";
import { keepPost } from "./features/kept-posts";
import { meOf } from "./features/me";
import { redirectWith } from "./redirect-with";
import type { Visit } from "./visit";
import { visitOf } from "./visit-of";

type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs;

const FORBIDDEN = "Anda tidak memiliki akses untuk tindakan ini.";

/**
 * A loader or an action: first the guards of `visitOf`, then who may come here, then `run` with the request's visit.
 * What a feature throws as `AppError` becomes the answer of its status; anything else stays an unexpected error (500, RTE24).
 * @param access the route's `handle.access`
 */
export function guarded<Result>(run: (visit: Visit, args: RouteArgs) => Promise<Result>, access: Access = "public") {
  return async (args: RouteArgs): Promise<Result> => {
    const visit = await visitOf(args);
    try {
      await admit(visit, args.request, access);
      return await run(visit, args);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.cause) visit.log.warn({ err: error.cause, code: error.code, requestId: visit.requestId }, "page failed");
      throw new Response(error.publicMessage ?? "", { status: error.status });
    }
  };
}

/**
 * Guests are sent to sign in and come back (ROL4), with the form they had sent when their session was over; whoever is signed in without
 * the right is told so.
 * @throws AppError forbidden; unauthenticated for a form that can't be kept
 */
async function admit(visit: Visit, request: Request, access: Access): Promise<void> {
  if (access === "public") return;
  const me = await meOf(visit);
  if (!me) throw await toSignIn(visit, request);
  if (access !== "user" && !may(me.roles, access)) throw new AppError("forbidden", FORBIDDEN);
}

async function toSignIn(visit: Visit, request: Request): Promise<Response> {
  // The request's own address, not the visit's: Remix has taken the marks of its data requests off it.
  const { pathname, search } = new URL(request.url);
  const kept = request.method === "POST" ? await keepPost(visit, request, pathname + search) : null;
  return kept ? redirectWith(loginPath(kept.path), [kept.cookie]) : redirect(loginPath(pathname + search), 303);
}

/** @param target a path of this site with its query */
const loginPath = (target: string) => `/Login?redirect=${encodeURIComponent(target)}`;
