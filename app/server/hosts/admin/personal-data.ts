import { z } from "zod";
import { reasonField } from "~/lib/payout-fields";
import { ERASURE_HOLDS } from "~/lib/personal-data";
import { emailField } from "~/lib/shared-fields";
import { currentPassword } from "../account/schemas";
import type { Operation } from "../host-contract";
import { instant } from "../schemas";

const params = z.object({ id: z.string().max(40) });
const read = { method: "GET", success: [200], idempotent: true, auth: "user" } as const;
const write = { method: "POST", success: [200], idempotent: false, auth: "user" } as const;

const erasureSchema = z.object({
  /** What must be finished first. */
  holds: z.array(z.enum(ERASURE_HOLDS)),
  /** When the erasure that the person asked for begins; null if they did not. */
  dueAt: instant.nullable(),
});
export type Erasure = z.output<typeof erasureSchema>;

/**
 * A copy of what the tenant holds on a person, and its erasure (docs/decisions/0098). The caller's own, or for roles 0 and 1
 * that of people whose roles they may grant; else 403, 404.
 */
export const personalDataOperations = {
  getMyErasure: { ...read, path: "v1/my-erasure", response: erasureSchema },
  /** Begins after seven days. 409 if something holds it back (`data: { holds }`) or it was asked for; 422 at `password`; 429. */
  requestErasure: {
    ...write,
    path: "v1/my-erasure/request",
    body: z.object({ password: currentPassword }),
    response: erasureSchema,
  },
  /** 409 once it has begun. */
  withdrawErasure: { ...write, path: "v1/my-erasure/withdraw", response: erasureSchema },
  getPersonErasure: { ...read, path: "v1/people/{id}/erasure", params, response: erasureSchema },
  /** At once. `email`: that of the person, as typed. 409 as above and for oneself; 422 with fields; 429. */
  erasePerson: {
    ...write,
    path: "v1/people/{id}/erase",
    changesContent: true,
    params,
    body: z.object({ email: emailField, reason: reasonField, password: currentPassword }),
    response: z.object({ id: z.string() }),
  },
  /** A key that opens the copy to the caller for ten minutes. Audited, and mailed to the person. 422 at `password`; 429. */
  startExport: {
    ...write,
    path: "v1/people/{id}/export-key",
    params,
    body: z.object({ password: currentPassword }),
    response: z.object({ key: z.string(), expiresAt: instant }),
  },
  /** One JSON object, streamed; its keys are in docs/reference/personal-data.md. 403 for another key. */
  exportPerson: {
    ...read,
    path: "v1/people/{id}/export",
    params,
    query: z.object({ key: z.string().max(200) }),
    response: z.unknown(),
    raw: true,
  },
} satisfies Record<string, Operation>;
