import type { submissionOperations } from "../../../hosts/records/submissions";
import { createDiscResult } from "../../domain/submissions/create-disc-result";
import { createSubmission } from "../../domain/submissions/create-submission";
import {
  listPublishedAspirations,
  listPublishedReviews,
} from "../../domain/submissions/published-submissions";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Book reviews, aspirations, testimonies and DISC results of the records host (STO22). */
export function submissionHandlers(
  context: HostContext,
): OperationHandlers<typeof submissionOperations> {
  return {
    listBookReviews: async ({ tenantId, query }) => ({
      data: await listPublishedReviews(context, { tenantId, ...query }),
    }),
    createBookReview: async ({ tenantId, body, clientIp, idempotencyKey }) => {
      const { name, email = null, rating, comment } = body;
      const data = await createSubmission(context, {
        tenantId,
        clientIp,
        idempotencyKey,
        operation: "createBookReview",
        kind: "book_reviews",
        body,
        columns: { name, email, rating, body: comment },
      });
      return { data };
    },
    listAspirations: async ({ tenantId, query }) => ({
      data: await listPublishedAspirations(context, { tenantId, ...query }),
    }),
    createAspiration: async ({ tenantId, body, clientIp, idempotencyKey }) => {
      const { name, email = null, role, topic, message } = body;
      const data = await createSubmission(context, {
        tenantId,
        clientIp,
        idempotencyKey,
        operation: "createAspiration",
        kind: "aspirations",
        body,
        columns: { name, email, role, topic, body: message },
      });
      return { data };
    },
    createTestimony: async ({ tenantId, body, clientIp, idempotencyKey }) => {
      const { name, email = null, role, institution, message, rating = null } = body;
      const data = await createSubmission(context, {
        tenantId,
        clientIp,
        idempotencyKey,
        operation: "createTestimony",
        kind: "testimonies",
        body,
        columns: {
          name,
          email,
          role,
          institution,
          body: message,
          rating,
          photo_url: body.photoUrl ?? null,
        },
      });
      return { data };
    },
    createUserDisc: async ({ tenantId, body, clientIp, idempotencyKey }) => ({
      data: await createDiscResult(context, { tenantId, body, clientIp, idempotencyKey }),
    }),
  };
}
