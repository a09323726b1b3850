import { LRUCache } from "lru-cache";
import sanitizeHtml from "sanitize-html";
import { getImageUrl, toSameOriginImage } from "~/lib/image-address";

const CONTENT_IMAGE_WIDTH = 1024;

const ALLOWED_TAGS =
  "h2 h3 h4 p br hr ul ol li strong em b i s sub sup a blockquote code pre figure figcaption img table thead tbody tr th td".split(
    " ",
  );

const UPLOADED_FILE = /^\/Berkas\/[0-9a-f]{32}$/;

/** Images of other sites come through the image route, because the CSP blocks them; uploads, to be scaled. */
function toLocalSource(tagName: string, attribs: sanitizeHtml.Attributes) {
  const { src = "" } = attribs;
  if (/^https?:\/\//i.test(src))
    return { tagName, attribs: { ...attribs, src: toSameOriginImage(src, CONTENT_IMAGE_WIDTH) } };
  if (UPLOADED_FILE.test(src))
    return { tagName, attribs: { ...attribs, src: getImageUrl(src, CONTENT_IMAGE_WIDTH, "webp") } };
  return { tagName, attribs };
}

/** Reduces an editor's HTML to text, lists, tables, links and images. */
export function sanitizeEditorHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ["href", "title"],
      img: ["src", "alt", "width", "height"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    // The page title is the only h1.
    transformTags: { h1: "h2", h5: "h4", h6: "h4", img: toLocalSource },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
}

/** In characters of text and result: the bodies of about a thousand posts. */
const CACHE_SIZE = 16_000_000;
const cache = new LRUCache<string, string>({
  maxSize: CACHE_SIZE,
  sizeCalculation: (result, html) => result.length + html.length + 1,
});

/** `sanitizeEditorHtml` with its results cached: the same text comes with every answer of a host. */
export function sanitizeOnce(html: string): string {
  const cached = cache.get(html);
  if (cached !== undefined) return cached;
  const result = sanitizeEditorHtml(html);
  cache.set(html, result);
  return result;
}
