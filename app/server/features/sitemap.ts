import { isOffered } from "~/lib/installation";
import type { RequestContext } from "../request/context";
import { required } from "./required";

/** Belong to one visitor, but the search knows the way to them. */
const PRIVATE_PATHS = /^\/Akun(?:\/|$)/i;

/** Whether search engines may list this site under the host name that was asked for. */
export const isListed = ({ tenant, site }: Pick<RequestContext, "tenant" | "site">): boolean =>
  tenant.isKnown && site.isIndexable && tenant.setting.meta.robot_index === "index";

/**
 * Addresses for search engines: the home page, pages of the menus, and what the search knows.
 * @throws AppError unavailable
 */
export async function listSitemapUrls(
  context: RequestContext,
  menuPaths: readonly string[],
): Promise<string[]> {
  const { hosts, installation, site } = context;
  const found = hosts.admin ? (await required(hosts.admin.listSitePages())).paths : [];
  return [...new Set(["/", ...menuPaths, ...found])]
    .filter((path) => isOffered(path, installation) && !PRIVATE_PATHS.test(path))
    .map((path) => new URL(path, site.origin).href);
}
