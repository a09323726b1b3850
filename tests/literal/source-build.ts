import type { ServerBuild } from "@remix-run/node";
import remixConfig from "../../remix.config.js";

interface RouteEntry {
  id?: string;
  path?: string;
  index?: boolean;
  file: string;
  children?: RouteEntry[];
}

type Routes = ServerBuild["routes"];
type RouteModule = NonNullable<Routes[string]>["module"];

const APP = new URL("../../app/", import.meta.url).pathname;
const load = (file: string): Promise<RouteModule> => import(/* @vite-ignore */ `${APP}${file}`);

async function addRoutes(routes: Routes, entries: RouteEntry[], parentId: string): Promise<void> {
  for (const { id: ownId, path, index, file, children = [] } of entries) {
    const id = ownId ?? file.replace(/\.tsx?$/, "");
    routes[id] = {
      id,
      parentId,
      ...(path !== undefined && { path }),
      ...(index && { index }),
      module: await load(file),
    };
    await addRoutes(routes, children, id);
  }
}

/** The manifest names no client files: these pages are read, not hydrated. */
function createManifest(routes: Routes): ServerBuild["assets"] {
  const entries = Object.values(routes).flatMap((route) => (route ? [route] : []));
  return {
    entry: { module: "/entry.js", imports: [] },
    url: "/manifest.js",
    version: "source",
    routes: Object.fromEntries(
      entries.map(({ module, ...route }) => [
        route.id,
        {
          ...route,
          module: `/${route.id}.js`,
          hasAction: "action" in module,
          hasLoader: "loader" in module,
          hasClientAction: false,
          hasClientLoader: false,
          hasErrorBoundary: "ErrorBoundary" in module,
        },
      ]),
    ),
  };
}

/** Remix's server build, made of the sources in place of a compiled bundle. */
export async function createSourceBuild(): Promise<ServerBuild> {
  const routes: Routes = {
    root: { id: "root", path: "", module: await load("root.tsx") },
  };
  const { default: entries } = (await import("~/routes")) as unknown as { default: RouteEntry[] };
  await addRoutes(routes, entries, "root");
  return {
    mode: "production",
    entry: { module: (await import("~/entry.server")) as ServerBuild["entry"]["module"] },
    routes,
    assets: createManifest(routes),
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: remixConfig.future as ServerBuild["future"],
    isSpaMode: false,
  };
}
