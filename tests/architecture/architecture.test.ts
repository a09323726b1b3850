import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findForeignReferences } from "./comment-rules";
import { findEmbeddedViolations } from "./embedded-rules";
import { type Module, PROJECT_ROOT, parseImports, readModules, readSources } from "./modules";
import { findNetworkAccess } from "./network-rules";
import { findUndeclaredQueries, findUnguardedRoutes } from "./route-rules";
import {
  findBarrels,
  findCrossTenantImports,
  findImportCycles,
  findLayerViolations,
  findLiteralHostImports,
  findLongFiles,
  findMatchingModules,
} from "./rules";

/** Quotes what the rule forbids. */
const RULE_SOURCES = "tests/architecture/";

const modules = readModules();
const documents = readdirSync(join(PROJECT_ROOT, "docs"), {
  recursive: true,
  encoding: "utf8",
}).map((path) => join("docs", path));
const createModule = (path: string, imports: string[] = [], text = ""): Module => ({
  path,
  imports,
  text,
});

describe("the app keeps its architecture", () => {
  test("imports follow the layers", () => expect(findLayerViolations(modules)).toEqual([]));
  test("there are no import cycles", () => expect(findImportCycles(modules)).toEqual([]));
  test("tenants never import each other", () =>
    expect(findCrossTenantImports(modules)).toEqual([]));
  test("process.env is read in env.ts only", () =>
    expect(findMatchingModules(modules, /process\.env/, /^app\/server\/env\.ts$/)).toEqual([]));
  test("the network is reached through the host client only", () =>
    expect(findNetworkAccess(modules)).toEqual([]));
  test("embedded imports point from hosts to domain to kit", () =>
    expect(findEmbeddedViolations(modules)).toEqual([]));
  test("only the composition imports embedded hosts", () =>
    expect(
      modules
        .filter(
          ({ path, imports }) =>
            !EMBEDDED_USERS.test(path) &&
            imports.some((to) => to.startsWith("app/server/embedded/")),
        )
        .map(({ path }) => path),
    ).toEqual([]));
  test("loaders and actions take their access from the route's handle", () =>
    expect(findUnguardedRoutes(modules)).toEqual([]));
  test("routes read the query that their handle declares", () =>
    expect(findUndeclaredQueries(modules)).toEqual([]));
  test("the literal host imports nothing of the app", () =>
    expect(findLiteralHostImports(readSources("tests/literal-host"))).toEqual([]));
  test("no module only re-exports", () => expect(findBarrels(modules)).toEqual([]));
  test("no file is over 300 lines", () => expect(findLongFiles(modules)).toEqual([]));
  test("comments cite documents of the repository only", () =>
    expect(
      findForeignReferences(
        ["app", "tests", "scripts"]
          .flatMap(readSources)
          .filter(({ path }) => !path.startsWith(RULE_SOURCES)),
        documents,
      ),
    ).toEqual([]));
  test("the lock file names no registry", () =>
    expect(readFileSync(join(PROJECT_ROOT, "package-lock.json"), "utf8")).not.toMatch(
      /"resolved": "https?:/,
    ));
});

const EMBEDDED_USERS =
  /^app\/server\/(?:embedded\/|embedded-data\.ts|hosts\/create-hosts\.ts|application\.ts|(?:tenant-)?commands?\.ts)/;

describe("each rule can fail", () => {
  test("layers", () => {
    expect(findLayerViolations([createModule("app/lib/a.ts", ["app/ui/b.tsx"])])).toEqual([
      "app/lib/a.ts -> app/ui/b.tsx",
    ]);
    expect(findLayerViolations([createModule("app/ui/a.tsx", ["app/server/env.ts"])])).toHaveLength(
      1,
    );
    expect(
      findLayerViolations([
        createModule("app/server/features/a.ts", ["app/server/embedded/database.ts"]),
      ]),
    ).toHaveLength(1);
    expect(findLayerViolations([createModule("app/elsewhere/a.ts")])).toEqual([
      "app/elsewhere/a.ts belongs to no layer",
    ]);
  });

  test("cycles", () => {
    const cycle = [createModule("a", ["b"]), createModule("b", ["c"]), createModule("c", ["a"])];
    const tree = [createModule("a", ["b", "c"]), createModule("b", ["c"]), createModule("c")];

    expect(findImportCycles(cycle)).toEqual(["a -> b -> c -> a"]);
    expect(findImportCycles(tree)).toEqual([]);
  });

  test("tenants", () => {
    const module = createModule("app/tenants/main/a.tsx", [
      "app/tenants/demo/b.tsx",
      "app/tenants/layout.ts",
    ]);

    expect(findCrossTenantImports([module])).toHaveLength(1);
  });

  test("forbidden words, in code but not in comments", () => {
    const modules = [
      createModule("app/a.ts", [], "process.env.A"),
      createModule("app/b.ts", [], "// process.env"),
    ];

    expect(findMatchingModules(modules, /process\.env/, /^$/)).toEqual(["app/a.ts"]);
  });

  test.each([
    ["undici", 'import { request } from "undici";'],
    ["undici/fetch", 'const { fetch } = await import("undici/fetch");'],
    ["aws4fetch", 'import { AwsClient } from "aws4fetch";'],
    ["node:http", 'import { type Server, request } from "node:http";'],
    ["https", 'import * as https from "https";'],
    ["node:net", 'export { connect } from "node:net";'],
    ["node:tls", 'const tls = require("node:tls");'],
    ["node:http2", 'import "node:http2";'],
  ])("network access through %s", (name, text) => {
    expect(findNetworkAccess([createModule("app/server/features/a.ts", [], text)])).toEqual([
      `app/server/features/a.ts imports ${name}`,
    ]);
  });

  test.each(["await fetch(url)", "const send = globalThis.fetch;"])(
    "network access through %s",
    (text) => {
      expect(findNetworkAccess([createModule("app/server/a.ts", [], text)])).toEqual([
        "app/server/a.ts calls fetch",
      ]);
    },
  );

  test.each([
    "// fetch(x)\ntransport.fetch(request); prefetch(1)",
    'import type { Server } from "node:http";',
    'import { type Server, type IncomingMessage } from "node:http";',
  ])("network access is not seen in %j", (text) => {
    expect(findNetworkAccess([createModule("app/server/a.ts", [], text)])).toEqual([]);
  });

  test.each([
    ["domain/a.ts", "hosts/api.ts"],
    ["domain/a.ts", "jobs/all-jobs.ts"],
    ["domain/a.ts", "backup/manifest.ts"],
    ["domain/a.ts", "seed/seed.ts"],
    ["domain/a.ts", "create-embedded-hosts.ts"],
    ["kit/a.ts", "domain/payouts/a.ts"],
    ["kit/a.ts", "seed/content/regions.json"],
    ["database/a.ts", "domain/payouts/a.ts"],
    ["hosts/api.ts", "hosts/services/posts.ts"],
    ["hosts/admin/payouts.ts", "hosts/services/payouts.ts"],
    ["jobs/all-jobs.ts", "hosts/api.ts"],
    ["seed/seed.ts", "hosts/api.ts"],
  ])("embedded: %s -> %s", (from, to) => {
    const root = "app/server/embedded/";

    expect(findEmbeddedViolations([createModule(root + from, [root + to])])).toHaveLength(1);
  });

  test.each([
    ["domain/regions/a.ts", "seed/content/regions.json"],
    ["domain/a.ts", "kit/ids.ts"],
    ["hosts/services/posts.ts", "hosts/services/older-posts.ts"],
    ["hosts/api.ts", "domain/statistics/a.ts"],
    ["create-embedded-hosts.ts", "hosts/api.ts"],
  ])("embedded allows %s -> %s", (from, to) => {
    const root = "app/server/embedded/";

    expect(findEmbeddedViolations([createModule(root + from, [root + to])])).toEqual([]);
  });

  test.each(["~/lib/roles", "../../app/lib/roles", "../support/timeouts", "zod"])(
    "the literal host does not import %s",
    (specifier) => {
      const module = createModule("tests/literal-host/a.ts", [], `import a from "${specifier}";`);

      expect(findLiteralHostImports([module])).toHaveLength(1);
    },
  );

  test("unguarded routes", () => {
    const path = "app/routes/a/route.tsx";
    const guardedRoute = createModule(path, [], "export const loader = defineLoader(handle, run);");
    const unguardedRoute = createModule(path, [], "export async function action() {}");
    const foreignHandleRoute = createModule(
      path,
      [],
      "export const loader = defineLoader(other, run);",
    );

    expect(findUnguardedRoutes([guardedRoute])).toEqual([]);
    expect(findUnguardedRoutes([unguardedRoute, foreignHandleRoute])).toEqual([
      `${path} action`,
      `${path} loader`,
    ]);
  });

  test("undeclared queries", () => {
    const declared = createModule("app/routes/a/route.tsx", [], "readQuery(handle.query, url)");
    const undeclared = createModule("app/routes/b/route.tsx", [], "readQuery(listQuery, url)");

    expect(findUndeclaredQueries([declared, undeclared])).toEqual(["app/routes/b/route.tsx"]);
  });

  test.each([
    "/** As the specification says. */",
    "// See DECISIONS 7.",
    "/* must-show 8 */",
    "// docs/missing.md",
  ])("comments: %s", (text) => {
    expect(findForeignReferences([{ path: "app/a.ts", text }], documents)).toHaveLength(1);
  });

  test.each(["// docs/decisions/0026", "const specification = 1;", "// designs B5, RTE27"])(
    "comments allow %s",
    (text) => {
      expect(findForeignReferences([{ path: "app/a.ts", text }], documents)).toEqual([]);
    },
  );

  test("barrels", () => {
    const text = 'export * from "./button";\nexport { a } from "./a";';

    expect(findBarrels([createModule("app/ui/index.ts", [], text)])).toHaveLength(1);
  });

  test("length", () => {
    expect(findLongFiles([createModule("app/ui/a.ts", [], "x\n".repeat(302))])).toHaveLength(1);
  });

  test("parseImports reads static, dynamic and type imports and re-exports", () => {
    const text =
      'import a from "./a"; export * from "./b"; const c = () => import("./c"); import type { D } from "./d";';

    expect(parseImports(text)).toEqual(expect.arrayContaining(["./a", "./b", "./c", "./d"]));
  });
});
