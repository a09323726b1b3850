import { z } from "zod";
import { POST_KINDS } from "~/lib/post-kind-slugs";
import { POST_STATUSES } from "~/lib/post-status";
import { recordVersion } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import {
  blank,
  booleanFilter,
  count,
  instant,
  nothing,
  PAGE_SIZE,
  pageNumber,
  pageOf,
  pageSize,
  slug,
} from "../schemas";
import {
  categorySchema,
  POST_SORTS,
  postCardSchema,
  postSchema,
  TEXT_LIMITS,
} from "./post-schemas";

const cache = { fresh: 30_000, stale: 600_000 };
const read = { method: "GET", success: [200], idempotent: true, auth: "app", cache } as const;
const write = {
  method: "POST",
  success: [200],
  idempotent: false,
  auth: "user",
  changesContent: true,
} as const;

const kindSlug = z.string().min(1).max(40);
const search = z.string().max(100).optional();
const textFilter = blank(z.string());

const postInput = z.object({
  kindSlug: z.enum(POST_KINDS),
  /** Derived from the title if absent. */
  slug: z
    .string()
    .regex(/^[a-z0-9-]{3,96}$/)
    .optional(),
  categoryId: z.string().nullable().default(null),
  sort: z.number().int().default(0),
  title: z.string().min(3).max(200),
  summary: z.string().max(500).default(""),
  /** HTML; sanitised by the host. */
  content: z.string().max(TEXT_LIMITS.full),
  cover: z.string().max(2048).nullable().default(null),
  tags: z.array(z.string().max(TEXT_LIMITS.short)).max(10).default([]),
  parentId: z.string().nullable().default(null),
  audioUrl: z.string().max(2048).nullable().default(null),
  metaTitle: z.string().max(200).nullable().default(null),
  metaDescription: z.string().max(500).nullable().default(null),
  status: z.enum(POST_STATUSES).default("draft"),
  publishedAt: instant.nullable().default(null),
  /** Our hosts only, as are those below. */
  coverAlt: z.string().max(200).nullable().default(null),
  eventStartAt: instant.nullable().default(null),
  eventEndAt: instant.nullable().default(null),
  eventPlace: z.string().max(200).nullable().default(null),
});
const categoryInput = z.object({
  kindSlug: z.enum(POST_KINDS),
  title: z.string().min(2).max(TEXT_LIMITS.short),
  slug: slug.optional(),
  sort: z.number().int().default(0),
});

/** Posts, version 3. Updates and deletes are POST (STO12). 409 if `version` is stale. */
export const postOperations = {
  listPosts: {
    ...read,
    path: "v3/post/list",
    query: z.object({
      kindSlug,
      page: pageNumber,
      pageSize: pageSize(PAGE_SIZE.post),
      search,
      categoryId: textFilter,
      sort: blank(z.enum(POST_SORTS)),
      excludeId: textFilter,
      isParent: booleanFilter,
    }),
    response: pageOf(postCardSchema),
  },
  /** By id or slug. A former slug returns the post with its current one. */
  getPost: {
    ...read,
    path: "v3/post/detail",
    query: z.object({ kindSlug, id: textFilter, slug: textFilter }),
    response: postSchema,
  },
  /** Increments the views. */
  viewPost: {
    method: "GET",
    success: [200],
    idempotent: false,
    auth: "app",
    path: "v3/post/view",
    query: z.object({ slug: z.string(), kindSlug }),
    response: z.object({ views: count() }),
  },
  createPost: {
    ...write,
    success: [201],
    path: "v3/post/create",
    body: postInput,
    response: postSchema,
  },
  updatePost: {
    ...write,
    path: "v3/post/update",
    query: z.object({ slug: z.string() }),
    body: postInput.extend({ version: recordVersion }),
    response: postSchema,
  },
  /** Archives for 30 days. */
  deletePost: {
    ...write,
    path: "v3/post/delete",
    query: z.object({ kindSlug, slug: z.string() }),
    response: nothing(),
  },
  listCategories: {
    ...read,
    path: "v3/post/kind/category/list",
    query: z.object({
      kindSlug,
      page: pageNumber,
      pageSize: pageSize(PAGE_SIZE.post),
      search,
      sort: blank(z.enum(["title", "manual"])),
      all: booleanFilter,
    }),
    response: pageOf(categorySchema),
  },
  getCategory: {
    ...read,
    path: "v3/post/kind/category/detail",
    query: z.object({ kindSlug, slug: z.string() }),
    response: categorySchema,
  },
  createCategory: {
    ...write,
    success: [201],
    path: "v3/post/kind/category/create",
    body: categoryInput,
    response: categorySchema,
  },
  updateCategory: {
    ...write,
    path: "v3/post/kind/category/update",
    query: z.object({ slug: z.string() }),
    body: categoryInput,
    response: categorySchema,
  },
  /** A category in use requires `moveTo`, the slug of its posts' new category; else 409. */
  deleteCategory: {
    ...write,
    path: "v3/post/kind/category/delete",
    query: z.object({ kindSlug, slug: z.string(), moveTo: z.string().optional() }),
    response: nothing(),
  },
} satisfies Record<string, Operation>;

/** Legacy post and podcast calls. Podcasts are posts of the kind `podcast`. */
export const legacyPostOperations = {
  listArticles: {
    ...read,
    path: "v1/post/article/list",
    query: z.object({
      page: pageNumber,
      pageSize: pageSize(PAGE_SIZE.blog),
      search,
      categorySlug: textFilter,
      excludeId: textFilter,
    }),
    response: pageOf(postCardSchema),
  },
  getPostById: {
    ...read,
    path: "v1/post/detail",
    query: z.object({ id: z.string().min(1) }),
    response: postSchema,
  },
  listArticleCategories: {
    ...read,
    path: "v2/post/category",
    query: z.object({
      page: pageNumber,
      pageSize: pageSize(PAGE_SIZE.post),
      search,
      categorySlug: textFilter,
    }),
    response: pageOf(categorySchema),
  },
  listPostsV1: {
    ...read,
    path: "v1/post/list",
    query: z.object({
      page: pageNumber,
      kind: textFilter,
      type: textFilter,
      active: booleanFilter,
      pageSize: pageSize(PAGE_SIZE.post),
    }),
    response: pageOf(postCardSchema),
  },
  listGallery: {
    ...read,
    path: "v1/post/gallery/list",
    query: z.object({ page: pageNumber }),
    response: pageOf(postCardSchema),
  },
  listPodcasts: {
    ...read,
    path: "v1/podcast/list",
    query: z.object({
      page: pageNumber,
      pageSize: pageSize(PAGE_SIZE.blog),
      search,
      categorySlug: textFilter,
    }),
    response: pageOf(postCardSchema),
  },
  getPodcast: {
    ...read,
    path: "v1/podcast/detail",
    query: z.object({ id: z.string().min(1) }),
    response: postSchema,
  },
} satisfies Record<string, Operation>;
