import { htmlOf } from "~/lib/light-marks";
import type { SeedPost } from "./types";

type Kind = SeedPost["kind"];
type Sketch = Omit<SeedPost, "kind" | "tenants" | "content" | "published" | "category"> & {
  tenants: string;
  category?: string | null;
  daysAgo: number;
  body: string;
};

/** Every tenant with a landing of its own kind shows the general posts too. */
const GENERAL = ["main", "default", "demo"];
const ONLY = "only ";

/**
 * Writes posts of a kind shortly. The body is text with light marks (`htmlOf`).
 * `tenants` are further tenants beside the general ones, by spaces; beginning with `only ` just those.
 */
export const postsOfKind =
  (kind: Kind) =>
  ({ tenants, daysAgo, body, category = null, ...rest }: Sketch): SeedPost => ({
    ...rest,
    kind,
    category,
    tenants: tenants.startsWith(ONLY)
      ? tenants.slice(ONLY.length).split(" ")
      : [...new Set([...GENERAL, ...tenants.split(" ").filter(Boolean)])],
    content: htmlOf(body, rest.slug),
    published: { day: -daysAgo, hour: 8 },
  });

/** What bodies are written in; classes and lessons use it as well. */
export { htmlOf };

/** A blog post, see `postsOfKind`. */
export const post = postsOfKind("blog");
