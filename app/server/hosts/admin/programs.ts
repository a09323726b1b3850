import { z } from "zod";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

const leaderboardRowSchema = z.object({
  rank: z.number().int(),
  /** First name and initial, so that nobody is found by it. */
  name: z.string(),
  /** The school's name, where one is told. */
  school: z.string().nullable(),
  points: z.number().int(),
  lastAt: instant,
});

/** Program leaderboards and class invitations. */
export const adminProgramOperations = {
  /** By points; equals by who had them first, then by name (designs B9). Whoever does not want to stand there does not. 404. */
  listLeaderboard: {
    method: "GET",
    path: "v1/programme/leaderboard",
    query: z.object({
      programId: z.string().min(1).max(40),
      page: pageNumber,
      perPage: pageSize(10),
    }),
    response: paged(leaderboardRowSchema),
    success: [200],
    idempotent: true,
    auth: "app",
    cache: { fresh: 30_000, stale: 600_000 },
  },
  /** A learner's own wish to stand in it or not. 404 for somebody who is not in the programme. */
  setLeaderboardVisibility: {
    method: "POST",
    path: "v1/programme/leaderboard/shown",
    body: z.object({ programId: z.string().min(1).max(40), shown: z.boolean() }),
    response: z.object({ shown: z.boolean() }),
    success: [200],
    idempotent: true,
    auth: "user",
    changesContent: true,
  },
  /** A link to one class for 30 days; for those who may edit classes (designs B2), else 403. 404 for an unknown class. Audited. */
  createClassInvitation: {
    method: "POST",
    path: "v1/class/invitation",
    body: z.object({ classId: z.string().min(1).max(40) }),
    /** The token is told this once. */
    response: z.object({ token: z.string(), expiresAt: instant }),
    success: [201],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
