import type { postOperations } from "../../../hosts/services/posts";
import { getCategory, listCategories } from "../../domain/posts/categories";
import { createCategory, deleteCategory, updateCategory } from "../../domain/posts/edit-categories";
import { createPost, deletePost, updatePost } from "../../domain/posts/edit-posts";
import { countPostView, getPublicPost, listPublicPosts } from "../../domain/posts/public-posts";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Posts, version 3. Updates and deletes are POST (STO12). */
export function postHandlers(context: HostContext): OperationHandlers<typeof postOperations> {
  return {
    listPosts: async ({ tenantId, query: { kindSlug, ...filter } }) => ({
      data: await listPublicPosts(context, { ...filter, tenantId, kinds: [kindSlug] }),
    }),
    getPost: async ({ tenantId, query: { kindSlug, id, slug } }) => ({
      data: await getPublicPost(context, { tenantId, kind: kindSlug, id, slug }),
    }),
    viewPost: async ({ tenantId, query: { kindSlug, slug } }) => ({
      data: await countPostView(context, { tenantId, kind: kindSlug, slug }),
    }),
    createPost: async (input) => ({
      data: await createPost(context, { ...input, source: input }),
    }),
    updatePost: async ({ query: { slug }, ...input }) => ({
      data: await updatePost(context, { ...input, slug, source: input }),
    }),
    deletePost: async (input) => {
      const { tenantId, user, query } = input;
      await deletePost(context, { ...query, tenantId, user, source: input });
      return { data: null };
    },
    listCategories: async ({ tenantId, query: { kindSlug, ...filter } }) => ({
      data: await listCategories(context, { ...filter, tenantId, kinds: [kindSlug] }),
    }),
    getCategory: async ({ tenantId, query: { kindSlug, slug } }) => ({
      data: await getCategory(context, { tenantId, kindSlug, slug }),
    }),
    createCategory: async ({ tenantId, user, body, idempotencyKey }) => ({
      data: await createCategory(context, { tenantId, user, body, idempotencyKey }),
    }),
    updateCategory: async ({ tenantId, user, query: { slug }, body }) => ({
      data: await updateCategory(context, { tenantId, user, slug, body }),
    }),
    deleteCategory: async ({ tenantId, user, query }) => {
      await deleteCategory(context, { ...query, tenantId, user });
      return { data: null };
    },
  };
}
