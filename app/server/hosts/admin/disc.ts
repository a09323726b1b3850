import { z } from "zod";
import { DISC_PATTERNS } from "~/lib/disc";
import { discScoresSchema } from "~/lib/disc-fields";
import type { Operation } from "../host-contract";
import { instant } from "../schemas";

const resultKey = z.string().min(20).max(64);

/** A DISC result by the secret key from `records.createUserDisc` (designs B7). */
export const discOperations = {
  /** 404 for an unknown key. */
  getDiscResult: {
    method: "GET",
    path: "v1/disc",
    query: z.object({ key: resultKey }),
    response: discScoresSchema.extend({
      id: z.string(),
      name: z.string(),
      pattern: z.enum(DISC_PATTERNS),
      /** False if all answers have the same position or took less than 90 seconds. */
      isSteady: z.boolean(),
      createdAt: instant,
    }),
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** Permanently deletes the answers and personal data. 404. */
  deleteDiscResult: {
    method: "POST",
    path: "v1/disc/delete",
    body: z.object({ key: resultKey }),
    response: z.null(),
    success: [200],
    idempotent: false,
    auth: "app",
  },
} satisfies Record<string, Operation>;
