import { z } from "zod";
import { POST_STATUSES } from "~/lib/post-status";
import {
  count,
  firstText,
  html,
  id,
  integer,
  normalized,
  optionalAddress,
  optionalChoice,
  optionalCount,
  optionalId,
  optionalInstant,
  optionalSlug,
  optionalText,
  requiredSlug,
  slugText,
  text,
  texts,
  toTitle,
  UNTITLED,
} from "../schemas";

export const POST_SORTS = ["newest", "oldest", "popular", "title", "manual"] as const;

/** ENT22: a short text is at most 31 characters, a body at most 37,000 (meaning from designs B1). */
export const TEXT_LIMITS = { short: 31, full: 37_000 } as const;

/** A category. Its title may come as `name`, and its number of posts not at all. */
export const categorySchema = normalized(
  (raw) => ({ ...raw, title: firstText(raw.title, raw.name, toTitle(raw.slug)) }),
  z.object({
    id: id(),
    kindSlug: text(),
    slug: requiredSlug(),
    title: text(),
    sort: integer(),
    postCount: optionalCount(),
  }),
);

/** Fields of ENT9 except the content, and those of designs B9. Only the id is required. */
const postCardFields = {
  /** "" if the host does not say. */
  kindSlug: text(),
  /** "" if the host gives none. */
  slug: slugText(),
  id: id(),
  category: optionalText(),
  categoryId: optionalId(),
  categorySlug: optionalSlug(),
  sort: integer(),
  title: text(),
  summary: text(),
  cover: optionalAddress(),
  author: optionalText(),
  publishedAt: optionalInstant(),
  tags: texts(),
  readingMinutes: optionalCount(),
  views: count(),
};

const addTitle = (raw: Record<string, unknown>) => ({
  ...raw,
  title: firstText(raw.title, toTitle(raw.slug), UNTITLED),
});

/** A post in lists. */
export const postCardSchema = normalized(addTitle, z.object(postCardFields));
export const postSchema = normalized(
  addTitle,
  z.object({
    ...postCardFields,
    content: html(),
    parentId: optionalId(),
    audioUrl: optionalAddress(),
    metaTitle: optionalText(),
    metaDescription: optionalText(),
    status: optionalChoice(POST_STATUSES),
    version: count(),
    /** Our hosts only, as are those below. */
    coverAlt: optionalText(),
    eventStartAt: optionalInstant(),
    eventEndAt: optionalInstant(),
    eventPlace: optionalText(),
  }),
);

export type PostCard = z.output<typeof postCardSchema>;
export type Post = z.output<typeof postSchema>;
