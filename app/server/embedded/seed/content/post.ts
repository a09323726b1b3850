import { renderMarkup } from "~/lib/simple-markup";
import type { SeedPost } from "./types";

type Kind = SeedPost["kind"];
type Sketch = Omit<SeedPost, "kind" | "tenants" | "content" | "published" | "category"> & {
  tenants: string;
  category?: string | null;
  daysAgo: number;
  body: string;
};

/** Tenants that show the general posts. */
const GENERAL = ["main", "default", "demo"];
const ONLY = "only ";

/**
 * Posts of a kind in short notation; bodies use light markup. `tenants` adds tenants, separated by
 * spaces; with the prefix `only ` it replaces the general ones.
 */
export const definePosts =
  (kind: Kind) =>
  ({ tenants, daysAgo, body, category = null, ...rest }: Sketch): SeedPost => ({
    ...rest,
    kind,
    category,
    tenants: tenants.startsWith(ONLY)
      ? tenants.slice(ONLY.length).split(" ")
      : [...new Set([...GENERAL, ...tenants.split(" ").filter(Boolean)])],
    content: renderMarkup(body, rest.slug),
    published: { day: -daysAgo, hour: 8 },
  });

/** Light markup to HTML, also for classes and lessons. */
export { renderMarkup };

export const post = definePosts("blog");
