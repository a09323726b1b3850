import { PERMISSIONS } from "~/lib/permissions";
import type { Access, RouteHandle } from "~/lib/route-handle";
import { assertFreshBuild } from "../../scripts/prepare.mjs";

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { handle?: RouteHandle; action?: unknown; loader?: unknown; default?: unknown };
}

export interface GuardedRoute {
  /** As in the route table: `Dashboard/Payouts/:id`. */
  pattern: string;
  /** A matching path without an existing record. */
  path: string;
  access: Access;
  hasAction: boolean;
  isPage: boolean;
}

const SERVER_BUILD_URL = new URL("../../build/server/index.js", import.meta.url);

/** Returns the leaf routes of the built app. */
export async function readBuiltRoutes(): Promise<GuardedRoute[]> {
  assertFreshBuild();
  const { routes } = (await import(/* @vite-ignore */ SERVER_BUILD_URL.href)) as {
    routes: Record<string, BuiltRoute>;
  };
  const all = Object.values(routes);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all
    .filter(({ id }) => !parents.has(id))
    .map(({ path, index, module }) => ({
      pattern: index ? "" : (path ?? ""),
      path: `/${index ? "" : toSamplePath(path ?? "")}`,
      access: module.handle?.access ?? "public",
      hasAction: module.action !== undefined,
      isPage: module.default !== undefined,
    }));
}

/** Fills parameters with valid values of no record: guards run before lookups. */
const toSamplePath = (pattern: string) =>
  pattern
    .split("/")
    .filter((part) => !part.endsWith("?"))
    .map((part) =>
      part === "*" ? "tidak-ada-di-sini" : part.startsWith(":") ? "999999999999" : part,
    )
    .join("/");

/** Expected outcome for a role; null is a guest. */
export function getExpectedAccess(
  access: Access,
  role: number | null,
): "in" | "sign-in" | "forbidden" {
  if (access === "public") return "in";
  if (role === null) return "sign-in";
  if (access === "user") return "in";
  return (PERMISSIONS[access] as readonly number[]).includes(role) ? "in" : "forbidden";
}
