import sanitizeHtml from "sanitize-html";

const TAGS =
  "h2 h3 h4 p br hr ul ol li strong em b i s sub sup a blockquote code pre figure figcaption img table thead tbody tr th td".split(" ");

/**
 * What may stay of an editor's HTML: text, lists, tables, links to web, mail and phone, and this site's own pictures
 * (the page's policy shows no others). Everything else goes, scripts with their text.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ["href", "title"],
      img: ["src", "alt", "width", "height"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    // A page has one h1, its title.
    transformTags: { h1: "h2", h5: "h4", h6: "h4" },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
}
