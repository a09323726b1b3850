import ts from "typescript";
import { type Module, stripComments } from "./modules";

/** Packages and built-in modules that open connections. */
const NETWORK_MODULES =
  /^(?:undici|aws4fetch|nodemailer|axios|node-fetch|got|(?:node:)?(?:https?|http2|net|tls|dgram))(?:\/|$)/;

/** Files that may import each module by value. Type-only imports are allowed everywhere. */
const ALLOWED_IMPORTERS: Record<string, string[]> = {
  // The one HTTP client.
  undici: ["app/server/hosts/transport.ts"],
  // Signs requests; they are sent by the transport.
  aws4fetch: ["app/server/adapters/s3/blob-store.ts"],
  nodemailer: ["app/server/adapters/smtp/mail-transport.ts"],
  // The two HTTP servers, and status texts.
  "node:http": [
    "app/server/hosts/serve-hosts.ts",
    "app/server/http/server.ts",
    "app/server/http/plain-responses.ts",
    "app/server/http/connection-errors.ts",
  ],
  "node:net": ["app/server/http/drain.ts"],
};

/** Browser code, which calls this site only. */
const BROWSER_FETCH = /^app\/(?:routes\/.*|ui\/form)\/(?:use|stream)-[a-z-]+\.ts$/;
const FETCH_CALL = /(?<![.\w])fetch\(|\b(?:globalThis|window|self)\.fetch\b/;

/** Modules that bypass the host client: `path imports module`, `path calls fetch`. */
export const findNetworkAccess = (modules: Module[]): string[] =>
  modules.flatMap(({ path, text }) => [
    ...listNetworkImports(text)
      .filter((name) => !ALLOWED_IMPORTERS[name]?.includes(path))
      .map((name) => `${path} imports ${name}`),
    ...(FETCH_CALL.test(stripComments(text)) && !BROWSER_FETCH.test(path)
      ? [`${path} calls fetch`]
      : []),
  ]);

/** Network modules imported by value, statically or dynamically. */
function listNetworkImports(text: string): string[] {
  const names = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  if (!names.some((name) => NETWORK_MODULES.test(name))) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = getValueSpecifier(node);
    if (specifier && NETWORK_MODULES.test(specifier)) found.push(specifier);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("module.tsx", text, ts.ScriptTarget.Latest));
  return found;
}

function getValueSpecifier(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node)) {
    const { importClause, moduleSpecifier } = node;
    const bindings = importClause?.namedBindings;
    const isTypeOnly =
      importClause !== undefined &&
      (importClause.isTypeOnly ||
        (!importClause.name &&
          bindings !== undefined &&
          ts.isNamedImports(bindings) &&
          bindings.elements.every((element) => element.isTypeOnly)));
    return isTypeOnly ? undefined : getText(moduleSpecifier);
  }
  if (ts.isExportDeclaration(node))
    return node.isTypeOnly ? undefined : getText(node.moduleSpecifier);
  const isLoader =
    ts.isCallExpression(node) &&
    (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
      (ts.isIdentifier(node.expression) && node.expression.text === "require"));
  return isLoader ? getText(node.arguments[0]) : undefined;
}

const getText = (node: ts.Node | undefined) =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;
