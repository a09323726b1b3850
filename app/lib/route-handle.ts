import type { z } from "zod";
import type { Permission } from "./permissions";
import type { ViewMetric } from "./view-metrics";

export type Access = "public" | "user" | Permission;

/** What a route declares to the guards, the root and the page cache (`export const handle`). */
export interface RouteHandle {
  /** Who may call loader and action: everyone, signed-in users, or users with a permission. */
  access: Access;
  /** Hydrates the page. All other pages ship no script. */
  script?: true;
  /** Schema of the query that changes the page. The page cache ignores every other name. */
  query?: z.ZodObject;
  /** Keeps the page out of the page cache: it has a POST form or belongs to one visitor. */
  cache?: false;
  /** Leaves out the tenant's header and footer: the page brings its own bar. */
  frame?: "bare";
  /** What a view of the page counts as in the statistics (docs/decisions/0099). */
  counts?: ViewMetric;
  /** Resource for shared caches: no cookie of a visitor is read or set. */
  shared?: true;
}

/** True for pages of the workspace, which bring their own bar, navigation and `main`. */
export const isWorkspacePath = (pathname: string): boolean =>
  /^\/Dashboard(?:\/|$)/i.test(pathname);

type HandleMatch = { handle?: unknown };

const getHandle = ({ handle }: HandleMatch) => handle as Partial<RouteHandle> | undefined;

/** True if a matched route asks for script, unless there is an error or the visitor saves data. */
export const hydrates = (
  matches: readonly HandleMatch[],
  { hasError, dataSaver }: { hasError: boolean; dataSaver: boolean },
): boolean => !hasError && !dataSaver && matches.some((match) => getHandle(match)?.script);

/** True if a matched route brings its own bar; an error page never does. */
export const isBare = (
  matches: readonly HandleMatch[],
  { hasError }: { hasError: boolean },
): boolean => !hasError && matches.some((match) => getHandle(match)?.frame === "bare");
