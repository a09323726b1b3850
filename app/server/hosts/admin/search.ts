import { z } from "zod";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

export const SEARCH_TYPES = ["post", "class", "job", "portfolio", "page"] as const;

/** Start and end (exclusive) positions in the text, sorted and disjoint. */
const highlightsSchema = z.array(z.tuple([z.number().int(), z.number().int()]));

const hitSchema = z.object({
  type: z.enum(SEARCH_TYPES),
  /** Kind of a post; otherwise null. */
  kind: z.string().nullable(),
  title: z.string(),
  titleMarks: highlightsSchema,
  /** Path on the tenant's site. */
  url: z.string(),
  /** Plain text around the matches. */
  excerpt: z.string(),
  excerptMarks: highlightsSchema,
  publishedAt: instant.nullable(),
});
export type SearchHit = z.output<typeof hitSchema>;

/** Full-text search over a tenant's published posts, classes, jobs, portfolios and pages, best match first. */
export const searchOperations = {
  /** `counts`: hits by type, regardless of the requested type. */
  search: {
    method: "GET",
    path: "v1/search",
    query: z.object({
      q: z.string().trim().min(2).max(200),
      type: z.enum(SEARCH_TYPES).optional(),
      page: pageNumber,
      perPage: pageSize(10),
    }),
    response: paged(hitSchema).extend({ counts: z.record(z.enum(SEARCH_TYPES), z.number().int()) }),
    success: [200],
    idempotent: true,
    auth: "app",
    cache: { fresh: 15_000, stale: 60_000 },
  },
  /** Paths of what the search knows, for the sitemap; at most 20,000. */
  listSitePages: {
    method: "GET",
    path: "v1/search/page",
    response: z.object({ paths: z.array(z.string()) }),
    success: [200],
    idempotent: true,
    auth: "app",
    cache: { fresh: 60_000, stale: 600_000 },
  },
} satisfies Record<string, Operation>;
