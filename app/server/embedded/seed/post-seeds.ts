import { recordIdOf } from "../ids";
import type { Schema } from "../schema/schema";
import { readingMinutes, searchText } from "../text";
import type { SeedCategory, SeedPost } from "./content/types";
import { withDates } from "./seed-dates";
import { timeOf } from "./seed-time";

const postId = (lmsId: string, kind: string, slug: string) => recordIdOf("post", lmsId, kind, slug);
const categoryId = (lmsId: string, kind: string, slug: string) => recordIdOf("category", lmsId, kind, slug);

export function categoryRow(lmsId: string, { kind, slug, title, sort }: SeedCategory): Schema["categories"] {
  return { lms_id: lmsId, id: categoryId(lmsId, kind, slug), kind_slug: kind, slug, title, title_key: searchText(title), sort };
}

export function postRow(lmsId: string, seed: SeedPost, sort: number, now: number): Schema["posts"] {
  const { kind, slug, author, tags } = seed;
  const [title, summary, content] = [withDates(seed.title, now), withDates(seed.summary, now), withDates(seed.content, now)];
  const published_at = timeOf(seed.published, now);
  return {
    ...{
      lms_id: lmsId,
      id: postId(lmsId, kind, slug),
      kind_slug: kind,
      slug,
      category_id: seed.category === null ? null : categoryId(lmsId, kind, seed.category),
    },
    ...{
      sort,
      title,
      title_key: searchText(title),
      summary,
      content,
      cover: null,
      author,
      author_id: null,
      published_at,
      tags: JSON.stringify(tags),
    },
    ...{
      reading_minutes: readingMinutes(content),
      views: viewsOf(slug),
      parent_id: seed.parent === undefined ? null : postId(lmsId, kind, seed.parent),
      audio_url: seed.audioUrl ?? null,
      meta_title: null,
      meta_description: null,
      status: "published",
      version: 1,
    },
    ...{ search_text: searchText(title, summary, author, ...tags), created_at: published_at, updated_at: published_at, archived_at: null },
  };
}

/** Readers of a demo's post, so that what is most read has an order: 40 to 939, the same on every installation. */
const viewsOf = (slug: string) => 40 + (Number(recordIdOf("views", slug)) % 900);
