import type { HeadersFunction } from "@remix-run/node";
import { Outlet, useRouteError } from "@remix-run/react";
import { ErrorScreen } from "./shell/error-screen";

/**
 * Pathless layout around all screens (docs/decisions/0016). Errors end here and not in the root:
 * Remix skips the loader of the route whose boundary renders an action's error.
 */
export default function PageBoundary() {
  return <Outlet />;
}

/** Passes on headers of an error, such as `Retry-After`. */
export const headers: HeadersFunction = ({ errorHeaders, parentHeaders }) =>
  errorHeaders ?? parentHeaders;

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
