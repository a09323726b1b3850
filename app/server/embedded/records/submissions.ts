import type { submissionOperations } from "../../hosts/records/submissions";
import type { HandlersOf, HostContext } from "../context";
import { writeDiscResult } from "./disc-writes";
import { writeSubmission } from "./submission-writes";

/** Book reviews, aspirations, testimonies and DISC results as the hosted database has them (STO22). */
export function submissionHandlers(context: HostContext): HandlersOf<typeof submissionOperations> {
  const published = (lmsId: string, kind: "book_reviews" | "aspirations", { limit, offset }: { limit: number; offset: number }) =>
    context.db
      .selectFrom("submissions")
      .where("lms_id", "=", lmsId)
      .where("kind", "=", kind)
      .where("status", "=", "published")
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(limit)
      .offset(offset);
  return {
    listBookReviews: async ({ lmsId, query }) => ({
      data: await published(lmsId, "book_reviews", query)
        .select(({ fn, val }) => ["id", "name", fn.coalesce("rating", val(0)).as("rating"), "body as comment", "created_at"])
        .execute(),
    }),
    createBookReview: async ({ lmsId, body, clientIp, idempotencyKey }) => {
      const { name, email, rating, comment } = body;
      const columns = { name, email: email ?? null, rating, body: comment };
      const of = { lmsId, clientIp, idempotencyKey, operation: "createBookReview", kind: "book_reviews" } as const;
      return { data: await writeSubmission(context, { ...of, body, columns }) };
    },
    listAspirations: async ({ lmsId, query }) => ({
      data: await published(lmsId, "aspirations", query)
        .select(({ fn, val }) => [
          ...(["id", "name", "body as message", "created_at"] as const),
          ...[fn.coalesce("role", val("")).as("role"), fn.coalesce("topic", val("")).as("topic")],
        ])
        .execute(),
    }),
    createAspiration: async ({ lmsId, body, clientIp, idempotencyKey }) => {
      const { name, email, role, topic, message } = body;
      const columns = { name, email: email ?? null, role, topic, body: message };
      const of = { lmsId, clientIp, idempotencyKey, operation: "createAspiration", kind: "aspirations" } as const;
      return { data: await writeSubmission(context, { ...of, body, columns }) };
    },
    createTestimony: async ({ lmsId, body, clientIp, idempotencyKey }) => {
      const { name, role, institution, message, rating, photoUrl } = body;
      const columns = { name, role, institution, body: message, rating: rating ?? null, photo_url: photoUrl ?? null };
      const of = { lmsId, clientIp, idempotencyKey, operation: "createTestimony", kind: "testimonies" } as const;
      return { data: await writeSubmission(context, { ...of, body, columns }) };
    },
    createUserDisc: async (input) => ({ data: await writeDiscResult(context, input) }),
  };
}
