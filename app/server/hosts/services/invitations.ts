import { z } from "zod";
import type { Operation } from "../define";
import { classOverviewSchema } from "./classes";

export const invitationOperations = {
  /** `GET {token}` (STO14): the class that an invitation's token opens. 404 for an unknown token, and for one that is over. */
  getInvitedClass: {
    method: "GET",
    path: "{token}",
    params: z.object({ token: z.string().regex(/^[\w-]{20,64}$/) }),
    answer: classOverviewSchema,
    success: [200],
    idempotent: true,
    needs: "app",
  },
} satisfies Record<string, Operation>;
