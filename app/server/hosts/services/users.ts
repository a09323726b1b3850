import { z } from "zod";
import { coderFields } from "~/lib/coder-fields";
import { emailField } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { instant, rupiah } from "../schemas";

/** Who somebody is, in one tenant (ENT21). */
export const meSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable().default(null),
  avatar: z.string().nullable().default(null),
  /** Role numbers granted in the tenant that is asked about (ENT15). */
  kinds: z.array(z.number().int()),
  /** The first of them; which one pages are arranged for is chosen there (ROL5). */
  activeKind: z.number().int().nullable().default(null),
  /** Tenants in which the person has a role. */
  tenantIds: z.array(z.string()).default([]),
  /** What could be paid out in this tenant; absent where nothing ever was earned. */
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
  /** Sends a link to verify the address; answers alike for an address that has an account. 422 with fields; 429. */
  signUpCoder: {
    method: "POST",
    path: "v1/auth/signup/coder",
    body: coderFields,
    response: z.object({ email: z.string(), resendAfter: instant }),
    success: [201],
    idempotent: false,
    auth: "app",
  },
  /** Reads in name only (STO18): asks for a demonstration. The same address within 24 h gets the same answer and no second mail. */
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
