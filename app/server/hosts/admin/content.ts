import { z } from "zod";
import { CONTENT_SORTS } from "~/lib/list-sorts";
import { getKeys } from "~/lib/options";
import { DESK_DECISIONS } from "~/lib/post-decision-fields";
import { POST_KINDS } from "~/lib/post-kind-slugs";
import { POST_CHANGES, POST_STATUSES } from "~/lib/post-status";
import { recordVersion } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { blank, booleanFilter, instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";
import { postSchema } from "../services/post-schemas";

const status = z.enum(POST_STATUSES);
const postId = z.object({ id: z.string().max(40) });

const deskRowSchema = z.object({
  id: z.string(),
  kindSlug: z.string(),
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  status,
  publishedAt: instant.nullable(),
  updatedAt: instant,
  views: z.number().int(),
});
export type DeskRow = z.output<typeof deskRowSchema>;

const deskPostSchema = z.object({
  post: postSchema,
  status,
  isAuthor: z.boolean(),
  updatedAt: instant,
  /** Who made the last change. */
  updatedBy: z.string(),
  /** Why a reviewer sent it back; null once it goes on. */
  returnReason: z.string().nullable(),
  archivedAt: instant.nullable(),
});
export type DeskPost = z.output<typeof deskPostSchema>;

/** What editors write, without status and dates of publication. */
export const revisionFieldsSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** HTML. */
  content: z.string(),
  categoryId: z.string().nullable(),
  cover: z.string().nullable(),
  coverAlt: z.string().nullable(),
  tags: z.array(z.string()),
  parentId: z.string().nullable(),
  audioUrl: z.string().nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  eventStartAt: instant.nullable(),
  eventEndAt: instant.nullable(),
  eventPlace: z.string().nullable(),
});
export type RevisionFields = z.output<typeof revisionFieldsSchema>;

const revisionSchema = z.object({
  number: z.number().int(),
  savedAt: instant,
  savedBy: z.string(),
  change: z.enum(POST_CHANGES),
  status,
  reason: z.string().nullable(),
});
export type PostRevision = z.output<typeof revisionSchema>;

const read = { method: "GET", success: [200], idempotent: true, auth: "user" } as const;

/** Posts of any status for those who write and publish them (docs/decisions/0081). */
export const contentOperations = {
  /** Last changed first, unless `sort` says another order. Authors see their own, managers all. `counts` ignores `status` and the page. 403. */
  listContent: {
    ...read,
    path: "v1/content",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      status: blank(status),
      kindSlug: blank(z.enum(POST_KINDS)),
      categoryId: blank(z.string().max(40)),
      search: z.string().max(100).optional(),
      mine: booleanFilter,
      sort: z.enum(getKeys(CONTENT_SORTS)).optional(),
    }),
    response: paged(deskRowSchema).extend({ counts: z.record(z.string(), z.number().int()) }),
  },
  /** By slug or former slug. 403 for posts of others, 404. */
  getContent: {
    ...read,
    path: "v1/content/post",
    query: z.object({ kindSlug: z.enum(POST_KINDS), slug: z.string().max(96) }),
    response: deskPostSchema,
  },
  /**
   * Sends a post back to its author, with a reason; archives it; or makes an archived one a draft. 403, 404; 409 for a stale version, or if the
   * post's status does not allow it.
   */
  decideContent: {
    method: "POST",
    success: [200],
    idempotent: false,
    auth: "user",
    changesContent: true,
    path: "v1/content/{id}/decide",
    params: postId,
    body: z.object({
      version: recordVersion,
      decision: z.enum(DESK_DECISIONS),
      reason: z.string().max(500).default(""),
    }),
    response: deskPostSchema,
  },
  /** Newest first. 403, 404. */
  listRevisions: {
    ...read,
    path: "v1/content/{id}/revision",
    params: postId,
    query: z.object({ page: pageNumber, perPage: pageSize(PAGE_SIZE.content) }),
    response: paged(revisionSchema),
  },
  /** With the fields before it; null for the first one. 403, 404. */
  getRevision: {
    ...read,
    path: "v1/content/{id}/revision/{number}",
    params: postId.extend({ number: z.string().regex(/^\d{1,9}$/) }),
    response: revisionSchema.extend({
      fields: revisionFieldsSchema,
      previous: revisionFieldsSchema.nullable(),
    }),
  },
} satisfies Record<string, Operation>;
