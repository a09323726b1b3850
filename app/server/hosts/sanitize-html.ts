import { LRUCache } from "lru-cache";
import sanitizeHtml from "sanitize-html";
import { toSameOriginImage } from "~/lib/image-address";

const CONTENT_IMAGE_WIDTH = 1024;

const ALLOWED_TAGS =
  "h2 h3 h4 p br hr ul ol li strong em b i s sub sup a blockquote code pre figure figcaption img table thead tbody tr th td".split(
    " ",
  );

/** Images of other sites come through the image route, because the CSP blocks them. */
const toLocalSource = (tagName: string, attribs: sanitizeHtml.Attributes) => ({
  tagName,
  attribs: /^https?:\/\//i.test(attribs.src ?? "")
    ? { ...attribs, src: toSameOriginImage(attribs.src ?? "", CONTENT_IMAGE_WIDTH) }
    : attribs,
});

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
