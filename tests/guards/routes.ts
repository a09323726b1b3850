import { existsSync } from "node:fs";
import { PERMISSIONS } from "~/lib/permissions";
import type { Access, RouteHandle } from "~/lib/route-handle";

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { handle?: RouteHandle; action?: unknown; loader?: unknown; default?: unknown };
}

export interface Screen {
  /** As the route table has it, such as `Dashboard/Payouts/:id`. */
  pattern: string;
  /** A path that matches, made of parts that no record has. */
  path: string;
  access: Access;
  hasAction: boolean;
  isPage: boolean;
}

const BUILD = new URL("../../build/server/index.js", import.meta.url);

/** Every route of the built app that no other stands under. */
export async function builtScreens(): Promise<Screen[]> {
  if (!existsSync(BUILD)) throw new Error("build the app first: npm run build");
  const { routes } = (await import(/* @vite-ignore */ BUILD.href)) as { routes: Record<string, BuiltRoute> };
  const all = Object.values(routes);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all
    .filter(({ id }) => !parents.has(id))
    .map(({ path, index, module }) => ({
      pattern: index ? "" : (path ?? ""),
      path: `/${index ? "" : pathOf(path ?? "")}`,
      access: module.handle?.access ?? "public",
      hasAction: module.action !== undefined,
      isPage: module.default !== undefined,
    }));
}

/** Well-formed and nobody's: guards speak before records are looked for. */
const pathOf = (pattern: string) =>
  pattern
    .split("/")
    .filter((part) => !part.endsWith("?"))
    .map((part) => (part === "*" ? "tidak-ada-di-sini" : part.startsWith(":") ? "999999999999" : part))
    .join("/");

/** What the matrix says of somebody: null is a guest. */
export function verdict(access: Access, role: number | null): "in" | "sign-in" | "forbidden" {
  if (access === "public") return "in";
  if (role === null) return "sign-in";
  if (access === "user") return "in";
  return (PERMISSIONS[access] as readonly number[]).includes(role) ? "in" : "forbidden";
}
