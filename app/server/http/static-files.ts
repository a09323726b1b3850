import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { sendPlain } from "./plain-responses";

const ONE_HOUR = "public, max-age=3600";
/** Names below /assets/ contain a hash of the content. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const DOTFILE = /\/\.(?!well-known\/)/;
/** An SVG opened directly is a document: it gets no script and no other host. */
const SVG_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * sirv ignores stream errors: a file deleted while it is read would end the process, and a client disconnect would leak its descriptor.
 */
function destroyWithResponse(res: ServerResponse) {
  res.once("pipe", (file: Readable) => {
    file.once("error", () => res.destroy());
    res.once("close", () => file.destroy());
  });
}

/**
 * Serves `build/client`, listed at start: hashed assets immutable, others for an hour,
 * precompressed where built. Only names with an extension are looked up.
 * @returns whether the request was handled
 */
export function createStaticFiles(
  directory: string,
): (req: IncomingMessage, res: ServerResponse, pathname: string) => boolean {
  const serve = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(res, pathname) {
      res.setHeader("Cache-Control", pathname.startsWith("/assets/") ? IMMUTABLE : ONE_HOUR);
      res.setHeader("X-Content-Type-Options", "nosniff");
      if (pathname.endsWith(".svg")) res.setHeader("Content-Security-Policy", SVG_SECURITY_POLICY);
    },
  });
  return (req, res, pathname) => {
    if (DOTFILE.test(pathname)) {
      sendPlain(res, 404);
      return true;
    }
    const asset = pathname.startsWith("/assets/");
    if (!asset && !pathname.includes(".", pathname.lastIndexOf("/"))) return false;
    if (req.method !== "GET" && req.method !== "HEAD") return false;
    let found = true;
    destroyWithResponse(res);
    serve(req, res, () => {
      found = false;
    });
    // A missing asset must not become an HTML page, which a browser would take for the asset.
    if (!found && asset) {
      sendPlain(res, 404);
      return true;
    }
    return found;
  };
}
