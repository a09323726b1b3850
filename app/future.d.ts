import "@remix-run/node";

declare module "@remix-run/node" {
  /** Loaders' types as single fetch gives them. */
  interface Future {
    v3_singleFetch: true;
  }
}
