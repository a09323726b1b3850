import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { get } from "./load.mjs";

/** @param {{ headers: import("node:http").IncomingHttpHeaders, body: Buffer }} answer */
export function decodeBody({ headers, body }) {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body).toString();
  return (headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString();
}

/**
 * Measures what a browser with an empty cache transfers for the first view, in bytes. Fonts are the preloaded ones.
 */
export async function measureFirstView(
  /** @type {number} */ port,
  /** @type {Record<string, string>} */ headers,
) {
  const page = await get(port, "/", headers);
  const html = decodeBody(page);
  const attribute = (/** @type {string} */ tag, /** @type {string} */ name) =>
    new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  const hrefs = (/** @type {RegExp} */ kind) =>
    links.filter((tag) => kind.test(tag)).map((tag) => attribute(tag, "href") ?? "");
  const scripts = (html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? []).map(
    (tag) => attribute(tag, "src") ?? "",
  );

  const sum = async (/** @type {string[]} */ paths) => {
    const own = [...new Set(paths)].filter((path) => path.startsWith("/"));
    const answers = await Promise.all(own.map((path) => get(port, path, headers)));
    return {
      files: own.length,
      bytes: answers.reduce((total, { body }) => total + body.length, 0),
      text: answers.map(decodeBody).join("\n"),
    };
  };
  const css = await sum(hrefs(/rel="stylesheet"/));
  const js = await sum([...scripts, ...hrefs(/rel="modulepreload"/)]);
  const fonts = await sum(hrefs(/as="font"/));
  return { html: page.body.length, htmlPlain: Buffer.byteLength(html), css, js, fonts };
}
