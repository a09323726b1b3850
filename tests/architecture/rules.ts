import type { Module } from "./modules";

/** Layers of the app, most specific first: the first pattern that fits names a module's layer. */
const LAYERS: [layer: string, pattern: RegExp][] = [
  [
    "composition",
    /^app\/server\/(?:main|application|commands|outside-services|visit-of|guarded|pages)\.ts$|^app\/[a-z0-9-]+\.d\.ts$|^app\/(?:root|page-frame|entry\.\w+)\.tsx$|^app\/page-error\.ts$|^app\/routes\.ts$/,
  ],
  ["routes", /^app\/routes\//],
  ["shell", /^app\/shell\//],
  ["tenants", /^app\/tenants\//],
  ["sections", /^app\/sections\//],
  ["ui", /^app\/ui\//],
  ["lib", /^app\/lib\//],
  ["features", /^app\/server\/features\//],
  ["adapters", /^app\/server\/adapters\//],
  ["embedded", /^app\/server\/embedded\//],
  ["contracts", /^app\/server\/hosts\/(?:define|shapes|contracts|[^/]+\/[^/]+)\.ts$/],
  ["hosts", /^app\/server\/hosts\//],
  ["server", /^app\/server\//],
];

/** Who may import whom (DECISIONS, "Layers"). Every layer may import itself, but for tenants, which must not know each other. */
const MAY: Record<string, string[]> = {
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
  routes: ["composition", "shell", "tenants", "sections", "ui", "lib", "features", "server", "contracts"],
  shell: ["tenants", "ui", "lib"],
  tenants: ["sections", "ui", "lib"],
  sections: ["ui", "lib"],
  ui: ["lib"],
  lib: [],
  features: ["contracts", "server", "lib", "tenants"],
  // Services outside: handed their `fetch`, so that they know nothing of us.
  adapters: ["lib"],
  embedded: ["contracts", "hosts", "server", "adapters", "lib"],
  contracts: ["adapters", "lib"],
  hosts: ["contracts", "server", "embedded", "lib"],
  server: ["contracts", "hosts", "lib", "tenants"],
};

export const layerOf = (path: string) => LAYERS.find(([, pattern]) => pattern.test(path))?.[0];

/** Imports that go upward or sideways: `from -> to`. */
export function layerBreaks(modules: Module[]): string[] {
  return modules.flatMap(({ path, imports }) => {
    const layer = layerOf(path);
    if (!layer) return [`${path} belongs to no layer`];
    return imports.filter((to) => layerOf(to) !== layer && !MAY[layer]?.includes(layerOf(to) ?? "")).map((to) => `${path} -> ${to}`);
  });
}

const tenantOf = (path: string) => /^app\/tenants\/([^/]+)\//.exec(path)?.[1];

export function tenantsThatKnowEachOther(modules: Module[]): string[] {
  return modules.flatMap(({ path, imports }) => {
    const own = tenantOf(path);
    return own ? imports.filter((to) => (tenantOf(to) ?? own) !== own).map((to) => `${path} -> ${to}`) : [];
  });
}

/** Import cycles, each as the path that closes it. */
export function cycles(modules: Module[]): string[] {
  const importsOf = new Map(modules.map(({ path, imports }) => [path, imports]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, trail: string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) return void found.push([...trail.slice(at), path].join(" -> "));
    if (done.has(path)) return;
    for (const next of importsOf.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const { path } of modules) walk(path, []);
  return found;
}

/** Modules outside `allowed` whose code, comments apart, matches. */
export function users(modules: Module[], pattern: RegExp, allowed: RegExp): string[] {
  return modules.filter(({ path, text }) => !allowed.test(path) && pattern.test(withoutComments(text))).map(({ path }) => path);
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

/** A module that only passes others' exports on. */
export function barrels(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => layerOf(path) !== "composition")
    .filter(({ text }) => {
      const lines = withoutComments(text)
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
      return lines.length > 0 && lines.every((line) => /^export (?:type )?(?:\*|\{[^}]*\}) from /.test(line));
    })
    .map(({ path }) => path);
}

/** Files longer than 300 lines hold two things; content data apart. */
export function longFiles(modules: Module[]): string[] {
  return modules.filter(({ path, text }) => !path.includes("/seed/content/") && text.split("\n").length > 301).map(({ path }) => path);
}
