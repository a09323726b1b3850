import { PassThrough } from "node:stream";
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import type { RouteHandle } from "./lib/route-handle";
import { PageError } from "./page-error";
import { AppError } from "./server/app-error";
import { applicationOf } from "./server/application";
import { growPage } from "./server/growing-page";

/** The page renders whole: nothing is revealed later by script (XJS2). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const nonce = (await loadContext.visit)?.nonce;
  const error = Object.values(context.staticHandlerContext.errors ?? {})[0];
  const page = (
    <PageError.Provider value={error}>
      <RemixServer context={context} url={request.url} {...(nonce && { nonce })} />
    </PageError.Provider>
  );
  const hydrates = context.staticHandlerContext.matches.some(({ route }) => {
    const handle = context.routeModules[route.id]?.handle as RouteHandle | undefined;
    return handle?.script;
  });
  if (hydrates) return new Response(await renderWithData(page, nonce), { status, headers });
  const html = `<!DOCTYPE html>${renderToString(page)}`;
  if (!loadContext.growing || error !== undefined) return new Response(html, { status, headers });
  // Proxies that gather an answer before they hand it on would undo it.
  headers.set("X-Accel-Buffering", "no");
  return new Response(growPage(html, loadContext.growing), { status, headers });
}

/**
 * A page that script takes over: its loaders' data follows the markup, from inside a Suspense boundary that only the
 * streaming renderer waits for. Sent once all of it is there, so that no part is revealed by script either.
 */
function renderWithData(page: JSX.Element, nonce: string | undefined): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      onAllReady: () => resolve(createReadableStreamFromReadable(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Failures of loaders and actions: expected ones are quiet, all others are logged with their request. */
export async function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof AppError) return;
  const { log } = await applicationOf(context);
  log.error({ err: error, path: new URL(request.url).pathname }, "request failed");
}
