import type { POST_STATUSES } from "../../../hosts/services/post-schemas";

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
  };
  /** Former slugs, which redirect to the post. */
  post_slugs: { lms_id: string; kind_slug: string; slug: string; post_id: string };
}
