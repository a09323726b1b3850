import { z } from "zod";
import { discFields } from "~/lib/disc-fields";
import { aspirationFields, bookReviewFields, testimonyFields } from "~/lib/submissions";
import type { Operation } from "../host-contract";
import { id, optionalCount, optionalInstant, optionalText, text } from "../schemas";
import { createdRows, tableRows } from "./created-rows";

const list = {
  method: "GET",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  success: [200],
  idempotent: true,
  auth: "key",
  unwrapped: true,
  cache: { fresh: 15_000, stale: 300_000 },
} as const;

/** 201 only (STO3). 422 with fields; 429 after five per hour or one per ten seconds from a network (designs B6). */
const create = {
  method: "POST",
  response: createdRows(z.object({ id: text(), status: text() })),
  success: [201],
  exactStatus: true,
  idempotent: false,
  auth: "key",
  unwrapped: true,
} as const;

/** Rows of the hosted database that visitors create (STO22). Lists contain published rows, newest first, without email addresses. */
export const submissionOperations = {
  listBookReviews: {
    ...list,
    path: "book_reviews",
    response: tableRows(
      z.object({
        id: id(),
        name: text(),
        rating: optionalCount(),
        comment: text(),
        created_at: optionalInstant(),
      }),
    ),
  },
  createBookReview: { ...create, path: "book_reviews", body: bookReviewFields },
  listAspirations: {
    ...list,
    path: "aspirations",
    response: tableRows(
      z.object({
        id: id(),
        name: text(),
        role: text(),
        topic: text(),
        message: text(),
        /** Of the embedded host only. */
        answer: optionalText(),
        created_at: optionalInstant(),
      }),
    ),
  },
  createAspiration: { ...create, path: "aspirations", body: aspirationFields },
  createTestimony: { ...create, path: "testimonies", body: testimonyFields },
  /** Scores are recomputed: 422 if the submitted ones differ. `key` opens the result (`admin.getDiscResult`). */
  createUserDisc: {
    ...create,
    path: "user_disc",
    body: discFields,
    response: createdRows(z.object({ id: text(), type: text(), key: text() })),
  },
} satisfies Record<string, Operation>;
