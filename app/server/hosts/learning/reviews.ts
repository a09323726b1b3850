import { z } from "zod";
import { classReviewFields, SUBMISSION_STATUSES } from "~/lib/submissions";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

const classRef = z.object({ class: z.string().min(1).max(96) });

const myReviewSchema = z.object({
  rating: z.number().int(),
  text: z.string(),
  status: z.enum(SUBMISSION_STATUSES),
  /** Why it was hidden. */
  reason: z.string().nullable(),
  version: z.number().int(),
});

/** Reviews of classes by those who finished them (docs/decisions/0100). */
export const reviewOperations = {
  /** Public: published reviews, newest first, with short names. `average` of all of them, with one decimal. 404. */
  listClassReviews: {
    method: "GET",
    path: "v1/class-review",
    query: classRef.extend({ page: pageNumber, perPage: pageSize(10) }),
    response: paged(
      z.object({
        id: z.string(),
        name: z.string(),
        rating: z.number().int(),
        text: z.string(),
        createdAt: instant,
      }),
    ).extend({ average: z.number().nullable() }),
    success: [200],
    idempotent: true,
    auth: "app",
    cache: { fresh: 30_000, stale: 600_000 },
  },
  /** The caller's review of a class, and whether they may write one. 404. */
  getMyReview: {
    method: "GET",
    path: "v1/my-class-review",
    query: classRef,
    response: z.object({ canReview: z.boolean(), review: myReviewSchema.nullable() }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Writes or changes it; it waits for moderation. `version` 0 for the first. 403 unless finished, 404, 409, 429. */
  saveMyReview: {
    method: "PUT",
    path: "v1/my-class-review",
    body: classRef.extend(classReviewFields.shape),
    response: myReviewSchema,
    success: [200],
    idempotent: true,
    auth: "user",
    changesContent: true,
  },
} satisfies Record<string, Operation>;
