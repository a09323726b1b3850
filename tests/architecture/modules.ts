import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

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

/** Specifiers of static imports, re-exports and dynamic imports. */
export function parseImports(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
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
