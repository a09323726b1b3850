import { z } from "zod";
import { PLAN_STATUSES, planBody, planDecisionBody } from "~/lib/plan-fields";
import { recordVersion } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

const id = z.string().min(1).max(40);
const status = z.enum(PLAN_STATUSES);

const planSchema = planBody.omit({ sort: true }).extend({ id });
export type Plan = z.output<typeof planSchema>;

const deskSchema = planBody.extend({
  id,
  sort: z.number().int(),
  status,
  version: recordVersion,
});
export type DeskPlan = z.output<typeof deskSchema>;

const params = z.object({ id });
const read = { method: "GET", success: [200], idempotent: true } as const;
const write = {
  success: [200],
  idempotent: false,
  auth: "user",
  changesContent: true,
  response: deskSchema,
} as const;

/** Price plans. Calls of the desk are for roles 0 and 1, else 403 (docs/decisions/0114). */
export const planOperations = {
  /** Published ones in the tenant's order, at most 8; without the class of a plan if visitors cannot see it. */
  listPlans: {
    ...read,
    path: "v1/plan",
    response: z.object({ items: z.array(planSchema) }),
    auth: "app",
    cache: { fresh: 30_000, stale: 600_000 },
  },
  /** In the tenant's order, with the number of plans of each status. */
  listDeskPlans: {
    ...read,
    path: "v1/plan-desk",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      status: status.optional(),
    }),
    response: paged(deskSchema).extend({ counts: z.partialRecord(status, z.number().int()) }),
    auth: "user",
  },
  /** A draft. 422 with `classSlug` if the tenant has no such class. */
  createDeskPlan: {
    ...write,
    method: "POST",
    path: "v1/plan-desk",
    body: planBody,
    success: [201],
  },
  /** 404. */
  getDeskPlan: {
    ...read,
    path: "v1/plan-desk/{id}",
    params,
    response: deskSchema,
    auth: "user",
  },
  /** 404, 409 for a stale version, 422 as above. */
  saveDeskPlan: {
    ...write,
    method: "PUT",
    path: "v1/plan-desk/{id}",
    params,
    body: planBody.extend({ version: recordVersion }),
  },
  /** Publishes, withdraws or archives. 404, 409 for a stale version or a ninth published plan. */
  decideDeskPlan: {
    ...write,
    method: "POST",
    path: "v1/plan-desk/{id}/decision",
    params,
    body: planDecisionBody,
  },
} satisfies Record<string, Operation>;
