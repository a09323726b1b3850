import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importsOf, type Module, readModules, root } from "./modules";
import { barrels, cycles, layerBreaks, longFiles, tenantsThatKnowEachOther, users } from "./rules";

const modules = readModules();
const module = (path: string, imports: string[] = [], text = ""): Module => ({ path, imports, text });

describe("the app keeps its architecture", () => {
  test("imports follow the layers", () => expect(layerBreaks(modules)).toEqual([]));
  test("there are no import cycles", () => expect(cycles(modules)).toEqual([]));
  test("tenants never import each other", () => expect(tenantsThatKnowEachOther(modules)).toEqual([]));
  test("process.env is read in env.ts only", () => expect(users(modules, /process\.env/, /^app\/server\/env\.ts$/)).toEqual([]));
  test("fetch is called in the host client only, and in the browser", () =>
    expect(users(modules, FETCH, /^app\/server\/hosts\/(?:client|transport)\.ts$|^app\/routes\/.*\/(?:use|read)-[a-z-]+\.ts$/)).toEqual(
      [],
    ));
  test("only hosts/index.ts knows which hosts are embedded", () =>
    expect(
      modules
        .filter(
          ({ path, imports }) =>
            !/^app\/server\/(?:embedded\/|hosts\/index\.ts|application\.ts|commands\.ts)/.test(path) &&
            imports.some((to) => to.startsWith("app/server/embedded/")),
        )
        .map(({ path }) => path),
    ).toEqual([]));
  test("nothing only passes on others' exports", () => expect(barrels(modules)).toEqual([]));
  test("no file is over 300 lines", () => expect(longFiles(modules)).toEqual([]));
  test("the lock file names no registry", () =>
    expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toMatch(/"resolved": "https?:/));
});

const FETCH = /(?<![.\w])fetch\(/;

describe("each rule can fail", () => {
  test("layers", () => {
    expect(layerBreaks([module("app/lib/a.ts", ["app/ui/b.tsx"])])).toEqual(["app/lib/a.ts -> app/ui/b.tsx"]);
    expect(layerBreaks([module("app/ui/a.tsx", ["app/server/env.ts"])])).toHaveLength(1);
    expect(layerBreaks([module("app/server/features/a.ts", ["app/server/embedded/database.ts"])])).toHaveLength(1);
    expect(layerBreaks([module("app/elsewhere/a.ts")])).toEqual(["app/elsewhere/a.ts belongs to no layer"]);
  });
  test("cycles", () => {
    expect(cycles([module("a", ["b"]), module("b", ["c"]), module("c", ["a"])])).toEqual(["a -> b -> c -> a"]);
    expect(cycles([module("a", ["b", "c"]), module("b", ["c"]), module("c")])).toEqual([]);
  });
  test("tenants", () => {
    expect(tenantsThatKnowEachOther([module("app/tenants/main/a.tsx", ["app/tenants/demo/b.tsx", "app/tenants/face.ts"])])).toHaveLength(1);
  });
  test("forbidden words, in code but not in comments or methods", () => {
    expect(users([module("app/a.ts", [], "await fetch(url)")], FETCH, /^$/)).toEqual(["app/a.ts"]);
    expect(users([module("app/a.ts", [], "// fetch(x)\ntransport.fetch(request); prefetch(1)")], FETCH, /^$/)).toEqual([]);
  });
  test("barrels", () =>
    expect(barrels([module("app/ui/index.ts", [], 'export * from "./button";\nexport { a } from "./a";')])).toHaveLength(1));
  test("length", () => expect(longFiles([module("app/ui/a.ts", [], "x\n".repeat(302))])).toHaveLength(1));
  test("imports are read wherever they stand", () => {
    expect(importsOf('import a from "./a"; export * from "./b"; const c = () => import("./c"); import type { D } from "./d";')).toEqual(
      expect.arrayContaining(["./a", "./b", "./c", "./d"]),
    );
  });
});
