import { z } from "zod";
import { VISIBILITIES } from "~/lib/class-options";
import {
  companySettingsSchema,
  JOB_STATUSES,
  jobDecisionSchema,
  jobSettingsSchema,
  newCompanySchema,
} from "~/lib/job-desk-fields";
import { JOB_MODES, JOB_TYPES } from "~/lib/job-fields";
import { visibilitySchema } from "~/lib/program-fields";
import { recordVersion } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { html, instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

const companyParams = z.object({ slug: z.string().min(1).max(96) });
const jobParams = companyParams.extend({ id: z.string().min(1).max(40) });

const companyFields = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  publication: z.enum(VISIBILITIES),
};
const companyRowSchema = z.object({
  ...companyFields,
  openJobs: z.number().int(),
  /** Jobs that wait for approval. */
  waitingJobs: z.number().int(),
});
export type DeskCompanyRow = z.output<typeof companyRowSchema>;

const deskCompanySchema = z.object({
  ...companyFields,
  summary: z.string(),
  description: html(),
  logo: z.string().nullable(),
  version: recordVersion,
  /** Whether the caller may show companies and open jobs. */
  canPublish: z.boolean(),
  /** Newest first, at most 200. */
  jobs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.enum(JOB_STATUSES),
      deadlineAt: instant,
      applications: z.number().int(),
    }),
  ),
});
export type DeskCompany = z.output<typeof deskCompanySchema>;

const deskJobSchema = z.object({
  id: z.string(),
  company: z.object({ slug: z.string(), name: z.string() }),
  title: z.string(),
  type: z.enum(JOB_TYPES),
  mode: z.enum(JOB_MODES),
  city: z.string(),
  salaryMin: z.number().int().nullable(),
  salaryMax: z.number().int().nullable(),
  summary: z.string(),
  requirements: z.array(z.string()),
  deadlineAt: instant,
  openings: z.number().int(),
  status: z.enum(JOB_STATUSES),
  version: recordVersion,
  applications: z.number().int(),
  canPublish: z.boolean(),
});
export type DeskJob = z.output<typeof deskJobSchema>;

const read = { method: "GET", success: [200], idempotent: true, auth: "user" } as const;
const write = { success: [200], idempotent: false, auth: "user", changesContent: true } as const;

/**
 * Companies and jobs: all of them for roles 0 and 1, their own for industry and partners; one of others answers 404
 * (docs/decisions/0102).
 */
export const jobDeskOperations = {
  /** Those with jobs to approve first, then by name; with the number of companies of each visibility. 403. */
  listDeskCompanies: {
    ...read,
    path: "v1/company-desk",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      visibility: z.enum(VISIBILITIES).optional(),
    }),
    response: paged(companyRowSchema).extend({
      counts: z.partialRecord(z.enum(VISIBILITIES), z.number().int()),
      /** Of all pages. */
      waitingJobs: z.number().int().default(0),
    }),
  },
  /** A draft of the caller's. 403, 409 for a slug in use. */
  createDeskCompany: {
    ...write,
    method: "POST",
    path: "v1/company-desk",
    body: newCompanySchema,
    response: z.object({ slug: z.string() }),
    success: [201],
  },
  /** 403, 404. */
  getDeskCompany: {
    ...read,
    path: "v1/company-desk/{slug}",
    params: companyParams,
    response: deskCompanySchema,
  },
  /** 403, 404, 409 for a stale version. */
  saveDeskCompany: {
    ...write,
    method: "PUT",
    path: "v1/company-desk/{slug}",
    params: companyParams,
    body: companySettingsSchema.extend({ version: recordVersion }),
    response: deskCompanySchema,
  },
  /** Shows a company with its jobs, or takes it off. Roles 0 and 1. 403, 404, 409 for a stale version. */
  setCompanyVisibility: {
    ...write,
    method: "POST",
    path: "v1/company-desk/{slug}/visibility",
    params: companyParams,
    body: visibilitySchema.extend({ version: recordVersion }),
    response: deskCompanySchema,
  },
  /** A draft. 403, 404. */
  createDeskJob: {
    ...write,
    method: "POST",
    path: "v1/company-desk/{slug}/job",
    params: companyParams,
    body: jobSettingsSchema,
    response: z.object({ id: z.string() }),
    success: [201],
  },
  /** 403, 404. */
  getDeskJob: {
    ...read,
    path: "v1/company-desk/{slug}/job/{id}",
    params: jobParams,
    response: deskJobSchema,
  },
  /** An open job that its company changes waits for approval again. 403, 404, 409 for a stale version. */
  saveDeskJob: {
    ...write,
    method: "PUT",
    path: "v1/company-desk/{slug}/job/{id}",
    params: jobParams,
    body: jobSettingsSchema.extend({ version: recordVersion }),
    response: deskJobSchema,
  },
  /** 403, 404, 409 for a stale version, a status that does not allow it, or opening after the deadline. */
  decideDeskJob: {
    ...write,
    method: "POST",
    path: "v1/company-desk/{slug}/job/{id}/decision",
    params: jobParams,
    body: jobDecisionSchema.extend({ version: recordVersion }),
    response: deskJobSchema,
  },
} satisfies Record<string, Operation>;
