import { z } from "zod";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

export const auditRow = z.object({
  seq: z.number().int(),
  at: instant,
  actor: z.string(),
  /** The actor's highest role at the time; null for a job or a gateway. */
  role: z.number().int().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditRow = z.output<typeof auditRow>;

/** The audit log (designs B11), for roles 0 and 1; else 403. */
export const auditOperations = {
  /** Newest first. `before` and `after` hold the changed values. */
  listAudit: {
    method: "GET",
    path: "v1/audit",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(50),
      entity: z.string().max(40).optional(),
      entityId: z.string().max(40).optional(),
      /** Id of a user: what they did, and what was done to them. */
      person: z.string().max(40).optional(),
      action: z.string().max(60).optional(),
      /** Part of the actor's name. */
      actor: z.string().max(100).optional(),
      /** First and last day, `YYYY-MM-DD` in WIB. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    response: paged(auditRow),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Verifies what was added to the hash chain since the last call; a job verifies all of it every day. `brokenAt`: number of the first altered, removed or inserted row; last + 1 if the end is missing. `anchor`: the last row that is also kept outside of the database. */
  verifyAudit: {
    method: "GET",
    path: "v1/audit/verify",
    response: z.object({
      rows: z.number().int(),
      brokenAt: z.number().int().nullable(),
      anchor: z.object({ seq: z.number().int(), at: instant }).nullable(),
      /** The last intact row; `wholeAt`: when all rows were verified. */
      verified: z.object({ seq: z.number().int(), at: instant, wholeAt: instant }),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
