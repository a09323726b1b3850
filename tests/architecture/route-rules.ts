import { type Module, stripComments } from "./modules";

const ROUTE = /^app\/routes\/.*\/route\.tsx?$/;
/** Resources without tenant and visitor: images, rendered from the address alone. */
const UNGUARDED_ROUTES = new Set(["app/routes/image/route.ts", "app/routes/cover/route.ts"]);

/** Loaders and actions that do not take their access from the route's own `handle`. */
export const findUnguardedRoutes = (modules: Module[]): string[] =>
  modules
    .filter(({ path }) => ROUTE.test(path) && !UNGUARDED_ROUTES.has(path))
    .flatMap(({ path, text }) =>
      [
        ...stripComments(text).matchAll(
          /export (?:const|(?:async )?function) (loader|action)\b(?! = define(?:Loader|Action)\(\s*handle,)/g,
        ),
      ].map(([, name]) => `${path} ${name}`),
    );

/** Routes that read a query which their `handle` does not declare: the page cache would drop it. */
export const findUndeclaredQueries = (modules: Module[]): string[] =>
  modules
    .filter(
      ({ path, text }) =>
        path.startsWith("app/routes/") &&
        /\breadQuery\((?!\s*handle\.query\b)/.test(stripComments(text)),
    )
    .map(({ path }) => path);
