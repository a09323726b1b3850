import type { HostContext } from "../../kit/context";
import { readPage } from "../../kit/paging";

interface PublishedInput {
  tenantId: string;
  limit: number;
  offset: number;
}

/** Lists published book reviews, newest first, without email addresses (STO22). */
export function listPublishedReviews(context: HostContext, input: PublishedInput) {
  return queryPublished(context, "book_reviews", input)
    .select(({ fn, val }) => [
      "id",
      "name",
      fn.coalesce("rating", val(0)).as("rating"),
      "body as comment",
      "created_at",
    ])
    .limit(input.limit)
    .offset(input.offset)
    .execute();
}

/** Lists published aspirations, newest first, without email addresses (STO22). */
export function listPublishedAspirations(context: HostContext, input: PublishedInput) {
  return queryPublished(context, "aspirations", input)
    .select(({ fn, val }) => [
      "id",
      "name",
      "body as message",
      "created_at",
      fn.coalesce("role", val("")).as("role"),
      fn.coalesce("topic", val("")).as("topic"),
      "answer",
    ])
    .limit(input.limit)
    .offset(input.offset)
    .execute();
}

/** Lists published testimonies, newest first. */
export async function listPublishedTestimonies(
  context: HostContext,
  { tenantId, page, perPage }: { tenantId: string; page: number; perPage: number },
) {
  const query = queryPublished(context, "testimonies", { tenantId }).select([
    "id",
    "name",
    "role",
    "institution",
    "body as text",
    "rating",
    "photo_url as photoUrl",
    "created_at as createdAt",
  ]);
  const { rows, ...pagination } = await readPage(query, page, perPage);
  return { ...pagination, items: rows };
}

const queryPublished = (
  { db }: HostContext,
  kind: "book_reviews" | "aspirations" | "testimonies",
  { tenantId }: { tenantId: string },
) =>
  db
    .selectFrom("submissions")
    .where("lms_id", "=", tenantId)
    .where("kind", "=", kind)
    .where("status", "=", "published")
    .orderBy("created_at", "desc")
    .orderBy("id");
