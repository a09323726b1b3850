import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { AppError } from "./app-error";
import type { Visit } from "./visit";
import { visitOf } from "./visit-of";

type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * A loader or an action: first the guards of `visitOf`, then `run` with the request's visit.
 * What a feature throws as `AppError` becomes the answer of its status; anything else stays an unexpected error (500, RTE24).
 */
export function guarded<Result>(run: (visit: Visit, args: RouteArgs) => Promise<Result>) {
  return async (args: RouteArgs): Promise<Result> => {
    const visit = await visitOf(args);
    try {
      return await run(visit, args);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.cause) visit.log.warn({ err: error.cause, code: error.code, requestId: visit.requestId }, "page failed");
      throw new Response(error.publicMessage ?? "", { status: error.status });
    }
  };
}
