import { type Module, parseValueImports, stripComments } from "./modules";

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
    ...parseValueImports(text)
      .filter((name) => NETWORK_MODULES.test(name) && !ALLOWED_IMPORTERS[name]?.includes(path))
      .map((name) => `${path} imports ${name}`),
    ...(FETCH_CALL.test(stripComments(text)) && !BROWSER_FETCH.test(path)
      ? [`${path} calls fetch`]
      : []),
  ]);
