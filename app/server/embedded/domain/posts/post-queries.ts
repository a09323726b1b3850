import { type SelectQueryBuilder, sql } from "kysely";
import type { POST_SORTS, Post } from "../../../hosts/services/post-schemas";
import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";

type CategoryTable = Schema["categories"];
interface PostSchema extends Schema {
  p: Schema["posts"];
  c: { [K in keyof CategoryTable]: CategoryTable[K] | null };
}
type PostQuery<O> = SelectQueryBuilder<PostSchema, "p" | "c", O>;

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
  "p.cover_alt as coverAlt",
  "p.event_start_at as eventStartAt",
  "p.event_end_at as eventEndAt",
  "p.event_place as eventPlace",
] as const;

/** Posts of a tenant as `p` with their category as `c`. */
export function queryPosts(db: Queryable, tenantId: string): PostQuery<object> {
  return db
    .selectFrom("posts as p")
    .leftJoin("categories as c", (join) =>
      join.onRef("c.lms_id", "=", "p.lms_id").onRef("c.id", "=", "p.category_id"),
    )
    .where("p.lms_id", "=", tenantId);
}

/** Public posts: published, or scheduled for a time up to `now` (UTC ms). */
export function queryPublicPosts(db: Queryable, tenantId: string, now: number): PostQuery<object> {
  return queryPosts(db, tenantId)
    .where("p.status", "in", ["published", "scheduled"])
    .where("p.published_at", "<=", now);
}

export const selectPostCards = (query: PostQuery<object>) => query.select(CARD_COLUMNS);
export const selectPosts = (query: PostQuery<object>) => query.select(POST_COLUMNS);

export const parseTags = <Row extends { tags: string }>(
  row: Row,
): Omit<Row, "tags"> & Pick<Post, "tags"> => ({
  ...row,
  tags: JSON.parse(row.tags),
});

const SORT_EXPRESSIONS: Record<(typeof POST_SORTS)[number], string> = {
  newest: "p.published_at desc",
  oldest: "p.published_at",
  popular: "p.views desc, p.published_at desc",
  title: "p.title_key",
  manual: "p.sort, p.title_key",
};

/** Ends with the id, so that pages never overlap. */
export const postOrder = (sort: (typeof POST_SORTS)[number] = "newest") =>
  sql`${sql.raw(SORT_EXPRESSIONS[sort])}, p.id`;
