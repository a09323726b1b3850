import { z } from "zod";
import type { Operation } from "../define";

export const meSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Role numbers granted in the tenant that is asked about (ENT15). */
  kinds: z.array(z.number().int()),
});

export const userOperations = {
  getMe: { method: "GET", path: "v1/user/me", answer: meSchema, success: [200], idempotent: true, needs: "user" },
} satisfies Record<string, Operation>;
