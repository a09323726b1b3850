import { PAGE_SIZE } from "../../../hosts/schemas";
import type { legacyPostOperations } from "../../../hosts/services/posts";
import { listCategories } from "../../domain/posts/categories";
import { getPublicPost, listPublicPosts } from "../../domain/posts/public-posts";
import type { HostContext, OperationHandlers } from "../../kit/context";

const ARTICLE_KINDS = ["article"] as const;
const EMPTY_PAGE = { page: 1, totalItems: 0, totalPages: 0, items: [] };

/** Older post and podcast calls, mapped onto version 3. */
export function olderPostHandlers(
  context: HostContext,
): OperationHandlers<typeof legacyPostOperations> {
  return {
    listArticles: async ({ tenantId, query }) => ({
      data: await listPublicPosts(context, { ...query, tenantId, kinds: ARTICLE_KINDS }),
    }),
    getPostById: async ({ tenantId, query: { id } }) => ({
      data: await getPublicPost(context, { tenantId, id }),
    }),
    listArticleCategories: async ({ tenantId, query: { categorySlug, ...query } }) => ({
      data: await listCategories(context, {
        ...query,
        tenantId,
        kinds: ARTICLE_KINDS,
        slug: categorySlug,
      }),
    }),
    // `type` is a category slug; inactive posts are not public.
    listPostsV1: async ({ tenantId, query: { kind, type, active, ...query } }) => ({
      data:
        active === "false"
          ? { ...EMPTY_PAGE, perPage: query.pageSize }
          : await listPublicPosts(context, {
              ...query,
              tenantId,
              kinds: kind ? [kind] : undefined,
              categorySlug: type,
            }),
    }),
    listGallery: async ({ tenantId, query }) => ({
      data: await listPublicPosts(context, {
        ...query,
        tenantId,
        pageSize: PAGE_SIZE.gallery,
        kinds: ["gallery"],
      }),
    }),
    listPodcasts: async ({ tenantId, query }) => ({
      data: await listPublicPosts(context, { ...query, tenantId, kinds: ["podcast"] }),
    }),
    getPodcast: async ({ tenantId, query: { id } }) => ({
      data: await getPublicPost(context, { tenantId, id, kind: "podcast" }),
    }),
  };
}
