import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { denyImports, envOnlyMacros } from "vite-env-only";
import remixConfig from "./remix.config.js";

/**
 * `app/server/main.ts` is the server build's only entry: it re-exports Remix's build (so that `remix-serve` takes the
 * same file) and adds the process's own commands. One bundle means one copy of every cache and connection.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    denyImports({ client: { files: ["**/app/server/**"], specifiers: [/^node:/] } }),
    envOnlyMacros(),
    tailwindcss(),
    remix(remixConfig),
  ],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  build: {
    target: isSsrBuild ? "node20" : "es2022",
    // The same minifier on both sides, so that a `?url` stylesheet has one hash.
    cssMinify: "esbuild",
    assetsInlineLimit: 0,
    ...(isSsrBuild && { rollupOptions: { input: "./app/server/main.ts" } }),
  },
}));
