import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

export interface Module {
  /** From the project's root: `app/ui/button.tsx`. */
  path: string;
  text: string;
  /** Paths of the project's own modules that it imports, type-only ones included. */
  imports: string[];
}

export const root = new URL("../..", import.meta.url).pathname;

/** Every module of the app but its tests, with its imports resolved the way the bundler does. */
export function readModules(): Module[] {
  const paths = new Set(
    readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
      .map((path) => join("app", path))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)),
  );
  return [...paths].sort().map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return { path, text, imports: importsOf(text).flatMap((specifier) => resolve(path, specifier, paths) ?? []) };
  });
}

/** The specifiers of static imports, re-exports and dynamic imports. */
export function importsOf(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

function resolve(from: string, specifier: string, paths: Set<string>): string | undefined {
  const bare = specifier.replace(/\?.*$/, "");
  const base = bare.startsWith("~/") ? join("app", bare.slice(2)) : bare.startsWith(".") ? join(dirname(from), bare) : undefined;
  if (!base) return undefined;
  return [base, `${base}.ts`, `${base}.tsx`].map((path) => relative(".", path)).find((path) => paths.has(path));
}
