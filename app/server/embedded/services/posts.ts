import type { postOperations } from "../../hosts/services/posts";
import { type HandlersOf, type HostContext, missing } from "../context";
import { categoryReads } from "./category-reads";
import { categoryWrites } from "./category-writes";
import { findPublicPost, listPublicPosts } from "./post-lists";
import { postWrites } from "./post-writes";

/** Posts, version 3 (section 7). Reading shows what everybody may read; writing asks for a role in the tenant. */
export function postHandlers(context: HostContext): HandlersOf<typeof postOperations> {
  return {
    listPosts: async ({ lmsId, query: { kindSlug, ...filter } }) => ({
      data: await listPublicPosts(context, lmsId, { ...filter, kinds: [kindSlug] }),
    }),
    getPost: async ({ lmsId, query: { kindSlug, id, slug } }) => {
      const post = await findPublicPost(context, lmsId, { kind: kindSlug, id, slug });
      if (!post) throw missing("Tulisan");
      return { data: post };
    },
    viewPost: async ({ lmsId, query: { kindSlug, slug } }) => {
      const post = await findPublicPost(context, lmsId, { kind: kindSlug, slug });
      if (!post) throw missing("Tulisan");
      const { views } = await context.db
        .updateTable("posts")
        .set((eb) => ({ views: eb("views", "+", 1) }))
        .where("lms_id", "=", lmsId)
        .where("id", "=", post.id)
        .returning("views")
        .executeTakeFirstOrThrow();
      return { data: { views } };
    },
    ...postWrites(context),
    ...categoryReads(context),
    ...categoryWrites(context),
  };
}
