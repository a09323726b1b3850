/** Keys of pages as the specification names them: `Class-Competence-slug`, `Blog-id-title` … (TTL5–TTL13). */
export type PageKey = string;

/** The loaded record behind a detail page; its title is used only when its id or slug is the one in the route (TTL1). */
export interface TitledRecord {
  id: string;
  slug: string;
  title: string;
}

/** A fixed title, "record" for the loaded record's own title, and optionally a fixed description. */
export type PageTitle = string | "record" | { title: string; description: string };

/** A tenant's titles by page; a page without a key gets the site's title (TTL14). */
export type PageTitles = Readonly<Record<PageKey, PageTitle>>;
