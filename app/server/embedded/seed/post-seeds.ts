import type { Schema } from "../database/schema/schema";
import { deriveRecordId } from "../kit/ids";
import { getReadingMinutes, toSearchText } from "../kit/text";
import type { SeedCategory, SeedPost } from "./content/types";
import { replaceDatePlaceholders } from "./date-placeholders";
import { toTimestamp } from "./seed-time";

const getPostId = (tenantId: string, kind: string, slug: string) =>
  deriveRecordId("post", tenantId, kind, slug);
const getCategoryId = (tenantId: string, kind: string, slug: string) =>
  deriveRecordId("category", tenantId, kind, slug);

export function toCategoryRow(
  tenantId: string,
  { kind, slug, title, sort }: SeedCategory,
): Schema["categories"] {
  return {
    lms_id: tenantId,
    id: getCategoryId(tenantId, kind, slug),
    kind_slug: kind,
    slug,
    title,
    title_key: toSearchText(title),
    sort,
  };
}

export function toPostRow(
  tenantId: string,
  seed: SeedPost,
  sort: number,
  now: number,
): Schema["posts"] {
  const { kind, slug, author, tags } = seed;
  const [title, summary, content] = [
    replaceDatePlaceholders(seed.title, now),
    replaceDatePlaceholders(seed.summary, now),
    replaceDatePlaceholders(seed.content, now),
  ];
  const published_at = toTimestamp(seed.published, now);
  return {
    lms_id: tenantId,
    id: getPostId(tenantId, kind, slug),
    kind_slug: kind,
    slug,
    category_id: seed.category === null ? null : getCategoryId(tenantId, kind, seed.category),
    sort,
    title,
    title_key: toSearchText(title),
    summary,
    content,
    cover: null,
    author,
    author_id: null,
    published_at,
    tags: JSON.stringify(tags),
    reading_minutes: getReadingMinutes(content),
    views: getSeedViews(slug),
    parent_id: seed.parent === undefined ? null : getPostId(tenantId, kind, seed.parent),
    audio_url: seed.audioUrl ?? null,
    meta_title: null,
    meta_description: null,
    status: "published",
    version: 1,
    search_text: toSearchText(title, summary, author, ...tags),
    created_at: published_at,
    updated_at: published_at,
    archived_at: null,
    cover_alt: null,
    event_start_at: null,
    event_end_at: null,
    event_place: null,
    return_reason: null,
  };
}

/** 40 to 939, equal on every installation, so that popularity has an order. */
const getSeedViews = (slug: string) => 40 + (Number(deriveRecordId("views", slug)) % 900);
