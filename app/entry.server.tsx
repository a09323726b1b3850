import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { hydrates } from "./lib/route-handle";
import { PageErrorContext } from "./page-error-context";
import { AppError } from "./server/app-error";
import { getApplication } from "./server/application";
import { redactPath } from "./server/log/redact-path";
import { streamPage } from "./server/request/streamed-page";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Whether the rendered page runs scripts; undefined for a response that is no page. */
    isHydrated?: boolean;
  }
}

/** Renders whole pages: no part is revealed by script (XJS2). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { nonce, dataSaver = false } = (await loadContext.requestContext) ?? {};
  const error = Object.values(context.staticHandlerContext.errors ?? {})[0];
  const page = (
    <PageErrorContext.Provider value={error}>
      <RemixServer context={context} url={request.url} {...(nonce && { nonce })} />
    </PageErrorContext.Provider>
  );
  const matches = context.staticHandlerContext.matches.map(({ route }) => ({
    handle: context.routeModules[route.id]?.handle,
  }));
  loadContext.isHydrated = hydrates(matches, { hasError: error !== undefined, dataSaver });
  if (loadContext.isHydrated)
    return new Response(await renderWithData(page, nonce), { status, headers });
  const html = `<!DOCTYPE html>${closeDocumentLast(renderToString(page))}`;
  if (!loadContext.streamedContent || error !== undefined)
    return new Response(html, { status, headers });
  // Buffering proxies would defeat streaming.
  headers.set("X-Accel-Buffering", "no");
  return new Response(streamPage(html, loadContext.streamedContent), { status, headers });
}

/**
 * Renders a hydrated page. Only the streaming renderer waits for the loader data, which follows the
 * markup; it is sent as a whole, so that no part is revealed by script.
 */
function renderWithData(page: JSX.Element, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      // Larger data would otherwise be sent as a hidden element that a script reveals.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough())).then(closeDocumentLast)),
      onShellError: reject,
      onError: reject,
    });
  });
}

const DOCUMENT_END = "</body></html>";

/** Remix renders the data's scripts and React's marks of them after the document, where HTML allows nothing. */
function closeDocumentLast(html: string): string {
  const end = html.lastIndexOf(DOCUMENT_END);
  const scripts = html.slice(end + DOCUMENT_END.length).replace(/<!--\/?\$-->/g, "");
  return html.slice(0, end) + scripts + DOCUMENT_END;
}

/** Logs unexpected errors of loaders and actions. */
export async function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof AppError) return;
  const { log } = await getApplication(context);
  log.error({ err: error, path: redactPath(new URL(request.url).pathname) }, "request failed");
}
