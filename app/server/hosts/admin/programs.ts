import { z } from "zod";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

const leaderboardRowSchema = z.object({
  rank: z.number().int(),
  /** First name and initial, for privacy. */
  name: z.string(),
  /** School name, if given. */
  school: z.string().nullable(),
  points: z.number().int(),
  lastAt: instant,
});

/** Program leaderboards and class invitations. */
export const adminProgramOperations = {
  /** By points, then by who reached them first, then by name (designs B9). Without users who opted out. 404. */
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
  /** Opts the learner in or out. 404 if they are not in the programme. */
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
  /** Creates a link to a class, valid for 30 days; requires permission to edit classes (designs B2), else 403. 404. Audited. */
  createClassInvitation: {
    method: "POST",
    path: "v1/class/invitation",
    body: z.object({ classId: z.string().min(1).max(40) }),
    /** Returned only here. */
    response: z.object({ token: z.string(), expiresAt: instant }),
    success: [201],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
