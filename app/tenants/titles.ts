import type { PageKey } from "~/lib/page-keys";

/** Record of a detail page. Its title counts only if the route names its id or slug (TTL1). */
export interface TitledRecord {
  id: string;
  slug: string;
  title: string;
}

/** A fixed title, `"record"` for the loaded record's title, or a fixed title with a description. */
export type PageTitle = string | "record" | { title: string; description: string };

export type PageTitles = Readonly<Partial<Record<PageKey, PageTitle>>>;
