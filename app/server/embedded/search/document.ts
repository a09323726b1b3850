import type { SEARCH_TYPES } from "../../hosts/desk/search";

/** A part of a page that can answer a question by itself. */
export interface Passage {
  /** The heading it stands under; "" above the first one. */
  heading: string;
  /** Plain text. */
  text: string;
}

/** A page of the site as it is searched. */
export interface SearchDocument {
  type: (typeof SEARCH_TYPES)[number];
  /** Of a post; null otherwise. */
  kind: string | null;
  title: string;
  /** Path on the tenant's site; one document a path. */
  url: string;
  summary: string;
  /** Names and tags that belong to it. */
  keywords: string;
  passages: Passage[];
  /** It only names other pages: somebody who searches wants those. */
  isList?: true;
  /** UTC ms; null where it has no date. */
  publishedAt: number | null;
}
