import { z } from "zod";
import { changeSchema } from "~/lib/change-fields";
import { newTenantFields, TENANT_CHANGES, TENANT_STATES } from "~/lib/tenant-fields";
import { currentPassword } from "../account/schemas";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

export const tenantParams = z.object({ id: z.string().max(60) });

const tenantSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The primary one first. */
  domains: z.array(z.string()),
  /** People with a role. */
  people: z.number().int(),
  classes: z.number().int(),
  createdAt: instant,
  suspendedAt: instant.nullable(),
});
export type TenantSummary = z.output<typeof tenantSummarySchema>;

const tenantDetailSchema = tenantSummarySchema.extend({
  layout: z.string(),
  /** Why and by whom it was suspended; null while active. */
  reason: z.string().nullable(),
  suspendedBy: z.string().nullable(),
  /** The tenant that runs the installation; it cannot be suspended. */
  isInstallation: z.boolean(),
});
export type TenantDetail = z.output<typeof tenantDetailSchema>;

const read = { method: "GET", success: [200], idempotent: true, auth: "user" } as const;

/**
 * All tenants of the installation, for the superadmins of its own tenant, called from there; else 403. Changes ask the
 * caller's password (422 at `password`, 429) and are audited.
 */
export const tenantOperations = {
  /** Oldest first. */
  listTenants: {
    ...read,
    path: "v1/tenants",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(20),
      search: z.string().max(100).optional(),
      state: z.enum(TENANT_STATES).optional(),
    }),
    response: paged(tenantSummarySchema),
  },
  /** 404 for an unknown tenant. */
  getTenant: {
    ...read,
    path: "v1/tenants/{id}",
    params: tenantParams,
    response: tenantDetailSchema,
  },
  /** Empty, or a copy without people, money and submissions. The first admin is invited by mail. 404 if `from` is unknown; 422 at `slug`. */
  createTenant: {
    method: "POST",
    path: "v1/tenants",
    body: z.object({ ...newTenantFields, password: currentPassword }),
    response: z.object({ id: z.string(), domain: z.string() }),
    success: [201],
    idempotent: false,
    auth: "user",
    changesTenant: true,
  },
  /** Suspends or restores, mailed to the tenant's admins. 409 if it does not apply, or to the installation's own tenant. */
  changeTenant: {
    method: "POST",
    path: "v1/tenants/{id}/change",
    params: tenantParams,
    body: changeSchema.extend({ change: z.enum(TENANT_CHANGES) }),
    response: z.object({ id: z.string() }),
    success: [200],
    idempotent: false,
    auth: "user",
    changesTenant: true,
  },
} satisfies Record<string, Operation>;
