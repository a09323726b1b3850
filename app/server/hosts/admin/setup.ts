import { z } from "zod";
import type { Operation } from "../host-contract";

/** The one-time link by which a new installation gets its first admin. */
export const setupOperations = {
  /** Is this one-time set-up link still good? 404 when used, expired or unknown. */
  getSetup: {
    method: "GET",
    path: "v1/setup",
    query: z.object({ token: z.string().min(20).max(64) }),
    response: z.object({ title: z.string() }),
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** Names the site, makes the first superadmin and uses the link up, in one transaction. */
  finishSetup: {
    method: "POST",
    path: "v1/setup",
    body: z.object({
      token: z.string(),
      title: z.string().min(3).max(100),
      name: z.string().min(3).max(100),
      email: z.email().max(254),
      password: z.string().min(10).max(200),
    }),
    response: z.object({ email: z.string() }),
    success: [201],
    idempotent: false,
    auth: "app",
    changesContent: true,
  },
} satisfies Record<string, Operation>;
