import { z } from "zod";
import { jobApplicationFields } from "~/lib/job-fields";
import { SERVICE_KINDS, serviceRequestFields } from "~/lib/service-request-fields";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";
import { manageKey } from "./decisions";

const applicationSchema = z.object({
  id: z.string(),
  /** Displayed number: `LAMARAN-2026-000123`. */
  number: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  cvId: z.string().nullable(),
  coverLetter: z.string(),
  createdAt: instant,
});

const serviceRequestSchema = z.object({
  id: z.string(),
  /** Displayed number: `LAYANAN-2026-000123`. */
  number: z.string(),
  kind: z.enum(SERVICE_KINDS),
  company: z.string(),
  pic: z.string(),
  email: z.string(),
  phone: z.string(),
  need: z.string(),
  headcount: z.number().int(),
  start: z.string().nullable(),
  budgetRange: z.string(),
  notes: z.string(),
  createdAt: instant,
});

const list = { method: "GET", success: [200], idempotent: true, auth: "user" } as const;
const create = { method: "POST", success: [201], idempotent: false, auth: "app" } as const;

/** Job applications and service inquiries. */
export const adminCareerOperations = {
  /**
   * 404 for a closed job; 409 with `data: { appliedAt, number }` for a second application with the same email (designs B9);
   * 422; 429 after ten per hour. The response contains the receipt key.
   */
  applyForJob: {
    ...create,
    path: "v1/job/apply",
    body: jobApplicationFields.extend({ jobId: z.string().max(40) }),
    response: applicationSchema.extend({ manageKey }),
  },
  /** By receipt key. 404. */
  getJobApplication: {
    ...list,
    auth: "app",
    path: "v1/job/application",
    query: z.object({ key: manageKey }),
    response: applicationSchema,
  },
  /** Newest first, for superadmins and admins, else 403. */
  listJobApplications: {
    ...list,
    path: "v1/job/applications",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(10),
      jobId: z.string().max(40).optional(),
    }),
    response: paged(applicationSchema),
  },
  /** Sends a confirmation email. 422; 429 after ten per hour. */
  createServiceRequest: {
    ...create,
    path: "v1/service-request/create",
    body: serviceRequestFields,
    response: serviceRequestSchema,
  },
  /** Newest first, for superadmins and admins, else 403. */
  listServiceRequests: {
    ...list,
    path: "v1/service-requests",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(10),
      kind: z.enum(SERVICE_KINDS).optional(),
    }),
    response: paged(serviceRequestSchema),
  },
} satisfies Record<string, Operation>;
