/** Kinds of posts on the wire (designs B9). */
export const POST_KINDS = [
  "blog",
  "news",
  "article",
  "podcast",
  "event",
  "program",
  "tulisan-temans",
  "berita",
  "gallery",
  "video",
] as const;
export type PostKindSlug = (typeof POST_KINDS)[number];
