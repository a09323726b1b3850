/** What a route says of itself to the root and to the page cache (`export const handle`). */
export interface RouteHandle {
  /** Hydrate this page: it has parts that script makes nicer. Other pages get the small enhancement script alone. */
  script?: true;
  /** Query names that change the page; the page cache ignores all others. */
  query?: readonly string[];
  /** Never kept by the page cache: the page has a POST form or is its visitor's own. */
  cache?: false;
}
