import { z } from "zod";
import { changeSchema } from "~/lib/change-fields";
import { PEOPLE_SORTS } from "~/lib/list-sorts";
import { getKeys } from "~/lib/options";
import { MAX_PEOPLE_FILE_LENGTH, PERSON_CHANGES, PERSON_STATES } from "~/lib/people-fields";
import { emailField, personNameField } from "~/lib/shared-fields";
import { currentPassword } from "../account/schemas";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

const role = z.coerce.number().int().min(0).max(9);
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
const personParams = z.object({ id: z.string().max(40) });

export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Granted in this tenant, lowest first. A superadmin (0) has access to all tenants. */
  roles: z.array(z.number().int()),
  /** Provinces of a region lead (9). */
  provinceIds: z.array(z.string()),
  /** Since when the person may not sign in at this tenant; null if they may. */
  suspendedAt: instant.nullable(),
  createdAt: instant,
});
export type Person = z.output<typeof personSchema>;

const personDetailSchema = personSchema.extend({
  suspensionReason: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  classes: z.array(
    z.object({ slug: z.string(), name: z.string(), part: z.enum(["learner", "staff"]) }),
  ),
});
export type PersonDetail = z.output<typeof personDetailSchema>;

/**
 * Users and their roles in a tenant. Superadmins (0) may call these for any tenant, admins (1) for theirs, else 403.
 * Granting or taking a role with permissions that the caller lacks is 403 too, taking one's own role 0 or 1 is 422. Every change
 * asks the caller's password (422 at `password`, 429), is audited, and is mailed to the person.
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
      state: z.enum(PERSON_STATES).optional(),
      sort: z.enum(getKeys(PEOPLE_SORTS)).optional(),
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
    params: personParams,
    response: personDetailSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** `was`: the roles that the page showed; 409 if they have changed. 422 if no superadmin, or no active admin, would remain. */
  setRoles: {
    method: "POST",
    path: "v1/people/{id}/roles",
    params: personParams,
    body: z.object({ ...grantFields, was: z.array(role), password: currentPassword }),
    response: personSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /**
   * Suspends, restores or removes a person, or turns off the second factor of a lost device. Suspending and removing end their
   * sessions at the tenant. 409 if it does not apply (any more), to oneself, to a superadmin, or to the last active admin;
   * also if staff of another tenant would lose their second factor, unless the caller is a superadmin.
   */
  changePerson: {
    method: "POST",
    path: "v1/people/{id}/change",
    params: personParams,
    body: changeSchema.extend({ change: z.enum(PERSON_CHANGES) }),
    response: z.object({ id: z.string() }),
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
    body: z.object({
      ...grantFields,
      email: emailField,
      name: personNameField,
      password: currentPassword,
    }),
    response: z.object({ email: z.string(), outcome: z.enum(["granted", "invited"]) }),
    success: [201],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;

const importProblem = z.object({
  line: z.number().int(),
  /** Name of the column; empty for the file as a whole. */
  column: z.string(),
  value: z.string(),
  message: z.string(),
});

/** Open invitations, and people from a spreadsheet. Access as above. */
export const invitedPeopleOperations = {
  /** Newest first; expired ones are left out. */
  listInvitations: {
    method: "GET",
    path: "v1/people-invitations",
    query: z.object({ page: pageNumber, perPage: pageSize(20) }),
    response: paged(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        roles: z.array(z.number().int()),
        sentAt: instant,
        expiresAt: instant,
      }),
    ),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Emails a new link, valid for seven days; earlier ones end. 404; 429 within a minute. */
  resendInvitation: {
    method: "POST",
    path: "v1/people-invitations/{id}/resend",
    params: personParams,
    response: z.object({ email: z.string() }),
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /** 404 if it was accepted or withdrawn. */
  withdrawInvitation: {
    method: "POST",
    path: "v1/people-invitations/{id}/withdraw",
    params: personParams,
    response: z.null(),
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /**
   * People of a CSV file (name, e-mail, role, class). A trial stores nothing; otherwise all right rows are stored in one
   * transaction, except those that are known already, so that a file can be sent again. `problems` names what is wrong.
   */
  importPeople: {
    method: "POST",
    path: "v1/people-import",
    body: z.object({
      text: z.string().max(MAX_PEOPLE_FILE_LENGTH),
      isTrial: z.boolean(),
      /** Not asked for a trial. */
      password: z.string().max(200),
    }),
    response: z.object({
      invited: z.number().int(),
      added: z.number().int(),
      known: z.number().int(),
      wrongRows: z.number().int(),
      problems: z.array(importProblem),
    }),
    success: [200],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;

const securitySettings = z.object({ requiresSecondFactor: z.boolean() });

/** What a tenant demands of people who decide on money. For roles 0 and 1, else 403. */
export const securityOperations = {
  getSecurity: {
    method: "GET",
    path: "v1/security",
    response: securitySettings,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 422 at `password`; 429. Audited. */
  setSecurity: {
    method: "POST",
    path: "v1/security",
    body: securitySettings.extend({ password: currentPassword }),
    response: securitySettings,
    success: [200],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
export type PeopleImport = z.output<typeof invitedPeopleOperations.importPeople.response>;
