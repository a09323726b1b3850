import type { Permission } from "./permissions";

export type Access = "public" | "user" | Permission;

/** What a route says of itself to the root and to the page cache (`export const handle`). */
export interface RouteHandle {
  /** Hydrate this page: it has parts that script makes nicer. Other pages get the small enhancement script alone. */
  script?: true;
  /** Query names that change the page; the page cache ignores all others. */
  query?: readonly string[];
  /** Who may come here: everybody (the default), whoever is signed in, or who has a permission. Loader and action are `guarded` by the same. */
  access?: Access;
  /** Never kept by the page cache: the page has a POST form or is its visitor's own. */
  cache?: false;
}
