import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { FORBIDDEN_MESSAGE } from "~/lib/messages";
import { hasPermission } from "~/lib/permissions";
import type { Access, RouteHandle } from "~/lib/route-handle";
import { AppError } from "../app-error";
import { getCurrentUser } from "../features/current-user";
import { savePendingSubmission } from "../features/pending-submissions";
import { RETRY_AFTER_SECONDS } from "../http/unavailable-page";
import { warnFailure } from "../log/limited-log";
import { redactPath } from "../log/redact-path";
import type { CookieJar } from "../session/cookie-jar";
import type { RequestContext } from "./context";
import { getContext } from "./get-context";

type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs;
type Run<Args, Result> = (context: RequestContext, args: Args) => Promise<Result>;
type DataWithInit = ReturnType<typeof data<unknown>>;

/**
 * A loader behind its route's guards: maintenance, then `handle.access`, then `run`. Its result carries
 * the cookies that were set. An `AppError` becomes a response with its status, or a redirect to sign
 * in; any other error stays a 500 (RTE24).
 */
export const defineLoader = <Result>(handle: RouteHandle, run: Run<LoaderFunctionArgs, Result>) =>
  guard(handle.access, run);

/** An action behind the same guards as its route's loader. */
export const defineAction = <Result>(handle: RouteHandle, run: Run<ActionFunctionArgs, Result>) =>
  guard(handle.access, run);

function guard<Args extends RouteArgs, Result>(access: Access, run: Run<Args, Result>) {
  return async (args: Args): Promise<Result> => {
    const context = await getContext(args);
    try {
      await authorize(context, access);
      return addCookies(await run(context, args), context.cookies);
    } catch (error) {
      const thrown = await toErrorResponse(error, context, args.request);
      throw thrown instanceof Response ? addCookies(thrown, context.cookies) : thrown;
    }
  };
}

/** Sends the cookie changes with a `Response`, a `data()` result or a plain value. */
function addCookies<Result>(result: Result, cookies: CookieJar): Result {
  const lines = cookies.takeHeaders();
  if (lines.length === 0) return result;
  const init = isDataWithInit(result) ? result.init : null;
  const headers = result instanceof Response ? result.headers : new Headers(init?.headers);
  for (const line of lines) headers.append("Set-Cookie", line);
  if (result instanceof Response) return result;
  // Remix serializes `data(value)` as it serializes `value`, so callers see the same type.
  return data(isDataWithInit(result) ? result.data : result, { ...init, headers }) as Result;
}

const isDataWithInit = (result: unknown): result is DataWithInit =>
  typeof result === "object" &&
  result !== null &&
  (result as Partial<DataWithInit>).type === "DataWithResponseInit";

async function toErrorResponse(
  error: unknown,
  context: RequestContext,
  request: Request,
): Promise<unknown> {
  if (!(error instanceof AppError)) return error;
  if (error.code === "unauthenticated")
    return redirectToSignIn(context, request).catch((other: unknown) =>
      toErrorResponse(other, context, request),
    );
  if (error.cause)
    warnFailure(context.log, error.cause, {
      message: "page failed",
      fields: {
        code: error.code,
        path: redactPath(context.url.pathname),
        requestId: context.requestId,
      },
    });
  return new Response(error.publicMessage ?? "", {
    status: error.status,
    headers: error.status === 503 ? { "Retry-After": RETRY_AFTER_SECONDS } : {},
  });
}

/** @throws AppError unauthenticated for guests, forbidden without the permission */
async function authorize(context: RequestContext, access: Access): Promise<void> {
  if (access === "public") return;
  const user = await getCurrentUser(context);
  if (!user) throw new AppError("unauthenticated");
  if (access !== "user" && !hasPermission(user.roles, access))
    throw new AppError("forbidden", FORBIDDEN_MESSAGE);
}

/**
 * Sends a guest to sign in and back (ROL4), with the form that was submitted after the session ended.
 * @throws AppError too-large, unavailable: the form cannot be stored
 */
async function redirectToSignIn(context: RequestContext, request: Request): Promise<Response> {
  // The request's URL, not the context's: Remix has removed its data request parameters from it.
  const { pathname, search } = new URL(request.url);
  const submissionPath =
    request.method === "POST"
      ? await savePendingSubmission(context, request, pathname + search)
      : null;
  return redirect(getLoginPath(submissionPath ?? pathname + search), 303);
}

/** @param target a path of this site with its query */
const getLoginPath = (target: string) => `/Login?redirect=${encodeURIComponent(target)}`;
