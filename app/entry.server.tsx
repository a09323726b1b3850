import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { AppError } from "./server/app-error";
import { applicationOf } from "./server/application";

/** The page renders whole: nothing is revealed later by script (XJS2). */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  _loadContext: AppLoadContext,
): Response {
  const html = renderToString(<RemixServer context={context} url={request.url} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Failures of loaders and actions: expected ones are quiet, all others are logged with their request. */
export async function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof AppError) return;
  const { log } = await applicationOf(context);
  log.error({ err: error, path: new URL(request.url).pathname }, "request failed");
}
