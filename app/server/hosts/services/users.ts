import { z } from "zod";
import { coderFields } from "~/lib/coder-fields";
import { emailField } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { instant, rupiah } from "../schemas";

/** User profile in one tenant (ENT21). */
export const meSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable().default(null),
  avatar: z.string().nullable().default(null),
  /** Role numbers granted in the tenant (ENT15). */
  kinds: z.array(z.number().int()),
  /** The first role; the active one is chosen by the user (ROL5). */
  activeKind: z.number().int().nullable().default(null),
  /** Tenants in which the user has a role. */
  tenantIds: z.array(z.string()).default([]),
  /** Balance available for payout in this tenant; absent without earnings. */
  balance: rupiah.optional(),
});
export type Me = z.output<typeof meSchema>;

export const userOperations = {
  getMe: {
    method: "GET",
    path: "v1/user/me",
    response: meSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Sends a verification link. Same response for a registered address. 422 with fields; 429. */
  signUpCoder: {
    method: "POST",
    path: "v1/auth/signup/coder",
    body: coderFields,
    response: z.object({ email: z.string(), resendAfter: instant }),
    success: [201],
    idempotent: false,
    auth: "app",
  },
  /** Requests a demonstration, despite its name (STO18). Repeated within 24 h for an address it sends no second email. */
  requestDemo: {
    method: "GET",
    path: "v0/cms/app/request-demo",
    query: z.object({ email: emailField }),
    response: z.null(),
    success: [200],
    idempotent: true,
    auth: "app",
  },
} satisfies Record<string, Operation>;
