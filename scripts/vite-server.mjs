import { createServer } from "vite";
import { root } from "./prepare.mjs";

/** Loads TypeScript modules of the project through Vite and passes them to `use`. */
export async function withModules(
  /** @type {string[]} */ paths,
  /** @type {(...modules: Record<string, any>[]) => unknown} */ use,
) {
  const vite = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    resolve: { alias: { "~": `${root}app` } },
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await use(...(await Promise.all(paths.map((path) => vite.ssrLoadModule(path)))));
  } finally {
    await vite.close();
  }
}
