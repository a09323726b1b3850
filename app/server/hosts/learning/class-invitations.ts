import { z } from "zod";
import { newClassInvitationSchema } from "~/lib/class-invitation-fields";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

const params = z.object({ slug: z.string().min(1).max(96) });
/** Anyone who has it may join the class. */
const token = z.string().regex(/^[\w-]{20,64}$/);

const classInvitationSchema = z.object({
  id: z.string(),
  token,
  createdAt: instant,
  createdBy: z.string(),
  expiresAt: instant,
  revokedAt: instant.nullable(),
  /** Null: unlimited. */
  maxUses: z.number().int().nullable(),
  used: z.number().int(),
  /** A place in a paid class costs nothing. */
  isFree: z.boolean(),
});
export type ClassInvitation = z.output<typeof classInvitationSchema>;

/** Links that invite to a class, for its staff and for those who get one. */
export const classInvitationOperations = {
  /** Of a class that the caller teaches, newest first. 403, 404. */
  listClassInvitations: {
    method: "GET",
    path: "v1/staff-class/{slug}/invitation",
    params,
    query: z.object({ page: pageNumber, perPage: pageSize(PAGE_SIZE.content) }),
    response: paged(classInvitationSchema).extend({
      class: z.object({
        slug: z.string(),
        name: z.string(),
        type: z.string(),
        isPaid: z.boolean(),
      }),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 403, also for a free place in a paid class without role 0 or 1; 404. */
  inviteToClass: {
    method: "POST",
    path: "v1/staff-class/{slug}/invitation",
    params,
    body: newClassInvitationSchema,
    response: classInvitationSchema,
    success: [201],
    idempotent: false,
    auth: "user",
  },
  /** 403, 404, 409 if it was revoked. */
  revokeClassInvitation: {
    method: "POST",
    path: "v1/staff-class/{slug}/invitation/{id}/revoke",
    params: params.extend({ id: z.string().max(40) }),
    response: classInvitationSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /** What a link offers; the class itself is the services host's `GET {token}`. 404 for an invalid link. */
  getClassInvitation: {
    method: "GET",
    path: "v1/class-invitation/{token}",
    params: z.object({ token }),
    response: z.object({
      class: z.string(),
      isUsedUp: z.boolean(),
      /** Joining costs nothing. */
      isFree: z.boolean(),
      /** Of the caller; false for guests. */
      isEnrolled: z.boolean(),
    }),
    success: [200],
    idempotent: true,
    auth: "visitor",
  },
  /** Enrols the caller. 404; 409 if the link is used up, the class full, closed or to be paid, or the caller enrolled. */
  joinByInvitation: {
    method: "POST",
    path: "v1/class-invitation/{token}/join",
    params: z.object({ token }),
    response: z.object({ class: z.string() }),
    success: [200],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
