import { AppError } from "../app-error";
import { createCoverResponse } from "../images/cover-response";
import type { RequestContext } from "../request/context";
import { openFile } from "./files";

/** Larger pictures stay on the site, so that one chapter fits in memory. */
const MAX_PICTURE_BYTES = 5 * 1_048_576;
const MAX_PICTURES_PER_CHAPTER = 40;
const PICTURE_TYPE = /^image\/(?:png|jpeg|webp|avif|gif|svg\+xml)\b/;

/** The HTML with its pictures as data URLs; one that cannot be read is named by its text. */
export async function embedPictures(context: RequestContext, html: string): Promise<string> {
  const parts: string[] = [];
  let end = 0;
  let count = 0;
  for (const match of html.matchAll(/<img\b[^>]*>/gi)) {
    const [tag] = match;
    const source = /\ssrc="([^"]*)"/i.exec(tag)?.[1] ?? "";
    const url = ++count > MAX_PICTURES_PER_CHAPTER ? null : await readPicture(context, source);
    parts.push(html.slice(end, match.index), url ? tag.replace(source, url) : toCaption(tag));
    end = match.index + tag.length;
  }
  return parts.join("") + html.slice(end);
}

const toCaption = (tag: string) =>
  `<em>[Gambar${toSuffix(/\salt="([^"]+)"/i.exec(tag)?.[1])}]</em>`;
const toSuffix = (alt: string | undefined) => (alt ? `: ${alt}` : "");

/** A picture of this site as a data URL; null if there is none that the visitor may see. */
export async function readPicture(context: RequestContext, path: string): Promise<string | null> {
  const response = await openPicture(context, path);
  const type = response?.headers.get("content-type") ?? "";
  if (!response?.body || !PICTURE_TYPE.test(type)) return null;
  const bytes = await readBounded(response.body);
  return bytes && `data:${type.replace(/\s/g, "")};base64,${bytes.toString("base64")}`;
}

interface OpenPicture {
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
}

async function openPicture(context: RequestContext, path: string): Promise<OpenPicture | null> {
  const [, folder, name = "", file = ""] =
    /^\/(Berkas|cover)\/([\w-]+)(?:\/([\w-]+\.svg))?$/.exec(path) ?? [];
  if (folder === "Berkas" && !file) {
    return openFile(context, name, new Headers()).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
  }
  if (folder !== "cover") return null;
  const { clr_primary, clr_secondary, clr_dark } = context.tenant.setting.css;
  return createCoverResponse({
    kind: name,
    file,
    colours: { primary: clr_primary, secondary: clr_secondary, dark: clr_dark },
    clientIp: context.clientIp,
    isKnown: async () => false,
  });
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  const reader = body.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > MAX_PICTURE_BYTES) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}
