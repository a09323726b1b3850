import type { PostKind } from "~/content/post-kinds";
import { formatDate } from "~/lib/dates";
import { buildHref, createPageLinks } from "~/lib/page-links";
import { postPath } from "~/lib/paths";
import type { Optional, PageLinks, PostCardView } from "~/lib/views";
import { HostError } from "../hosts/host-contract";
import { PAGE_SIZE } from "../hosts/schemas";
import type { PostCard } from "../hosts/services/posts";
import type { RequestContext } from "../request/context";
import { optional } from "./optional";
import { required } from "./required";

export function toPostCardView(post: PostCard): PostCardView {
  const { id, slug, title, summary, cover, category, author, publishedAt, readingMinutes } = post;
  return {
    id,
    slug,
    title,
    summary,
    cover,
    category,
    author,
    readingMinutes,
    href: postPath(post),
    publishedIso: publishedAt === null ? null : new Date(publishedAt).toISOString(),
    publishedDate: publishedAt === null ? null : formatDate(publishedAt),
  };
}

export interface PostFilters {
  page: number;
  search?: string | undefined;
  /** Slug of a category. */
  category?: string | undefined;
}

export interface PostListView {
  posts: Optional<{ items: PostCardView[]; links: PageLinks }>;
  categories: Optional<
    { title: string; slug: string; count: number; href: string; isCurrent: boolean }[]
  >;
}

const EMPTY_PAGE = { page: 1, totalPages: 0, totalItems: 0, items: [] };

async function readPosts(
  { hosts: { services } }: RequestContext,
  kindSlug: string,
  { category, ...filters }: PostFilters,
) {
  const query = { kindSlug, pageSize: PAGE_SIZE.blog, ...filters };
  if (category === undefined) return (await services.listPosts({ query })).data;
  try {
    const { id } = (await services.getCategory({ query: { kindSlug, slug: category } })).data;
    return (await services.listPosts({ query: { ...query, categoryId: id } })).data;
  } catch (error) {
    if (error instanceof HostError && error.status === 404)
      return { ...EMPTY_PAGE, page: filters.page };
    throw error;
  }
}

/** A page of six posts of one kind, with the kind's categories. An unknown category has no posts. */
export async function listPosts(
  context: RequestContext,
  { slug: kindSlug, list }: PostKind,
  filters: PostFilters,
): Promise<PostListView> {
  const { search, category } = filters;
  const [posts, categories] = await Promise.all([
    optional(context, readPosts(context, kindSlug, filters)),
    optional(context, context.hosts.services.listCategories({ query: { kindSlug, all: "true" } })),
  ]);
  return {
    posts: posts.ok
      ? {
          ok: true,
          data: {
            items: posts.data.items.map(toPostCardView),
            links: createPageLinks(posts.data, list, { search, category }),
          },
        }
      : posts,
    categories: categories.ok
      ? {
          ok: true,
          data: categories.data.data.items
            .filter(({ postCount }) => postCount > 0)
            .map(({ title, slug, postCount }) => ({
              title,
              slug,
              count: postCount,
              href: buildHref(list, { search, category: slug }),
              isCurrent: slug === category,
            })),
        }
      : categories,
  };
}

export interface PostView extends PostCardView {
  content: string;
  tags: string[];
  metaDescription: string | null;
  /** Path of the episode's audio. */
  audio: string | null;
  related: Optional<PostCardView[]>;
}

/** Ids consist of digits, slugs never do (RTE9). */
export const isPostId = (key: string): boolean => /^\d+$/.test(key);

/** A post by id or slug, with related posts of its category. @throws AppError not-found, unavailable */
export async function getPost(
  context: RequestContext,
  { slug: kindSlug }: PostKind,
  key: string,
): Promise<PostView> {
  const { services } = context.hosts;
  const post = await required(
    services.getPost({ query: { kindSlug, ...(isPostId(key) ? { id: key } : { slug: key }) } }),
  );
  const related = await optional(
    context,
    services.listPosts({
      query: {
        kindSlug,
        pageSize: 3,
        excludeId: post.id,
        ...(post.categoryId && { categoryId: post.categoryId }),
      },
    }),
  );
  return {
    ...toPostCardView(post),
    content: post.content,
    tags: post.tags,
    metaDescription: post.metaDescription,
    audio: post.audioUrl,
    related: related.ok ? { ok: true, data: related.data.data.items.map(toPostCardView) } : related,
  };
}
