import type { Application } from "../application";
import { findPreviewTenant } from "../features/layout-preview";
import { HostError } from "../hosts/host-contract";
import { toPageUrl } from "../http/page-url";
import { bootstrapRequest } from "./bootstrap";
import { bootstrapCached, toBootstrapInput } from "./bootstrap-cached";
import { type PageRequest, PRIVATE_CACHE_CONTROL, type Renderers } from "./renderers";

/**
 * Another tenant's home as its guests see it, without its host name, for superadmins of the installation's own tenant. It is
 * rendered from a bootstrap of its own: nothing of the viewer reaches it, none of its cookies reach the viewer, and the
 * browser runs no script and sends no form of it.
 * @returns null for other paths and other viewers
 */
export async function renderTenantPreview(
  application: Application,
  render: Renderers,
  page: PageRequest,
): Promise<Response | null> {
  const { http, dataSaver } = page;
  const tenantId = findPreviewTenant(http.pathname);
  const domain = tenantId === null ? null : await findDomain(application, page, tenantId);
  if (domain === null) return null;
  const bootstrap = await bootstrapRequest(application.bootstrapDependencies, {
    host: domain,
    pathname: "/",
    cookie: undefined,
    https: http.https,
  });
  const origin = new URL(http.origin);
  origin.hostname = domain;
  const { requestId, signal } = http;
  const site = application.resolveSite(origin, bootstrap.tenant.domain);
  const response = await render.forAll({ pathname: "/", requestId }, bootstrap, {
    site,
    dataSaver,
    search: "",
    signal,
  });
  return isolate(response);
}

/** The primary domain, if the viewer may see the tenant: its host decides. */
async function findDomain(
  application: Application,
  page: PageRequest,
  id: string,
): Promise<string | null> {
  const { http, cookie, dataSaver } = page;
  const bootstrap = await bootstrapCached(application, toBootstrapInput(page));
  if (!bootstrap.session || !bootstrap.tenant.isInstallation) return null;
  const { hosts } = application.createContext({
    url: toPageUrl(http.pathname, http.origin),
    site: application.resolveSite(new URL(http.origin), bootstrap.tenant.domain),
    requestId: http.requestId,
    clientIp: http.clientIp,
    signal: http.signal,
    nonce: undefined,
    bootstrap,
    cookie,
    dataSaver,
  });
  try {
    const tenant = await hosts.admin?.getTenant({ params: { id } });
    return tenant?.data.domains[0] ?? null;
  } catch (error) {
    if (error instanceof HostError && error.kind === "status") return null;
    throw error;
  }
}

/** In an origin of its own, seen by one person, and not by search engines. */
function isolate(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete("set-cookie");
  headers.set("Content-Security-Policy", `${headers.get("Content-Security-Policy")}; sandbox`);
  headers.set("Cache-Control", PRIVATE_CACHE_CONTROL);
  headers.set("X-Robots-Tag", "noindex");
  const { body, status, statusText } = response;
  return new Response(body, { status, statusText, headers });
}
