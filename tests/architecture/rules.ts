import { dirname, join } from "node:path";
import { type Module, parseImports, stripComments } from "./modules";

/** Layers of the app: the first matching pattern decides. */
const LAYERS: [layer: string, pattern: RegExp][] = [
  [
    "composition",
    /^app\/server\/(?:main|application|embedded-data|commands|tenant-command|external-services)\.ts$|^app\/server\/request\/(?:get-context|define-route|page-handler|bootstrap-cached|renderers|tenant-preview)\.ts$|^app\/[a-z0-9-]+\.d\.ts$|^app\/(?:root|page-boundary|entry\.\w+)\.tsx$|^app\/page-error-context\.ts$|^app\/(?:dashboard-)?routes\.ts$/,
  ],
  ["routes", /^app\/routes\//],
  ["shell", /^app\/shell\//],
  ["tenants", /^app\/tenants\//],
  ["sections", /^app\/sections\//],
  ["ui", /^app\/ui\//],
  ["content", /^app\/content\//],
  ["lib", /^app\/lib\//],
  ["features", /^app\/server\/features\//],
  ["adapters", /^app\/server\/adapters\//],
  ["embedded", /^app\/server\/embedded\//],
  [
    "contracts",
    /^app\/server\/hosts\/(?:host-contract|schemas|dropped-rows|sanitize-html|contracts|[^/]+\/[^/]+)\.ts$/,
  ],
  ["hosts", /^app\/server\/hosts\//],
  ["server", /^app\/server\//],
];

/** Allowed imports between layers (docs/decisions/0013). Imports within a layer are free, except between tenants. */
const ALLOWED_IMPORTS: Record<string, string[]> = {
  composition: [
    "routes",
    "shell",
    "tenants",
    "ui",
    "lib",
    "features",
    "embedded",
    "contracts",
    "hosts",
    "server",
    "adapters",
    "composition",
  ],
  routes: [
    "composition",
    "shell",
    "tenants",
    "sections",
    "ui",
    "content",
    "lib",
    "features",
    "server",
    "contracts",
  ],
  shell: ["tenants", "ui", "lib"],
  tenants: ["sections", "ui", "content", "lib"],
  sections: ["ui", "lib"],
  ui: ["lib"],
  content: ["lib"],
  lib: [],
  features: ["contracts", "server", "content", "lib", "tenants"],
  // Third-party services get their `fetch` injected, so they depend on nothing of the app.
  adapters: ["lib"],
  embedded: ["contracts", "hosts", "server", "adapters", "content", "lib"],
  contracts: ["adapters", "lib"],
  hosts: ["contracts", "server", "embedded", "lib"],
  server: ["contracts", "hosts", "lib", "tenants"],
};

export const getLayer = (path: string) => LAYERS.find(([, pattern]) => pattern.test(path))?.[0];

/** Imports that go upward or sideways: `from -> to`. */
export function findLayerViolations(modules: Module[]): string[] {
  return modules.flatMap(({ path, imports }) => {
    const layer = getLayer(path);
    if (!layer) return [`${path} belongs to no layer`];
    return imports
      .filter(
        (to) => getLayer(to) !== layer && !ALLOWED_IMPORTS[layer]?.includes(getLayer(to) ?? ""),
      )
      .map((to) => `${path} -> ${to}`);
  });
}

const getTenant = (path: string) => /^app\/tenants\/([^/]+)\//.exec(path)?.[1];

export function findCrossTenantImports(modules: Module[]): string[] {
  return modules.flatMap(({ path, imports }) => {
    const tenant = getTenant(path);
    return tenant
      ? imports.filter((to) => (getTenant(to) ?? tenant) !== tenant).map((to) => `${path} -> ${to}`)
      : [];
  });
}

/** Import cycles, each as the path that closes it. */
export function findImportCycles(modules: Module[]): string[] {
  const importsByPath = new Map(modules.map(({ path, imports }) => [path, imports]));
  const visited = new Set<string>();
  const cycles: string[] = [];
  const walk = (path: string, trail: string[]) => {
    const index = trail.indexOf(path);
    if (index >= 0) return void cycles.push([...trail.slice(index), path].join(" -> "));
    if (visited.has(path)) return;
    for (const next of importsByPath.get(path) ?? []) walk(next, [...trail, path]);
    visited.add(path);
  };
  for (const { path } of modules) walk(path, []);
  return cycles;
}

/** Modules outside `allowed` whose code matches; comments are ignored. */
export function findMatchingModules(modules: Module[], pattern: RegExp, allowed: RegExp): string[] {
  return modules
    .filter(({ path, text }) => !allowed.test(path) && pattern.test(stripComments(text)))
    .map(({ path }) => path);
}

/** Imports of the literal host that leave its folder: it is written from the product description alone. */
export function findLiteralHostImports(sources: Pick<Module, "path" | "text">[]): string[] {
  return sources.flatMap(({ path, text }) =>
    parseImports(text)
      .filter((specifier) => !/^(?:node:|vitest$)/.test(specifier))
      .filter(
        (specifier) =>
          !specifier.startsWith(".") ||
          !join(dirname(path), specifier).startsWith("tests/literal-host/"),
      )
      .map((specifier) => `${path} -> ${specifier}`),
  );
}

/** A registry rather than a barrel: its exported names are the keys of the layouts. */
const LAYOUT_LIST = "app/tenants/layouts.ts";

/** Modules that only re-export. */
export function findBarrels(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => getLayer(path) !== "composition" && path !== LAYOUT_LIST)
    .filter(({ text }) => {
      const lines = stripComments(text)
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
      return (
        lines.length > 0 &&
        lines.every((line) => /^export (?:type )?(?:\*|\{[^}]*\}) from /.test(line))
      );
    })
    .map(({ path }) => path);
}

/** Files over 300 lines, except content data. */
export function findLongFiles(modules: Module[]): string[] {
  return modules
    .filter(({ path, text }) => !path.includes("/seed/content/") && text.split("\n").length > 301)
    .map(({ path }) => path);
}
