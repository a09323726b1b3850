import { formatDate } from "~/lib/dates";
import { hrefWith, pageLinks } from "~/lib/page-links";
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
    href: `/Blog/${encodeURIComponent(id)}/${slug}`,
    publishedIso: publishedAt === null ? null : new Date(publishedAt).toISOString(),
    publishedDate: publishedAt === null ? null : formatDate(publishedAt),
  };
}

export interface BlogFilters {
  page: number;
  search?: string | undefined;
  /** Slug of a category. */
  category?: string | undefined;
}

export interface BlogListView {
  posts: Section<{ items: PostCardView[]; links: PageLinks }>;
  categories: Section<{ title: string; slug: string; count: number; href: string; isCurrent: boolean }[]>;
}

const KIND = "blog";

const NONE = { page: 1, totalPages: 0, totalItems: 0, items: [] };

/** Posts of the kind whose pages stand under `/Blog`: every listed post can be opened. */
async function readPosts({ hosts: { services } }: Visit, { category, ...filters }: BlogFilters) {
  const query = { kindSlug: KIND, pageSize: PAGE_SIZE.blog, ...filters };
  if (category === undefined) return (await services.listPosts({ query })).data;
  try {
    const { id } = (await services.getCategory({ query: { kindSlug: KIND, slug: category } })).data;
    return (await services.listPosts({ query: { ...query, categoryId: id } })).data;
  } catch (error) {
    if (error instanceof HostError && error.status === 404) return { ...NONE, page: filters.page };
    throw error;
  }
}

/** A page of the blog, six at a time, with its categories. An unknown category has no posts; what cannot be read is a named gap. */
export async function listBlog(visit: Visit, filters: BlogFilters): Promise<BlogListView> {
  const { search, category } = filters;
  const [posts, categories] = await Promise.all([
    section(visit, readPosts(visit, filters)),
    section(visit, visit.hosts.services.listCategories({ query: { kindSlug: KIND, all: "true" } })),
  ]);
  return {
    posts: posts.ok
      ? {
          ok: true,
          data: { items: posts.data.items.map(toPostCardView), links: pageLinks(posts.data, "/Blog", { search, category }) },
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
              href: hrefWith("/Blog", { search, category: slug }),
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
  related: Section<PostCardView[]>;
}

/** A blog post by id, with others of its category. @throws AppError not-found, unavailable */
export async function getBlogPost(visit: Visit, id: string): Promise<PostView> {
  const { services } = visit.hosts;
  const post = await subject(services.getPost({ query: { kindSlug: KIND, id } }));
  const related = await section(
    visit,
    services.listPosts({
      query: { kindSlug: KIND, pageSize: 3, excludeId: post.id, ...(post.categoryId && { categoryId: post.categoryId }) },
    }),
  );
  return {
    ...toPostCardView(post),
    content: post.content,
    tags: post.tags,
    metaDescription: post.metaDescription,
    related: related.ok ? { ok: true, data: related.data.data.items.map(toPostCardView) } : related,
  };
}
