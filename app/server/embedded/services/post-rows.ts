import { type SelectQueryBuilder, sql } from "kysely";
import type { POST_SORTS, Post } from "../../hosts/services/posts";
import type { Queryable } from "../context";
import type { Schema } from "../schema/schema";

type CategoryTable = Schema["categories"];
interface WithPosts extends Schema {
  p: Schema["posts"];
  c: { [K in keyof CategoryTable]: CategoryTable[K] | null };
}
type Posts<O> = SelectQueryBuilder<WithPosts, "p" | "c", O>;

const CARD_COLUMNS = [
  "p.kind_slug as kindSlug",
  "p.slug",
  "p.id",
  "c.title as category",
  "p.category_id as categoryId",
  "c.slug as categorySlug",
  "p.sort",
  "p.title",
  "p.summary",
  "p.cover",
  "p.author",
  "p.published_at as publishedAt",
  "p.tags",
  "p.reading_minutes as readingMinutes",
  "p.views",
] as const;

const POST_COLUMNS = [
  ...CARD_COLUMNS,
  "p.content",
  "p.parent_id as parentId",
  "p.audio_url as audioUrl",
  "p.meta_title as metaTitle",
  "p.meta_description as metaDescription",
  "p.status",
  "p.version",
] as const;

/** One tenant's posts as `p` with their category as `c`. */
export function postsOf(db: Queryable, lmsId: string): Posts<object> {
  return db
    .selectFrom("posts as p")
    .leftJoin("categories as c", (join) => join.onRef("c.lms_id", "=", "p.lms_id").onRef("c.id", "=", "p.category_id"))
    .where("p.lms_id", "=", lmsId);
}

/** What everybody may read: published, or scheduled for a time that has come. */
export function publicPostsOf(db: Queryable, lmsId: string, now: number): Posts<object> {
  return postsOf(db, lmsId).where("p.status", "in", ["published", "scheduled"]).where("p.published_at", "<=", now);
}

export const selectPostCards = (query: Posts<object>) => query.select(CARD_COLUMNS);
export const selectPosts = (query: Posts<object>) => query.select(POST_COLUMNS);

/** The database keeps tags as JSON. */
export const withTags = <Row extends { tags: string }>(row: Row): Omit<Row, "tags"> & Pick<Post, "tags"> => ({
  ...row,
  tags: JSON.parse(row.tags),
});

const ORDER: Record<(typeof POST_SORTS)[number], string> = {
  newest: "p.published_at desc",
  oldest: "p.published_at",
  popular: "p.views desc, p.published_at desc",
  title: "p.title_key",
  manual: "p.sort, p.title_key",
};

/** The id last, so that pages don't overlap. */
export const postOrder = (sort: (typeof POST_SORTS)[number] = "newest") => sql`${sql.raw(ORDER[sort])}, p.id`;
