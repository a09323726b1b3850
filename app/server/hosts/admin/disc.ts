import { z } from "zod";
import { DISC_PATTERNS } from "~/lib/disc";
import { discScoresSchema } from "~/lib/disc-fields";
import type { Operation } from "../host-contract";
import { instant } from "../schemas";

const resultKey = z.string().min(20).max(64);

/** A DISC result by the secret key that `records.createUserDisc` gave (designs B7). */
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
      /** False where the answers look like clicking through: always the same position, or in under 90 seconds. */
      isSteady: z.boolean(),
      createdAt: instant,
    }),
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** Removes the answers and the person's data for good. 404. */
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
