import { z } from "zod";
import { VOTE_REASONS } from "~/lib/assistant";
import { recordVersion } from "~/lib/shared-fields";
import {
  aspirationAnswerField,
  hidingReasonField,
  SUBMISSION_KINDS,
  SUBMISSION_STATUSES,
} from "~/lib/submissions";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

const submissionSchema = z.object({
  id: z.string(),
  kind: z.enum(SUBMISSION_KINDS),
  status: z.enum(SUBMISSION_STATUSES),
  name: z.string(),
  email: z.string().nullable(),
  /** The comment or message. */
  text: z.string(),
  rating: z.number().int().nullable(),
  role: z.string().nullable(),
  topic: z.string().nullable(),
  institution: z.string().nullable(),
  photoUrl: z.string().nullable(),
  createdAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** Why it is hidden. */
  reason: z.string().nullable(),
  /** Published below an aspiration. */
  answer: z.string().nullable(),
  /** Of a review. */
  class: z.object({ slug: z.string(), name: z.string() }).nullable(),
  version: z.number().int(),
});
export type Submission = z.output<typeof submissionSchema>;

const voteRow = z.object({
  messageId: z.string(),
  value: z.enum(["up", "down"]),
  reason: z.enum(VOTE_REASONS).nullable(),
  comment: z.string(),
  question: z.string(),
  answer: z.string(),
  at: instant,
});
export type VoteRow = z.output<typeof voteRow>;

/** Visitors' submissions and assistant feedback, for superadmins, admins and writers (designs B2: 0, 1, 6); else 403. */
export const moderationOperations = {
  /** Newest first. `pending`: undecided submissions by kind. */
  listSubmissions: {
    method: "GET",
    path: "v1/moderation",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(20),
      kind: z.enum(SUBMISSION_KINDS).optional(),
      status: z.enum(SUBMISSION_STATUSES).optional(),
    }),
    response: paged(submissionSchema).extend({
      pending: z.record(z.enum(SUBMISSION_KINDS), z.number().int()),
      /** Of the kind that is asked for, or of all. */
      counts: z.record(z.enum(SUBMISSION_STATUSES), z.number().int()),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /**
   * Publishes a submission, with an answer if it is an aspiration, or hides it for a `reason`. Its sender is told by email of the
   * first publication and of a new answer. 404; 409 if it was decided meanwhile (`version`); 422 without a reason.
   */
  moderate: {
    method: "POST",
    path: "v1/moderation/{id}",
    params: z.object({ id: z.string().max(40) }),
    body: z.object({
      status: z.enum(["published", "hidden"]),
      version: recordVersion,
      reason: hidingReasonField.optional(),
      answer: aspirationAnswerField.optional(),
    }),
    response: submissionSchema,
    success: [200],
    idempotent: false,
    auth: "user",
    changesContent: true,
  },
  /** Newest first, with the rated question and answer. */
  listVotes: {
    method: "GET",
    path: "v1/chat-votes",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(20),
      value: z.enum(["up", "down"]).optional(),
    }),
    response: paged(voteRow).extend({ up: z.number().int(), down: z.number().int() }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Public: published testimonies, newest first. The hosted database stores them but does not list them (STO22). */
  listTestimonies: {
    method: "GET",
    path: "v1/testimonies",
    query: z.object({ page: pageNumber, perPage: pageSize(6) }),
    response: paged(
      submissionSchema.pick({
        id: true,
        name: true,
        role: true,
        institution: true,
        text: true,
        rating: true,
        photoUrl: true,
        createdAt: true,
      }),
    ),
    success: [200],
    idempotent: true,
    auth: "app",
    cache: { fresh: 30_000, stale: 600_000 },
  },
} satisfies Record<string, Operation>;
