import type { SEARCH_TYPES } from "../../../hosts/admin/search";

/** The unit of retrieval: a section of a page. */
export interface Passage {
  /** "" before the first heading. */
  heading: string;
  /** Plain text. */
  text: string;
}

export interface SearchDocument {
  type: (typeof SEARCH_TYPES)[number];
  /** Post kind; null for other types. */
  kind: string | null;
  title: string;
  /** Path on the tenant's site, unique among documents. */
  url: string;
  summary: string;
  /** Names and tags. */
  keywords: string;
  passages: Passage[];
  /** The page only links to other pages and ranks below them. */
  isList?: true;
  /** UTC ms. */
  publishedAt: number | null;
}
