import type { HeadersFunction } from "@remix-run/node";
import { Outlet, useRouteError } from "@remix-run/react";
import { ErrorScreen } from "./shell/error-screen";

/**
 * Around every screen, without a path of its own. The errors of screens end here and not in the root, because Remix leaves out
 * the loader of the route whose boundary shows an action's error: the error page would stand without its tenant's frame.
 */
export default function PageFrame() {
  return <Outlet />;
}

/** A failure's own headers, such as `Retry-After`, reach the visitor. */
export const headers: HeadersFunction = ({ errorHeaders, parentHeaders }) => errorHeaders ?? parentHeaders;

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
