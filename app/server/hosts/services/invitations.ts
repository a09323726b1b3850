import { z } from "zod";
import type { Operation } from "../host-contract";
import { classOverviewSchema } from "./classes";

export const invitationOperations = {
  /** `GET {token}` (STO14): class of an invitation. 404 for an unknown or expired token. */
  getInvitedClass: {
    method: "GET",
    path: "{token}",
    params: z.object({ token: z.string().regex(/^[\w-]{20,64}$/) }),
    response: classOverviewSchema,
    success: [200],
    idempotent: true,
    auth: "app",
  },
} satisfies Record<string, Operation>;
