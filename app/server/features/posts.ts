import { postPath } from "~/lib/content-paths";
import { formatDate } from "~/lib/dates";
import { hrefWith, pageLinks } from "~/lib/page-links";
import type { PostKind } from "~/lib/post-kinds";
import type { PageLinks, PostCardView, Section } from "~/lib/views";
import { HostError } from "../hosts/define";
import type { PostCard } from "../hosts/services/posts";
import { PAGE_SIZE } from "../hosts/shapes";
import type { Visit } from "../visit";
import { subject } from "./read";
import { section } from "./section";

export function toPostCardView(post: PostCard): PostCardView {
  const { id, slug, title, summary, cover, category, author, publishedAt, readingMinutes } = post;
  return {
    ...{ id, slug, title, summary, cover, category, author, readingMinutes },
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
  posts: Section<{ items: PostCardView[]; links: PageLinks }>;
  categories: Section<{ title: string; slug: string; count: number; href: string; isCurrent: boolean }[]>;
}

const NONE = { page: 1, totalPages: 0, totalItems: 0, items: [] };

async function readPosts({ hosts: { services } }: Visit, kindSlug: string, { category, ...filters }: PostFilters) {
  const query = { kindSlug, pageSize: PAGE_SIZE.blog, ...filters };
  if (category === undefined) return (await services.listPosts({ query })).data;
  try {
    const { id } = (await services.getCategory({ query: { kindSlug, slug: category } })).data;
    return (await services.listPosts({ query: { ...query, categoryId: id } })).data;
  } catch (error) {
    if (error instanceof HostError && error.status === 404) return { ...NONE, page: filters.page };
    throw error;
  }
}

/** A page of a kind's posts, six at a time, with its categories. An unknown category has no posts; what cannot be read is a named gap. */
export async function listPosts(visit: Visit, { slug: kindSlug, list }: PostKind, filters: PostFilters): Promise<PostListView> {
  const { search, category } = filters;
  const [posts, categories] = await Promise.all([
    section(visit, readPosts(visit, kindSlug, filters)),
    section(visit, visit.hosts.services.listCategories({ query: { kindSlug, all: "true" } })),
  ]);
  return {
    posts: posts.ok
      ? {
          ok: true,
          data: { items: posts.data.items.map(toPostCardView), links: pageLinks(posts.data, list, { search, category }) },
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
              href: hrefWith(list, { search, category: slug }),
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
  /** Path of an episode's audio. */
  audio: string | null;
  related: Section<PostCardView[]>;
}

/** Ids are digits alone, slugs never are (RTE9). */
export const isPostId = (key: string): boolean => /^\d+$/.test(key);

/** A post by id or slug, with others of its category. @throws AppError not-found, unavailable */
export async function getPost(visit: Visit, { slug: kindSlug }: PostKind, key: string): Promise<PostView> {
  const { services } = visit.hosts;
  const post = await subject(services.getPost({ query: { kindSlug, ...(isPostId(key) ? { id: key } : { slug: key }) } }));
  const related = await section(
    visit,
    services.listPosts({
      query: { kindSlug, pageSize: 3, excludeId: post.id, ...(post.categoryId && { categoryId: post.categoryId }) },
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
