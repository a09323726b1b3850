import type { POST_CHANGES, POST_STATUSES } from "~/lib/post-status";

export interface PostTables {
  categories: {
    lms_id: string;
    id: string;
    kind_slug: string;
    slug: string;
    title: string;
    title_key: string;
    sort: number;
  };
  posts: {
    lms_id: string;
    id: string;
    kind_slug: string;
    slug: string;
    category_id: string | null;
    sort: number;
    title: string;
    /** Title normalized by `toSearchText`, so that both databases sort alike. */
    title_key: string;
    summary: string;
    content: string;
    cover: string | null;
    author: string;
    author_id: string | null;
    published_at: number | null;
    /** JSON string array. */
    tags: string;
    reading_minutes: number;
    views: number;
    parent_id: string | null;
    audio_url: string | null;
    meta_title: string | null;
    meta_description: string | null;
    status: (typeof POST_STATUSES)[number];
    version: number;
    search_text: string;
    created_at: number;
    updated_at: number;
    archived_at: number | null;
    cover_alt: string | null;
    event_start_at: number | null;
    event_end_at: number | null;
    event_place: string | null;
    /** Why a reviewer sent the draft back; null once it goes on. */
    return_reason: string | null;
  };
  /** A post as it was after each change; `number` is its version then. */
  post_revisions: {
    lms_id: string;
    post_id: string;
    number: number;
    saved_at: number;
    saved_by: string;
    change: (typeof POST_CHANGES)[number];
    status: (typeof POST_STATUSES)[number];
    reason: string | null;
    /** JSON of what editors can write. */
    fields: string;
  };
  /** Former slugs, which redirect to the post. */
  post_slugs: { lms_id: string; kind_slug: string; slug: string; post_id: string };
}
