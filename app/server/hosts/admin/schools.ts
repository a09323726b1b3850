import { z } from "zod";
import { SCHOOL_STATUSES, schoolFields } from "~/lib/school-fields";
import { versionField } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";
import { schoolSchema, schoolWithKeySchema } from "../services/schools";
import { decisionBody, manageKey } from "./decisions";
import { adminTeamOperations } from "./teams";

/** School registrations: by receipt key for the registrant, and the inbox for reviewers. */
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
  /** Until it is verified or rejected. Also resubmits a registration sent back for revision. 404, 409 (stale, decided, NPSN), 422. */
  updateSchool: {
    method: "POST",
    path: "v1/school/update",
    query: z.object({ key: manageKey }),
    body: schoolFields.and(z.object({ version: versionField })),
    response: schoolWithKeySchema,
    success: [200],
    idempotent: false,
    auth: "app",
  },
  /** Inbox, newest first: the whole tenant for roles 0 and 1, their provinces for 9, else 403. */
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
    /** `waiting`: number of undecided registrations that the user may decide on. */
    response: paged(schoolSchema).extend({
      waiting: z.number().int(),
      /** Registrations of each status that the other filters match. */
      counts: z.partialRecord(z.enum(SCHOOL_STATUSES), z.number().int()).default({}),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 404 for an unknown registration, or one outside the user's provinces. */
  getSchoolById: {
    method: "GET",
    path: "v1/school/inbox/{id}",
    params: z.object({ id: z.string().max(40) }),
    response: schoolSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Audited; emails the contact person. 404 as above; 409 with `data: { decidedBy, decidedAt, status }`, or stale. */
  decideSchool: {
    method: "POST",
    path: "v1/school/decide",
    body: decisionBody,
    response: schoolSchema,
    success: [200],
    idempotent: false,
    auth: "user",
    changesContent: true,
  },
} satisfies Record<string, Operation>;
