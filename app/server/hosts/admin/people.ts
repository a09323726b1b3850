import { z } from "zod";
import { emailField, personNameField } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

const role = z.coerce.number().int().min(0).max(9);

export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Granted in this tenant, lowest first; a superadmin (0) has them all. */
  roles: z.array(z.number().int()),
  /** Of a region's leader (9). */
  provinceIds: z.array(z.string()),
  createdAt: instant,
});
export type Person = z.output<typeof personSchema>;

const grantFields = {
  roles: z
    .array(role)
    .max(10)
    .transform((roles) => [...new Set(roles)].sort((a, b) => a - b)),
  /** Which provinces somebody with role 9 looks after; needed with it, empty without. */
  provinceIds: z
    .array(z.string().regex(/^\d{2}$/))
    .max(38)
    .default([]),
};

/**
 * Users and their roles in a tenant: superadmins (0) everywhere, admins (1) in their tenant, else 403. An admin neither makes nor
 * changes superadmins, and nobody takes their own role of 0 or 1.
 */
export const peopleOperations = {
  /** Everybody with a role in the tenant, by name. */
  listPeople: {
    method: "GET",
    path: "v1/people",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(20),
      search: z.string().max(100).optional(),
      role: role.optional(),
    }),
    response: paged(personSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 404 for somebody without a role in the tenant. */
  getPerson: {
    method: "GET",
    path: "v1/people/{id}",
    params: z.object({ id: z.string().max(40) }),
    response: personSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** `was`: the roles that the page showed; 409 when they are others by now. 422 when superadmins would be none. */
  setRoles: {
    method: "POST",
    path: "v1/people/{id}/roles",
    params: z.object({ id: z.string().max(40) }),
    body: z.object({ ...grantFields, was: z.array(role) }),
    response: personSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /**
   * Brings somebody into the tenant: one with an account gets the roles at once, anybody else an invitation by mail, good for seven days.
   * 409 when the person has roles here already; 429.
   */
  invitePerson: {
    method: "POST",
    path: "v1/people/invite",
    body: z.object({ ...grantFields, email: emailField, name: personNameField }),
    response: z.object({ email: z.string(), outcome: z.enum(["granted", "invited"]) }),
    success: [201],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
