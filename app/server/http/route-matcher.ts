import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import type { RouteHandle } from "~/lib/route-handle";

export interface MatchedRoute {
  handle: RouteHandle;
  /** True for pages; false for resource routes. */
  isPage: boolean;
  /** Path with fixed segments in the route table's case, without a trailing slash (RTE5). */
  canonical: string;
}

/** Matches paths with memoization, because matching dominates the cost of a cached page. */
export function createRouteMatcher(
  routes: ServerBuild["routes"],
): (pathname: string) => MatchedRoute | null {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const leaves = all
    .filter(({ id }) => !parents.has(id))
    .map(({ id, path, index }) =>
      index ? { id, index: true as const } : { id, path: path ?? "" },
    );
  const cache = new LRUCache<string, { match: MatchedRoute | null }>({ max: 5_000 });

  const match = (pathname: string): MatchedRoute | null => {
    const found = matchRoutes(leaves, pathname)?.at(-1);
    const module = found && routes[found.route.id ?? ""]?.module;
    if (!found || !module) return null;
    const pattern = "path" in found.route ? (found.route.path ?? "") : "";
    return {
      handle: (module.handle ?? { access: "public" }) as RouteHandle,
      isPage: module.default !== undefined,
      canonical: canonicalPath(pattern, pathname),
    };
  };

  return (pathname) => {
    const cached = cache.get(pathname) ?? { match: match(pathname) };
    cache.set(pathname, cached);
    return cached.match;
  };
}

/** `/blog/12/Judul` for `Blog/:id/:title?` → `/Blog/12/Judul`. Matching is case-insensitive. */
export function canonicalPath(pattern: string, pathname: string): string {
  if (pattern === "*") return pathname;
  const segments = pattern.split("/");
  const parts = pathname.replace(/\/+$/, "").split("/").slice(1);
  const canonicalParts = parts.map((part, index) => {
    const segment = segments[index];
    return segment &&
      !segment.startsWith(":") &&
      segment !== "*" &&
      segment.toLowerCase() === part.toLowerCase()
      ? segment
      : part;
  });
  return `/${canonicalParts.join("/")}`;
}
