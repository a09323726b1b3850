import type { Application } from "../application";
import { isProgramPath } from "../tenant/domain";
import { type BootstrapInput, bootstrapRequest, type RequestBootstrap } from "./bootstrap";
import type { PageRequest } from "./renderers";

export const toBootstrapInput = ({ http, cookie }: PageRequest): BootstrapInput => ({
  host: http.host,
  pathname: http.pathname,
  cookie,
  https: http.https,
});

/** Requests with the same host, cookies and kind of path share one bootstrap for a second. */
export function bootstrapCached(
  { bootstrapCache, bootstrapDependencies }: Application,
  request: BootstrapInput,
): Promise<RequestBootstrap> {
  const key = `${request.host}\n${request.https}\n${isProgramPath(request.pathname)}\n${request.cookie ?? ""}`;
  const cached = bootstrapCache.get(key);
  if (cached) return cached;
  const bootstrap = bootstrapRequest(bootstrapDependencies, request);
  bootstrapCache.set(key, bootstrap);
  bootstrap.catch(() => bootstrapCache.delete(key));
  return bootstrap;
}
