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
/** Posts whose pictures are an album. */
export const ALBUM_KIND = "gallery";
export type PostKindSlug = (typeof POST_KINDS)[number];
