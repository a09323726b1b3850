import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { denyImports, envOnlyMacros } from "vite-env-only";
import remixConfig from "./remix.config.js";
import { zodWithoutEval } from "./scripts/zod-without-eval.mjs";

/**
 * `app/server/main.ts` is the server build's only entry: it re-exports Remix's build (so that `remix-serve` takes the
 * same file) and adds the process's own commands. One bundle means one copy of every cache and connection.
 * Remix's plugin names its own input, so this one comes after it.
 */
const serverEntry: Plugin = {
  name: "pendopo-server-entry",
  enforce: "post",
  config: (_, { command, isSsrBuild }) =>
    command === "build" && isSsrBuild
      ? { build: { rollupOptions: { input: "./app/server/main.ts" } } }
      : undefined,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    // Builds only: the development server loads server modules through the browser's graph to find their styles.
    command === "build" &&
      denyImports({
        client: { files: ["**/app/server/**", "**/app/tenants/**"], specifiers: [/^node:/] },
      }),
    envOnlyMacros(),
    zodWithoutEval(),
    tailwindcss(),
    remix(remixConfig),
    serverEntry,
  ],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  // Icons by name: bundled, so that the server does not load the other fifteen hundred.
  ssr: { noExternal: ["lucide-react"] },
  optimizeDeps: { exclude: ["@node-rs/argon2"] },
  build: {
    target: isSsrBuild ? "node24" : "es2022",
    // The same minifier on both sides, so that a `?url` stylesheet has one hash.
    cssMinify: "esbuild",
    assetsInlineLimit: 0,
    // Rollup opens a thousand files at once otherwise, and a process may mostly have 1,024.
    rollupOptions: { maxParallelFileOps: 100 },
  },
}));
