import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { sendPlain } from "./plain";

const HOUR = "public, max-age=3600";
/** Vite writes a hash of the content into every name under /assets/. */
const FOREVER = "public, max-age=31536000, immutable";
const DOTFILE = /\/\.(?!well-known\/)/;
/** A picture that is opened by itself is a document: it gets no script and no other host. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** sirv pipes a file without watching it: one that vanished would end the process, one whose reader left would stay open. */
function guardFile(res: ServerResponse) {
  res.once("pipe", (file: Readable) => {
    file.once("error", () => res.destroy());
    res.once("close", () => file.destroy());
  });
}

/**
 * Files of `build/client`, listed once at start: hashed assets immutable, the others for an hour, as the .br or .gz that
 * the build laid beside them. Only names with an ending are looked up, so that pages cost nothing.
 * @returns whether the request was answered; false hands it on to the pages
 */
export function createStaticFiles(directory: string): (req: IncomingMessage, res: ServerResponse, pathname: string) => boolean {
  const serve = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(res, pathname) {
      res.setHeader("Cache-Control", pathname.startsWith("/assets/") ? FOREVER : HOUR);
      res.setHeader("X-Content-Type-Options", "nosniff");
      if (pathname.endsWith(".svg")) res.setHeader("Content-Security-Policy", PICTURE_POLICY);
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
    guardFile(res);
    serve(req, res, () => {
      found = false;
    });
    // A missing asset is never a page: a browser would take the HTML for a script or a stylesheet.
    if (!found && asset) {
      sendPlain(res, 404);
      return true;
    }
    return found;
  };
}
