import { z } from "zod";
import { SCHOOL_STATUSES, schoolFields } from "~/lib/school-fields";
import type { Operation } from "../host-contract";
import { PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";
import { schoolSchema, schoolWithKeySchema } from "../services/schools";
import { decisionFields, manageKey } from "./decisions";
import { adminTeamOperations } from "./teams";

/** A school's own registration, by the key on its receipt; and the inbox of those who decide. */
export const adminSchoolOperations = {
  ...adminTeamOperations,
  /** 404 for an unknown key. */
  getSchool: {
    method: "GET",
    path: "v1/school",
    query: z.object({ key: manageKey }),
    response: schoolWithKeySchema,
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** Until it is verified or rejected; what was to be revised is handed in again by it. 404, 409 (stale, decided, NPSN), 422. */
  updateSchool: {
    method: "POST",
    path: "v1/school/update",
    query: z.object({ key: manageKey }),
    body: schoolFields.and(z.object({ version: z.coerce.number().int().min(1) })),
    response: schoolWithKeySchema,
    success: [200],
    idempotent: false,
    auth: "app",
  },
  /** The inbox, newest first: all of the tenant for roles 0 and 1, their own provinces' for 9, else 403. */
  listSchoolInbox: {
    method: "GET",
    path: "v1/school/inbox",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.school),
      status: z.enum(SCHOOL_STATUSES).optional(),
      provinceId: z.string().max(10).optional(),
      search: z.string().max(100).optional(),
    }),
    /** `waiting`: how many of those the reader may decide on wait for it. */
    response: paged(schoolSchema).extend({ waiting: z.number().int() }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 404 for an unknown one, or one of a province that is not the reader's. */
  getSchoolById: {
    method: "GET",
    path: "v1/school/inbox/{id}",
    params: z.object({ id: z.string().max(40) }),
    response: schoolSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Audited, and told to the person in charge by mail. 404 as above; 409 with `data: { decidedBy, decidedAt, status }`, or stale. */
  decideSchool: {
    method: "POST",
    path: "v1/school/decide",
    body: decisionFields,
    response: schoolSchema,
    success: [200],
    idempotent: false,
    auth: "user",
    changesContent: true,
  },
} satisfies Record<string, Operation>;
