import type { olderPostOperations } from "../../hosts/services/posts";
import { PAGE_SIZE } from "../../hosts/shapes";
import { type HandlersOf, type HostContext, missing } from "../context";
import { listCategories } from "./category-reads";
import { findPublicPost, listPublicPosts } from "./post-lists";

/** What the older calls mean by "article": the kinds with a text of their own that blogs and article pages show. */
const ARTICLE_KINDS = ["blog", "article"] as const;
const NONE = { page: 1, totalItems: 0, totalPages: 0, items: [] };

/** Older post and podcast calls (section 7): other paths and names for what version 3 reads. */
export function olderPostHandlers(context: HostContext): HandlersOf<typeof olderPostOperations> {
  const read = async (lmsId: string, wanted: { id: string; kind?: string }) => {
    const post = await findPublicPost(context, lmsId, wanted);
    if (!post) throw missing("Tulisan");
    return { data: post };
  };
  return {
    listArticles: async ({ lmsId, query }) => ({ data: await listPublicPosts(context, lmsId, { ...query, kinds: ARTICLE_KINDS }) }),
    getPostById: async ({ lmsId, query }) => read(lmsId, query),
    listArticleCategories: async ({ lmsId, query: { categorySlug, ...query } }) => ({
      data: await listCategories(context, lmsId, { ...query, kinds: ARTICLE_KINDS, slug: categorySlug }),
    }),
    // `type` names a category; only what is active, that is published, is anybody's to read.
    listPostsV1: async ({ lmsId, query: { kind, type, active, ...query } }) => ({
      data:
        active === "false"
          ? { ...NONE, perPage: query.pageSize }
          : await listPublicPosts(context, lmsId, { ...query, kinds: kind ? [kind] : undefined, categorySlug: type }),
    }),
    listGallery: async ({ lmsId, query }) => ({
      data: await listPublicPosts(context, lmsId, { ...query, pageSize: PAGE_SIZE.gallery, kinds: ["gallery"] }),
    }),
    listPodcasts: async ({ lmsId, query }) => ({ data: await listPublicPosts(context, lmsId, { ...query, kinds: ["podcast"] }) }),
    getPodcast: async ({ lmsId, query }) => read(lmsId, { ...query, kind: "podcast" }),
  };
}
