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
  /** Granted in this tenant, lowest first. A superadmin (0) has access to all tenants. */
  roles: z.array(z.number().int()),
  /** Provinces of a region lead (9). */
  provinceIds: z.array(z.string()),
  createdAt: instant,
});
export type Person = z.output<typeof personSchema>;

const grantFields = {
  roles: z
    .array(role)
    .max(10)
    .transform((roles) => [...new Set(roles)].sort((a, b) => a - b)),
  /** Provinces of a user with role 9: required for that role, otherwise empty. */
  provinceIds: z
    .array(z.string().regex(/^\d{2}$/))
    .max(38)
    .default([]),
};

/**
 * Users and their roles in a tenant. Superadmins (0) may call these for any tenant, admins (1) for theirs, else 403. Admins cannot
 * create or change superadmins, and no user can remove their own role 0 or 1.
 */
export const peopleOperations = {
  /** All users with a role in the tenant, by name. */
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
  /** 404 for a user without a role in the tenant. */
  getPerson: {
    method: "GET",
    path: "v1/people/{id}",
    params: z.object({ id: z.string().max(40) }),
    response: personSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** `was`: the roles that the page showed; 409 if they have changed. 422 if no superadmin would remain. */
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
   * Adds a user to the tenant. An existing account gets the roles at once, otherwise an invitation valid for seven days is sent.
   * 409 if the user has roles in the tenant already; 429.
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
