import { z } from "zod";
import type { Operation } from "../host-contract";

/** One-time set-up link that creates the first admin of an installation. */
export const setupOperations = {
  /** Checks a set-up link. 404 if it is used, expired or unknown. */
  getSetup: {
    method: "GET",
    path: "v1/setup",
    query: z.object({ token: z.string().min(20).max(64) }),
    response: z.object({ title: z.string() }),
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** Names the site, creates the first superadmin and consumes the link, in one transaction. */
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
