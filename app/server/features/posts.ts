import type { PostKind } from "~/content/post-kinds";
import type { AlbumPicture } from "~/lib/album-fields";
import { formatDate, formatDateTime } from "~/lib/dates";
import { buildHref, createPageLinks } from "~/lib/page-links";
import { postPath } from "~/lib/paths";
import { ALBUM_KIND } from "~/lib/post-kind-slugs";
import { slugify } from "~/lib/slug";
import type { Optional, PageLinks, PostCardView } from "~/lib/views";
import { AppError } from "../app-error";
import type { Post, PostCard } from "../hosts/services/post-schemas";
import type { RequestContext } from "../request/context";
import { splitAlbum } from "./album-content";
import { optional } from "./optional";
import {
  listsWithoutSlugs,
  readCategories,
  readPostById,
  readPostBySlug,
  readPosts,
  readRelatedPosts,
} from "./post-reads";
import { isNotFound, required } from "./required";

/** @param kindSlug kind of the list, for hosts that do not repeat it */
export function toPostCardView(post: PostCard, kindSlug: string): PostCardView {
  const { id, title, summary, cover, category, author, publishedAt, readingMinutes } = post;
  const titleSlug = slugify(title);
  return {
    id,
    slug: post.slug || titleSlug || id,
    title,
    summary,
    cover,
    category,
    author,
    readingMinutes,
    href: postPath({ kindSlug: post.kindSlug || kindSlug, id, slug: post.slug, titleSlug }),
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
    { title: string; slug: string; count: number | null; href: string; isCurrent: boolean }[]
  >;
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
    optional(context, readCategories(context, kindSlug)),
  ]);
  return {
    posts: posts.ok
      ? {
          ok: true,
          data: {
            items: posts.data.items.map((post) => toPostCardView(post, kindSlug)),
            links: createPageLinks(posts.data, list, { search, category }),
          },
        }
      : posts,
    categories: categories.ok
      ? {
          ok: true,
          data: categories.data.items
            .filter(({ postCount }) => postCount !== 0)
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
  /** Pictures of an album; `content` is then the rest. */
  album: AlbumPicture[];
  tags: string[];
  metaTitle: string | null;
  metaDescription: string | null;
  /** Describes the cover; "" without a description. */
  coverAlt: string;
  /** When and where an event takes place, as far as it is known. */
  event: { label: string; value: string }[];
  /** ISO 8601; null unless the post is an event with a date. */
  eventPeriod: { start: string; end: string | null; place: string | null } | null;
  /** Path of the episode's audio. */
  audio: string | null;
  related: Optional<PostCardView[]>;
}

/** Ids consist of digits, slugs never do (RTE9). */
export const isPostId = (key: string): boolean => /^\d+$/.test(key);

/**
 * A post by id or slug, with related posts of its category.
 * @param options.mayBeId a key that is neither digits nor a slug is tried as an id
 * @throws AppError not-found, unavailable
 */
export async function getPost(
  context: RequestContext,
  { slug: kindSlug, fixedSegments }: PostKind,
  key: string,
  { mayBeId = false }: { mayBeId?: boolean } = {},
): Promise<PostView> {
  if (fixedSegments.includes(key.toLowerCase())) throw new AppError("not-found");
  // The blog's addresses hold ids only (RTE10).
  const reads =
    isPostId(key) || kindSlug === "blog"
      ? [readPostById]
      : [readPostBySlug, ...(mayBeId || listsWithoutSlugs(kindSlug) ? [readPostById] : [])];
  const post = await required(readFirst(reads.map((read) => () => read(context, kindSlug, key))));
  if (post.kindSlug && post.kindSlug !== kindSlug) throw new AppError("not-found");
  const { text, pictures } =
    kindSlug === ALBUM_KIND ? splitAlbum(post.content) : { text: post.content, pictures: [] };
  const related = await optional(context, readRelatedPosts(context, kindSlug, post));
  return {
    ...toPostCardView(post, kindSlug),
    content: text,
    album: pictures,
    tags: post.tags,
    metaTitle: post.metaTitle,
    metaDescription: post.metaDescription,
    coverAlt: post.coverAlt ?? "",
    event: describeEvent(post),
    eventPeriod: getEventPeriod(post),
    audio: post.audioUrl,
    related: related.ok
      ? { ok: true, data: related.data.map((item) => toPostCardView(item, kindSlug)) }
      : related,
  };
}

const toIso = (ms: number | null | undefined) => (ms ? new Date(ms).toISOString() : null);

function getEventPeriod({ eventStartAt, eventEndAt, eventPlace }: Post): PostView["eventPeriod"] {
  const start = toIso(eventStartAt);
  return start ? { start, end: toIso(eventEndAt), place: eventPlace } : null;
}

const describeEvent = ({ eventStartAt, eventEndAt, eventPlace }: Post) =>
  [
    { label: "Mulai", value: eventStartAt ? formatDateTime(eventStartAt) : "" },
    { label: "Selesai", value: eventEndAt ? formatDateTime(eventEndAt) : "" },
    { label: "Tempat", value: eventPlace ?? "" },
  ].filter(({ value }) => value !== "");

/** The first record that exists. */
async function readFirst<T>(reads: (() => Promise<T>)[]): Promise<T> {
  for (const [index, read] of reads.entries()) {
    try {
      return await read();
    } catch (error) {
      if (index === reads.length - 1 || !isNotFound(error)) throw error;
    }
  }
  throw new AppError("not-found");
}
