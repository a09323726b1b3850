import type { HostContext } from "../../kit/context";

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
    ])
    .execute();
}

const queryPublished = (
  { db }: HostContext,
  kind: "book_reviews" | "aspirations",
  { tenantId, limit, offset }: PublishedInput,
) =>
  db
    .selectFrom("submissions")
    .where("lms_id", "=", tenantId)
    .where("kind", "=", kind)
    .where("status", "=", "published")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset);
