import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";

export interface Module {
  /** Relative to the project root: `app/ui/button.tsx`. */
  path: string;
  text: string;
  /** Paths of the project modules it imports, type-only imports included. */
  imports: string[];
}

export const PROJECT_ROOT = new URL("../..", import.meta.url).pathname;

/** Modules of the app without tests; imports are resolved like the bundler does. */
export function readModules(): Module[] {
  const paths = new Set(
    readdirSync(join(PROJECT_ROOT, "app"), { recursive: true, encoding: "utf8" })
      .map((path) => join("app", path))
      .filter((path) => /\.(?:tsx?|json)$/.test(path) && !/\.test\.tsx?$/.test(path)),
  );
  const sources = [...paths].filter((path) => !path.endsWith(".json")).sort();
  return sources.map((path) => {
    const text = readFileSync(join(PROJECT_ROOT, path), "utf8");
    return {
      path,
      text,
      imports: parseImports(text).flatMap(
        (specifier) => resolveImport(path, specifier, paths) ?? [],
      ),
    };
  });
}

export const stripComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

/** Source files below a folder with tests, as text. */
export const readSources = (folder: string): Pick<Module, "path" | "text">[] =>
  readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(PROJECT_ROOT, path), "utf8") }));

/** Specifiers of static imports, re-exports, dynamic imports and `import()` types. */
export const parseImports = (text: string): string[] => [
  ...listStaticImports(text).map(({ specifier }) => specifier),
  ...[...stripComments(text).matchAll(/\b(?:import|require)\(\s*["'`]([^"'`]+)["'`]/g)].map(
    ([, specifier = ""]) => specifier,
  ),
];

/** Modules that a running module loads: type-only imports are left out. */
export function parseValueImports(text: string): string[] {
  const { dynamicImports } = parseSync("module.tsx", text).module;
  return [
    ...listStaticImports(text)
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ specifier }) => specifier),
    ...dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
    ...[...stripComments(text).matchAll(/\brequire\(\s*["'`]([^"'`]+)["'`]/g)].map(
      ([, specifier = ""]) => specifier,
    ),
  ];
}

function listStaticImports(text: string): { specifier: string; isTypeOnly: boolean }[] {
  const { staticImports, staticExports } = parseSync("module.tsx", text).module;
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType }] : [],
      ),
    ),
  ];
}

function resolveImport(from: string, specifier: string, paths: Set<string>): string | undefined {
  const bare = specifier.replace(/\?.*$/, "");
  const base = bare.startsWith("~/")
    ? join("app", bare.slice(2))
    : bare.startsWith(".")
      ? join(dirname(from), bare)
      : undefined;
  if (!base) return undefined;
  return [base, `${base}.ts`, `${base}.tsx`]
    .map((path) => relative(".", path))
    .find((path) => paths.has(path));
}
