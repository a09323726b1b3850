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
 * What a feature throws as `AppError` becomes the answer of its status, or the way to sign in; anything else stays an unexpected error (500, RTE24).
 * @param access the route's `handle.access`
 */
export function guarded<Result>(run: (visit: Visit, args: RouteArgs) => Promise<Result>, access: Access = "public") {
  return async (args: RouteArgs): Promise<Result> => {
    const visit = await visitOf(args);
    try {
      await admit(visit, access);
      return await run(visit, args);
    } catch (error) {
      throw await answerTo(error, visit, args.request);
    }
  };
}

async function answerTo(error: unknown, visit: Visit, request: Request): Promise<unknown> {
  if (!(error instanceof AppError)) return error;
  if (error.code === "unauthenticated") return toSignIn(visit, request).catch((other: unknown) => answerTo(other, visit, request));
  if (error.cause) visit.log.warn({ err: error.cause, code: error.code, requestId: visit.requestId }, "page failed");
  return new Response(error.publicMessage ?? "", { status: error.status });
}

/**
 * Who may come here: whoever is signed in without the right is told so.
 * @throws AppError forbidden, unauthenticated
 */
async function admit(visit: Visit, access: Access): Promise<void> {
  if (access === "public") return;
  const me = await meOf(visit);
  if (!me) throw new AppError("unauthenticated");
  if (access !== "user" && !may(me.roles, access)) throw new AppError("forbidden", FORBIDDEN);
}

/**
 * Guests are sent to sign in and come back (ROL4), with the form they had sent when their session was over.
 * @throws AppError too-large, unavailable: that form can't be kept
 */
async function toSignIn(visit: Visit, request: Request): Promise<Response> {
  // The request's own address, not the visit's: Remix has taken the marks of its data requests off it.
  const { pathname, search } = new URL(request.url);
  const kept = request.method === "POST" ? await keepPost(visit, request, pathname + search) : null;
  return kept ? redirectWith(loginPath(kept.path), [kept.cookie]) : redirect(loginPath(pathname + search), 303);
}

/** @param target a path of this site with its query */
const loginPath = (target: string) => `/Login?redirect=${encodeURIComponent(target)}`;
